/**
 * From no account to one, and from a forgotten password to a new one, by the links in mails, as people go who have nobody to ask. Opening
 * a link does nothing by itself, and its token does not stay in the address.
 */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { look as lookAt } from './support/look.ts';
import { shot } from './support/shot.ts';
import { fillSignIn, openLogin } from './support/sign-in.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';
import { linkIn, mailTo } from './support/written-mails.ts';

const PASSWORD = 'harbour lights';
const NEXT = 'ferries at night';

/** The pages of an account. */
function look(page: Page, name: string, say: Say): Promise<void> {
  return lookAt(page, `account-${name}`, say);
}

async function signOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('app:signOut') }).click();
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
}

const title = (page: Page, words: string) => expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('with registration open', () => {
  test.use({ expectedErrors: [/status of (?:401|403|409)|CallError/] });

  for (const language of LANGUAGES) {
    const say = words(language);
    const email = `ada-${language.toLowerCase()}@harbour.example`;

    test(`${language}: an account is registered, activated, and its password set anew`, async ({ page }) => {
      test.setTimeout(300_000);
      await openLogin(page, { language });
      await page.getByRole('link', { name: say('session:createAccount') }).click();
      await title(page, say('session:register.title'));
      await page.getByRole('button', { name: say('session:register.button') }).click();
      await expect(page.getByText(say('session:wrong.nameRequired'))).toBeVisible();
      await expect(field(page, say('session:name'))).toBeFocused();
      await look(page, `register-${language}`, say);
      await register(page, say, email);
      await title(page, say('session:mailTitle'));
      await look(page, `registered-${language}`, say);

      await page.getByRole('link', { name: say('session:goToLogin') }).click();
      await fillSignIn(page, { language, email, password: PASSWORD });
      await expect(page.getByText(say('errors:login.EMAIL_UNVERIFIED'))).toBeVisible();
      await look(page, `unconfirmed-${language}`, say);
      await page.getByRole('button', { name: say('session:sendAgain') }).click();
      await expect(page.getByText(say('session:sentAgain'))).toBeVisible();

      const confirm = linkIn(await mailTo(email, '/users/confirm'), '/users/confirm');
      await page.goto(confirm);
      await expect(page).toHaveURL('/users/confirm');
      await page.reload();
      await expect(page.getByText(say('session:confirm.intro'))).toBeVisible();
      await expect(field(page, say('session:email'))).toHaveValue(email);
      await expect(field(page, say('session:password'))).toBeFocused();
      await page.getByRole('button', { name: say('session:confirm.button') }).click();
      await expect(page.getByText(say('session:passwordRequired'))).toBeVisible();
      await field(page, say('session:password')).fill('of a stranger');
      await page.getByRole('button', { name: say('session:confirm.button') }).click();
      await expect(page.getByText(say('session:confirm.wrongPassword'))).toBeVisible();
      await look(page, `confirm-${language}`, say);
      await field(page, say('session:password')).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await title(page, say('session:confirm.doneTitle'));
      await expect(page.getByText(say('session:confirm.doneText'))).toBeVisible();
      await look(page, `confirmed-${language}`, say);
      await page.getByRole('link', { name: say('session:goToLogin') }).click();
      await fillSignIn(page, { language, email, password: PASSWORD });
      await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();

      await signOut(page, say);
      await page.getByRole('link', { name: say('session:forgotPassword') }).click();
      await look(page, `forgot-${language}`, say);
      await field(page, say('session:email')).fill('not an address');
      await page.getByRole('button', { name: say('session:forgot.button') }).click();
      await expect(page.getByText(say('session:wrong.incorrectEmail'))).toBeVisible();
      await field(page, say('session:email')).fill(email);
      await page.keyboard.press('Enter');
      await title(page, say('session:mailTitle'));
      await look(page, `forgot-asked-${language}`, say);

      const reset = linkIn(await mailTo(email, '/users/reset'), '/users/reset');
      await page.goto(reset);
      await expect(field(page, say('session:newPassword'))).toBeFocused();
      await expect(page).toHaveURL('/users/reset');
      await setPassword(page, say);
      await title(page, say('session:noticeTitles.password-changed'));
      await look(page, `reset-done-${language}`, say);
      await page.goto('about:blank');
      await page.goto(reset);
      await title(page, say('errors:somethingWrong'));
      await look(page, `reset-over-${language}`, say);

      await page.getByRole('link', { name: say('session:goToLogin') }).click();
      await fillSignIn(page, { language, email, password: PASSWORD });
      await expect(page.getByText(say('errors:login.PASSWORD_INCORRECT'))).toBeVisible();
      await fillSignIn(page, { language, email, password: NEXT });
      await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
      await changePassword(page, say);
      await fillSignIn(page, { language, email, password: PASSWORD });
      await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
      // Who is signed in has no business there, and his colleagues find none of these mails.
      await page.goto('/forgotpassword');
      await expect(page).toHaveURL('/');
      await page.goto('/outbox');
      await expect(page.getByText(say('outbox:emptyTitle'))).toBeVisible();
      expect((await mailTo(email, changed(language))).subject).toContain(changed(language));
    });
  }

  test('a link that is nobody’s says so, and a mail can be asked for again', async ({ page }) => {
    const say = words('en');
    await page.goto('/users/confirm#nonsense');
    await title(page, say('errors:somethingWrong'));
    await look(page, 'confirm-over-en', say);
    await field(page, say('session:email')).fill('nobody@harbour.example');
    await page.getByRole('button', { name: say('session:sendAgain') }).click();
    await expect(page.getByText(say('session:confirm.askedText', { email: 'nobody@harbour.example' }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('session:mailTitle') })).toBeFocused();
    // Another link, put into the address of this very page.
    const asked = page.waitForRequest((request) => request.postData()?.includes('another') ?? false);
    await page.evaluate(`location.href = '/users/confirm#another'`);
    await asked;
    await title(page, say('errors:somethingWrong'));
    await expect(page).toHaveURL('/users/confirm');
  });
});

