/** What opens over a page and shows names: menus, dialogs, panels, the box beside the pointer. */
import { expect, type Page } from '@playwright/test';
import { shown } from './every-page.ts';
import { missingTexts } from './hostile-watch.ts';
import { type Content, TOPIC_NAMES, WORD } from './naughty-content.ts';
import type { Say } from './words.ts';

interface Opening {
  name: string;
  open: (page: Page, say: Say, content: Content) => Promise<void>;
  /** Texts that stand there then, each in an element of its own. */
  shows?: (content: Content) => readonly string[];
}

const rawData = ({ topicId }: Content) => `/topics/${topicId}/raw-data?rows=100`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.locator('[data-post]').first();

async function openRawData(page: Page, content: Content): Promise<void> {
  await page.goto(rawData(content));
  await shown(page);
  await expect(card(page)).toBeVisible();
}

export const OPENINGS: readonly Opening[] = [
  {
    name: 'views',
    async open(page, say, content) {
      await openRawData(page, content);
      await button(page, say('views:views')).click();
      await expect(page.getByRole('list', { name: say('views:list') })).toBeVisible();
    },
    shows: ({ views }) => views,
  },
  {
    name: 'view that is renamed',
    async open(page, say) {
      const menu = page.getByRole('list', { name: say('views:list') });
      await menu.locator('li').nth(3).getByRole('button').nth(1).click();
      await expect(page.getByRole('dialog').last()).toBeVisible();
    },
  },
  {
    name: 'more filters',
    async open(page, say, content) {
      await openRawData(page, content);
      await button(page, say('analysis:filter.more')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'tags of a post',
    async open(page, say, content) {
      await openRawData(page, content);
      await card(page).focus();
      await page.keyboard.press('t');
      await expect(page.getByRole('dialog', { name: say('analysis:tags.tag'), exact: true })).toBeVisible();
      // They are asked for when it opens.
      await expect.poll(() => missingTexts(page, content.tags.slice(0, -2))).toEqual([]);
    },
    // The last two are of posts that are hidden.
    shows: ({ tags }) => tags.slice(0, -2),
  },
  {
    name: 'notes of a post, and why it is here',
    async open(page, say, content) {
      await openRawData(page, content);
      await card(page)
        .getByRole('button', { name: say('analysis:notes.count_one', { number: 1 }) })
        .click();
      await page.keyboard.press('Escape');
      await card(page).focus();
      await page.keyboard.press('w');
      await expect(card(page)).toHaveAttribute('data-explained', 'true');
    },
  },
  {
    name: 'what is hidden',
    async open(page, say, content) {
      await openRawData(page, content);
      await page.getByRole('button', { name: new RegExp(say('analysis:hidden.link', { what: '' }).trim()) }).click();
      await expect(
        page
          .getByRole('dialog', { name: say('analysis:hidden.panel') })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'an author’s posts',
    async open(page, _say, { topicId }) {
      await page.goto(`/topics/${topicId}/who`);
      await page.getByRole('main').getByRole('table').first().getByRole('row').nth(2).getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'a word that is searched within the posts',
    async open(page, say, { topicId }) {
      await page.goto(`/topics/${topicId}/what?tags=${encodeURIComponent(JSON.stringify([TOPIC_NAMES[0]]))}&text=${WORD}`);
      await expect(page.getByRole('list', { name: say('analysis:filter.set') })).toBeVisible();
    },
  },
  {
    name: 'a topic that is deleted',
    async open(page, say) {
      await page.goto('/topics');
      const name = TOPIC_NAMES.find((one) => one.includes('\u202E')) ?? '';
      // What is put around it, so that it turns nothing, is not typed.
      await page
        .getByRole('button', { name: new RegExp(`^.*${name.slice(0, 6)}.*$`) })
        .last()
        .click();
      await page.getByRole('menuitem', { name: say('topics:delete'), exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(name);
    },
  },
  {
    name: 'an alert that is deleted',
    async open(page, say, { alerts }) {
      await page.goto('/alerts');
      const name = alerts.find((one) => one.startsWith('مرحبا')) ?? '';
      await page.locator(`[data-alert="${name}"]`).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: say('alerts:delete'), exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(name);
    },
  },
  {
    name: 'topics to compare',
    async open(page, say) {
      await page.goto('/comparison');
      await page
        .locator('main [_echarts_instance_]')
        .first()
        .hover({ position: { x: 300, y: 150 } });
      await page
        .getByRole('button', { name: new RegExp(`^${say('comparison:remove', { name: '' }).trim()}`) })
        .first()
        .click();
      await page.getByRole('combobox', { name: say('comparison:add') }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a window of an alert',
    async open(page, _say, { alertId }) {
      const row = page
        .getByRole('main')
        .locator('button[aria-expanded]')
        .filter({ hasText: TOPIC_NAMES[0] ?? '' });
      // It ends a minute or two after it was made.
      await expect(async () => {
        await page.goto(`/alert-dashboard?alertId=${alertId}`);
        await row.first().click({ timeout: 5_000 });
      }).toPass({ timeout: 240_000 });
      await expect(page.locator('main [_echarts_instance_]').first()).toBeVisible();
    },
  },
  {
    name: 'a mail',
    async open(page, say) {
      await page.goto('/outbox');
      await page
        .getByRole('list', { name: say('outbox:title') })
        .getByRole('button')
        .first()
        .click();
      const frame = page.frameLocator('iframe');
      await expect(frame.locator('body')).not.toBeEmpty();
      expect(await frame.locator('[data-pwned], script, svg, [onerror], [onload]').count()).toBe(0);
    },
  },
];
