/** A new organisation: from the sign-in to its first chart in three acts at most, and what comes after until it is put away. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { registerAccount } from './support/new-account.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const PASSWORD = 'harbour lights';

const steps = (page: Page, say: Say) => page.getByRole('region', { name: say('first-use:title') });
const next = (page: Page, say: Say) => page.getByRole('region', { name: say('first-use:next.title') });
const done = (page: Page, say: Say, step: string) =>
  next(page, say)
    .getByRole('listitem')
    .filter({ hasText: say(`first-use:next.${step}`) })
    .getByRole('img', { name: say('first-use:next.done'), exact: true });
const sample = (page: Page, say: Say, name: string) => page.getByRole('button', { name: say(`first-use:samples.name.${name}`) });

/** The first chart of the topic: drawn, with a count that is not nothing. */
async function expectChart(page: Page, say: Say, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const chart = page.getByRole('region', { name: say('analysis:overTime.title') });
  await expect(chart.locator('div[role="img"] :is(canvas, svg)').first()).toBeVisible({ timeout: 60_000 });
}

/** Though what had it is gone. */
async function expectFocusInMain(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
}

/** One at a time, each once, gone when it was read. */
async function expectHintsOnce(page: Page, say: Say): Promise<void> {
  const hint = page.getByRole('main').getByRole('note');
  await expect(hint).toContainText(say('hints:lines.openPosts'));
  await expectNoViolations(page);
  await hint.getByRole('button', { name: say('hints:gotIt') }).press('Enter');
  await expect(hint).toHaveCount(0);
  await expectFocusInMain(page);
  await page.reload();
  await expect(hint).toContainText(say('hints:lines.dragPeriod'));
  // It was shown, so it was told, whatever became of it.
  await page.reload();
  await expect(page.getByRole('region', { name: say('analysis:overTime.title') })).toBeVisible();
  await expect(hint).toHaveCount(0);
}

async function confirmTopic(page: Page, say: Say): Promise<void> {
  await expect(page).toHaveURL(/\/topics\/new\?step=review/);
  await expect(page.getByText(say('topics:preview.last7Days'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('topics:form.create'), exact: true }).click();
}

for (const language of LANGUAGES) {
  const say = words(language);

  test.describe(language, () => {
    // Asked before somebody has registered, the address is nobody's.
    test.use({ expectedErrors: [/status of 401/] });

    test('a new organisation comes to its first chart by its own words, and ticks off what comes next', async ({
      page,
      browser,
      request,
    }) => {
      test.setTimeout(300_000);
      const account = { email: `first-${Date.now()}@quay.example`, password: PASSWORD, organisation: 'Quay Tea' };
      await storePosts(request, posts(language));
      await registerAccount(page, language, account);
      await fillSignIn(page, { language, ...account });

      await expect(steps(page, say)).toBeVisible({ timeout: 60_000 });
      await expectNoViolations(page);
      await shot(page, `first-use-${language}`, { fullPage: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingBeyond(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      const field = page.getByRole('textbox', { name: say('first-use:own.label') });
      await page
        .getByRole('button', { name: say('first-use:own.go') })
        .first()
        .click();
      await expect(page.getByText(say('first-use:own.none'))).toBeVisible();

      // One: say it. Two: confirm it. The chart is there.
      await field.fill('Quaytea, 碼頭茶室');
      await field.press('Enter');
      await expect(page.getByRole('main').getByText('碼頭茶室').first()).toBeVisible();
      await expectNoViolations(page);
      await shot(page, `first-use-confirm-${language}`);
      await confirmTopic(page, say);
      await expectChart(page, say, 'Quaytea');
      await shot(page, `first-use-chart-${language}`);
      await expectHintsOnce(page, say);

      await page.getByRole('link', { name: say('app:home'), exact: true }).click();
      await expect(done(page, say, 'topic')).toBeVisible();
      await expect(done(page, say, 'alert')).toHaveCount(0);
      await expectNoViolations(page);
      await shot(page, `first-use-next-${language}`, { fullPage: true });
      await next(page, say)
        .getByRole('button', { name: say('first-use:next.putAway') })
        .press('Enter');
      await expect(next(page, say)).toHaveCount(0);
      await expectFocusInMain(page);
      await expectAwayElsewhere(browser, language, account);
    });

    test('a ready-made topic is one press, or a press and a name', async ({ page }) => {
      await signIn(page, { language, path: '/topics/new' });
      await expect(sample(page, say, 'weather')).toBeVisible();
      await expectNoViolations(page);
      await shot(page, `first-use-samples-${language}`);
      await sample(page, say, 'campaign').click();
      const names = page.getByRole('textbox', { name: say('first-use:samples.names') });
      await expect(names).toBeFocused();
      // The organisation's own name stands there.
      await expect(names).toHaveValue('Demo');
      await expectNoViolations(page);
      await names.fill('Sampan, 舢舨');
      await names.press('Enter');
      await expect(page).toHaveURL(/step=review/);
      const main = page.getByRole('main');
      await expect(main.getByText(say('first-use:samples.campaignTopic', { name: 'Sampan' }))).toBeVisible();
      await expect(main.getByText('舢舨').first()).toBeVisible();
      await expect(page.getByRole('button', { name: say('topics:form.create'), exact: true })).toBeEnabled();
      await shot(page, `first-use-sample-${language}`);
      await page.getByRole('button', { name: say('topics:form.startOver') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('topics:form.startOver') })
        .click();
    });
  });
}

/** What was put away is away in a browser that has never seen the account, after its Home has shown everything else. */
async function expectAwayElsewhere(browser: Browser, language: Language, account: { email: string; password: string }) {
  const say = words(language);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { language, ...account });
  await expect(page.getByRole('link', { name: 'Quaytea' }).first()).toBeVisible();
  await page.getByRole('link', { name: say('app:topics'), exact: true }).click();
  await page.getByRole('link', { name: say('app:home'), exact: true }).click();
  await expect(page.getByRole('region', { name: say('home:coverage') })).toBeVisible();
  await expect(next(page, say)).toHaveCount(0);
  await context.close();
}

function posts(language: Language) {
  return [1, 2, 3, 5, 8].map((daysAgo) => ({
    id: `quaytea-${language}-${daysAgo}`,
    media_type: 'forum' as const,
    daysAgo,
    content: daysAgo % 2 === 0 ? '碼頭茶室的奶茶好飲' : 'The milk tea of quaytea is worth the queue',
  }));
}

test.describe('where nothing is collected', () => {
  const server = ownServer(SHARED.port + 1);
  test.use({ baseURL: server.url });
  test.beforeAll(() => server.startAhead(0));
  test.afterAll(() => server.close());

  for (const language of LANGUAGES) {
    const say = words(language);

    test(`${language}: the first steps lead to the sources first`, async ({ page }) => {
      await signIn(page, { language });
      await expect(page.getByRole('heading', { name: say('first-use:nothingStored.title') })).toBeVisible();
      await expectNoViolations(page);
      await shot(page, `first-use-nothing-stored-${language}`, { fullPage: true });
      await page.getByRole('link', { name: say('first-use:nothingStored.action') }).click();
      await expect(page).toHaveURL('/sources?view=catalogue');
    });
  }
});
