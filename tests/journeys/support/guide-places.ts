/** The places of which the guide has pictures, and how a person comes to each. A name is that of the file. */
import { expect, type Page } from '@playwright/test';
import { openTab, type Tab } from './tabs.ts';
import type { Say } from './words.ts';

export interface Place {
  name: string;
  go: (page: Page, say: Say, topics: readonly string[]) => Promise<void>;
}

const QUERY = '("Sampan" OR 三帆) AND (outage OR 斷網 OR 冇網)';
/** Two of the demo content's topics, as they are called. */
export const TOPICS = ['金桔手機 Kumquat', '茗常茶記 Ming Sheung Tea'] as const;

/** Pixels at the top that the filter takes, which stays there. */
const BAR = 96;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();

/** Of an organisation that has no topic yet. */
export const FIRST_PLACES: readonly Place[] = [
  { name: 'first-steps', go: (page, say) => heading(page, say('first-use:title')) },
  {
    name: 'confirm-topic',
    async go(page, say) {
      const field = page.getByRole('textbox', { name: say('first-use:own.label') });
      await field.fill('Sampan, 三帆');
      await field.press('Enter');
      await expect(page.getByText(say('topics:preview.last7Days'), { exact: true })).toBeVisible();
    },
  },
];

/** Of the demo organisation. */
export const PLACES: readonly Place[] = [
  { name: 'home', go: (page, say) => openPage(page, '/', say('home:coverage')) },
  {
    name: 'overview',
    async go(page, say, [topic]) {
      await openPage(page, `/topics/${topic}/overview`, say('analysis:overTime.title'));
      await expect(main(page).locator('div[role="img"] svg').first()).toBeVisible();
    },
  },
  { name: 'what', go: (page, say) => openBelowFigures(page, say, 'what') },
  { name: 'when', go: (page, say) => openBelowFigures(page, say, 'when') },
  { name: 'who', go: (page, say) => openBelowFigures(page, say, 'who') },
  { name: 'where', go: (page, say) => openBelowFigures(page, say, 'where') },
  { name: 'raw-data', go: (page, say) => openBelowFigures(page, say, 'rawData') },
  {
    name: 'why',
    async go(page, say) {
      await firstPost(page).focus();
      await page.keyboard.press('w');
      await expect(firstPost(page).getByRole('list', { name: say('query:why.label') })).toBeVisible();
    },
  },
  {
    name: 'correct-sentiment',
    async go(page) {
      await firstPost(page).focus();
      await page.keyboard.press('w');
      await page.keyboard.press('s');
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'sort-posts',
    async go(page, say) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await firstPost(page).focus();
      for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
      await expect(page.getByRole('region', { name: say('analysis:bulk.label') })).toBeVisible();
    },
  },
  {
    name: 'export',
    async go(page, say) {
      for (const key of ['x', 'k', 'x']) await page.keyboard.press(key);
      await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'comparison',
    async go(page, say, topics) {
      await openPage(page, `/comparison?topics=${topics.join()}`, say('comparison:title'));
      await expect(main(page).getByRole('table').first()).toContainText(TOPICS[1]);
    },
  },
  {
    name: 'search',
    async go(page, say) {
      await page.goto(`/query?q=${encodeURIComponent(QUERY)}`);
      await expect(firstPost(page)).toBeVisible();
      await page.getByRole('button', { name: say('query:parts.title') }).click();
    },
  },
  { name: 'names', go: (page, say) => openPage(page, '/names', say('names:empty.title')) },
  { name: 'sources', go: (page, say) => openPage(page, '/sources?view=catalogue', say('sources:title')) },
  {
    name: 'alert',
    async go(page, say, [topic]) {
      await openPage(page, `/alerts/create?topic=${topic}`, say('alerts:form.createTitle'));
      await expect(main(page).locator('div[role="img"] svg').first()).toBeVisible();
    },
  },
  { name: 'alert-dashboard', go: (page, say) => openPage(page, '/alert-dashboard', say('app:alertDashboard')) },
  {
    name: 'plan',
    async go(page, say) {
      await openPage(page, '/', say('home:coverage'));
      await page.getByRole('button', { name: say('app:account') }).click();
      await expect(page.getByRole('menuitem', { name: say('app:signOut') })).toBeVisible();
    },
  },
  { name: 'people', go: (page, say) => openDialog(page, say, 'people') },
  { name: 'devices', go: (page, say) => openDialog(page, say, 'devices') },
];

const firstPost = (page: Page) => main(page).locator('[data-post]').first();

async function openPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
}

/** The figures above are the same on every tab: what is of the tab stands at the top. */
async function openBelowFigures(page: Page, say: Say, tab: Tab): Promise<void> {
  await openTab(page, say, tab);
  const figures = page.getByRole('region', { name: say('analysis:kpi.label') });
  await expect(figures.locator('svg').first()).toBeVisible();
  const { y = 0, height = 0 } = (await figures.boundingBox()) ?? {};
  await page.evaluate(`scrollBy({ top: ${y + height - BAR}, behavior: 'instant' })`);
}

async function openDialog(page: Page, say: Say, name: 'people' | 'devices'): Promise<void> {
  const account = page.getByRole('button', { name: say('app:account') });
  const item = page.getByRole('menuitem', { name: say(`session:${name}.title`) });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (!(await item.isVisible())) await account.click();
  await item.click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
