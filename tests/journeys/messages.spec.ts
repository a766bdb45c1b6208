/** What is said where something written cannot be taken, and what is told before: each where the person reads it, in both languages. */
import { expect, type Page } from '@playwright/test';
import type { Preference } from '../../src/contract/preferences.ts';
import { expectNoViolations } from './support/accessibility.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { add } from './support/compared-topics.ts';
import { calls } from './support/fired-alerts.ts';
import { test } from './support/journey.ts';
import { newTopic } from './support/new-topic.ts';
import { openLogin, signIn } from './support/sign-in.ts';
import { LANGUAGES, type Language, words } from './support/words.ts';

const several = (count: number, write: (number: number) => string) => Array.from({ length: count }, (_, at) => write(at + 1));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: an eleventh address of an alert is one too many`, async ({ page }) => {
    await answerPreviews(page);
    await signIn(page, { language, path: '/alerts/create' });
    const tooMany = page.getByText(say('errors:tooManyEmails', { max: 10 }));
    await form.addEmail(page, say, several(10, (number) => `reader${number}@example.org`).join('; '));
    await expect(form.emailTag(page, say, 'reader10@example.org')).toBeVisible();
    await expect(tooMany).toHaveCount(0);
    await form.addEmail(page, say, 'eleventh@example.org');
    await expect(tooMany).toBeVisible();
    await expectNoViolations(page);
    await form.emailTag(page, say, 'eleventh@example.org').click();
    await expect(tooMany).toHaveCount(0);
  });

  test(`${language}: a password is said to need six characters before one is written`, async ({ page }) => {
    await openLogin(page, { language });
    await page.getByRole('link', { name: say('session:createAccount') }).click();
    const rule = say('session:wrong.passwordTooShort', { min: 6 });
    await expect(page.getByText(rule)).toBeVisible();
    const password = page.getByRole('textbox', { name: say('session:password'), exact: true });
    await expect(password).toHaveAccessibleDescription(rule);
  });

  test.describe('what an address asks for', () => {
    test.use({ expectedErrors: [/404|400|not_found|invalid|get_topic|query/] });

    test(`${language}: a topic that there is not, and days in the wrong order`, async ({ page }) => {
      await signIn(page, { language, path: '/topics/2147483647/overview' });
      await expect(page.getByRole('heading', { level: 1, name: say('errors:topicNotFound') })).toBeVisible();
      await expect(page.getByText(say('errors:topicNotFoundText'))).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('link', { name: say('errors:backToTopics') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('topics:title') })).toBeVisible();

      await page.goto('/query?q=quokkatea&from=2026-03-02&to=2026-03-01');
      await expect(page.getByRole('heading', { name: say('search:wrong.period') })).toBeVisible();
      await expect(page.getByText(say('errors:startNotBeforeEnd'))).toBeVisible();
    });
  });

  test.describe('a comparison', () => {
    const names = several(6, (number) => `Wallaby ${language} ${number}`);
    let ids: string[] = [];
    let kept: { preference: Preference }[] = [];
    test.beforeAll(async ({ request }) => {
      kept = await (await calls(request)).get('/preferences');
      ids = [];
      for (const name of names) ids.push(await newTopic(request, name, 'quokkatea'));
    });
    test.afterAll(async ({ request }) => {
      const { post } = await calls(request);
      for (const id of ids) await post('/call', { name: 'delete_topic', arguments: [id] });
      for (const { preference } of kept) await post('/preferences', { comparisonTopicIds: preference.comparisonTopicIds });
    });

    test(`${language}: is full with five topics, and says so`, async ({ page }) => fullComparison(page, language, names, ids));
    test(`${language}: of six topics in an address compares five, and says so`, async ({ page }) =>
      tooManyInAddress(page, language, names, ids));
    test(`${language}: days in the wrong order, of a topic and beside another, leave nothing, and that is why`, async ({
      page,
    }) => {
      const [one = '', other = ''] = ids;
      await signIn(page, { language, path: `/topics/${one}/overview?from=2026-03-02&to=2026-03-01` });
      const why = page.getByText(say('errors:startNotBeforeEnd'));
      await expect(why).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: say('analysis:empty.clear') }).click();
      await expect(why).toHaveCount(0);
      await page.goto(`/comparison?topics=${one},${other}&from=2026-03-02&to=2026-03-01`);
      await expect(why).toBeVisible();
    });
  });
}

async function fullComparison(page: Page, language: Language, names: string[], ids: string[]): Promise<void> {
  const say = words(language);
  const [, , , , fifth = '', sixth = ''] = names;
  const full = page.getByText(say('comparison:full', { max: 5 }));
  const field = page.getByRole('combobox', { name: say('comparison:add') });
  await signIn(page, { language, path: `/comparison?topics=${ids.slice(0, 4).join()}` });
  await expect(field).toBeEnabled();
  await expect(full).toHaveCount(0);
  await add(page, say, fifth);
  await expect(full).toBeVisible();
  await expect(field).toBeDisabled();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('comparison:remove', { name: fifth }) }).click();
  await expect(full).toHaveCount(0);
  await add(page, say, sixth);
  await expect(full).toBeVisible();
}

async function tooManyInAddress(page: Page, language: Language, names: string[], ids: string[]): Promise<void> {
  const say = words(language);
  const [, , , , fifth = ''] = names;
  const tooMany = page.getByText(say('errors:tooManyComparedTopics', { max: 5 }));
  await signIn(page, { language, path: `/comparison?topics=${ids.join()}` });
  await expect(tooMany).toBeVisible();
  await expect(page.getByRole('region', { name: say('comparison:topics') }).getByRole('listitem')).toHaveCount(5);
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('comparison:remove', { name: fifth }) }).click();
  await expect(tooMany).toHaveCount(0);
}
