/**
 * Keys that count wherever the focus is, as the table of shortcuts has them. Not while something is typed, in a menu or a dialog, with an
 * input method at work, or where those of single keys are switched off; the palette's opens it from a field too.
 */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMeantForPage } from '../lib/key-target.ts';
import { closeAbove, openAbove, useOpened } from '../lib/opened.ts';
import { usePreferences } from '../lib/preferences.ts';
import { type BegunKeys, isMac, keyName, meantBy } from '../lib/pressed-keys.ts';
import { isPlain, type ShortcutAct } from '../lib/shortcuts.ts';

/** On a page for queries the editor is where one searches. */
const SEARCHED_BY = '#content [data-search]:enabled, #content [data-searched] textarea';
/** What keeps everything else from being used. */
const ABOVE = 'dialog[open], [aria-modal="true"]';

export function useShortcuts(): void {
  const router = useRouter();
  useEffect(() => {
    let begun: BegunKeys | undefined;
    function onKey(event: KeyboardEvent): void {
      // Holding a modifier down begins nothing and ends nothing.
      if (event.isComposing || event.repeat || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      const name = keyName(event, isMac());
      const meant = name === null ? {} : meantBy(name, event.timeStamp, begun);
      const isHeard = meant.done ? isHeardHere(meant.done.keys[0] ?? '', event.target) : isHeardHere(name ?? '', event.target);
      begun = isHeard ? meant.begun : undefined;
      if (!isHeard || !meant.done || !act(meant.done.act)) return;
      event.preventDefault();
      // The second of two keys may mean something else where the focus is.
      event.stopPropagation();
    }
    /** Whether there was something to do. */
    function act(what: ShortcutAct): boolean {
      if ('open' in what) toggleAbove(what.open);
      else if ('go' in what) void router.navigate({ to: what.go });
      else if ('search' in what) focusSearch();
      else if ('press' in what) return press(what.press, what.focused);
      else return false;
      return true;
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [router]);
}

function isHeardHere(keys: string, target: EventTarget | null): boolean {
  const { what } = useOpened.getState();
  if (!isPlain(keys)) return what === 'palette' || document.querySelector(ABOVE) === null;
  if (!usePreferences.getState().plainKeys || document.querySelector(ABOVE) !== null) return false;
  return isMeantForPage(target);
}

function toggleAbove(what: 'palette' | 'shortcuts'): void {
  if (useOpened.getState().what === what) closeAbove(what);
  else openAbove(what);
}

function press(selector: string, focused = false): boolean {
  const found = inSight(selector);
  if (focused) found?.focus({ preventScroll: true });
  found?.click();
  return found !== undefined;
}

/** Where the page has no field for it, what narrows it; where it has neither, everything there is. */
function focusSearch(): void {
  const field = inSight(SEARCHED_BY);
  if (field) field.focus();
  else if (!press('#content [data-act="filter"]')) openAbove('palette');
}

function inSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.getClientRects().length > 0);
}
