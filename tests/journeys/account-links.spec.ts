/** What the pages before the sign-in say where something does not answer, or a link in a mail is over. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { look } from './support/look.ts';
import { openLogin } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const LINK = '**/api/gateway/auth/link';
const SETTINGS = '**/api/gateway/client-settings';
const EMAIL = 'ada@harbour.example';
const PASSWORD = 'ferries at night';

test.use({ expectedErrors: [/status of (?:401|409|429|503)|CallError/] });

/** What the server says from now on of the link. */
async function answerOf(page: Page, answer: { status?: number; json: object }): Promise<void> {
  await page.unroute(LINK);
  await page.route(LINK, (route) => route.fulfill(answer));
}

for (const language of LANGUAGES) {
  const say = words(language);
  const field = (page: Page, name: string) => page.getByRole('textbox', { name: say(name), exact: true });

  test(`${language}: a link of which nobody says whose it is, and links that are over when they are used`, async ({ page }) => {
    await openLogin(page, { language });
    await answerOf(page, { status: 429, json: { detail: 'UNKNOWN' } });
    await page.goto('/users/reset#token');
    await expect(page.getByText(say('session:tooMany'))).toBeVisible();
    await look(page, `link-unknown-${language}`, say);

    await answerOf(page, { json: { email: EMAIL } });
    await page.getByRole('button', { name: say('session:tryAgain') }).click();
    await field(page, 'session:newPassword').fill(PASSWORD);
    await field(page, 'session:confirmPassword').fill(PASSWORD);
    await answerOf(page, { status: 409, json: { detail: 'TOKEN_EXPIRED' } });
    await page.getByRole('button', { name: say('session:reset.button') }).click();
    await expect(page.getByRole('link', { name: say('session:reset.askAgain') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await answerOf(page, { json: { email: EMAIL } });
    await page.goto('/users/confirm#token');
    const activate = page.getByRole('button', { name: say('session:confirm.button') });
    await expect(activate).toBeVisible();
    await field(page, 'session:password').fill(PASSWORD);
    await answerOf(page, { status: 409, json: { detail: 'TOKEN_EXPIRED' } });
    await activate.click();
    await expect(page.getByRole('button', { name: say('session:sendAgain') })).toBeVisible();
    await expect(activate).toHaveCount(0);
  });

  test(`${language}: a page that does not know yet where accounts are kept says so, and asks again`, async ({ page }) => {
    await openLogin(page, { language });
    for (const [path, intro] of [
      ['/register', 'session:register.intro'],
      ['/forgotpassword', 'session:forgot.intro'],
    ] as const) {
      await page.route(SETTINGS, (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(path);
      await expect(page.getByText(say('session:noAnswer'))).toBeVisible();
      await look(page, `no-settings-${language}`, say);
      await page.unroute(SETTINGS);
      await page.getByRole('button', { name: say('session:tryAgain') }).click();
      await expect(page.getByText(say(intro))).toBeVisible();
    }
  });
}
