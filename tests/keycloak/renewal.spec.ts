/** Tokens are renewed in time, by one tab for all; what cannot be renewed ends the session, in words. */
import { expect, type Page } from '@playwright/test';
import { countRenewals, heldTokens, passUntil } from '../journeys/support/held-session.ts';
import { test } from '../journeys/support/journey.ts';
import { endSessions } from './keycloak-admin.ts';
import { expectShell, keycloakAnd, MEI, say, signIn } from './session.ts';

const TOKEN_ENDPOINT = /\/protocol\/openid-connect\/token$/;

test.use({ expectedErrors: keycloakAnd() });
test.beforeEach(({ context }) => context.clock.install());

async function expectExpired(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login?reason=token-expired');
  await expect(page.getByText(say('session:noticeTexts.token-expired'))).toBeVisible();
  await expect.poll(() => heldTokens(page)).toBeNull();
}

test('30 seconds before it ends, and not before', async ({ page }) => {
  await signIn(page, { path: '/topics' });
  const renewals = countRenewals(page, TOKEN_ENDPOINT);
  for (const round of [1, 2]) {
    const before = await heldTokens(page);
    await passUntil(page, 32);
    expect(renewals()).toBe(round - 1);
    await passUntil(page, 29);
    await expect.poll(async () => (await heldTokens(page))?.access_token).not.toBe(before?.access_token);
    expect(renewals()).toBe(round);
  }
  await page.getByRole('link', { name: say('app:alerts'), exact: true }).click();
  await expect(page).toHaveURL('/alerts');
  await expectShell(page);
});

test('three tabs renew once, and none is signed out', async ({ page, context }) => {
  await signIn(page, { path: '/topics' });
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/topics');
    await expectShell(other);
  }
  const renewals = countRenewals(page, TOKEN_ENDPOINT);
  for (const round of [1, 2, 3]) {
    const before = await heldTokens(page);
    await passUntil(page, 29);
    await expect.poll(async () => (await heldTokens(page))?.access_token).not.toBe(before?.access_token);
    // Each asks something with the new token.
    for (const one of [page, ...others]) {
      const asked = one.waitForRequest((request) => request.url().endsWith('/api/gateway/call'));
      await one.reload();
      expect((await asked).headers()['authorization']).toBe(`Bearer ${(await heldTokens(one))?.access_token}`);
      await expectShell(one);
    }
    expect(renewals()).toBe(round);
  }
});

test('a machine that slept through the end finds the session ended, and nothing is asked of Keycloak', async ({ page }) => {
  await signIn(page, { path: '/topics' });
  const renewals = countRenewals(page, TOKEN_ENDPOINT);
  await passUntil(page, -60);
  await expectExpired(page);
  expect(renewals()).toBe(0);
  // The session there is older than the token, so one click is enough.
  await page.getByRole('button', { name: say('session:signIn') }).click();
  await expect(page).toHaveURL('/topics');
  await expectShell(page);
});

test.describe('ended at Keycloak by an administrator', () => {
  test.use({ expectedErrors: keycloakAnd(/status of 400|renewal of the session/) });

  test('the session ends with its token, in every tab', async ({ page, context }) => {
    await signIn(page, { path: '/topics' });
    const other = await context.newPage();
    await other.goto('/alerts');
    await expectShell(other);
    await endSessions(MEI);
    await passUntil(page, 29);
    for (const one of [page, other]) await expectExpired(one);
  });
});
