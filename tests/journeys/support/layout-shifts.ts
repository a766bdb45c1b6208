/** Whether what stands on a page jumps while its answers come late: all layout shifts that nobody has caused by a click. */
import type { BrowserContext, Page } from '@playwright/test';

const DELAY = 600;
/** Milliseconds: several pages load at the same time, each with many late answers one after the other. */
const PATIENCE = 90_000;

const WATCH = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    const what = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return (element?.className || element?.tagName) + ' ' + previousRect.y + ' to ' + currentRect.y;
    });
    if (!hadRecentInput) window.shifts.push({ value, what });
  }
}).observe({ type: 'layout-shift', buffered: true });`;

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  what: string[];
}

/** Of every page of the context, from now on. */
export async function answerLate(context: BrowserContext): Promise<void> {
  await context.addInitScript(WATCH);
  await context.route('**/api/gateway/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue().catch(() => undefined);
  });
  // A stream never ends, and the page would never be at rest.
  await context.route('**/arrivals?*', (route) => route.fulfill({ status: 204 }));
}

/** Opens the address and waits until nothing more is asked. */
export async function shiftsOn(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE });
  return page.evaluate<Shift[]>('window.shifts');
}
