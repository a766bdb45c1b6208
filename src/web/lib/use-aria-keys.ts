/** `aria-keyshortcuts` of what a single shortcut presses; nothing while those of single keys are switched off. */
import { usePreferences } from './preferences.ts';
import { isMac } from './pressed-keys.ts';
import { isPlain, keysOf, type ShortcutName } from './shortcuts.ts';

export function useAriaKeys(name: ShortcutName): string | undefined {
  const plainKeys = usePreferences((preferences) => preferences.plainKeys);
  const [keys = ''] = keysOf(name);
  // One key after another has no name there.
  if (keys.includes(' ') || (isPlain(keys) && !plainKeys)) return undefined;
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control');
}
