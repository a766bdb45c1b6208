/** A sign-out that the provider cannot be told: done here at once, said truly, and remembered until it is done there. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { heldTokens, signOut, withoutAutoRedirect } from './support/held-session.ts';
import { test } from './support/journey.ts';
import { look } from './support/look.ts';
import { shot } from './support/shot.ts';
import { chooseLook, fillSignIn, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const say = words('en');

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
}

test.describe('where the provider does not answer', () => {
  test.use({ expectedErrors: [/net::ERR_|sign out|CallError|part of the page/] });

  for (const language of LANGUAGES) {
    test(`${language}: who signs out is signed out here at once, however long it takes there`, async ({ page }) => {
      const told = words(language);
      await signIn(page, { language, path: '/topics' });
      await page.reload();
      await expect(page.getByRole('navigation', { name: told('app:mainMenu') })).toBeVisible();
      await page.route('**/oidc/**', () => undefined);
      await signOut(page, told);
      await expect(page.getByRole('heading', { level: 1, name: told('session:signingOut') })).toBeFocused();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(await heldTokens(page)).toBeNull();
      await expectNoViolations(page);
      await shot(page, `leaving-${language}`);
      await expect(page.getByText(told('session:noticeTexts.sign-out-incomplete'))).toBeVisible({ timeout: 20_000 });
    });
  }

  for (const language of LANGUAGES) {
    test(`${language}: nothing is left here, and nobody is let in by the session that lives on there`, async ({
      page,
      context,
    }) => {
      const told = words(language);
      await signIn(page, { language, path: '/topics' });
      await page.waitForLoadState('networkidle');
      await page.route('**/oidc/**', (route) => route.abort());
      await signOut(page, told);
      await expect(page).toHaveURL('/login?reason=sign-out-incomplete');
      await expect(page.getByText(told('session:noticeTexts.sign-out-incomplete'))).toBeVisible();
      expect(await heldTokens(page)).toBeNull();
      await look(page, `sign-out-incomplete-${language}`, told);
      await page.unroute('**/oidc/**');
      await page.getByRole('button', { name: told('session:signOutThere') }).click();
      await expect(page.getByLabel(told('session:email'))).toBeVisible();
      expect(await sessionAtProvider(page, context)).toBe(false);
    });
  }

  test('without any network a page of ours says so; whoever comes next says who they are', async ({ page, context }) => {
    await withoutAutoRedirect(context);
    await page.goto('/topics');
    await chooseLook(page);
    await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
    await fillSignIn(page);
    await expectShell(page);
    // Into which the login page has not been loaded.
    await page.reload();
    await expectShell(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    // Its menu was never opened, and cannot come now.
    await page.getByRole('button', { name: say('app:account') }).click();
    await expect(page.getByText(say('app:serverAway'))).toBeVisible();
    await page.getByRole('button', { name: say('app:signOut') }).click();
    await expect(page.getByText(say('session:noticeTexts.sign-out-incomplete'))).toBeVisible();
    await page.getByRole('button', { name: say('session:signOutThere') }).click();
    await expect(page.getByRole('alert').filter({ hasText: say('session:signOutThereFailed') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, 'sign-out-offline');
    await context.setOffline(false);
    await page.close();

    const next = await context.newPage();
    await next.goto('/alerts');
    const door = next.getByRole('button', { name: say('session:signIn'), exact: true });
    await expect(door).toBeVisible();
    expect(await sessionAtProvider(next, context)).toBe(true);
    await next.goto('/alerts');
    await door.click();
    await fillSignIn(next);
    await expectShell(next);
    await expect(next).toHaveURL('/alerts');
    // From then on it is a session like any other.
    await next.evaluate(
      `Object.keys(localStorage).filter((key) => key.startsWith('oidc.')).forEach((key) => localStorage.removeItem(key))`,
    );
    await next.goto('/topics');
    await expectShell(next);
  });
});

/** Whether the provider would let in without a form. */
async function sessionAtProvider(page: Page, context: BrowserContext): Promise<boolean> {
  const { origin } = new URL(page.url());
  const { data } = await (await context.request.get('/api/gateway/client-settings')).json();
  const question = new URLSearchParams({
    client_id: data.clientId,
    response_type: 'code',
    scope: data.scope,
    prompt: 'none',
    redirect_uri: `${origin}/login/callback`,
    code_challenge_method: 'S256',
    code_challenge: 'x'.repeat(43),
  });
  const answer = await context.request.get(`/oidc/auth?${question.toString()}`, { maxRedirects: 0 });
  return new URL(answer.headers()['location'] ?? '').searchParams.has('code');
}
