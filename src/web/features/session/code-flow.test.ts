import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { base64url, describedWith, type FakeProvider, fakeProvider, ISSUER, idToken, PAGE } from './fake-provider.ts';
import type { StoredSession } from './stored-session.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let provider: FakeProvider;

beforeEach(() => {
  provider = fakeProvider();
  vi.stubGlobal('fetch', provider.fetch);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('location', new URL(PAGE));
});
afterEach(() => vi.unstubAllGlobals());

/** Fresh for each test: what the provider says of itself is kept as long as the page. */
function openPage() {
  vi.resetModules();
  return import('./code-flow.ts');
}

type Begun = { page: Awaited<ReturnType<typeof openPage>>; sent: URLSearchParams };

async function begin(): Promise<Begun> {
  const page = await openPage();
  return { page, sent: new URL(await page.signInAddress({ language: 'zh-Hant', data: '77' })).searchParams };
}

/** Where the provider leads back to; what is empty is not there. */
function back(sent: URLSearchParams, more: Record<string, string> = {}): URL {
  const said = Object.entries({ state: sent.get('state') ?? '', iss: ISSUER, code: 'c', ...more });
  return new URL(`${PAGE}/login/callback?${new URLSearchParams(said.filter(([, value]) => value))}`);
}

function give(sent: URLSearchParams, claims: object = {}, more: object = {}): void {
  const body = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 };
  provider.tokens = { status: 200, body: { ...body, id_token: idToken({ nonce: sent.get('nonce'), ...claims }), ...more } };
}

const now = () => Math.floor(Date.now() / 1000);

describe('a sign-in', () => {
  test('says what it wishes; the proof of the code stays here', async () => {
    const { page, sent } = await begin();
    const { state, nonce, code_challenge: challenge, ...said } = Object.fromEntries(sent);
    expect(said).toEqual({
      theme: 'news',
      client_id: 'web',
      redirect_uri: `${PAGE}/login/callback`,
      response_type: 'code',
      scope: 'openid email offline_access',
      code_challenge_method: 'S256',
      ui_locales: 'zh-Hant',
    });
    give(sent);
    await page.finishSignIn(back(sent));
    const { code_verifier: verifier, ...form } = provider.asked.at(-1)?.body ?? {};
    expect(form).toEqual({
      grant_type: 'authorization_code',
      client_id: 'web',
      code: 'c',
      redirect_uri: `${PAGE}/login/callback`,
    });
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(challenge).toBe(base64url(new Uint8Array(hash)));
    expect(new Set([state, nonce, verifier]).size).toBe(3);
    const looked = new URL(await page.signInAddress({ prompt: 'none' })).searchParams;
    expect([looked.get('prompt'), looked.get('ui_locales')]).toEqual(['none', null]);
    expect(provider.asked.filter(({ address }) => address.endsWith('openid-configuration'))).toHaveLength(1);
  });

  test('brings who it is and what was owed when it began', async () => {
    const { page, sent } = await begin();
    give(sent, { email: 'ada@harbour.example', given_name: '愛達' });
    const finished = await page.finishSignIn(back(sent));
    expect(finished?.data).toBe('77');
    expect(finished?.session).toMatchObject({
      access_token: 'a',
      refresh_token: 'r',
      scope: 'openid email offline_access',
      profile: { sub: 'ada', email: 'ada@harbour.example', given_name: '愛達' },
    });
    await expect(page.finishSignIn(back(sent))).rejects.toThrow('no sign-in that was begun');
  });

  test.each([
    ['that is an hour ahead', { iat: now() - HOUR, exp: now() - HOUR + 60 }],
    ['that is an hour behind', { iat: now() + HOUR, exp: now() + HOUR + 60, nbf: now() + HOUR }],
  ])('goes on by a clock here %s', async (_, claims) => {
    const { page, sent } = await begin();
    give(sent, claims);
    expect(await page.finishSignIn(back(sent))).not.toBeNull();
  });

  test('goes on that another build has begun, which sent no nonce', async () => {
    const page = await openPage();
    const begun = { id: 's', created: now(), authority: ISSUER, client_id: 'web', code_verifier: 'v'.repeat(43) };
    sessionStorage.setItem('oidc.s', JSON.stringify(begun));
    give(new URLSearchParams(), { nonce: undefined });
    expect(await page.finishSignIn(back(new URLSearchParams({ state: 's' })))).not.toBeNull();
  });

  test.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])(
    'finds nobody where the provider says %s, to whatever call',
    async (error) => {
      const { page, sent } = await begin();
      const asked = provider.asked.length;
      expect(await page.finishSignIn(back(sent, { error, code: '' }))).toBeNull();
      expect(provider.asked).toHaveLength(asked);
      const { page: other, sent: again } = await begin();
      provider.tokens = { status: 400, body: { error } };
      expect(await other.finishSignIn(back(again))).toBeNull();
    },
  );
});

