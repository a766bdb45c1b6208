/** What is written stays: from step to step, from mode to mode, out of the page and back, until it is saved or thrown away. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { QUOKKA_TEA } from './support/quokka-tea.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import {
  addKeywords,
  atStep,
  chooseMode,
  create,
  expectPreview,
  goToStep,
  keywordGroup,
  next,
  preview,
  queryField,
  STEPS,
} from './support/topic-steps.ts';
import { words } from './support/words.ts';

const say = words('en');

test.beforeAll(async ({ request }) => storePosts(request, QUOKKA_TEA));

test('the browser walks back through the steps, and a tab that was closed loses nothing', async ({ page, context }) => {
  await signIn(page, { path: '/topics/new' });
  await page.getByLabel(say('topics:form.name')).fill('Kept');
  await next(page, say);
  await atStep(page, say, 'period');
  await next(page, say);
  await atStep(page, say, 'channels');
  await page.goBack();
  await atStep(page, say, 'period');
  await page.goBack();
  await atStep(page, say, 'name');
  await page.goForward();
  await atStep(page, say, 'period');
  await goToStep(page, say, 'keywords');
  await addKeywords(keywordGroup(page, say), ['quokkatea']);
  await page.goto('/topics');

  const other = await context.newPage();
  await other.goto('/topics/new');
  await expect(other.getByLabel(say('topics:form.name'))).toHaveValue('Kept');
  await expect(other.getByText(say('topics:form.kept', { time: '' }).trim())).toBeVisible();
  await goToStep(other, say, 'keywords');
  await expect(keyword(other, 'quokkatea')).toBeVisible();
  await other.getByRole('button', { name: say('topics:form.startOver') }).click();
  const dialog = other.getByRole('dialog', { name: say('topics:form.startOverTitle') });
  await expectNoViolations(other);
  await dialog.getByRole('button', { name: say('topics:form.startOver') }).click();
  await atStep(other, say, 'name');
  await expect(other.getByLabel(say('topics:form.name'))).toHaveValue('');
  await expect(other.getByLabel(say('topics:form.name'))).toBeFocused();
  await expect(other.getByText(say('topics:form.stepState.errors'))).toHaveCount(0);
  await goToStep(other, say, 'keywords');
  await expect(keyword(other, 'quokkatea')).toHaveCount(0);
});

test('another mode carries over what it can say, and asks before it loses what it cannot', async ({ page }) => {
  await signIn(page, { path: '/topics/new?step=keywords' });
  await addKeywords(keywordGroup(page, say), ['quokkatea', 'sesame toast']);
  await chooseMode(page, say, 'advanced');
  await expect(queryField(page, say)).toHaveValue('quokkatea OR "sesame toast"');
  await expect(page.getByText(say('topics:form.modeCarried.advanced'))).toBeVisible();
  await chooseMode(page, say, 'basic');
  await expect(keyword(page, 'sesame toast')).toBeVisible();
  await expect(page.getByText(say('topics:form.modeCarried.basic'))).toBeVisible();

  await chooseMode(page, say, 'advanced');
  await queryField(page, say).fill('quokkatea NEAR/5 toast');
  await expectPreview(page, say, 1, 1);
  await chooseMode(page, say, 'basic');
  const dialog = page.getByRole('dialog', { name: say('topics:form.modeLostTitle') });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: say('app:cancel') }).click();
  await expect(queryField(page, say)).toHaveValue('quokkatea NEAR/5 toast');
  await chooseMode(page, say, 'basic');
  await dialog.getByRole('button', { name: say('topics:form.modeLostConfirm') }).click();
  await expect(keywordGroup(page, say)).toBeVisible();
  await expect(preview(page, say).getByText(say('topics:preview.notYet.empty'))).toBeVisible();
});

test('a newer key gives up the question before it, and nothing found says what to try', async ({ page }) => {
  await signIn(page, { path: '/topics/new?step=keywords' });
  const asked: string[] = [];
  await page.route('**/api/gateway/topics/preview', async (route) => {
    asked.push(route.request().postData() ?? '');
    // The first question gets no answer: only giving it up ends it.
    if (asked.length > 1) await route.continue();
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/topics/preview'));
  await addKeywords(keywordGroup(page, say), ['quokkatea']);
  await expect.poll(() => asked.length).toBe(1);
  await addKeywords(keywordGroup(page, say), ['sesame']);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => asked.length).toBe(2);
  await expectPreview(page, say, 3, 6);

  await keyword(page, 'sesame').click();
  await keyword(page, 'quokkatea').click();
  await addKeywords(keywordGroup(page, say), ['quokkaxyzzy']);
  await expect(preview(page, say).getByText(say('topics:preview.noMatch'))).toBeVisible();
  await expectNoViolations(page);
});

