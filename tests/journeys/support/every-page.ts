/** All pages behind the sign-in, by their addresses. */
import { expect, type Page } from '@playwright/test';
import { OF_A_TOPIC, PAGES } from './addresses.ts';
import { openDemoTopic } from './demo.ts';

/** Milliseconds. */
const PATIENCE = 15_000;

/** From Home, with the demo content loaded. */
export async function pagesToVisit(page: Page): Promise<string[]> {
  await openDemoTopic(page);
  const topic = /\/topics\/\d+/.exec(page.url())?.[0] ?? '';
  return [...PAGES, ...OF_A_TOPIC.map((name) => `${topic}/${name}`)];
}

/** What is out of sight is drawn for whoever uses the page. A pointer that really moved would stand above something. */
export function used(page: Page): Promise<void> {
  return page.evaluate("void dispatchEvent(new Event('pointermove'))");
}

/** Waits until the page shows what it is about. */
export async function shown(page: Page, timeout = PATIENCE): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await used(page);
  // Figures have their places before they are there; what is drawn of them may be wider.
  await expect(page.getByRole('main').locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0, { timeout });
}
