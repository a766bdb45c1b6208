/** Signing in as a person does: the language by its switch, the form by its labels. */
import { expect, type Page } from '@playwright/test';
import { type Language, words } from './words.ts';

export const DEMO = { email: 'demo@earshot.local', password: 'earshot-demo' };

interface Credentials {
  language?: Language;
  email?: string;
  password?: string;
}

/**
 * Goes to an address behind the login and ends on the form, in the language wanted and in light mode. Both are chosen here, as the account
 * keeps what another journey has chosen, unless somebody chooses otherwise before the sign-in.
 */
export async function openLogin(
  page: Page,
  { language = 'en', path = '/' }: { language?: Language; path?: string } = {},
): Promise<void> {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(
    page.getByLabel(words('en')('session:email')).or(page.getByLabel(words('zh-Hant')('session:email'))),
  ).toBeVisible();
  await chooseLook(page, language);
  await expect(title).toHaveText(words(language)('session:title'));
}

/** Of a page before the sign-in, whatever it shows: language and the light mode, which then stand before what the account keeps. */
export async function chooseLook(page: Page, language: Language = 'en'): Promise<void> {
  // The switch carries the name of the language that it leads to.
  const to = (name: Language) => page.getByRole('button', { name: languageName(name) });
  const other = language === 'en' ? 'zh-Hant' : 'en';
  await expect(to(language).or(to(other))).toBeVisible();
  if (await to(other).isVisible()) await to(other).click();
  await to(language).click();
  await expect(to(other)).toBeVisible();
  const say = words(language);
  const toLight = page.getByRole('button', { name: say('app:switchToLight') });
  if (!(await toLight.isVisible())) await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await toLight.click();
}

/** Fills the form on the page and sends it. */
export async function fillSignIn(page: Page, credentials: Credentials = {}): Promise<void> {
  const { language = 'en', email = DEMO.email, password = DEMO.password } = credentials;
  const say = words(language);
  await page.getByLabel(say('session:email')).fill(email);
  await page.getByRole('textbox', { name: say('session:password') }).fill(password);
  await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
}

/** From any address to the page behind the login; ends when the main menu is there. */
export async function signIn(page: Page, options: Credentials & { path?: string } = {}): Promise<void> {
  await openLogin(page, options);
  await fillSignIn(page, options);
  await expect(page.getByRole('navigation', { name: words(options.language ?? 'en')('app:mainMenu') })).toBeVisible();
}

function languageName(language: Language): string {
  return words('en')(language === 'en' ? 'app:english' : 'app:chinese');
}
