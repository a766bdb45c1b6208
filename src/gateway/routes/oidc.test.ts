import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorization, CALLBACK, codeFlow, toForm } from '../../../tests/support/code-flow.ts';
import {
  AUDIENCE,
  openBrowser,
  openTestGateway,
  PASSWORD,
  PUBLIC_URL,
  proofKey,
  type TestGateway,
} from '../../../tests/support/gateway.ts';

import { createUser } from '../../services/accounts/create-user.ts';
import { endOidcSessions } from '../../stores/postgres/oidc-payloads.ts';
import { users } from '../../stores/postgres/users.ts';

let gateway: TestGateway;
let flow: ReturnType<typeof codeFlow>;
beforeAll(async () => {
  gateway = await openTestGateway();
  flow = codeFlow(gateway);
});
afterAll(() => gateway.close());

describe('authorization code with PKCE', () => {
  test('leads over the sign-in form to tokens that the gateway takes', async () => {
    const { tokens } = await flow.signIn(openBrowser(gateway.app));
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: AUDIENCE, iss: `${PUBLIC_URL}/oidc` });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ given_name: 'Ada', email: gateway.email, nonce: 'n' });
    expect((await gateway.call(tokens.access_token, 'get_topic_ids', [])).json()).toEqual({ result: [] });
    for (const other of [tokens.id_token, tokens.refresh_token])
      expect((await gateway.call(other, 'get_topic_ids', [])).statusCode).toBe(401);
  });

  test('a second request in the same browser needs no password and no consent', async () => {
    const browser = openBrowser(gateway.app);
    await flow.signIn(browser);
    const back = await browser.follow(authorization(proofKey().challenge, { prompt: 'none' }), '/login/callback');
    expect(back.searchParams.get('code')).toBeTruthy();
  });

  test('without a session a silent request is login_required', async () => {
    const back = await openBrowser(gateway.app).follow(
      authorization(proofKey().challenge, { prompt: 'none' }),
      '/login/callback',
    );
    expect(back.searchParams.get('error')).toBe('login_required');
  });

  test('a wrong proof key and a used code are refused', async () => {
    const { code, verifier } = await flow.signIn(openBrowser(gateway.app));
    const again = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK };
    expect((await flow.token({ ...again, code_verifier: proofKey().verifier })).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await flow.token({ ...again, code_verifier: verifier })).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('without PKCE, or to an address that is not ours, nothing is issued', async () => {
    const browser = openBrowser(gateway.app);
    const noProof = await browser.request({ url: authorization('').replace(/&code_challenge[^&]*/g, '') });
    expect(noProof.headers.location).toContain('error=invalid_request');
    const elsewhere = await browser.request({ url: authorization('x'.repeat(43), { redirect_uri: 'http://evil.example/' }) });
    expect(elsewhere.statusCode).toBe(400);
    expect(elsewhere.headers.location).toBeUndefined();
  });
});

