/** Controls that several pages have, each used once in both languages: rows of a list, shortcuts of dates, channels, types of alerts. */
import { expect, type Page } from '@playwright/test';
import { SHORTCUTS, type Shortcut, shortcutPeriod } from '../../src/engine/analysis/shortcuts.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

const WORD = 'numbatpier';
/** Whole days before now. */
const AGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 40, 200, 400];
const DAY = 24 * 60 * 60 * 1000;

test.beforeAll(async ({ request }) =>
  storePosts(
    request,
    AGES.map((daysAgo) => ({ id: `${WORD}-${daysAgo}`, media_type: 'forum', daysAgo, content: `${WORD} ${daysAgo} days ago` })),
  ),
);

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a list has as many rows on a page as are chosen`, async ({ page }) => {
    await signIn(page, { language, path: `/query?q=${WORD}` });
    const posts = page.locator('[data-post]');
    const shown = (from: number, to: number) => page.getByText(say('analysis:posts.shown', { from, to, total: AGES.length }));
    await expect(posts).toHaveCount(AGES.length);
    await form.choose(page, say('analysis:posts.rowsPerPage'), '10');
    await expect(page).toHaveURL(/rows=10/);
    await expect(posts).toHaveCount(10);
    await expect(shown(1, 10)).toBeVisible();
    await page.getByRole('button', { name: say('analysis:posts.nextPage') }).click();
    await expect(posts).toHaveCount(4);
    await expect(shown(11, 14)).toBeVisible();
    await form.choose(page, say('analysis:posts.rowsPerPage'), '50');
    await expect(page).toHaveURL(/rows=50/);
    await expect(posts).toHaveCount(AGES.length);
  });

  test(`${language}: each shortcut of dates leaves the posts of its days`, async ({ page }) => {
    await signIn(page, { language, path: `/query?q=${WORD}` });
    const label = say('analysis:filter.period');
    const period = page.getByRole('button', { name: new RegExp(`^${label}:`) });
    const shortcut = (name: Shortcut) =>
      page.getByRole('dialog', { name: label }).getByRole('button', { name: say(`app:shortcuts.${name}`), exact: true });
    for (const name of SHORTCUTS) {
      await period.click();
      await shortcut(name).click();
      await expect(page).toHaveURL(new RegExp(`period=${name}`));
      await expect(period).toHaveAccessibleName(`${label}: ${say(`app:shortcuts.${name}`)}`);
      await expectFound(page, say, agesIn(name).length);
      await period.click();
      await expect(shortcut(name)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
    }
  });

  test(`${language}: an alert of the type chosen loses a channel and has it again`, async ({ page }) => {
    const asked = await answerPreviews(page);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await page.goto('/alerts/create');
    const name = `Numbat ${language}`;
    const news = page.getByRole('checkbox', { name: say('app:channels.news') });
    await form.field(page, say, 'name').fill(name);
    await form.addTopic(page, say, '三帆斷網 Sampan outage');
    for (const type of ['conversation', 'sentiment', 'periodic'] as const) {
      await expect(page.getByText(say(`alerts:types.${type}`), { exact: true })).toBeVisible();
      await form.typeOf(page, say, type).check();
      await expect.poll(() => asked.at(-1)).toMatchObject({ alertType: type });
    }
    await form.typeOf(page, say, 'conversation').check();
    await page.getByRole('button', { name: say('alerts:form.addMine') }).click();
    await news.uncheck();
    await expect.poll(() => asked.at(-1)).toMatchObject({ mediaTypes: expect.not.arrayContaining(['news']) });
    await form.createButton(page, say).click();

    await expect(form.rowOf(page, name)).toContainText(say('alerts:types.conversation'));
    await page.getByRole('link', { name, exact: true }).click();
    await expect(news).not.toBeChecked();
    await news.check();
    await page.getByRole('button', { name: say('alerts:form.save') }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(news).toBeChecked();

    await page.goto('/alerts');
    await form.act(page, say, name, say('alerts:delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('alerts:deleteConfirm') })
      .click();
    await expect(form.rowOf(page, name)).toHaveCount(0);
  });
}

/** Of the posts: by the clock of the demo's organisation. */
function agesIn(name: Shortcut): number[] {
  const now = new Date();
  const { start, end } = shortcutPeriod(name, now, 'Asia/Hong_Kong');
  return AGES.filter((age) => {
    const at = now.getTime() - age * DAY;
    return at >= start.getTime() && at < end.getTime();
  });
}

async function expectFound(page: Page, say: Say, number: number): Promise<void> {
  const volume = page.getByRole('region', { name: say('search:volume'), exact: true });
  const count = say(number === 1 ? 'search:count_one' : 'search:count_other', { number });
  await expect(volume.getByText(new RegExp(`^${count}\\s`))).toBeVisible();
}
