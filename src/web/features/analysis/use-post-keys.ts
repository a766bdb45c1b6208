/** j and k move along the posts of a list, o opens the one that has the focus. Not while somebody types. */
import { type RefObject, useEffect } from 'react';

export function usePostKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') move(list.current, 1);
      else if (event.key === 'k') move(list.current, -1);
      else if (event.key === 'o') focused(list.current)?.querySelector<HTMLAnchorElement>('a[target="_blank"]')?.click();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list]);
}

/** The list is virtual, but the neighbours of what is on screen are always there. */
function move(list: HTMLElement | null, step: 1 | -1): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
  const held = focused(list);
  const at = held ? cards.indexOf(held) : -1;
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const next = cards[at < 0 ? Math.max(0, first) : at + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function focused(list: HTMLElement | null): HTMLElement | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-post]') ?? null;
  return list?.contains(card) ? card : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
}