describe('the sign-in form', () => {
  test('says the same of a wrong password and of an unknown address, and may be tried again', async () => {
    const browser = openBrowser(gateway.app);
    const uid = await toForm(browser, proofKey().challenge);
    const wrong = await flow.submit(browser, uid, 'wrong');
    const payload = { username: 'nobody@test.invalid', password: PASSWORD };
    const unknown = await browser.request({ method: 'POST', url: `/oidc/interaction/${uid}`, payload });
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
    expect((await flow.submit(browser, uid, PASSWORD)).statusCode).toBe(200);
  });

  test('belongs to the browser that began: another one, or another uid, has none', async () => {
    const browser = openBrowser(gateway.app);
    const uid = await toForm(browser, proofKey().challenge);
    const stranger = await flow.submit(openBrowser(gateway.app), uid, PASSWORD);
    expect([stranger.statusCode, stranger.json()]).toEqual([409, { detail: 'TOKEN_EXPIRED' }]);
    expect((await flow.submit(browser, 'another', PASSWORD)).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
  });

  test('takes somebody else where a session lives on, which ends', async () => {
    const { environment } = gateway.stores;
    const [ada] = await environment.postgres.select().from(users).where(eq(users.email, gateway.email));
    const email = 'bob@test.invalid';
    await createUser(environment, { organisationId: ada?.organisationId ?? 0, email, name: 'Bob', password: PASSWORD });
    const browser = openBrowser(gateway.app);
    const { tokens } = await flow.signIn(browser);
    const bob = codeFlow({ ...gateway, email });
    const { tokens: others } = await bob.signIn(browser, { prompt: 'login' });
    expect(decodeJwt(others.id_token)).toMatchObject({ email });
    expect((await flow.token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).statusCode).toBe(400);
    expect(decodeJwt((await bob.comeBack(browser))?.id_token ?? '')).toMatchObject({ email });
  });
});

describe('refresh tokens', () => {
  const refresh = (refreshToken: string) => flow.token({ grant_type: 'refresh_token', refresh_token: refreshToken });

  test('rotate; one that was used ends the whole family', async () => {
    const { tokens } = await flow.signIn(openBrowser(gateway.app));
    const second = (await refresh(tokens.refresh_token)).json();
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    expect((await gateway.call(second.access_token, 'get_topic_ids', [])).statusCode).toBe(200);
    expect((await refresh(tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('end with everything else of a person who is signed out everywhere, and of no other', async () => {
    const [browser, other] = [openBrowser(gateway.app), openBrowser(gateway.app)];
    const { tokens } = await flow.signIn(browser);
    const waiting = await toForm(other, proofKey().challenge);
    const { returnTo } = (await flow.submit(other, waiting, PASSWORD)).json();
    const { postgres } = gateway.stores.environment;
    await endOidcSessions(postgres, 'somebody else');
    const again = (await refresh(tokens.refresh_token)).json();
    await endOidcSessions(postgres, decodeJwt(tokens.access_token).sub ?? '');
    expect((await refresh(again.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    const silent = await browser.follow(authorization(proofKey().challenge, { prompt: 'none' }), '/login/callback');
    expect(silent.searchParams.get('error')).toBe('login_required');
    // A sign-in that had taken the old password and was not yet over.
    expect((await other.request({ url: new URL(returnTo).pathname })).headers.location ?? '').not.toContain('code=');
  });

  test('are not to be had by a session that was written again after a new password ended it', async () => {
    const browser = openBrowser(gateway.app);
    const { tokens } = await flow.signIn(browser);
    const { postgres } = gateway.stores.environment;
    const silent = () => browser.follow(authorization(proofKey().challenge, { prompt: 'none' }), '/login/callback');
    const change = (passwordChangedAt: Date | null) =>
      postgres
        .update(users)
        .set({ passwordChangedAt })
        .where(eq(users.id, decodeJwt(tokens.access_token).sub ?? ''));
    // The provider has a clock of its own.
    await change(new Date(Date.now() + 60_000));
    expect((await silent()).searchParams.get('error')).toBe('login_required');
    await change(null);
  });

  test('end with the session they came from', async () => {
    const browser = openBrowser(gateway.app);
    const { tokens } = await flow.signIn(browser);
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${PUBLIC_URL}/login`,
      state: 'out',
    });
    const end = await browser.follow(`/oidc/session/end?${query.toString()}`, '/login');
    expect(end.searchParams.get('state')).toBe('out');
    expect((await refresh(tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    const silent = await browser.follow(authorization(proofKey().challenge, { prompt: 'none' }), '/login/callback');
    expect(silent.searchParams.get('error')).toBe('login_required');
  });
});

test('signing out without the ID token asks first, so that no other site can do it', async () => {
  const browser = openBrowser(gateway.app);
  await flow.signIn(browser);
  const page = await browser.request({ url: '/oidc/session/end' });
  expect(page.body).toContain('Sign out of Earshot');
  expect(page.body).not.toContain('<script>');
});

test('the script of the sign-out page is the only one its policy allows', async () => {
  const browser = openBrowser(gateway.app);
  const { tokens } = await flow.signIn(browser);
  const page = await browser.request({ url: `/oidc/session/end?id_token_hint=${tokens.id_token}` });
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
});

test('tokens are given to no page but ours', async () => {
  const answer = await flow.token({ grant_type: 'refresh_token', refresh_token: 'any' }, 'http://evil.example');
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a NUL is no token, no client and no state, and no reason to fail', async () => {
  const refreshed = await flow.token({ grant_type: 'refresh_token', refresh_token: '\0' });
  expect([refreshed.statusCode, refreshed.json().error]).toEqual([400, 'invalid_grant']);
  for (const name of ['client_id', 'state']) {
    const answer = await openBrowser(gateway.app).request({ url: authorization(proofKey().challenge, { [name]: '\0' }) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
  }
});

test('the addresses that it publishes are ours, whatever host the request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const found = await gateway.app.inject({ url: '/oidc/.well-known/openid-configuration', headers });
  expect(found.json()).toMatchObject({ issuer: `${PUBLIC_URL}/oidc`, token_endpoint: `${PUBLIC_URL}/oidc/token` });
  expect(found.body).not.toContain('evil');
});

test('the password grant is not for the outside', async () => {
  const answer = await flow.token({ grant_type: 'password', username: gateway.email, password: PASSWORD, scope: 'openid' });
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant']);
});
