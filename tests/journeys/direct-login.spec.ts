/** A build that takes passwords itself: in and out by the gateway's own calls, every refusal in words, in both languages. */
import { expect, type Page } from '@playwright/test';
import { LOGIN_ERROR_CODES } from '../../src/contract/error-codes.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { openBuiltPage } from './support/built-page.ts';
import { countRenewals, heldTokens, holdRenewal, passUntil, signOut } from './support/held-session.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { DEMO, fillSignIn, openLogin, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const LOGIN = '**/api/gateway/auth/login';
const LOGOUT = '**/api/gateway/auth/logout';
const REFRESH = /\/auth\/refresh$/;
const say = words('en');

test.beforeEach(({ context, baseURL }) => openBuiltPage(context, baseURL ?? '', 'web-password'));
// A page may be fetching files still when all is seen that was to be seen.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

/** What is answered, and the words for it. */
const REFUSALS: [string, { status: number; json: object }, string][] = [
  ...LOGIN_ERROR_CODES.map((code): (typeof REFUSALS)[number] => [
    code,
    { status: 401, json: { detail: code } },
    `errors:login.${code}`,
  ]),
  ['403 without a code of the list', { status: 403, json: { detail: 'Forbidden' } }, 'errors:login.EMAIL_UNVERIFIED'],
  ['a failure', { status: 500, json: {} }, 'errors:login.UNKNOWN'],
  ['another word', { status: 401, json: { detail: 'NO_SUCH_CODE' } }, 'errors:login.UNKNOWN'],
  ['too many attempts', { status: 429, json: { detail: 'UNKNOWN' } }, 'session:tooMany'],
];

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`${language}: a person signs in where they are, and out again`, async ({ page }) => {
    const told = words(language);
    await openLogin(page, { language, path: '/topics' });
    await expect(page).toHaveURL('/login');
    await expectNoViolations(page);
    await fillSignIn(page, { language });
    await expect(page).toHaveURL('/topics');
    await expect(page.getByRole('heading', { level: 1, name: told('app:topics') })).toBeVisible();
    expect((await heldTokens(page))?.refresh_token).toBeTruthy();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: told('app:topics') })).toBeVisible();

    const leaving = page.waitForRequest(LOGOUT);
    await signOut(page, told);
    expect((await leaving).postDataJSON()).toEqual({ refresh_token: expect.any(String) });
    await expect(page.getByLabel(told('session:email'))).toBeVisible();
    expect(await heldTokens(page)).toBeNull();
  });

  test.describe('refusals', () => {
    test.use({ expectedErrors: [/status of (?:40[013]|429|500)|CallError|net::ERR_FAILED/] });

    test(`${language}: each is said in words, and what was typed stays`, async ({ page }) => {
      const told = words(language);
      const alert = page.getByRole('alert');
      await openLogin(page, { language });
      await fillSignIn(page, { language, password: 'not-the-password' });
      await expect(alert.filter({ hasText: told('errors:login.PASSWORD_INCORRECT') })).toBeVisible();
      for (const [name, answer, key] of REFUSALS) {
        await page.route(LOGIN, (route) => route.fulfill(answer));
        await page.getByRole('button', { name: told('session:signIn'), exact: true }).click();
        await expect(alert.filter({ hasText: told(key) }), name).toBeVisible();
        await page.unroute(LOGIN);
      }
      await page.route(LOGIN, (route) => route.abort());
      await page.getByRole('button', { name: told('session:signIn'), exact: true }).click();
      await expect(alert.filter({ hasText: told('session:unreachable') })).toBeVisible();
      await expect(page.getByLabel(told('session:email'))).toHaveValue(DEMO.email);
      await expectNoViolations(page);
      await shot(page, `direct-login-refused-${language}`);
    });
  });
}

test('who signs out is signed out at once, though the server never answers', async ({ page }) => {
  await signIn(page, { path: '/topics' });
  await page.route(LOGOUT, () => undefined);
  await signOut(page, say);
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await heldTokens(page)).toBeNull();
});

test.describe('signing out while the server fails', () => {
  test.use({ expectedErrors: [/status of 500|CallError|sign out/] });

  test('leaves nothing here all the same, in any tab', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const other = await context.newPage();
    await other.goto('/alerts');
    await expectShell(other);
    await page.route(LOGOUT, (route) => route.fulfill({ status: 500, json: {} }));
    await signOut(page, say);
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    expect(await heldTokens(page)).toBeNull();
    await expect(other).toHaveURL('/login?reason=token-expired');
  });
});

test.describe('time', () => {
  test.beforeEach(({ context }) => context.clock.install());

  test('renews the token 30 seconds before it ends, once for two tabs', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const other = await context.newPage();
    await other.goto('/alerts');
    await expectShell(other);
    const renewals = countRenewals(page, REFRESH);
    for (const round of [1, 2]) {
      const before = await heldTokens(page);
      await passUntil(page, 32);
      expect(renewals()).toBe(round - 1);
      await passUntil(page, 29);
      await expect.poll(async () => (await heldTokens(page))?.refresh_token).not.toBe(before?.refresh_token);
      for (const one of [page, other]) {
        await one.reload();
        await expectShell(one);
      }
      expect(renewals()).toBe(round);
    }
  });

  test('in which a tab renews does not undo the sign-out of another', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const other = await context.newPage();
    await other.goto('/alerts');
    await expectShell(other);
    const held = await holdRenewal(context, REFRESH);
    await passUntil(page, 29);
    const { page: renewing, brought, answer } = await held();
    const leaving = renewing === page ? other : page;
    await signOut(leaving, say);
    await expect(leaving.getByLabel(say('session:email'))).toBeVisible();
    const givenBack = context.waitForEvent('request', (request) => request.url().endsWith('/auth/logout'));
    await answer();
    expect((await givenBack).postDataJSON()).toEqual({ refresh_token: brought.refresh_token });
    await expect(renewing).toHaveURL('/login?reason=token-expired');
    expect(await heldTokens(leaving)).toBeNull();
    await expect(leaving.getByLabel(say('session:email'))).toBeVisible();
  });

  test('that a machine slept through ends the session; the form leads back to the page', async ({ page }) => {
    await signIn(page, { path: '/topics' });
    await passUntil(page, -1);
    await expect(page).toHaveURL('/login?reason=token-expired');
    expect(await heldTokens(page)).toBeNull();
    await page.getByRole('button', { name: say('session:signIn') }).click();
    await fillSignIn(page);
    await expect(page).toHaveURL('/topics');
    await expectShell(page);
  });
});

test.describe('a renewal that the server refuses', () => {
  test.use({ expectedErrors: [/status of 401|CallError|renewal of the session/] });

  test('ends the session, in words', async ({ page, context }) => {
    await context.clock.install();
    await signIn(page, { path: '/topics' });
    await page.route('**/api/gateway/auth/refresh', (route) => route.fulfill({ status: 401, json: { detail: 'TOKEN_EXPIRED' } }));
    await passUntil(page, 29);
    await expect(page).toHaveURL('/login?reason=token-expired');
    await expect(page.getByText(say('session:noticeTexts.token-expired'))).toBeVisible();
    expect(await heldTokens(page)).toBeNull();
  });
});
