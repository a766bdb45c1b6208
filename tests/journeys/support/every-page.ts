/** All pages behind the sign-in, by their addresses. */
import { expect, type Page } from '@playwright/test';
import { OF_A_TOPIC, PAGES } from './addresses.ts';
import { openDemoTopic } from './demo.ts';

/** From Home, with the demo content loaded. */
export async function pagesToVisit(page: Page): Promise<string[]> {
  await openDemoTopic(page);
  const topic = /\/topics\/\d+/.exec(page.url())?.[0] ?? '';
  return [...PAGES, ...OF_A_TOPIC.map((name) => `${topic}/${name}`)];
}

/** Waits until the page shows what it is about. */
export async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Figures have their places before they are there; what is drawn of them may be wider.
  await expect(page.getByRole('main').locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0);
}
