/** The account pages where accounts are kept by Keycloak: its own pages, and, where anybody may, an account here for whoever made one there. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../journeys/support/accessibility.ts';
import { test } from '../journeys/support/journey.ts';
import { shot } from '../journeys/support/shot.ts';
import { confirmAddress, ISSUER } from './keycloak-admin.ts';
import { expectKeycloak, expectShell, fillKeycloak, keycloakAnd, PASSWORD, SAM, say } from './session.ts';

const OPEN = process.env['KEYCLOAK_OPEN_URL'] ?? '';
const NEW = 'new@nowhere.example';

async function fillRegistration(page: Page): Promise<void> {
  await expect(page.locator('#kc-register-form')).toBeVisible();
  expect(page.url().startsWith(ISSUER)).toBe(true);
  await page.locator('#username').fill(NEW);
  await page.locator('#email').fill(NEW);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#password-confirm').fill(PASSWORD);
  await page.locator('#firstName').fill('Noor');
  await page.locator('#lastName').fill('Wong');
  await page.locator('#kc-register-form [type=submit]').click();
}

test.describe('where only known people may enter', () => {
  test.use({ expectedErrors: keycloakAnd() });

  test('nobody is led to a registration, and a forgotten password leads to the sign-in of Keycloak', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByText(say('errors:login.USER_REGISTRATION_NOT_ALLOWED'))).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/forgotpassword');
    await expectKeycloak(page);
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
  });
});

test.describe('where anybody may make an account', () => {
  test.use({ baseURL: OPEN, expectedErrors: keycloakAnd(/status of 403|CallError/) });

  test('registering leads to that of Keycloak, and in once the address is confirmed', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page);
    await expect(page).toHaveURL('/login?reason=email-unverified');
    await shot(page, 'registered-unconfirmed');

    await confirmAddress(NEW, true);
    await page.getByRole('button', { name: say('session:anotherAccount') }).click();
    await fillKeycloak(page, NEW);
    await expectShell(page);
    await expect(page.getByRole('button', { name: `${say('app:account')}: Noor` })).toBeVisible();
    await shot(page, 'registered');
  });

  test('who has an account there enters with an organisation of their own', async ({ page }) => {
    await page.goto('/topics');
    await fillKeycloak(page, SAM);
    await expectShell(page);
    await expect(page).toHaveURL('/topics');
    await page.reload();
    await expectShell(page);
  });
});
