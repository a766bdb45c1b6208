/** The demo content is loaded behind the running server; its topics count as being searched until it is whole. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** On Home: waits until no topic is being searched any more. */
export async function demoLoaded(page: Page, say: Say): Promise<void> {
  await expect(page.getByText(say('app:demo'), { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(say('home:searching'))).toHaveCount(0, { timeout: 120_000 });
}

interface DemoTopic {
  /** As addresses have it. */
  id: string;
  name: string;
}

/** On Home, in its order, whatever other topics there are by now. */
export async function demoTopics(page: Page, say: Say): Promise<DemoTopic[]> {
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText(say('app:demo'), { exact: true }) });
  const links = cards.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const read = async (link: Locator) => ({
    id: /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '',
    name: (await link.textContent()) ?? '',
  });
  return Promise.all((await links.all()).map(read));
}

/** On Home: opens the overview of the demo content's first topic, whatever other topics there are by now. */
export async function openDemoTopic(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sampan outage' }).first().click();
  await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
}

/** What a card says whose sentiment the demo's person has just corrected. */
export function correctedJustNow(say: Say): string {
  return say('analysis:posts.correct.correctedBy', { name: 'Demo', when: say('analysis:posts.correct.justNow') });
}
