/**
 * j and k move along the posts of a list; of the one that has the focus, o opens the original and w why it is here. Only
 * while the focus is in the list: single letters that act anywhere would surprise whoever dictates or types ahead. One post
 * at a time is a stop of the Tab key.
 */
import { type RefObject, useEffect, useState } from 'react';

/** The id of the post that is the stop: the one last held, or the first while none of these was. */
export function usePostKeys(list: RefObject<HTMLElement | null>, posts: readonly { id: string }[]): string | undefined {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    const { current } = list;
    function press(event: KeyboardEvent): void {
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') move(current, 1);
      else if (event.key === 'k') move(current, -1);
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