test('an edit shows what it changes, and can be discarded or saved from any step', async ({ page }) => {
  await signIn(page, { path: '/topics/new' });
  await page.getByLabel(say('topics:form.name')).fill('Edited');
  await goToStep(page, say, 'keywords');
  await addKeywords(keywordGroup(page, say), ['quokkatea']);
  await goToStep(page, say, 'review');
  await create(page, say, 'Edited');
  await openEdit(page);
  await expect(page.getByRole('button', { name: say('topics:form.save') })).toBeDisabled();
  await goToStep(page, say, 'name');
  await page.getByLabel(say('topics:form.name')).fill('Edited twice');
  await page.getByRole('button', { name: say('topics:form.reviewChanges') }).click();
  await expect(page.getByText(say('topics:form.onlyRenamed'))).toBeVisible();
  await goToStep(page, say, 'keywords');
  await addKeywords(keywordGroup(page, say, 'exclusion'), ['jobs']);
  await expectPreview(page, say, 3, 5);
  await page.getByRole('button', { name: say('topics:form.reviewChanges') }).click();
  await expect(page.getByText(say('topics:form.searchedAgain'))).toBeVisible();
  await expect(page.getByText(say('topics:form.changed'), { exact: true })).toHaveCount(2);
  await expectNoViolations(page);
  await shot(page, 'wizard-edit-review', { fullPage: true });
  await page.getByRole('button', { name: say('topics:form.discard') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('topics:form.discard') })
    .click();
  await atStep(page, say, 'keywords');
  await expect(keyword(page, 'jobs')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('topics:form.save') })).toBeDisabled();
  await goToStep(page, say, 'name');
  await page.getByLabel(say('topics:form.name')).fill('Edited twice');
  await page.getByRole('button', { name: say('topics:form.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edited twice' })).toBeVisible();
});

test.describe('while a topic is being saved', () => {
  test.use({ expectedErrors: [/500|create_topic/] });

  test('nothing can be written that would be lost, one goes on where one was, and whoever has left hears of it', async ({
    page,
  }) => {
    const answers: ((works: boolean) => void)[] = [];
    await page.route('**/api/gateway/call', async (route) => {
      if (!route.request().postData()?.includes('create_topic')) return route.continue();
      const works = await new Promise<boolean>((resolve) => answers.push(resolve));
      if (works) return route.continue();
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } });
    });
    await signIn(page, { path: '/topics/new' });
    await page.getByLabel(say('topics:form.name')).fill('Left');
    await goToStep(page, say, 'keywords');
    await addKeywords(keywordGroup(page, say), ['quokkatea']);
    await goToStep(page, say, 'review');
    const button = page.getByRole('button', { name: say('topics:form.create'), exact: true });
    await button.click();
    await expect.poll(() => answers.length).toBe(1);
    await goToStep(page, say, 'name');
    await expect(page.getByLabel(say('topics:form.name'))).toBeDisabled();
    await goToStep(page, say, 'review');
    await button.focus();
    answers.pop()?.(false);
    await expect(page.getByRole('alert').getByText(say('errors:somethingWrong'))).toBeVisible();
    await button.press('Enter');
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.(false);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect.poll(() => answers.length).toBe(1);
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:topics'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('app:topics') })).toBeVisible();
    answers.pop()?.(true);
    await expect(page.getByText(say('topics:form.created', { name: 'Left' }))).toBeVisible();
    await expect(page).toHaveURL(/\/topics$/);
    await page.goto('/topics/new');
    await expect(page.getByLabel(say('topics:form.name'))).toHaveValue('');
  });
});

test('every step on a phone, dark, in Chinese: within the width and accessible', async ({ page }) => {
  const zh = words('zh-Hant');
  await signIn(page, { language: 'zh-Hant', path: '/topics/new' });
  await page.getByRole('button', { name: zh('app:switchToDark') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const step of STEPS) {
    await goToStep(page, zh, step);
    if (step === 'keywords') {
      await addKeywords(keywordGroup(page, zh), ['quokkatea']);
      await expectPreview(page, zh, 3, 6);
    }
    await expectNoViolations(page);
    await shot(page, `wizard-${step}-390`, { fullPage: true });
    await expectNothingBeyond(page);
  }
});

async function openEdit(page: Page): Promise<void> {
  await page.getByRole('link', { name: say('analysis:editTopic') }).click();
  await atStep(page, say, 'keywords');
}

/** A keyword of a group, by the button that removes it. */
function keyword(page: Page, text: string): Locator {
  return page.getByRole('button', { name: say('topics:form.removeKeyword', { keyword: text }), exact: true });
}
