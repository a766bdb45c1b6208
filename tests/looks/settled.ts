/** When a page is what it is going to be: nothing is on its way, and nothing has changed for a moment. */
import { expect, type Page, type Request } from '@playwright/test';

const ON_ITS_WAY =
  '[aria-busy="true"], [role="status"][aria-label], .mantine-Skeleton-root, .mantine-Loader-root, [data-loading="true"]';

/**
 * Answers when no element, attribute or text has changed for so many milliseconds and the browser has nothing else to do, all pictures and
 * letters are there, and no animation runs.
 */
const STILL = `new Promise((resolve) => {
  for (const picture of document.images) picture.loading = 'eager';
  const done = async () => {
    changes.disconnect();
    await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode().catch(() => {}))]);
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  };
  let timer;
  let rest;
  const begin = () => {
    clearTimeout(timer);
    cancelIdleCallback(rest);
    timer = setTimeout(() => (rest = requestIdleCallback(done)), 200);
  };
  const changes = new MutationObserver(begin);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  begin();
})`;

/** The calls of a page that wait for an answer, from now on; those that stay open to hear of something wait for none. */
export function callsOf(page: Page): ReadonlySet<Request> {
  const waiting = new Set<Request>();
  page.on('request', (request) => request.headers()['accept'] !== 'text/event-stream' && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return waiting;
}

export async function settled(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await expect.poll(() => [...calls].map((call) => call.url())).toEqual([]);
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
  // A frame is there before what it is to show.
  for (const frame of page.frames()) await expect(frame.locator('body > *')).not.toHaveCount(0);
  await page.evaluate(STILL);
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
}
