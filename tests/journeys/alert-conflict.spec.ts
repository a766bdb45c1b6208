/** Two people at one alert: nothing of either is lost without being asked for, nor what is written while it is saved; and a plan that has no room for another alert. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { words } from './support/words.ts';

const TOPIC = '三帆斷網 Sampan outage';
const say = words('en');

test.describe('an alert that was changed elsewhere', () => {
  test.use({ expectedErrors: [/409|404|multi-topic-alerts/] });

  test('asks before it is saved over, and says when it is gone', async ({ page, context }) => {
    await answerPreviews(page);
    await signIn(page);
    await demoLoaded(page, say);
    await page.goto('/alerts/create');
    await form.field(page, say, 'name').fill('Both');
    await form.addTopic(page, say, TOPIC);
    await form.addEmail(page, say, 'mei@example.org');
    await form.createButton(page, say).click();
    await page.getByRole('link', { name: 'Both', exact: true }).click();
    await form.field(page, say, 'value').fill('40');

    const other = await context.newPage();
    await answerPreviews(other);
    await other.goto(page.url());
    await form.field(other, say, 'name').fill('Theirs');
    await other.getByRole('button', { name: say('alerts:form.save') }).click();
    await expect(form.rowOf(other, 'Theirs')).toBeVisible();

    await page.getByRole('button', { name: say('alerts:form.save') }).click();
    await expect(page.getByText(say('alerts:form.changedElsewhere'))).toBeVisible();
    await expect(page.getByText(say('alerts:form.changedBy', { name: 'Demo', time: '' }).replace(/: .*/, ''))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, 'alerts-conflict', { fullPage: true });
    await page.getByRole('button', { name: say('alerts:form.keepMine') }).click();
    await expect(form.rowOf(page, 'Both')).toBeVisible();

    await page.getByRole('link', { name: 'Both', exact: true }).click();
    await expect(form.field(page, say, 'value')).toHaveValue('40');
    await form.field(page, say, 'value').fill('41');
    await other.reload();
    await form.removeAll(other, say);
    await page.getByRole('button', { name: say('alerts:form.save') }).click();
    await expect(page.getByRole('alert').getByText(say('alerts:gone'))).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: say('alerts:form.createInstead') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('alerts:form.createTitle') })).toBeVisible();
    await expect(form.field(page, say, 'value')).toHaveValue('41');
    await form.createButton(page, say).click();
    await expect(form.rowOf(page, 'Both')).toBeVisible();
    await form.removeAll(page, say);
  });
});

test.describe('while an alert is being saved', () => {
  test.use({ expectedErrors: [/500|multi-topic-alerts/] });

  test('nothing can be written that would be lost, and where it failed one goes on where one was', async ({ page }) => {
    await answerPreviews(page);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/gateway/multi-topic-alerts', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await asked;
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } });
    });
    await signIn(page);
    await demoLoaded(page, say);
    await page.goto('/alerts/create');
    await form.addTopic(page, say, TOPIC);
    await form.addEmail(page, say, 'mei@example.org');
    const name = form.field(page, say, 'name');
    await name.fill('Slow');
    await name.press('Enter');
    await expect(name).toBeDisabled();
    await expect(form.field(page, say, 'emails')).toBeDisabled();
    await expect(page.getByRole('switch', { name: say('alerts:form.quiet') })).toBeDisabled();
    await expect(page.getByRole('button', { name: say('alerts:form.reset') })).toBeDisabled();
    await expect(form.emailTag(page, say, 'mei@example.org')).toHaveCount(0);
    await shot(page, 'alerts-saving', { fullPage: true });
    answer();
    await expect(page.getByRole('alert').getByText(say('errors:somethingWrong'))).toBeVisible();
    await expect(name).toBeFocused();
    await page.keyboard.type('er');
    await expect(name).toHaveValue('Slower');
  });
});

test.describe('an alert whose form is left while it is being saved', () => {
  test.use({ expectedErrors: [/500|multi-topic-alerts/] });

  test('is heard of all the same: it waits as a draft where it failed, and is not written twice where it did not', async ({
    page,
  }) => {
    await answerPreviews(page);
    const answers: ((works: boolean) => void)[] = [];
    await page.route('**/api/gateway/multi-topic-alerts', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const works = await new Promise<boolean>((resolve) => answers.push(resolve));
      if (works) return route.continue();
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } });
    });
    await signIn(page);
    await demoLoaded(page, say);
    await page.goto('/alerts/create');
    const name = form.field(page, say, 'name');
    await name.fill('Left');
    await form.addTopic(page, say, TOPIC);
    await form.addEmail(page, say, 'mei@example.org');
    for (const works of [false, true]) {
      await expect(name).toHaveValue('Left');
      await form.createButton(page, say).click();
      await expect.poll(() => answers.length).toBe(1);
      await toEntry(page, 'home');
      await toNewAlert(page);
      await expect(name).toHaveValue('');
      answers.pop()?.(works);
      await expect(page.getByText(say(works ? 'alerts:form.created' : 'alerts:form.notSaved', { name: 'Left' }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: say('alerts:form.createTitle') })).toBeVisible();
      await toEntry(page, 'home');
      await toNewAlert(page);
    }
    await expect(name).toHaveValue('');
    await toEntry(page, 'alerts');
    await expect(form.rowOf(page, 'Left')).toHaveCount(1);
    await form.removeAll(page, say);
  });
});

test('a plan without room says so, in the list and in the form', async ({ page }) => {
  await page.route('**/api/gateway/subscriptions', async (route) => {
    const answer = await route.fetch();
    const { subscriptions } = (await answer.json()) as { subscriptions: object[] };
    await route.fulfill({ json: { subscriptions: subscriptions.map((plan) => ({ ...plan, max_alerts: 0 })) } });
  });
  await signIn(page);
  await demoLoaded(page, say);
  await page.goto('/alerts');
  await expect(page.locator('#no-more-alerts')).toHaveText(say('alerts:noMoreAlerts'));
  await expect(page.getByRole('main').getByRole('link', { name: say('alerts:create') })).toHaveCount(0);
  await expectNoViolations(page);
  await shot(page, 'alerts-full');
  await page.goto('/alerts/create');
  await expect(page.getByText(say('alerts:form.limit_other', { max: 0 }))).toBeVisible();
  await expect(form.createButton(page, say)).toBeDisabled();
  await expectNoViolations(page);
});

async function toEntry(page: Page, entry: 'home' | 'alerts'): Promise<void> {
  const menu = page.getByRole('navigation', { name: say('app:mainMenu') });
  await menu.getByRole('link', { name: say(`app:${entry}`), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(`app:${entry}`) })).toBeVisible();
}

async function toNewAlert(page: Page): Promise<void> {
  await toEntry(page, 'alerts');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('alerts:create') })
    .first()
    .click();
  await expect(form.field(page, say, 'name')).toBeVisible();
}
