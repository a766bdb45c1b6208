/** An account and an organisation of its own, by the pages that are open to everybody; ends on the form of the sign-in. */
import { expect, type Page } from '@playwright/test';
import { openLogin } from './sign-in.ts';
import { type Language, words } from './words.ts';
import { linkIn, mailTo } from './written-mails.ts';

interface NewAccount {
  email: string;
  password: string;
  organisation: string;
}

export async function registerAccount(page: Page, language: Language, account: NewAccount): Promise<void> {
  const say = words(language);
  const field = (name: string) => page.getByRole('textbox', { name: say(name), exact: true });
  await openLogin(page, { language });
  await page.getByRole('link', { name: say('session:createAccount') }).click();
  await field('session:name').fill('Ada Wong');
  await field('session:organisation').fill(account.organisation);
  await field('session:email').fill(account.email);
  await field('session:password').fill(account.password);
  await field('session:confirmPassword').fill(account.password);
  await page.getByRole('button', { name: say('session:register.button') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('session:mailTitle') })).toBeVisible();
  await page.goto(linkIn(await mailTo(account.email, '/users/confirm'), '/users/confirm'));
  await field('session:password').fill(account.password);
  await page.getByRole('button', { name: say('session:confirm.button') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('session:confirm.doneTitle') })).toBeVisible();
  await page.getByRole('link', { name: say('session:goToLogin') }).click();
}
