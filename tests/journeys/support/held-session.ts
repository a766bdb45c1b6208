/** The session as the browser holds it, and what a journey does to it: time, tabs, signing out. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Say } from './words.ts';

interface HeldTokens {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970, by the clock of the page. */
  expires_at: number;
}

/** What is stored for the session; null: nothing. */
export async function heldTokens(page: Page): Promise<HeldTokens | null> {
  return page.evaluate<HeldTokens | null>(`(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:') || name === 'earshot.session');
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
  })()`);
}

/** As in a browser that has the provider's cookies and nothing else. */
export async function forgetTokens(page: Page): Promise<void> {
  await page.evaluate('localStorage.clear()');
}

/** Moves the clock of all pages to so many seconds before the token ends; negative: after it. What is due happens once. */
export async function passUntil(page: Page, seconds: number): Promise<void> {
  const ends = (await heldTokens(page))?.expires_at ?? 0;
  const now = await page.evaluate(() => Date.now());
  await page.context().clock.fastForward(ends * 1000 - now - seconds * 1000);
}

export async function signOut(page: Page, say: Say): Promise<void> {
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

interface HeldRenewal {
  /** The page that asked for it. */
  page: Page;
  brought: Pick<HeldTokens, 'access_token' | 'refresh_token'>;
  /** Lets the answer go. */
  answer(): Promise<void>;
}

/** The next renewal of any page is done at the server, but its answer is held back. */
export async function holdRenewal(context: BrowserContext, tokenEndpoint: RegExp): Promise<() => Promise<HeldRenewal>> {
  let found: (renewal: HeldRenewal) => void = () => undefined;
  const renewal = new Promise<HeldRenewal>((resolve) => {
    found = resolve;
  });
  await context.route(tokenEndpoint, async (route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    if (!body.includes('refresh_token') || body.includes('authorization_code')) return route.continue();
    const response = await route.fetch();
    found({ page: request.frame().page(), brought: await response.json(), answer: () => route.fulfill({ response }) });
  });
  return () => renewal;
}

/** Renewals that all pages ask for from now on. */
export function countRenewals(page: Page, tokenEndpoint: RegExp): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    const body = request.postData() ?? '';
    if (tokenEndpoint.test(request.url()) && body.includes('refresh_token') && !body.includes('authorization_code')) count += 1;
  });
  return () => count;
}
