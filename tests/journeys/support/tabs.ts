/** The tabs of an analysis. The address says the next tab at once, while the one before stays on screen until the next is there. */
import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** The heading that only this tab has. */
const HEADINGS = {
  overview: 'analysis:overviewMore.latest',
  what: 'analysis:what.title',
  when: 'analysis:when.week',
  who: 'analysis:who.title',
  where: 'analysis:where.overTime',
  how: 'analysis:how.byMedia',
} as const;

export type Tab = keyof typeof HEADINGS | 'rawData';

/** Opens the tab and waits until it is what is on screen, with figures: those of a new topic are there once it has been searched. */
export async function openTab(page: Page, say: Say, tab: Tab): Promise<void> {
  const tabs = page.getByRole('navigation', { name: say('analysis:tabs.label') });
  await tabs.getByRole('link', { name: say(`analysis:tabs.${tab}`), exact: true }).click();
  const main = page.getByRole('main');
  const own =
    tab === 'rawData'
      ? main.getByRole('region', { name: say('analysis:posts.title') })
      : main.getByRole('heading', { name: say(HEADINGS[tab]), exact: true });
  await expect(own).toBeVisible({ timeout: 60_000 });
}
