/** The session on the built-in provider: found without a form, renewed in time by one tab for all, ended for all. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import {
  countRenewals,
  forgetTokens,
  heldTokens,
  holdRenewal,
  passUntil,
  signOut,
  withoutAutoRedirect,
} from './support/held-session.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { chooseLook, fillSignIn, openLogin, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const TOKEN_ENDPOINT = /\/oidc\/token$/;
const say = words('en');

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
}

async function expectExpired(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login?reason=token-expired');
  await expect(page.getByText(say('session:noticeTexts.token-expired'))).toBeVisible();
  // Who reads by ear begins with what happened.
  await expect(page.getByRole('heading', { level: 1, name: say('session:noticeTitles.token-expired') })).toBeFocused();
  await expect.poll(() => heldTokens(page)).toBeNull();
}

test('who is not sent on sees a button, and a session that is there is taken without a word', async ({ page, context }) => {
  await withoutAutoRedirect(context);
  await page.goto('/topics?sort=name');
  await expect(page).toHaveURL('/login');
  const button = page.getByRole('button', { name: say('session:signIn'), exact: true });
  await expect(button).toBeVisible();
  await expect(page.getByLabel(say('session:email'))).toHaveCount(0);
  await expectNoViolations(page);
  await chooseLook(page);
  // Looking again changes nothing, not even where they wanted to go.
  await page.reload();
  await button.click();
  await fillSignIn(page);
  await expectShell(page);
  await expect(page).toHaveURL('/topics?sort=name');
  // A session that ends before its account has the language takes the choice with it.
  await expect.poll(() => page.evaluate(`JSON.parse(localStorage['earshot.preferences']).state.unsaved`)).toEqual([]);

  await forgetTokens(page);
  await page.goto('/alerts');
  await expectShell(page);
  await expect(page).toHaveURL('/alerts');
  await signOut(page, say);
  await expect(button).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session that another tab begins while the provider is only looked at is taken', async ({ page, context }) => {
  await withoutAutoRedirect(context);
  await page.goto('/topics');
  await chooseLook(page);
  await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
  await fillSignIn(page);
  await expectShell(page);
  const kept = await page.evaluate<string>('JSON.stringify(localStorage)');
  const other = await context.newPage();
  await other.goto('/api/gateway/health/ready');
  await page.goto('about:blank');
  await forgetTokens(other);
  await context.clearCookies();
  await page.route('**/oidc/auth?*', async (route) => {
    await other.evaluate(`Object.assign(localStorage, ${kept})`);
    await route.continue();
  });
  await page.goto('/alerts');
  await expectShell(page);
});

test.describe('time', () => {
  test.beforeEach(({ context }) => context.clock.install());

  test('renews the token 30 seconds before it ends, in one of three tabs', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const others = [await context.newPage(), await context.newPage()];
    for (const other of others) {
      await other.goto('/alerts');
      await expectShell(other);
    }
    const renewals = countRenewals(page, TOKEN_ENDPOINT);
    for (const round of [1, 2]) {
      const before = await heldTokens(page);
      await passUntil(page, 32);
      expect(renewals()).toBe(round - 1);
      await passUntil(page, 29);
      await expect.poll(async () => (await heldTokens(page))?.access_token).not.toBe(before?.access_token);
      for (const one of [page, ...others]) {
        const asked = one.waitForRequest((request) => request.headers()['authorization'] !== undefined);
        await one.reload();
        expect((await asked).headers()['authorization']).toBe(`Bearer ${(await heldTokens(one))?.access_token}`);
        await expectShell(one);
      }
      expect(renewals()).toBe(round);
    }
  });

  test('that passed while the timers stood still is noticed when the page is looked at again', async ({ page }) => {
    await signIn(page, { path: '/topics' });
    const renewals = countRenewals(page, TOKEN_ENDPOINT);
    const lookAgain = () => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    const before = await heldTokens(page);
    await lookAgain();
    await page.clock.setSystemTime((before?.expires_at ?? 0) * 1000 - 20_000);
    expect(renewals()).toBe(0);
    await lookAgain();
    await expect.poll(async () => (await heldTokens(page))?.access_token).not.toBe(before?.access_token);
    await page.clock.setSystemTime(((await heldTokens(page))?.expires_at ?? 0) * 1000 + 1000);
    await lookAgain();
    await expectExpired(page);
    expect(renewals()).toBe(1);
  });

  test('in which a tab renews does not undo the sign-out of another', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const other = await context.newPage();
    await other.goto('/alerts');
    await expectShell(other);
    const held = await holdRenewal(context, TOKEN_ENDPOINT);
    await passUntil(page, 29);
    const { page: renewing, brought, answer } = await held();
    const leaving = renewing === page ? other : page;
    await signOut(leaving, say);
    await expect(leaving.getByLabel(say('session:email'))).toBeVisible();
    const givenBack = context.waitForEvent('response', (response) => response.url().endsWith('/oidc/token/revocation'));
    await answer();
    expect((await givenBack).status()).toBe(200);
    expect((await givenBack).request().postData()).toContain(brought.refresh_token);
    await expectExpired(renewing);
    await expect(leaving.getByLabel(say('session:email'))).toBeVisible();
    const again = await page.request.post('/api/gateway/auth/refresh', { data: { refresh_token: brought.refresh_token } });
    expect(again.status()).toBe(401);
  });

  test('that a machine slept through ends the session, and one click leads back', async ({ page }) => {
    await signIn(page, { path: '/topics' });
    const renewals = countRenewals(page, TOKEN_ENDPOINT);
    await passUntil(page, -1);
    await expectExpired(page);
    expect(renewals()).toBe(0);
    await page.getByRole('button', { name: say('session:signIn') }).click();
    await expect(page).toHaveURL('/topics');
    await expectShell(page);
  });
});

