/** In over Keycloak's form to the page asked for; whoever may not enter reads why, once, and can try another account. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../journeys/support/accessibility.ts';
import { forgetTokens, heldTokens, withoutAutoRedirect } from '../journeys/support/held-session.ts';
import { test } from '../journeys/support/journey.ts';
import { shot } from '../journeys/support/shot.ts';
import { confirmAddress } from './keycloak-admin.ts';
import { expectKeycloak, expectShell, fillKeycloak, KIM, keycloakAnd, keycloakForm, MEI, SAM, say, signIn } from './session.ts';

test.use({ expectedErrors: keycloakAnd() });

test('a person signs in and is where they wanted to be', async ({ page }) => {
  await page.goto('/topics?sort=name');
  await expectKeycloak(page);
  await shot(page, 'keycloak-form');
  await fillKeycloak(page, MEI);
  await expectShell(page);
  await expect(page).toHaveURL('/topics?sort=name');
  await expect(page.getByRole('button', { name: `${say('app:account')}: Mei` })).toBeVisible();
  await page.reload();
  await expectShell(page);
});

test.describe('somebody who may not enter', () => {
  test.use({ expectedErrors: keycloakAnd(/status of 403|CallError/) });

  async function expectWords(page: Page, reason: 'user-unknown' | 'email-unverified', email: string): Promise<void> {
    await expect(page).toHaveURL(`/login?reason=${reason}`);
    await expect(page.getByRole('heading', { level: 1, name: say(`session:noticeTitles.${reason}`) })).toBeVisible();
    const why = say(`session:noticeTexts.${reason}`);
    await expect(page.getByRole('status')).toHaveText(say('session:signedInAs', { email, why }));
    expect(await heldTokens(page)).toBeNull();
    await expectNoViolations(page);
    await shot(page, `refused-${reason}`);
  }

  test('is told that nobody here knows them, and may use another account', async ({ page }) => {
    await page.goto('/topics');
    await fillKeycloak(page, SAM);
    await expectWords(page, 'user-unknown', SAM);

    // From any page the way leads back to the words, not round and round.
    await page.goto('/alerts');
    await expectWords(page, 'user-unknown', SAM);

    await page.getByRole('button', { name: say('session:anotherAccount') }).click();
    await expectKeycloak(page);
    await fillKeycloak(page, MEI);
    await expectShell(page);
    await expect(page).toHaveURL('/alerts');
  });

  test('is told that their address is not confirmed, and may enter when it is', async ({ page }) => {
    await page.goto('/topics');
    await fillKeycloak(page, KIM);
    await expectWords(page, 'email-unverified', KIM);
    await confirmAddress(KIM, true);
    try {
      await page.getByRole('button', { name: say('session:anotherAccount') }).click();
      await fillKeycloak(page, KIM);
      await expectShell(page);
    } finally {
      await confirmAddress(KIM, false);
    }
  });
});

test.describe('without being sent on', () => {
  test('nobody leaves the page but by the button; a session that is there is taken without a word', async ({ page, context }) => {
    await withoutAutoRedirect(context);
    await page.goto('/topics?sort=name');
    await expect(page).toHaveURL('/login');
    const button = page.getByRole('button', { name: say('session:signIn'), exact: true });
    await expect(button).toBeVisible();
    await expectNoViolations(page);
    await shot(page, 'login-door');
    await page.reload();
    await button.click();
    await expectKeycloak(page);
    await fillKeycloak(page, MEI);
    await expect(page).toHaveURL('/topics?sort=name');
    await expectShell(page);

    await forgetTokens(page);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => void seen.push(frame.url()));
    await page.goto('/alerts?x=1#here');
    await expectShell(page);
    await expect(page).toHaveURL(/\/alerts\?x=1#here$/);
    expect(seen.filter((url) => url.includes('login_required'))).toEqual([]);
    await expect(keycloakForm(page).email).toHaveCount(0);
  });

  test('the form there speaks the language of the page', async ({ page, context }) => {
    await withoutAutoRedirect(context);
    await page.goto('/');
    await page.getByRole('button', { name: say('app:chinese') }).click();
    await page.locator('main').getByRole('button').last().click();
    await expectKeycloak(page);
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  });
});

test('who is signed in does not see the login', async ({ page }) => {
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});
