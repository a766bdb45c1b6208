/** What can be measured of a page as it stands: what stays while it scrolls, what moves, what is too low for a finger. */
import type { Page } from '@playwright/test';

/** The rows of pixels that do not scroll with the page. */
export function staying(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const rows = new Set();
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isStuck = position === 'fixed' || (position === 'sticky' && top <= 0);
      if (!isStuck || width < innerWidth / 2) continue;
      for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
    }
    return rows.size;
  })()`);
}

/** What moves for longer than a moment, or without end; to wait is not to move. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`document
    .getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().activeDuration > 1)
    .map(({ effect }) => effect.target.outerHTML.slice(0, 120))`);
}

/** What is pressed most: the way to other pages, what a page begins with and offers, what sends a form. */
const PRESSED_MOST = [
  'nav a',
  'aside:not(#content *) button',
  '#content header:has(h1) :is(a, button)',
  '#content [data-act]',
  'form [type="submit"]',
].join();

export function low(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('${PRESSED_MOST}')]
    .filter((found) => found.getClientRects().length > 0)
    .filter((found) => found.getBoundingClientRect().height < 44)
    .map((found) => found.outerHTML.slice(0, 120))`);
}
