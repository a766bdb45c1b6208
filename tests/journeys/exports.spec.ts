/** Taking posts away: what is downloaded are the posts that were on screen, at once or once they are made, in both languages. */
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { csvRows } from '../support/csv-rows.ts';
import { sheetRows } from '../support/sheet-rows.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf } from './support/figures.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

async function downloadedBy(page: Page, act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { download, bytes: readFileSync(await download.path()) };
}

async function choose(page: Page, say: Say, item: string) {
  await page.getByRole('button', { name: say('exports:export'), exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${say(`exports:${item}`)}`) }).click();
}

for (const language of LANGUAGES) {
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
  });
}
