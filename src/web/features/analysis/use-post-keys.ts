/**
 * j and k move along the posts of a list; of the one that has the focus, x selects it, s asks for the sentiment, t for tags, h how to
 * hide it, l for its translation, w says why it is here, o opens it. While posts of the list are selected, s, t and h are meant for all of them. Only while
 * the focus is in the list: single letters that act anywhere would surprise whoever dictates or types ahead. One post at a time is a
 * stop of the Tab key. A post that leaves the list, as one does that no longer fits the filter, hands the focus on.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { heirOf } from './corrected-list.ts';

interface Action {
  at: string;
  /** While posts are selected, meant for all of them. */
  ofMany?: boolean;
}

const ACTIONS = new Map<string, Action>([
  ['x', { at: '[data-select]' }],
  ['s', { at: '[data-sentiment]', ofMany: true }],
  ['t', { at: '[data-tag]', ofMany: true }],
  ['h', { at: '[data-hide]', ofMany: true }],
  ['l', { at: '[data-translate]' }],
  ['o', { at: '[data-original]' }],
  ['w', { at: '[data-why]' }],
]);

type Posts = readonly { id: string }[];

/** The id of the post that is the stop: the one last held, or the first in sight while none of these was. */
export function usePostKeys(list: RefObject<HTMLElement | null>, posts: Posts, inSight: Posts = posts): string | undefined {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const { current } = list;
    function onKey(event: KeyboardEvent): void {
      if (!current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const action = ACTIONS.get(event.key);
      if (action) press(target(action, current));
      else if (event.key === 'j') move(current, 1);
      else if (event.key === 'k') move(current, -1);
      else return;
      event.preventDefault();
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

/** What a key clicks, in the list's bar of what is selected where there is one, or else in the card that has the focus. */
function target({ at, ofMany = false }: Action, list: HTMLElement): HTMLElement | null | undefined {
  const card = focused();
  const bar = ofMany ? list.closest('section')?.querySelector<HTMLElement>('[data-bulk]') : null;
  return card && (bar ?? card).querySelector<HTMLElement>(at);
}

function focused(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-post]') ?? null;
}
