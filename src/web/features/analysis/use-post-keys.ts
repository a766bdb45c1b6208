/**
 * The keys of a list of posts, as the table of shortcuts has them: two move along, the others press what they name in the post that has
 * the focus, or, while posts of the list are selected, what is meant for all of them. Only while the focus is in the list: single letters
 * that act anywhere would surprise whoever dictates or types ahead. One post at a time is a stop of the Tab key. A post that leaves the
 * list, as one does that no longer fits the filter, hands the focus on.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePreferences } from '../../lib/preferences.ts';
import { isMac, keyName, shortcutOf } from '../../lib/pressed-keys.ts';
import type { ShortcutAct } from '../../lib/shortcuts.ts';
import { heirOf } from './corrected-list.ts';

type Posts = readonly { id: string }[];
type PressAct = Extract<ShortcutAct, { press: string }>;

/** The id of the post that is the stop: the one last held, or the first in sight while none of these was. */
export function usePostKeys(list: RefObject<HTMLElement | null>, posts: Posts, inSight: Posts = posts): string | undefined {
  const [held, setHeld] = useState<string | null>(null);
  // With the picture, and not some time after it: a card that is to be seen takes keys.
  useLayoutEffect(() => {
    const { current } = list;
    function onKey(event: KeyboardEvent): void {
      if (!current || event.isComposing || !usePreferences.getState().plainKeys || isTyping(event.target)) return;
      const { act } = shortcutOf('posts', keyName(event, isMac())) ?? {};
      if (!act) return;
      if ('press' in act) pressWhenDrawn(act, focused(), current);
      else if ('step' in act) move(current, act.step);
      event.preventDefault();
      // A menu that it opens closes with the next key that is pressed outside of it, and would take it for one.
      event.stopPropagation();
    }
    const hold = () => setHeld(focused()?.dataset['post'] ?? null);
    current?.addEventListener('keydown', onKey);
    current?.addEventListener('focusin', hold);
    return () => {
      current?.removeEventListener('keydown', onKey);
      current?.removeEventListener('focusin', hold);
    };
  }, [list]);
  const before = useRef<string[]>([]);
  useEffect(() => {
    const after = posts.map(({ id }) => id);
    const heir = held === null || document.activeElement !== document.body ? null : heirOf(held, before.current, after);
    before.current = after;
    if (heir !== null) list.current?.querySelector<HTMLElement>(`[data-post="${heir}"]`)?.focus({ preventScroll: true });
  }, [list, posts, held]);
  return (inSight.find(({ id }) => id === held) ?? inSight[0])?.id;
}

/** Pictures for which a key waits, two seconds of them: cards are drawn a few at a time, and one that has the focus may still be empty. */
const PATIENCE = 120;

function pressWhenDrawn(act: PressAct, card: HTMLElement | null, list: HTMLElement, pictures = PATIENCE): void {
  const found = target(act, card, list);
  if (found || pictures === 0) press(found);
  // Whoever went on meant another.
  else requestAnimationFrame(() => focused() === card && pressWhenDrawn(act, card, list, pictures - 1));
}

/** What is held says why when it has the focus (in-plan.tsx). */
function press(found: HTMLElement | null | undefined): void {
  if (found?.ariaDisabled === 'true') found.focus();
  else found?.click();
}

/** The list is virtual, but the neighbours of what is on screen are always there. */
function move(list: HTMLElement, step: 1 | -1): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-post]')];
  const held = focused();
  const next = held && cards[cards.indexOf(held) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** In a card there may be a field for notes. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type="checkbox"])');
}

/** What a key clicks, in the list's bar of what is selected where there is one, or else in the card. */
function target({ press: at, ofMany }: PressAct, card: HTMLElement | null, list: HTMLElement): HTMLElement | null | undefined {
  const bar = ofMany ? list.closest('section')?.querySelector<HTMLElement>('[data-bulk]') : null;
  return card && (bar ?? card).querySelector<HTMLElement>(at);
}

function focused(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-post]') ?? null;
}
