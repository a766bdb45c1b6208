/** Typing a query: long ones in both languages with what is offered meanwhile, and a very long one changed in its middle. */
import { expect, type Page } from '@playwright/test';
import { test } from '../journeys/support/journey.ts';
import { signIn } from '../journeys/support/sign-in.ts';
import { chooseMode, goToStep, queryField } from '../journeys/support/topic-steps.ts';
import { words } from '../journeys/support/words.ts';
import { recorded } from './recorded.ts';

const say = words('en');
/** Milliseconds between two keys of somebody who types fast. */
const PAUSE = 40;

const ENGLISH =
  '("blank vote" OR ballot* OR election) AND (hong kong OR lang:en) AND NOT (title:sport OR author:"daily results") ' +
  'AND (delay NEAR/5 (ferry OR flight) OR refund* ONEAR/3 ticket) AND source:news OR lang:e';
const HAN =
  '（白票 OR 投票 OR 選舉）AND（香港 OR lang:zh）AND NOT（體育 OR 賽果）AND（延誤 NEAR/5（渡輪 OR 航班）OR 退款 ONEAR/3 機票）' +
  'AND（茶記 OR 奶茶 OR 凍檸茶 OR 茶餐廳）AND NOT（電影 OR 演唱會 OR 足球）OR（三帆 AND 斷網）OR（燕鷗 AND 航空 AND 行李）OR 金桔 AND lang:y';
const VERY_LONG = Array.from({ length: 80 }, (_, place) => `(tea${place} AND 茶${place} OR "blank vote")`)
  .join(' OR ')
  .slice(0, 2000);

/** Of the browser's, what is used here. */
interface Field {
  selectionEnd: number;
  setSelectionRange(start: number, end: number): void;
}

async function openField(page: Page) {
  await signIn(page, { path: '/topics/new' });
  await goToStep(page, say, 'keywords');
  await chooseMode(page, say, 'advanced');
  const field = queryField(page, say);
  await field.click();
  return field;
}

for (const [language, text] of [
  ['English', ENGLISH],
  ['Han', HAN],
] as const) {
  test(`typing in ${language}`, async ({ page }) => {
    const field = await openField(page);
    await recorded(page, `query editor, ${language}: 200 characters typed`, () =>
      field.pressSequentially(text, { delay: PAUSE }),
    );
    await expect(page.getByRole('listbox')).toBeVisible();
  });
}

test('2,000 characters, changed in the middle', async ({ page }) => {
  const field = await openField(page);
  await field.fill(VERY_LONG);
  await field.evaluate((element) => (element as unknown as Field).setSelectionRange(1000, 1000));
  expect(await field.evaluate((element) => (element as unknown as Field).selectionEnd)).toBe(1000);
  await recorded(page, 'query editor, 2,000 characters: typed in the middle', () =>
    field.pressSequentially(' OR lang:en AND (渡輪 OR ferr', { delay: PAUSE }),
  );
});

test('beside it: a bare text field', async ({ page }) => {
  await page.setContent('<!doctype html><textarea rows="6" cols="100"></textarea>');
  const field = page.locator('textarea');
  await field.click();
  await recorded(page, 'bare text field: 200 characters typed', () => field.pressSequentially(ENGLISH, { delay: PAUSE }));
});
