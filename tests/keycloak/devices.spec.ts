/** A device that was signed out here, while Keycloak still has its session: it would give the same sign-in again and again. */
import { expect } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { heldTokens } from '../journeys/support/held-session.ts';
import { test } from '../journeys/support/journey.ts';
import { expectShell, keycloakAnd, keycloakForm, PASSWORD, say, signIn } from './session.ts';

test.use({ expectedErrors: keycloakAnd(/status of 401|CallError/) });

test('stays signed out by whatever Keycloak still gives it, until somebody says the password', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, { path: '/topics' });
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await signIn(other, { path: '/topics' });
  const headers = { authorization: `Bearer ${(await heldTokens(other))?.access_token}` };
  const ended = await other.request.post(`${GATEWAY}/devices/sign-out-others`, { headers, data: {} });
  expect((await ended.json()).data.signedOut).toBeGreaterThan(0);

  await page.reload();
  await expect(page).toHaveURL('/login?reason=signed-out-elsewhere');
  // Keycloak lets them in without a form, and this server does not.
  await page.goto('/topics');
  await expect(page).toHaveURL('/login?reason=signed-out-elsewhere');
  expect(await heldTokens(page)).toBeNull();

  await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
  await keycloakForm(page).password.fill(PASSWORD);
  await keycloakForm(page).submit.click();
  await expectShell(page);
  await expect(page).toHaveURL('/topics');
  await other.reload();
  await expectShell(other);
  await elsewhere.close();
});
