/** Posts are sorted by many: tagged, given a sentiment and hidden, by key and by pointer; every step is undone, and hidden ones are restored. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { correctedJustNow, demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { type Language, type Say, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(300_000));

test('by keyboard, when the plan has ended: what cannot be done says why', async ({ page }) => {
  const say = words('en');
  const endsAt = '2026-01-31T16:00:00.000Z';
  await page.route('**/api/gateway/call', (route) => {
    const asksForEnd = route.request().postDataJSON().name === 'get_user_expired';
    return asksForEnd ? route.fulfill({ json: { result: { expired: true, endsAt } } }) : route.continue();
  });
  await openRawData(page, 'en');
  const reason = page.getByRole('tooltip', { name: say('app:plan.reason', { date: '31/Jan/2026' }) });
  for (const key of ['h', 't']) {
    await page.locator('[data-post]').first().focus();
    await expect(reason).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(reason).toBeVisible();
  }
  await page.keyboard.press('j');
  const second = page.locator('[data-post]').nth(1);
  await expect(second).toBeFocused();
  const author = (await second.locator('header b').textContent()) ?? '';
  expect(await second.getAttribute('aria-label')).toContain(`${author} · `);
});

test('by keyboard: three posts are tagged, found by the tag, corrected, hidden, and all of it is undone', async ({ page }) => {
  const say = words('en');
  await openRawData(page, 'en');
  const all = await postsShown(page, say);
  const cards = page.locator('[data-post]');
  await cards.first().focus();
  for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: say('analysis:bulk.label') });
  await expect(bar).toContainText(say('analysis:bulk.selected_other', { number: 3 }));

  await page.keyboard.press('t');
  const picker = page.getByRole('dialog', { name: say('analysis:tags.tag'), exact: true });
  await expect(picker.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Journey');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('analysis:tags.added_other', { number: 3, tag: 'Journey' }))).toBeVisible();
  await expect(picker.getByRole('checkbox', { name: /^Journey/ })).toBeChecked();
  await expectNoViolations(page);
  await shot(page, 'triage-tags-en');
  await page.keyboard.press('Escape');
  const tagged = page.getByRole('button', { name: 'Journey', exact: true });
  await expect(tagged).toHaveCount(3);
  await tagged.first().click();
  await expect.poll(() => postsShown(page, say)).toBe(3);
  await expect.poll(() => mentionsOf(page, say)).toBe(3);

  await noteOnAll(page, say);
  // What is selected and still listed stays so.
  await expect(page.getByRole('checkbox', { name: say('analysis:bulk.all') })).toBeChecked();
  await cards.first().focus();
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: say('app:sentiments.mixed') }).click();
  const corrected = say('analysis:posts.correct.set_other', { count: 3, sentiment: say('app:sentiments.mixed') });
  await expect(page.getByText(corrected)).toBeVisible();
  // Not only when: a post may say that too.
  const byUs = cards.getByText(correctedJustNow(say));
  await expect(byUs).toHaveCount(3);
  await undo(page, say, corrected);
  await expect(byUs).toHaveCount(0);

  await cards.nth(1).focus();
  await page.keyboard.press('h');
  await page.getByRole('menuitem', { name: say('analysis:hidden.choices.several.post', { number: 3 }) }).click();
  const hidden = say('analysis:hidden.donePosts_other', { number: 3 });
  await expect(page.getByText(hidden)).toBeVisible();
  await expect(page.getByText(say('analysis:empty.filtered'))).toBeVisible();
  await page.getByRole('button', { name: say('analysis:filter.clear'), exact: true }).click();
  await expect.poll(() => postsShown(page, say)).toBe(all - 3);
  await undo(page, say, hidden);
  await expect.poll(() => postsShown(page, say)).toBe(all);
  await expect.poll(() => mentionsOf(page, say)).toBe(all);
});

