/** Creating a topic step by step: every figure of the preview is of posts that the journey itself has stored. */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
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
  stepTitle,
} from './support/topic-steps.ts';
import { LANGUAGES, words } from './support/words.ts';

test.beforeAll(async ({ request }) => storePosts(request, QUOKKA_TEA));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: groups of keywords, step by step, with what they find`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new' });
    await atStep(page, say, 'name');
    await next(page, say);
    await expect(page.getByLabel(say('topics:form.name'))).toBeFocused();
    await expect(page.getByText(say('errors:topicNameRequired'))).toBeVisible();
    await expectNoViolations(page);
    const name = `Quokka ${language}`;
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await atStep(page, say, 'period');
    await expectNoViolations(page);
    await next(page, say);
    await atStep(page, say, 'channels');
    await page.getByRole('button', { name: say('topics:form.selectNone') }).click();
    await next(page, say);
    await expect(page.getByText(say('errors:channelRequired'))).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: say('topics:form.selectAll') }).click();
    await next(page, say);
    await atStep(page, say, 'keywords');
    await expect(keywordGroup(page, say)).toBeFocused();
    await addKeywords(keywordGroup(page, say), ['quokkatea', '袋鼠茶']);
    await expectPreview(page, say, 3, 6);
    await addKeywords(keywordGroup(page, say, 'exclusion'), ['jobs']);
    await expectPreview(page, say, 3, 5);
    await expect(preview(page, say).locator('mark').filter({ hasText: 'quokkatea' }).first()).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `wizard-keywords-${language}`, { fullPage: true });
    await next(page, say);

    await atStep(page, say, 'review');
    await expect(stepTitle(page, say, 'review')).toBeFocused();
    await expectPreview(page, say, 3, 5);
    const used = `${say('topics:preview.planOf.keywords')} ${say('topics:preview.usedOf', { used: 2, max: 200 })}`;
    await expect(page.getByRole('meter', { name: used, exact: true })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `wizard-review-${language}`, { fullPage: true });
    await create(page, say, name);
    await expect.poll(() => mentionsOf(page, say)).toBe(5);
  });

  test(`${language}: a query with an error, the way to mend it, and the posts it finds`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new?step=keywords' });
    await chooseMode(page, say, 'advanced');
    await queryField(page, say).fill('quokkatea');
    await expectPreview(page, say, 3, 6);
    await queryField(page, say).pressSequentially(' sesame');
    const fix = page.getByRole('button', { name: say('query:fixes.and') });
    await expect(fix).toBeVisible();
    await expect(preview(page, say).getByText(say('topics:preview.shownBefore.wrong'))).toBeVisible();
    await expectPreview(page, say, 3, 6);
    await expectNoViolations(page);
    await shot(page, `wizard-query-error-${language}`, { fullPage: true });
    await fix.click();
    await expect(queryField(page, say)).toHaveValue('quokkatea AND sesame');
    await expectPreview(page, say, 1, 2);
    await expect(preview(page, say).locator('mark').filter({ hasText: 'sesame' })).toHaveCount(2);
    await expectNoViolations(page);

    await goToStep(page, say, 'review');
    await expect(page.getByRole('alert').getByText(say('errors:topicNameRequired'))).toBeVisible();
    await page.getByRole('button', { name: say('topics:form.create') }).click();
    await atStep(page, say, 'name');
    const name = `Sesame ${language}`;
    await expect(page.getByLabel(say('topics:form.name'))).toBeFocused();
    await page.keyboard.type(name);
    await page.getByRole('button', { name: say('topics:form.toReview') }).click();
    await create(page, say, name);
    await expect.poll(() => mentionsOf(page, say)).toBe(2);
    await page.getByRole('link', { name: say('analysis:tabs.rawData') }).click();
    expect(await postsShown(page, say)).toBe(2);
  });
}

test('what cannot be stored never gets into a query', async ({ page }) => {
  const say = words('en');
  await signIn(page, { path: '/topics/new?step=keywords' });
  await chooseMode(page, say, 'advanced');
  await queryField(page, say).fill('quokka tea');
  await queryField(page, say).press('Home');
  for (let letter = 0; letter < 'quokka'.length; letter += 1) await page.keyboard.press('ArrowRight');
  await page.evaluate("document.execCommand('insertText', false, 'x\\0y\\ud83c')");
  await expect(queryField(page, say)).toHaveValue('quokkaxy tea');
  await page.keyboard.type('z');
  await expect(queryField(page, say)).toHaveValue('quokkaxyz tea');
});

test.describe('a query that is too large to look up', () => {
  test.use({ expectedErrors: [/413|too_large|preview/] });

  test('says so, and that it can be created all the same', async ({ page }) => {
    const say = words('en');
    await signIn(page, { path: '/topics/new?step=keywords' });
    const body = { error: { code: 'too_large', message: 'too large to preview' } };
    await page.route('**/api/gateway/topics/preview', (route) => route.fulfill({ status: 413, json: body }));
    await addKeywords(keywordGroup(page, say), ['quokkatea']);
    await expect(preview(page, say).getByText(say('topics:preview.tooLarge'))).toBeVisible();
    await expectNoViolations(page);
  });
});
