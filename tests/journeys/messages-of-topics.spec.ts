/** What is said in the form of a topic where something cannot be taken, and what is told before: in both languages. */
import { expect, type Page, type Route } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { addKeywords, atStep, chooseMode, keywordGroup, next, preview, queryField } from './support/topic-steps.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

/** As while a large store is searched for every topic. */
async function partlySearched(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll('"state":"ready"', '"state":"searching"');
  await route.fulfill({ response: answer, body: body.replaceAll('"searched":null', '"searched":0.42') });
}

/** Of the demo's plan. */
const PLAN = { days: 366, inclusion: 200, exclusion: 100 };
const MONTHS = 13;

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: how far the search of stored posts is, stands wherever the topic does`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    await page.route(/\/api\/gateway\/(?!.*arrivals)/, partlySearched);
    for (const [path, name] of [
      ['/', 'home'],
      ['/topics', 'topics'],
    ] as const) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(`${say(`${name}:searching`)} 42%`)
          .first(),
      ).toBeVisible();
      await shot(page, `searched-share-${name}-${language}`);
    }
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
    await expect(page.getByText(say('analysis:searching'))).toBeVisible();
    await expect(page.getByText('42%', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `searched-share-topic-${language}`);
    // It asks every second.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`${language}: the name of another topic, and periods that cannot be, are refused in words`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    await page.goto('/topics/new');
    await page.getByLabel(say('topics:form.name')).fill('茗常茶記 ming sheung TEA');
    await expect(page.getByText(say('errors:topicNameTaken'))).toBeVisible();
    await page.getByLabel(say('topics:form.name')).fill('Of its own');
    await expect(page.getByText(say('errors:topicNameTaken'))).toHaveCount(0);
    await next(page, say);

    await atStep(page, say, 'period');
    const periods = page.getByRole('radiogroup', { name: say('topics:form.period'), exact: true });
    await periods.getByText(say('topics:form.periodChosen'), { exact: true }).click();
    await next(page, say);
    await expect(page.getByText(say('errors:topicPeriodRequired'))).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: new RegExp(`^${say('topics:form.periodDates')}`) }).click();
    await page.getByRole('button', { name: say('app:shortcuts.last7Days'), exact: true }).click();
    await expect(page.getByText(/\b7 (?:days|日)/)).toBeVisible();
    await chooseMonths(page, say);
    await expect(page.getByText(say('errors:dayRangeTooLong', { day: PLAN.days }))).toBeVisible();
    await expect(page.getByText(say('errors:topicPeriodRequired'))).toHaveCount(0);

    // The calendar puts two days in order; a draft that the browser kept may have them in another.
    await swapDays(page);
    await page.reload();
    await expect(page.getByText(say('errors:startNotBeforeEnd'))).toBeVisible();
  });

  test(`${language}: one keyword more than the plan has is told, on each side`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new?step=keywords' });
    for (const side of ['inclusion', 'exclusion'] as const) {
      const tooMany = page.getByText(say(`errors:${side}TooMany`, { max: PLAN[side] }));
      await addKeywords(keywordGroup(page, say, side), [
        Array.from({ length: PLAN[side] }, (_, number) => `${side}${number}`).join(', '),
      ]);
      await expect(tooMany).toHaveCount(0);
      await addKeywords(keywordGroup(page, say, side), ['quokkamore']);
      await expect(tooMany).toBeVisible();
    }
    await page
      .getByRole('button', { name: say('topics:form.removeKeyword', { keyword: 'quokkamore' }), exact: true })
      .first()
      .click();
    await expect(page.getByText(say('errors:inclusionTooMany', { max: PLAN.inclusion }))).toHaveCount(0);
    await expect(page.getByText(say('errors:exclusionTooMany', { max: PLAN.exclusion }))).toBeVisible();
  });

  test(`${language}: how a query is written stands beside it, and its loss is warned of`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new?step=keywords' });
    await chooseMode(page, say, 'advanced');
    await expect(page.getByText(say('topics:form.queryHint'))).toBeVisible();
    await queryField(page, say).fill('quokkatea NEAR/5 toast');
    await chooseMode(page, say, 'basic');
    const warning = page.getByRole('dialog', { name: say('topics:form.modeLostTitle') });
    await expect(warning.getByText(say('topics:form.modeLostText'))).toBeVisible();
    await expectNoViolations(page);
    await warning.getByRole('button', { name: say('app:cancel') }).click();
    await expect(queryField(page, say)).toHaveValue('quokkatea NEAR/5 toast');
    await chooseMode(page, say, 'basic');
    await warning.getByRole('button', { name: say('topics:form.modeLostConfirm') }).click();
    await expect(keywordGroup(page, say)).toBeVisible();
    await expect(preview(page, say).getByText(say('topics:preview.notYet.empty'))).toBeVisible();
  });
}

/** In the calendar: from the middle of a month more than a year ago to that of this one. */
async function chooseMonths(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('topics:form.periodDates')}`) }).click();
  const calendar = page.getByRole('dialog', { name: say('topics:form.periodDates') });
  const middle = calendar.getByText('15', { exact: true });
  const turn = async (to: 'previousMonth' | 'nextMonth') => {
    for (let month = 0; month < MONTHS; month++) await calendar.getByRole('button', { name: say(`app:dates.${to}`) }).click();
  };
  await turn('previousMonth');
  await expect(middle).toHaveAccessibleName(/^15\/([A-Z][a-z]{2}|\d{2})\/\d{4}$/);
  await middle.click();
  await turn('nextMonth');
  await middle.click();
  await expect(calendar).toHaveCount(0);
}

async function swapDays(page: Page): Promise<void> {
  await page.evaluate(`for (const key of Object.keys(localStorage).filter((name) => name.startsWith('earshot.topic-draft/'))) {
    const kept = JSON.parse(localStorage.getItem(key));
    const { startDate, endDate } = kept.draft;
    localStorage.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, startDate: endDate, endDate: startDate } }));
  }`);
}