test('where registration is closed the link is not there, and its page says so', async ({ page }) => {
  const say = words('en');
  await page.route('**/api/gateway/client-settings', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { data: { ...answer.data, registration: 'closed' } } });
  });
  await openLogin(page);
  await expect(page.getByRole('link', { name: say('session:forgotPassword') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('session:createAccount') })).toHaveCount(0);
  await page.goto('/register');
  await expect(page.getByText(say('errors:login.USER_REGISTRATION_NOT_ALLOWED'))).toBeVisible();
  await look(page, 'register-closed-en', say);
});

test('where accounts are kept outside, the pages lead there', async ({ page }) => {
  await page.route('**/api/gateway/client-settings', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { data: { ...answer.data, embedded: false } } });
  });
  await page.route('**/oidc/auth?*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another</title>' }));
  await page.goto('/register');
  await expect(page).toHaveURL(/\/oidc\/auth\?.*prompt=create/);
  for (const path of ['/forgotpassword', '/users/confirm#token', '/users/reset#token']) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/oidc\/auth\?(?!.*prompt=)/);
  }
});

async function register(page: Page, say: Say, email: string): Promise<void> {
  await field(page, say('session:name')).fill('Ada');
  await field(page, say('session:organisation')).fill('Harbour News');
  await field(page, say('session:email')).fill(email);
  await field(page, say('session:password')).fill(PASSWORD);
  await page.getByRole('button', { name: say('session:register.button') }).click();
  await expect(page.getByText(say('session:wrong.confirmRequired'))).toBeVisible();
  const again = field(page, say('session:confirmPassword'));
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute('autocomplete', 'new-password');
  await again.fill(NEXT);
  await expect(page.getByText(say('session:wrong.passwordsDiffer'))).toBeVisible();
  await again.fill(PASSWORD);
  await page.getByRole('button', { name: say('session:register.button') }).click();
}

/** From NEXT back to PASSWORD, as whoever is signed in does it. */
async function changePassword(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('session:change.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('session:change.title') });
  const input = (name: string) => dialog.getByRole('textbox', { name: say(name), exact: true });
  await expect(input('session:change.current')).toBeFocused();
  await input('session:change.current').fill('a guess');
  await input('session:newPassword').fill(PASSWORD);
  await input('session:confirmPassword').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('session:change.wrong'))).toBeVisible();
  await expectNoViolations(page);
  await shot(page, `account-change-${say('session:title') === 'Sign in' ? 'en' : 'zh-Hant'}`);
  await input('session:change.current').fill(NEXT);
  await page.keyboard.press('Enter');
  await title(page, say('session:noticeTitles.password-changed'));
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('session:signIn') }).click();
  await expect(page.getByLabel(say('session:email'))).toBeVisible();
}

async function setPassword(page: Page, say: Say): Promise<void> {
  const first = field(page, say('session:newPassword'));
  await first.fill('12345');
  await page.getByRole('button', { name: say('session:reset.button') }).click();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await first.fill(NEXT);
  await field(page, say('session:confirmPassword')).fill(NEXT);
  // By the keyboard: what is hidden is shown, and hidden again.
  await first.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('type', 'password');
  await look(page, `reset-${say('session:title') === 'Sign in' ? 'en' : 'zh-Hant'}`, say);
  await page.getByRole('button', { name: say('session:reset.button') }).click();
}

/** As src/services/accounts/account-words.ts has it. */
function changed(language: Language): string {
  return language === 'en' ? 'Your password was changed' : '你的密碼已更改';
}
