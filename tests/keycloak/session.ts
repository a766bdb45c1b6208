/** Signing in at Keycloak as a person does, and what the browser then holds. */
import { expect, type Page } from '@playwright/test';
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
