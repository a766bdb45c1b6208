/** A plan from day to day: what is left of it, its last place, its last days, and what can be done when it has ended. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { DEMO, signIn } from './support/sign-in.ts';
import { type Say, words } from './support/words.ts';

const server = ownServer(SHARED.port + 1);
const DAY = 24 * 60 * 60 * 1000;
const say = words('en');

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: server.url, expectedErrors: [/status of 403|the subscription has ended/] });
test.beforeAll(() => server.startAhead(0));
test.afterAll(() => server.close());

async function calls(request: APIRequestContext) {
  const form = { username: DEMO.email, password: DEMO.password };
  const { access_token } = await (await request.post(`${server.url}${GATEWAY}/auth/login`, { form })).json();
  return async (name: string, ...values: unknown[]) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await request.post(`${server.url}${GATEWAY}/call`, { headers, data: { name, arguments: values } });
    return { status: answer.status(), ...(await answer.json()) };
  };
}

function topic(name: string): unknown[] {
  const period = [-30, 1].map((days) => new Date(server.now() + days * DAY).toISOString());
  const none = { operator: 'AND', groups: [] };
  return [name, ...period, ['news'], 'basic', { operator: 'AND', groups: [[name.replace(' ', '')]] }, none];
}

async function enter(page: Page, options: Parameters<typeof signIn>[1] = {}): Promise<void> {
  // Its tokens are of a day to come.
  await page.context().clock.install({ time: server.now() });
  await signIn(page, options);
}

/** Opens the menu of the account; answers what it says of the plan. */
async function openPlan(page: Page, by: Say = say) {
  await page.getByRole('button', { name: new RegExp(`^${by('app:account')}:`) }).click();
  return page.getByRole('region', { name: by('app:plan.title') });
}

test('the last place of a plan is taken, and given back', async ({ page, request }) => {
  test.setTimeout(300_000);
  const call = await calls(request);
  for (let number = 1; number < 50; number += 1) {
    expect(await call('create_topic', ...topic(`Quokka ${number}`))).toMatchObject({ result: true });
  }
  await enter(page, { path: '/topics' });
  const plan = await openPlan(page);
  const meter = plan.getByRole('meter', { name: say('app:plan.topics') });
  const text = (used: number) => plan.getByText(say('app:plan.used', { used, max: 50 }));
  await expect(text(49)).toContainText(say('app:plan.left_one', { number: 1 }));
  await expect(meter).toHaveAttribute('value', '49');
  await expect(plan).toContainText(say('app:plan.upTo', { max: 200 }));
  await expectNoViolations(page);
  await shot(page, 'plan-nearly');
  // By keyboard from what is read to the items.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');

  expect(await call('create_topic', ...topic('Quokka 50'))).toMatchObject({ result: true });
  expect(await call('create_topic', ...topic('Quokka 51'))).toMatchObject({
    status: 403,
    result: false,
    error: { code: 'limit_reached', limit: 'topics', max: 50, used: 50 },
  });
  await page.reload();
  await expect(page.getByText(say('errors:noMoreTopics'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: say('topics:form.createTitle') })).toBeDisabled();

  await page.getByRole('button', { name: say('topics:actions', { name: 'Quokka 50' }) }).click();
  await page.getByRole('menuitem', { name: say('topics:delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('topics:deleteConfirm') })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: say('topics:form.createTitle') })).toBeVisible();
  await openPlan(page);
  await expect(text(49)).toBeVisible();
});

test('the last days of a plan are told until that is put away', async ({ page }) => {
  test.setTimeout(300_000);
  await server.startAhead(176);
  await enter(page);
  const notice = page.locator('[data-plan="ending"]').first();
  await expect(notice).toContainText(say('app:plan.endingText'));
  await expectNoViolations(page);
  await notice.getByRole('button', { name: say('app:plan.putAway') }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect((await openPlan(page)).getByText(/days left$/)).toBeVisible();
  await expect(page.getByText(say('app:plan.endingText'))).toHaveCount(0);
});

test('when it has ended everything is read and nothing is changed', async ({ page, request }) => {
  test.setTimeout(300_000);
  await server.startAhead(190);
  // A page that was opened before: it does not know yet.
  let knows = false;
  await page.route(`**${GATEWAY}/call`, (route) => {
    const asksForEnd = route.request().postDataJSON().name === 'get_user_expired';
    const endsAt = new Date(server.now() + 200 * DAY).toISOString();
    return asksForEnd && !knows ? route.fulfill({ json: { result: { expired: false, endsAt } } }) : route.continue();
  });
  await enter(page, { path: '/topics' });
  const endedText = page.getByText(say('app:plan.endedText'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(endedText).toHaveCount(0);
  knows = true;
  await page.getByRole('button', { name: say('topics:actions', { name: 'Quokka 49' }) }).click();
  await page.getByRole('menuitem', { name: say('topics:feature'), exact: true }).click();
  // Why, in words, and nothing else that would be tried again; then the page knows.
  await expect(
    page.getByText(/^Your plan ended on .* You can read everything, but not change or create\.$/).first(),
  ).toBeVisible();
  await expect(endedText).toBeVisible();
  await expect(page.getByText(say('topics:markFailed', { name: 'Quokka 49' }))).toHaveCount(0);

  await page.getByRole('button', { name: say('topics:actions', { name: 'Quokka 49' }) }).click();
  await expect(page.getByRole('menuitem', { name: say('topics:delete') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Quokka 49', exact: true }).click();
  await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
  await expect(page.getByRole('link', { name: say('analysis:createAlert') })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: say('analysis:createAlert') }).click({ force: true });
  await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
  await expectNoViolations(page);
  await shot(page, 'plan-ended');
  const call = await calls(request);
  expect(await call('create_topic', ...topic('Late'))).toMatchObject({
    status: 403,
    result: false,
    error: { code: 'forbidden', planEndedAt: expect.any(String) },
  });
});

test('and is said in Chinese', async ({ page }) => {
  const zh = words('zh-Hant');
  await enter(page, { language: 'zh-Hant', path: '/alerts' });
  await expect(page.getByText(zh('app:plan.endedText'))).toBeVisible();
  const plan = await openPlan(page, zh);
  await expect(plan.getByText(zh('app:plan.ended'), { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await shot(page, 'plan-ended-zh-Hant');
});
