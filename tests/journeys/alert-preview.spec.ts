/** What a new alert would have done, by the server's own reckoning of the demo content; and what is said where the server refuses. */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { words } from './support/words.ts';

const TOPIC = '三帆斷網 Sampan outage';

test('of the demo content the server itself says what an alert would have done', async ({ page }) => {
  const say = words('en');
  await signIn(page);
  await demoLoaded(page, say);
  await page.goto('/alerts/create');
  await form.addTopic(page, say, TOPIC);
  const summary = form.preview(page, say);
  const fired = /Would have fired [\d,]+ times? in the last 30 days/;
  await form.choose(page, say('alerts:form.cycle'), say('alerts:form.cycles.1h'));
  await form.field(page, say, 'value').fill('2');
  await expect(summary).toContainText(fired);
  await expect(page.locator('aside svg').first()).toBeVisible();
  await shot(page, 'alerts-demo-number');
  await form.field(page, say, 'value').fill('999999');
  await expect(summary).toContainText(say('alerts:preview.toldNever', { days: 30 }));
  await form.choose(page, say('alerts:form.measure'), say('alerts:form.conditionTypes.smart'));
  await form.choose(page, say('alerts:form.cycle'), say('alerts:form.cycles.15m'));
  await page.getByText(say('alerts:form.sensitivityNames.high'), { exact: true }).click();
  await expect(page.getByText(/Usual at that time of the week/)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoViolations(page);
  await shot(page, 'alerts-demo-smart');
  await form.typeOf(page, say, 'sentiment').check();
  await expect(page.locator('aside').getByText(say('alerts:preview.score'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await shot(page, 'alerts-demo-score');
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: [/403|500|POST \/(?:multi-topic-alerts|alerts\/preview)/] });

  test('it is said in words, and asked again', async ({ page }) => {
    const say = words('en');
    let fails = true;
    await page.route('**/api/gateway/alerts/preview', (route) =>
      fails
        ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'something went wrong' } } })
        : route.fallback(),
    );
    await page.route('**/api/gateway/multi-topic-alerts', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const error = { code: 'limit_reached', message: 'alerts', limit: 'alerts', max: 50, used: 50 };
      return route.fulfill({ status: 403, json: { error } });
    });
    await signIn(page);
    await demoLoaded(page, say);
    await page.goto('/alerts/create');
    await form.field(page, say, 'name').fill('One too many');
    await form.addTopic(page, say, TOPIC);
    await form.addEmail(page, say, 'mei@example.org');
    const failed = form.preview(page, say).getByRole('alert');
    await expect(failed).toContainText(say('alerts:preview.failed'), { timeout: 30_000 });
    await expectNoViolations(page);
    fails = false;
    await answerPreviews(page);
    await failed.getByRole('button', { name: say('app:retry') }).press('Enter');
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.told_other', { number: 3, days: 30 }));
    await form.createButton(page, say).click();
    await expect(page.getByRole('alert').getByText(say('alerts:noMoreAlerts'))).toBeVisible();
    await expectNoViolations(page);
  });
});
