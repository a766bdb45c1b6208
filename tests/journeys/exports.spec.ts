/** Taking posts away: what is downloaded are the posts that were on screen, at once or once they are made, in both languages; so are pictures and figures of panels. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { csvRows } from '../support/csv-rows.ts';
import { sheetRows } from '../support/sheet-rows.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf } from './support/figures.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

async function downloadedBy(page: Page, act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { download, bytes: readFileSync(await download.path()) };
}

async function choose(page: Page, say: Say, item: string) {
  await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${say(`exports:${item}`)}`) }).click();
}

type Rows = Record<string, string>[];

/** What a panel gives away, the picture kept for the eye; its title is in it. */
async function takenAway(page: Page, say: Say, title: string): Promise<{ svg: string; rows: Rows }> {
  const save = async (format: 'Png' | 'Svg' | 'Csv') => {
    await page.getByRole('button', { name: say('app:chart.menu', { title }), exact: true }).click();
    return downloadedBy(page, () => page.getByRole('menuitem', { name: say(`app:chart.download${format}`) }).click());
  };
  const svg = (await save('Svg')).bytes.toString();
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(svg).toContain(`>${title}</text>`);
  const png = await save('Png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
  await png.download.saveAs(`test-results/shots/saved-${png.download.suggestedFilename()}`);
  return { svg, rows: csvRows((await save('Csv')).bytes.toString()) };
}

async function labelsOf(buttons: Locator): Promise<string[]> {
  await expect(buttons.first()).toBeVisible();
  return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** Without what is said of the name before them, and after them. */
const countOf = (label: string) => /[:：] ?([\d,]+)/.exec(label.replace(/\d\d:\d\d/g, ''))?.[1]?.replaceAll(',', '');

for (const language of LANGUAGES) {
  test(`panels leave as pictures and as CSV of what is on screen: ${language}`, async ({ page }) => {
    const say = words(language);
    test.setTimeout(240_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    if (language !== 'en') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    const panel = (title: string) => page.getByRole('main').getByRole('region', { name: title, exact: true });

    const splitTitle = say('analysis:sentimentSplit.title');
    const split = await takenAway(page, say, splitTitle);
    const shares = await panel(splitTitle).getByRole('listitem').allInnerTexts();
    expect(split.rows.map((row) => Object.values(row).join(' '))).toEqual(
      shares.map((text) => text.replaceAll(',', '').split(/\s+/).join(' ')),
    );
    for (const text of shares.flatMap((share) => share.split(/\s+/)))
      expect(split.svg).toContain(`>${text.replace('<', '&#60;')}</text>`);

    await openTab(page, say, 'when');
    const weekTitle = say('analysis:when.week');
    const week = await takenAway(page, say, weekTitle);
    const hours = (await labelsOf(panel(weekTitle).getByRole('table').getByRole('button'))).map(countOf);
    expect(hours).toHaveLength(7 * 24);
    expect(week.rows.flatMap((row) => Object.values(row).slice(1))).toEqual(hours);
    for (const count of hours) if (Number(count) > 0) expect(week.svg).toContain(`>${Number(count).toLocaleString('en')}</text>`);

    await openTab(page, say, 'what');
    const cloudTitle = say('analysis:what.title');
    const cloud = await takenAway(page, say, cloudTitle);
    const said = panel(cloudTitle).getByRole('list').getByRole('button');
    const texts = (await said.allInnerTexts()).map((text) => text.trim());
    expect(cloud.rows.map((row) => Object.values(row).slice(0, 2))).toEqual(
      (await labelsOf(said)).map((label, at) => [texts[at], countOf(label.slice(texts[at]?.length))]),
    );
    for (const text of texts) expect(cloud.svg).toContain(`>${text}</text>`);
    expect(cloud.svg).toContain(say('analysis:what.lists.keywords'));
    expect(cloud.rows.map((row) => Number(row[say('app:score')]))).not.toContain(Number.NaN);
  });

  test(`a view leaves as CSV and as a spreadsheet: ${language}`, async ({ page }) => {
    const say = words(language);
    test.setTimeout(180_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);

    const count = await mentionsOf(page, say);
    const csv = await downloadedBy(page, () => choose(page, say, 'formats.csv'));
    expect(csv.download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
    expect(csvRows(csv.bytes.toString())).toHaveLength(count);

    const negative = page.getByRole('button', { name: new RegExp(`^${say('app:sentiments.negative')}`) }).first();
    const label = (await negative.getAttribute('aria-label')) ?? '';
    await negative.click();
    const part = await downloadedBy(page, () => page.getByRole('button', { name: say('exports:csvOf') }).click());
    const rows = csvRows(part.bytes.toString());
    expect(rows, label).toHaveLength(Number(/[\d,]+/.exec(label)?.[0].replaceAll(',', '')));
    expect(new Set(rows.map((row) => row[language === 'en' ? 'Sentiment' : '情緒']))).toEqual(new Set(['Negative']));
    await page.keyboard.press('Escape');

    await choose(page, say, 'formats.xlsx');
    const panel = page.getByRole('dialog', { name: say('exports:files') });
    const file = panel.getByRole('article').first();
    const download = file.getByRole('button', { name: say('exports:download') });
    await expect(download).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);
    await shot(page, `exports-${language}`);
    const xlsx = await downloadedBy(page, () => download.click());
    expect(sheetRows(xlsx.bytes, 'xl/worksheets/sheet1.xml')).toHaveLength(count + 1);
    const before = await panel.getByRole('article').count();
    await file
      .getByRole('button', {
        name: new RegExp(
          say('exports:deleteOf', { name: '' })
            .replace(/[「」]/g, '')
            .trim(),
        ),
      })
      .click();
    await expect(panel.getByRole('article')).toHaveCount(before - 1);
    await page.getByRole('button', { name: say('exports:undo') }).click();
    await expect(panel.getByRole('article')).toHaveCount(before);
    await expect(page.getByText(say('exports:undone'))).toBeVisible();
  });

  test.describe('of a topic that is not searched yet', () => {
    test.use({ expectedErrors: [/409|not_ready|posts_csv|exports/] });

    test(`nothing can be taken away, which is said: ${language}`, async ({ page }) => {
      const say = words(language);
      const notReady = { status: 409, json: { error: { code: 'not_ready', message: 'Data is not ready for download' } } };
      await page.route('**/api/gateway/call', (route) =>
        route.request().postDataJSON().name === 'get_topic_analysis_posts_csv' ? route.fulfill(notReady) : route.fallback(),
      );
      await page.route('**/api/gateway/exports', (route) =>
        route.request().method() === 'POST' ? route.fulfill(notReady) : route.fallback(),
      );
      await signIn(page, { language });
      await demoLoaded(page, say);
      await openDemoTopic(page);
      const said = page.getByText(say('exports:notReady'));
      await choose(page, say, 'formats.csv');
      await expect(said).toHaveCount(1);
      await choose(page, say, 'formats.xlsx');
      await expect(said).toHaveCount(2);

      // Where the page knows it, nothing is offered.
      await page.route('**/api/gateway/call', async (route) => {
        if (route.request().postDataJSON().name !== 'get_topic') return route.fallback();
        const answer = await route.fetch();
        const { result, ...rest } = await answer.json();
        return route.fulfill({ response: answer, json: { ...rest, result: { ...result, state: 'searching' } } });
      });
      await page.reload();
      await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
      await expect(page.getByRole('menu').getByText(say('exports:notReady'))).toBeVisible();
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${say('exports:formats.csv')}`) })).toBeDisabled();
    });
  });
}
