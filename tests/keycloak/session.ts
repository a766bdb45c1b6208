/** Signing in at Keycloak as a person does, and what the browser then holds. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { words } from '../journeys/support/words.ts';
import { ISSUER } from './keycloak-admin.ts';

const ELSEWHERE = `^elsewhere: ${new URL(ISSUER).origin}/`;

/** For `expectedErrors`: that Keycloak is asked, and what else a spec names. One expression: of two the tool makes a pair. */
export function keycloakAnd(...more: RegExp[]): RegExp[] {
  return [new RegExp([ELSEWHERE, ...more.map(({ source }) => source)].join('|'))];
}

/** Known at both sides; known here and not confirmed there; known only there. All have the same password. */
export const MEI = 'mei@harbour.example';
export const KIM = 'kim@harbour.example';
export const SAM = 'sam@elsewhere.example';
export const PASSWORD = 'correct-horse';
export const say = words('en');

/** Keycloak's own form. */
export function keycloakForm(page: Page) {
  return { email: page.locator('#username'), password: page.locator('#password'), submit: page.locator('#kc-login') };
}

/** Ends on Keycloak's form. */
export async function expectKeycloak(page: Page): Promise<void> {
  await expect(keycloakForm(page).email).toBeVisible();
  expect(page.url().startsWith(ISSUER)).toBe(true);
}

export async function fillKeycloak(page: Page, email: string): Promise<void> {
  const form = keycloakForm(page);
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.submit.click();
}

/** From a page of the product to itself, over Keycloak. */
export async function signIn(page: Page, { path = '/', email = MEI }: { path?: string; email?: string } = {}): Promise<void> {
  await page.goto(path);
  await expectKeycloak(page);
  await fillKeycloak(page, email);
  await expectShell(page);
}

export async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
}

interface HeldTokens {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at: number;
}

/** What is stored for the session, as the page's library has it; null: nothing. */
export async function heldTokens(page: Page): Promise<HeldTokens | null> {
  return page.evaluate<HeldTokens | null>(`(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
  })()`);
}

/** As in a browser that has cookies of Keycloak and nothing else. */
export async function forgetTokens(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
}

/** Moves the clock of all pages to so many seconds before the token ends; negative: after it. What is due happens once. */
export async function passUntil(page: Page, seconds: number): Promise<void> {
  const ends = (await heldTokens(page))?.expires_at ?? 0;
  const now = await page.evaluate(() => Date.now());
  await page.context().clock.fastForward(ends * 1000 - now - seconds * 1000);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('app:signOut') }).click();
}

/** As where the operator has set AUTO_REDIRECT=0. */
export async function withoutAutoRedirect(context: BrowserContext): Promise<void> {
  await context.route('**/api/gateway/client-settings', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, autoRedirect: false } } });
  });
}
