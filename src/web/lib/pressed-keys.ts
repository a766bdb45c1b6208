/** What a key that is pressed means: its name as in the table of shortcuts, and which of them it completes or begins. Pure. */
import { isOfThePage, SHORTCUTS, type Shortcut, type ShortcutGroup } from './shortcuts.ts';

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** What was begun, and when, in milliseconds of the page's clock. */
export interface BegunKeys {
  key: string;
  at: number;
}

/** Milliseconds for which a second key is waited for. */
const PATIENCE = 1500;

/** null for what no shortcut is made of. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isMac: boolean): string | null {
  if (altKey || (isMac ? ctrlKey : metaKey)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const isMod = isMac ? metaKey : ctrlKey;
  // A sign may need Shift on one keyboard and not on another; a letter does not, whatever Caps Lock says.
  const isShifted = shiftKey && (isLetter || key.length > 1);
  return `${isMod ? 'Mod+' : ''}${isShifted ? 'Shift+' : ''}${isLetter ? key.toLowerCase() : key}`;
}

export interface Meant {
  /** What is to be done. */
  done?: Shortcut;
  /** The first key of some. */
  begun?: BegunKeys;
}

/** Of the shortcuts that are handled wherever the focus is. */
export function meantBy(name: string, at: number, before: BegunKeys | undefined): Meant {
  const isSecond = before !== undefined && at - before.at <= PATIENCE;
  const keys = isSecond ? `${before.key} ${name}` : name;
  const done = shortcutsOfPage().find((shortcut) => shortcut.keys.includes(keys));
  if (done) return { done };
  // A second key that completes nothing begins anew.
  if (isSecond) return meantBy(name, at, undefined);
  const begins = shortcutsOfPage().some((shortcut) => shortcut.keys.some((whole) => whole.startsWith(`${name} `)));
  return begins ? { begun: { key: name, at } } : {};
}

/** Of a group that is handled where it belongs. */
export function shortcutOf(group: ShortcutGroup, name: string | null): Shortcut | undefined {
  return (SHORTCUTS as readonly Shortcut[]).find(
    (shortcut) => shortcut.group === group && shortcut.keys.some((key) => key === name),
  );
}

function shortcutsOfPage(): readonly Shortcut[] {
  return (SHORTCUTS as readonly Shortcut[]).filter(isOfThePage);
}

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** `Mod` as it is printed on the keyboard. */
export function printedMod(): string {
  return isMac() ? '⌘' : 'Ctrl';
}