test('signing out in one tab ends the others', async ({ page, context }) => {
  await signIn(page, { path: '/topics' });
  const other = await context.newPage();
  await other.goto('/alerts');
  await expectShell(other);
  await signOut(page, say);
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
  await expectExpired(other);
});

test('where a session ended, only its own person goes on; somebody else begins at home', async ({ page }) => {
  await signIn(page, { path: '/topics' });
  for (const [whose, place] of [
    ['somebody else', '/'],
    ['', '/topics'],
  ] as const) {
    await page.goto('/topics');
    await expectShell(page);
    await page.evaluate(`(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
      const kept = JSON.parse(localStorage.getItem(key));
      kept.profile.sub = ${JSON.stringify(whose)} || kept.profile.sub;
      localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
    })()`);
    await page.reload();
    await expectExpired(page);
    await page.getByRole('button', { name: say('session:signIn') }).click();
    await expectShell(page);
    await expect(page).toHaveURL(place);
  }
});

test('a question that nobody has answered goes with the session', async ({ page, context }) => {
  await signIn(page, { path: '/topics' });
  await page.getByRole('main').locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem', { name: say('topics:delete'), exact: true }).click();
  const confirm = page.getByRole('button', { name: say('topics:deleteConfirm') });
  await expect(confirm).toBeVisible();
  const other = await context.newPage();
  await other.goto('/alerts');
  await expectShell(other);
  await signOut(other, say);
  await expectExpired(page);
  await expect(confirm).toHaveCount(0);
});

test.describe('somebody whom the provider lets in and the gateway does not', () => {
  test.use({ expectedErrors: [/status of 40[13]|CallError/] });

  const REFUSALS = [
    [403, 'USER_NOT_EXISTED', 'user-unknown'],
    [403, 'EMAIL_UNVERIFIED', 'email-unverified'],
    [401, 'CANNOT_VALIDATE_CREDENTIALS', 'token-refused'],
  ] as const;
  for (const language of LANGUAGES) {
    test(`${language}: reads why, and is not sent round and round`, async ({ page }) => {
      const told = words(language);
      await openLogin(page, { language, path: '/topics' });
      await fillSignIn(page, { language });
      await expect(page).toHaveURL('/topics');
      for (const [status, detail, reason] of REFUSALS) {
        await page.route('**/api/gateway/auth/check', (route) => route.fulfill({ status, json: { detail } }));
        await page.evaluate(
          `for (const key of Object.keys(localStorage)) if (key.startsWith('oidc.')) localStorage.removeItem(key)`,
        );
        await page.goto('/topics');
        await expect(page).toHaveURL(`/login?reason=${reason}`);
        await expect(page.getByRole('heading', { level: 1, name: told(`session:noticeTitles.${reason}`) })).toBeVisible();
        await expect(page.getByText(told(`session:noticeTexts.${reason}`))).toBeVisible();
        expect(await heldTokens(page)).toBeNull();
        await expectNoViolations(page);
        await shot(page, `${reason}-${language}`);
        await page.unroute('**/api/gateway/auth/check');
        await page.reload();
        await expect(page).toHaveURL(`/login?reason=${reason}`);
        if (reason !== 'token-refused') continue;
        await page.getByRole('button', { name: told('session:signIn'), exact: true }).click();
        await expect(page).toHaveURL('/topics');
      }
    });
  }

  test('signs in as somebody else', async ({ page }) => {
    await page.route('**/api/gateway/auth/check', (route) =>
      route.fulfill({ status: 403, json: { detail: 'USER_NOT_EXISTED' } }),
    );
    await openLogin(page, { path: '/topics' });
    await fillSignIn(page);
    await expect(page.getByText(say('session:noticeTexts.user-unknown'))).toBeVisible();
    await page.unroute('**/api/gateway/auth/check');
    await page.getByRole('button', { name: say('session:anotherAccount') }).click();
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL('/topics');
  });
});
