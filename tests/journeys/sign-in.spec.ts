/** In by the form, out by the menu; nothing behind the login before, nothing after; a wrong password is refused in words. */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { heldTokens } from './support/held-session.ts';
import { test } from './support/journey.ts';
import { look } from './support/look.ts';
import { shot } from './support/shot.ts';
import { DEMO, fillSignIn, openLogin, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a person signs in, and out again`, async ({ page }) => {
    await openLogin(page, { language, path: '/topics' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectNoViolations(page);
    await shot(page, `login-${language}`);

    await fillSignIn(page, { language });
    await expect(page).toHaveURL('/topics');
    await expect(page.getByRole('heading', { level: 1, name: say('app:topics') })).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: say('app:account') }).click();
    await page.getByRole('menuitem', { name: say('app:signOut') }).click();
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    await page.goto('/topics');
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
}

test('who is signed in does not see the login', async ({ page }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test.describe('a session that somebody else has ended by a new password', () => {
  test.use({ expectedErrors: [/status of 401|CallError/] });

  test('leaves the way open to set another', async ({ page }) => {
    const say = words('en');
    await signIn(page, { path: '/topics' });
    const refusal = { error: { code: 'unauthenticated', message: 'no such user' } };
    await page.route('**/api/gateway/{call,subscriptions}', (route) => route.fulfill({ status: 401, json: refusal }));
    await page.goto('/forgotpassword');
    await expect(page.getByRole('button', { name: say('session:forgot.button') })).toBeVisible();
    await expect(page).toHaveURL('/forgotpassword');
    expect(await heldTokens(page)).toBeNull();

    await page.unroute('**/api/gateway/{call,subscriptions}');
    // The provider has a session still.
    await page.goto('/topics');
    await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
    await page.route('**/api/gateway/{call,subscriptions}', (route) => route.fulfill({ status: 401, json: refusal }));
    await page.reload();
    await expect(page).toHaveURL('/login?reason=token-expired');
    await look(page, 'token-expired-en', say);
    await page.getByRole('link', { name: say('session:forgotPassword') }).click();
    await expect(page).toHaveURL('/forgotpassword');
  });
});

for (const language of LANGUAGES) {
  test(`${language}: who is signed in and opens a link of a mail reads why nothing comes of it`, async ({ page }) => {
    const say = words(language);
    await signIn(page, { language, path: '/topics' });
    await page.goto('/users/reset#3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e.AAAA');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(say('session:linkWaits', { email: DEMO.email }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('app:home') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `link-waits-${language}`);
  });
}

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('is refused in words, and the address stays', async ({ page }) => {
    const say = words('en');
    await openLogin(page);
    await fillSignIn(page, { password: 'not-the-password' });
    await expect(page.getByRole('alert').filter({ hasText: say('errors:login.PASSWORD_INCORRECT') })).toBeVisible();
    await expect(page.getByLabel(say('session:email'))).toHaveValue(DEMO.email);
    await expectNoViolations(page);
  });
});

test.describe('a session that the server no longer accepts', () => {
  test.use({ expectedErrors: [/status of 401|CallError/] });

  test('ends on the login page, which says why and leads back', async ({ page }) => {
    const say = words('en');
    await signIn(page, { path: '/topics' });
    const refusal = { error: { code: 'unauthenticated', message: 'expired' } };
    await page.route('**/api/gateway/call', (route) => route.fulfill({ status: 401, json: refusal }));
    await page.reload();
    await expect(page).toHaveURL('/login?reason=token-expired');
    await expect(page.getByText(say('session:noticeTexts.token-expired'))).toBeVisible();
    await expectNoViolations(page);
    await page.unroute('**/api/gateway/call');

    await page.getByRole('button', { name: say('session:signIn') }).click();
    await expect(
      page.getByRole('navigation', { name: say('app:mainMenu') }).or(page.getByLabel(say('session:email'))),
    ).toBeVisible();
  });
});
