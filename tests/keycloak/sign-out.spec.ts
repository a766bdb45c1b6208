/** Signing out ends the session here and at Keycloak, and in every tab; here also where Keycloak does not answer. */
import { expect } from '@playwright/test';
import { expectNoViolations } from '../journeys/support/accessibility.ts';
import { heldTokens, signOut } from '../journeys/support/held-session.ts';
import { test } from '../journeys/support/journey.ts';
import { shot } from '../journeys/support/shot.ts';
import { endSessions, ISSUER, openSessions } from './keycloak-admin.ts';
import { expectKeycloak, expectShell, keycloakAnd, MEI, say, signIn } from './session.ts';

test.use({ expectedErrors: keycloakAnd() });
test.beforeEach(() => endSessions(MEI));

test('ends the session at Keycloak as well', async ({ page }) => {
  await signIn(page, { path: '/topics' });
  expect(await openSessions(MEI)).toBe(1);
  await signOut(page, say);
  await expectKeycloak(page);
  expect(await openSessions(MEI)).toBe(0);
  await page.goto('/topics');
  await expectKeycloak(page);
  await page.goto('/api/gateway/health/live');
  expect(await heldTokens(page)).toBeNull();
});

test('ends it in the other tabs', async ({ page, context }) => {
  await signIn(page, { path: '/topics' });
  const other = await context.newPage();
  await other.goto('/alerts');
  await expectShell(other);
  await signOut(page, say);
  await expect(other).toHaveURL('/login?reason=token-expired');
  await expect(other.getByText(say('session:noticeTexts.token-expired'))).toBeVisible();
});

test.describe('where Keycloak does not answer', () => {
  test.use({ expectedErrors: keycloakAnd(/net::ERR_FAILED|sign out/) });

  test('nothing is left here, and it is said that the session there may go on', async ({ page }) => {
    await signIn(page, { path: '/topics' });
    await page.reload();
    await expectShell(page);
    await page.route(`${ISSUER}/**`, (route) => route.abort());
    await signOut(page, say);
    await expect(page).toHaveURL('/login?reason=sign-out-incomplete');
    await expect(page.getByText(say('session:noticeTexts.sign-out-incomplete'))).toBeVisible();
    expect(await heldTokens(page)).toBeNull();
    await expectNoViolations(page);
    await shot(page, 'sign-out-incomplete');
    await page.reload();
    await expect(page).toHaveURL('/login?reason=sign-out-incomplete');
    expect(await openSessions(MEI)).toBe(1);
  });
});
