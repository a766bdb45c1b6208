/**
 * j and k move along the posts of a list; of the one that has the focus, s asks for the sentiment, w says why it is here, o
 * opens it. Only while the focus is in the list: single letters that act anywhere would surprise whoever dictates or types
 * ahead. One post at a time is a stop of the Tab key. A post that leaves the list, as one does that no longer fits the
 * filter, hands the focus on.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { heirOf } from './corrected-list.ts';

/** The id of the post that is the stop: the one last held, or the first while none of these was. */
export function usePostKeys(list: RefObject<HTMLElement | null>, posts: readonly { id: string }[]): string | undefined {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const { current } = list;
    function press(event: KeyboardEvent): void {
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') move(current, 1);
      else if (event.key === 'k') move(current, -1);
      else if (event.key === 's') focused()?.querySelector<HTMLElement>('[data-sentiment]')?.click();
      else if (event.key === 'o') focused()?.querySelector<HTMLAnchorElement>('a[target="_blank"]')?.click();
      else if (event.key === 'w') focused()?.querySelector<HTMLButtonElement>('[data-why]')?.click();
      else return;
      event.preventDefault();
    }
    const hold = () => setHeld(focused()?.dataset['post'] ?? null);
    current?.addEventListener('keydown', press);
    current?.addEventListener('focusin', hold);
    return () => {
      current?.removeEventListener('keydown', press);
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
  return (posts.find(({ id }) => id === held) ?? posts[0])?.id;
}

/** The list is virtual, but the neighbours of what is on screen are always there. */
function move(list: HTMLElement, step: 1 | -1): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-post]')];
  const held = focused();
  const next = held && cards[cards.indexOf(held) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function focused(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-post]') ?? null;
}