for (const [language, mode, width] of [
  ['en', 'light', 1440],
  ['zh-Hant', 'dark', 390],
] as const) {
  test(`${language}, ${mode}, ${width} wide: an author is hidden and restored, and a note is written`, async ({ page }) => {
    const say = words(language);
    await openRawData(page, language);
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.setViewportSize({ width, height: 900 });
    const all = await postsShown(page, say);
    const card = page.locator('[data-post]').first();
    await card.getByRole('button', { name: say('analysis:notes.add'), exact: true }).click();
    await card.getByRole('textbox').fill('sth x');
    await card.getByRole('button', { name: say('analysis:notes.save') }).click();
    await expect(card.getByText('sth x')).toBeVisible();
    await expect(card.getByRole('button', { name: say('analysis:notes.count_one', { number: 1 }) })).toBeVisible();
    const edit = card.getByRole('button', { name: say('analysis:notes.edit') });
    await edit.click();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await edit.click();
    await card.getByRole('textbox', { name: say('analysis:notes.edit') }).fill('sth else');
    await expectNoViolations(page);
    await card.getByRole('button', { name: say('analysis:notes.saveChange') }).click();
    await expect(card.getByText('sth else')).toBeVisible();
    await expect(edit).toBeFocused();
    await undo(page, say, say('analysis:notes.changed'));
    await expect(card.getByText('sth x')).toBeVisible();
    await expect(page.getByText(say('analysis:posts.correct.undone'))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `triage-note-${language}-${mode}-${width}`);
    await card.getByRole('button', { name: say('analysis:notes.delete') }).press('Enter');
    await expect(card.getByText('sth x')).toHaveCount(0);
    await expect(card.locator(':focus')).toHaveCount(1);

    await card.locator('[data-hide]').click();
    await expectNoViolations(page);
    await page.getByRole('menuitem').nth(1).click();
    await expect.poll(() => postsShown(page, say)).toBeLessThan(all);
    await expect.poll(async () => (await mentionsOf(page, say)) - (await postsShown(page, say))).toBe(0);
    const link = say('analysis:hidden.link', { what: say('analysis:hidden.counts.author_one', { number: 1 }) });
    await page.getByRole('button', { name: link }).click();
    const panel = page.getByRole('dialog', { name: say('analysis:hidden.panel') });
    const restore = panel.getByRole('button', { name: new RegExp(say('analysis:hidden.restoreNamed', { name: '.*' })) });
    await expect(restore).toHaveCount(1);
    await expectNoViolations(page);
    await shot(page, `triage-hidden-${language}-${mode}-${width}`);
    await restore.click();
    await expect(panel.getByText(say('analysis:hidden.none'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => postsShown(page, say)).toBe(all);
    await expectNothingBeyond(page);
  });
}

test('a note that is being written outlasts scrolling, a click beside it, and Escape', async ({ page }) => {
  const say = words('en');
  await openRawData(page, 'en');
  const first = page.locator('[aria-posinset="1"]');
  await first.getByRole('button', { name: say('analysis:notes.add'), exact: true }).click();
  await first.getByRole('textbox').fill('half of it');
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await expect(first).toHaveCount(0);
  await page.evaluate('window.scrollTo(0, 0)');
  await expect(first.getByRole('textbox')).toHaveValue('half of it');
  await first.getByRole('textbox').fill('');

  for (const place of [1, 2]) await page.locator(`[aria-posinset="${place}"]`).getByRole('checkbox').check();
  const note = page
    .getByRole('region', { name: say('analysis:bulk.label') })
    .getByRole('button', { name: say('analysis:notes.add'), exact: true });
  const field = page.getByRole('dialog').getByRole('textbox', { name: say('analysis:notes.field') });
  await note.click();
  await field.fill('of both');
  const beside = page.getByRole('heading', { level: 1 });
  await beside.click();
  await expect(field).toHaveValue('of both');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await note.click();
  await expect(field).toHaveValue('of both');
  await field.fill('');
  await beside.click();
  await expect(field).toHaveCount(0);

  await openTab(page, say, 'overview');
  await page.getByRole('button', { name: new RegExp(`^${say('app:sentiments.negative')}: `) }).click();
  const panel = page.getByRole('dialog');
  const card = panel.locator('[data-post]').first();
  await card.getByRole('button', { name: say('analysis:notes.add'), exact: true }).click();
  await card.getByRole('textbox').fill('of one');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('textbox')).toHaveValue('of one');
  await panel.getByRole('button', { name: say('app:close'), exact: true }).click();
  await expect(panel).toHaveCount(0);
});

async function openRawData(page: Page, language: Language): Promise<void> {
  const say = words(language);
  await signIn(page, { language });
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await openTab(page, say, 'rawData');
  await expect(page.locator('[data-post]').first()).toBeVisible();
}

/** In the passing word that says this; by key, and from where one was. */
async function undo(page: Page, say: Say, said: string): Promise<void> {
  await page
    .getByRole('alert')
    .filter({ hasText: said })
    .getByRole('button', { name: say('analysis:posts.correct.undo'), exact: true })
    .press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}

/** The three that are selected get one note, and lose it again. */
async function noteOnAll(page: Page, say: Say): Promise<void> {
  const bar = page.getByRole('region', { name: say('analysis:bulk.label') });
  await bar.getByRole('button', { name: say('analysis:notes.add'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: say('analysis:notes.field') })).toBeFocused();
  await page.keyboard.type('Ask the shop.');
  await expectNoViolations(page);
  await shot(page, 'triage-bulk-note-en');
  await page.keyboard.press('Control+Enter');
  const noted = page.locator('[data-post]').getByRole('button', { name: say('analysis:notes.count_one', { number: 1 }) });
  await expect(noted).toHaveCount(3);
  await undo(page, say, say('analysis:notes.added_other', { number: 3 }));
  await expect(noted).toHaveCount(0);
}
