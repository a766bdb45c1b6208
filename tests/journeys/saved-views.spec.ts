/** A tab with its filter is kept under a name, found again, changed, deleted and brought back; in both languages. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf } from './support/figures.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { type Say, words } from './support/words.ts';

// A name that is taken is refused, which the browser reports too.
test.use({ expectedErrors: [/status of 400|POST \/topics\/:id\/views/] });
test.beforeEach(() => test.setTimeout(400_000));

for (const [language, mode, width] of [
  ['en', 'light', 1440],
  ['zh-Hant', 'dark', 390],
] as const) {
  test(`${language}, ${mode}, ${width} wide: a view is saved, opened, changed and deleted`, async ({ page }) => {
    const say = words(language);
    await signIn(page, { language });
    await demoLoaded(page, say);
    await openDemoTopic(page);
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [`Bad ${language}`, `Worse ${language}`];
    const whole = await mentionsOf(page, say);

    await openTab(page, say, 'who');
    await page.goto(`${page.url().split('?')[0]}?sentiments=Negative`);
    await expect.poll(() => mentionsOf(page, say)).toBeLessThan(whole);
    const negative = await mentionsOf(page, say);
    const address = page.url();
    const chips = page.getByRole('list', { name: say('analysis:filter.set') });
    await chips.getByRole('button', { name: say('views:save') }).click();
    await saveAs(page, say, '');
    await expect(page.getByRole('dialog')).toContainText(say('errors:nameRequired'));
    await saveAs(page, say, first);
    await expect(page.getByText(say('views:saved', { name: first }))).toBeVisible();
    await expect(chips.getByRole('button', { name: say('views:save') })).toHaveCount(0);

    await openTab(page, say, 'how');
    await page.getByRole('button', { name: say('analysis:filter.clear'), exact: true }).click();
    await expect.poll(() => mentionsOf(page, say)).toBe(whole);
    const menu = await openMenu(page, say);
    await expect(linkTo(menu, first)).not.toHaveAttribute('aria-current', 'page');
    await expectNoViolations(page);
    await shot(page, `saved-views-${language}-${mode}-${width}`);
    await menu.getByRole('button', { name: say('views:save') }).click();
    await saveAs(page, say, first);
    await expect(page.getByRole('dialog')).toContainText(say('errors:viewNameTaken'));
    await expectNoViolations(page);
    await shot(page, `saved-views-dialog-${language}-${mode}-${width}`);
    await page.keyboard.press('Escape');

    await linkTo(await openMenu(page, say), first).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => mentionsOf(page, say)).toBe(negative);
    await expect(linkTo(await openMenu(page, say), first)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');

    await openTab(page, say, 'when');
    await (await openMenu(page, say))
      .getByRole('button', { name: say('views:actionsOf.update', { name: first }), exact: true })
      .click();
    await expect(linkTo(menu, first)).toHaveAttribute('aria-current', 'page');
    await undo(page, say, say('views:updated', { name: first }));
    await expect(page.getByText(say('views:undone', { name: first }))).toBeVisible();
    await expect(linkTo(await openMenu(page, say), first)).not.toHaveAttribute('aria-current', 'page');

    await menu.getByRole('button', { name: say('views:actionsOf.rename', { name: first }), exact: true }).click();
    await page.getByRole('checkbox', { name: say('views:share') }).check();
    await saveAs(page, say, second);
    await expect(linkTo(await openMenu(page, say), second)).toContainText(say('views:shared'));
    await expect(linkTo(menu, first)).toHaveCount(0);
    await remove(menu, say, second);
    await undo(page, say, say('views:deleted', { name: second }));
    await expect(page.getByText(say('views:undone', { name: second }))).toBeVisible();
    await expect(linkTo(await openMenu(page, say), second)).toContainText(say('views:shared'));
    await remove(menu, say, second);
    await expectNothingBeyond(page);
  });
}

test('a view of an older version opens with what is still understood of it', async ({ page }) => {
  const say = words('en');
  await page.route('**/api/gateway/topics/*/views', (route) => {
    const search = { sentiments: 'Negative', period: 'yesterday', gone: { since: [1] }, page: 'x' };
    const view = { id: 'old', name: 'Old', tab: 'where', search, shared: true, owner: 'Kai' };
    return route.fulfill({ json: { data: [view] } });
  });
  await signIn(page);
  await demoLoaded(page, say);
  await openDemoTopic(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await shot(page, 'saved-views-1024');
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops = ['analysis:filter.more', 'views:views'].map((name) =>
    topOf(page.getByRole('button', { name: say(name), exact: true })),
  );
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  const menu = await openMenu(page, say);
  await expect(menu).toContainText(say('views:sharedBy', { name: 'Kai' }));
  await expect(menu.getByRole('button', { name: say('views:actionsOf.delete', { name: 'Old' }) })).toHaveCount(0);
  await linkTo(menu, 'Old').click();
  await expect(page).toHaveURL(/\/where\?sentiments=Negative$/);
  expect(await mentionsOf(page, say)).toBeGreaterThan(0);
});

async function openMenu(page: Page, say: Say): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: say('views:views'), exact: true });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: say('views:views'), exact: true }).click();
  await expect(menu).toBeVisible();
  return menu;
}

async function topOf(button: Locator): Promise<number | undefined> {
  return (await button.boundingBox())?.y;
}

function linkTo(menu: Locator, name: string): Locator {
  return menu.getByRole('link', { name });
}

async function saveAs(page: Page, say: Say, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('views:name') }).fill(name);
  await dialog.getByRole('button', { name: say('app:save'), exact: true }).click();
}

async function remove(menu: Locator, say: Say, name: string): Promise<void> {
  await menu.getByRole('button', { name: say('views:actionsOf.delete', { name }), exact: true }).click();
  await expect(linkTo(menu, name)).toHaveCount(0);
}

/** In the passing word that says this. */
async function undo(page: Page, say: Say, said: string): Promise<void> {
  await page
    .getByRole('alert')
    .filter({ hasText: said })
    .getByRole('button', { name: say('views:undo') })
    .click();
}
