/** Signing in as a person does: by the form, found by its labels in the language of the page. */
import { expect, type Page } from '@playwright/test';
import { type Language, words } from './words.ts';

export const DEMO = { email: 'demo@earshot.local', password: 'earshot-demo' };

/** From any address to the page behind the login; ends when the main menu is there. */
export async function signIn(
  page: Page,
  { language = 'en', email = DEMO.email, password = DEMO.password, path = '/' }: Partial<Options> = {},
): Promise<void> {
  const say = words(language);
  await page.goto(path);
  await page.getByLabel(say('session:email')).fill(email);
  await page.getByRole('textbox', { name: say('session:password') }).fill(password);
  await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
}

interface Options {
  language: Language;
  email: string;
  password: string;
  /** Where to go; the login leads back there. */
  path: string;
}