describe('a sign-in is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['that nobody has begun here', { state: 'other' }],
    ['that the person has given up', { error: 'access_denied' }],
    ['without a code', { code: '' }],
    ['that another provider answers', { iss: 'https://id.evil.example' }],
    ['that does not say who answers, though the provider would', { iss: '' }],
    ['that answers none', { state: '' }],
  ])('%s', async (_, more) => {
    const { page, sent } = await begin();
    give(sent);
    await expect(page.finishSignIn(back(sent, more))).rejects.toThrow(/./);
  });

  test.each<[string, object, object?]>([
    ['for another sign-in', { nonce: 'other' }],
    ['for none in particular', { nonce: undefined }],
    ['of another issuer', { iss: 'https://id.evil.example' }],
    ['for another client', { aud: 'other' }],
    ['for several, and by one of the others', { aud: ['web', 'other'], azp: 'other' }],
    ['of nobody', { sub: undefined }],
    ['that has ended days ago', { exp: now() - 2 * DAY }],
    ['without an end', { exp: undefined }],
    ['of a time to come', { nbf: now() + 2 * DAY }],
    ['that is missing', {}, { id_token: undefined }],
    ['that is none', {}, { id_token: 'opaque' }],
    ['that nobody has signed', {}, { id_token: idToken({}, 'none') }],
  ])('with an ID token %s', async (_, claims, more) => {
    const { page, sent } = await begin();
    give(sent, claims, more);
    await expect(page.finishSignIn(back(sent))).rejects.toThrow(/./);
    expect(provider.asked.at(-1)?.address).toBe(`${ISSUER}/token`);
  });

  test('where the provider does not take the code', async () => {
    const { page, sent } = await begin();
    provider.tokens = { status: 400, body: { error: 'invalid_grant' } };
    await expect(page.finishSignIn(back(sent))).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('whose code would go without TLS, from a page that came with it', async () => {
    provider.description = describedWith({ token_endpoint: 'http://id.harbour.example/token' });
    const { page, sent } = await begin();
    give(sent);
    const asked = provider.asked.length;
    await expect(page.finishSignIn(back(sent))).rejects.toThrow('HTTPS');
    expect(provider.asked).toHaveLength(asked);
    vi.stubGlobal('location', new URL('http://127.0.0.1:8080'));
    const { page: plain, sent: again } = await begin();
    give(again);
    expect(await plain.finishSignIn(back(again))).not.toBeNull();
  });
});

describe('the provider', () => {
  test.each([
    ['as it names itself', ISSUER, {}],
    ['with a slash more', `${ISSUER}/`, {}],
    ['with a slash less', ISSUER, { issuer: `${ISSUER}/` }],
  ])('is written down %s', async (_, authority, more) => {
    provider.authority = authority;
    provider.description = describedWith(more);
    expect((await begin()).sent.get('client_id')).toBe('web');
  });

  test('is asked again in the same page where another has answered', async () => {
    const page = await openPage();
    provider.description = describedWith({ issuer: 'https://id.evil.example' });
    await expect(page.signInAddress({})).rejects.toThrow('another provider');
    expect(sessionStorage).toHaveLength(0);
    provider.description = describedWith({});
    expect(await page.signInAddress({})).toContain(ISSUER);
  });

  test('without a page to sign in is of no use', async () => {
    provider.description = describedWith({ authorization_endpoint: undefined });
    await expect(begin()).rejects.toThrow('where to sign in');
  });
});

describe('a renewal', () => {
  const before: StoredSession = {
    access_token: 'a',
    token_type: 'bearer',
    refresh_token: 'r1',
    id_token: 'i1',
    scope: 'openid email',
    profile: { sub: 'ada' },
  };

  test('asks for what was given before, and keeps what it does not bring', async () => {
    provider.tokens.body = { access_token: 'b', token_type: 'Bearer', expires_in: 60 };
    const renewed = await (await openPage()).renewSession(before);
    const form = { grant_type: 'refresh_token', client_id: 'web', refresh_token: 'r1', scope: 'openid email' };
    expect(provider.asked.at(-1)).toEqual({ address: `${ISSUER}/token`, body: form });
    expect(renewed).toMatchObject({ ...before, access_token: 'b' });
  });

  test.each<[string, StoredSession, { status: number; body: object }, string]>([
    ['that brings another person', before, { status: 200, body: { id_token: idToken({ sub: 'bob' }) } }, 'another sign-in'],
    ['of another issuer', before, { status: 200, body: { id_token: idToken({ iss: 'https://id.evil.example' }) } }, 'iss'],
    ['that the provider refuses', before, { status: 400, body: { error: 'invalid_grant' } }, 'error'],
    ['for which there is nothing', { ...before, refresh_token: undefined }, { status: 200, body: {} }, 'nothing'],
  ])('%s fails', async (_, of, { status, body }, message) => {
    provider.tokens = { status, body: status === 200 ? { access_token: 'b', token_type: 'Bearer', ...body } : body };
    await expect((await openPage()).renewSession(of)).rejects.toThrow(message);
  });
});
