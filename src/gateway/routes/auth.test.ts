import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestGateway, PASSWORD, type TestGateway } from '../../../tests/support/gateway.ts';
import { SignInRefused } from '../../outside/identity/identity.ts';
import { oidcPayloads } from '../../stores/postgres/oidc-payloads.ts';
import { findMemberByEmail, users } from '../../stores/postgres/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function login(username: string, password: string, remoteAddress = '10.0.0.1') {
  return gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/login',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}

function post(path: 'refresh' | 'logout', payload: object) {
  return gateway.app.inject({ method: 'POST', url: `/api/gateway/auth/${path}`, payload });
}

test('login, refresh and logout with name and password', async () => {
  const { email } = gateway;
  const first = await login(email.toUpperCase(), PASSWORD);
  const { user, access_token: access, refresh_token: refreshToken } = first.json();
  expect(user).toEqual({ id: expect.any(String), email, email_unverified: false, name: 'Ada', device_id: expect.any(String) });
  expect((await gateway.call(access, 'get_topic_ids', [])).json()).toEqual({ result: [] });

  const second = (await post('refresh', { refresh_token: refreshToken })).json();
  expect((await gateway.call(second.access_token, 'get_topic_ids', [])).statusCode).toBe(200);
  expect((await post('logout', { refresh_token: second.refresh_token })).json()).toEqual({ result: true });
  const after = await post('refresh', { refresh_token: second.refresh_token });
  expect([after.statusCode, after.json()]).toEqual([401, { detail: 'TOKEN_EXPIRED' }]);
});

test('a refresh token that was used is refused, and ends what it was exchanged for', async () => {
  const { refresh_token: first } = (await login(gateway.email, PASSWORD)).json();
  const { refresh_token: second } = (await post('refresh', { refresh_token: first })).json();
  expect((await post('refresh', { refresh_token: first })).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
  expect((await post('refresh', { refresh_token: second })).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
});

test('who signs in by a clock behind that of a new password is not told to be unknown', async () => {
  const { postgres } = gateway.stores.environment;
  const member = await findMemberByEmail(postgres, gateway.email);
  if (!member) throw new Error('no user');
  const changed = (at: Date | null) => postgres.update(users).set({ passwordChangedAt: at }).where(eq(users.id, member.user.id));
  await changed(new Date(Date.now() + 60_000));
  const answer = await login(gateway.email, PASSWORD);
  await changed(null);
  expect([answer.statusCode, answer.json()]).toEqual([403, { detail: 'CANNOT_VALIDATE_CREDENTIALS' }]);
});

test('what was issued for a sign-in that is refused after it counts no more', async () => {
  const { postgres } = gateway.stores.environment;
  const tokens = async () => (await postgres.select().from(oidcPayloads).where(eq(oidcPayloads.model, 'RefreshToken'))).length;
  const before = await tokens();
  const verify = vi.spyOn(gateway.app.gateway.identity, 'verify').mockRejectedValueOnce(new SignInRefused('USER_NOT_EXISTED'));
  expect((await login(gateway.email, PASSWORD)).statusCode).toBe(403);
  verify.mockRestore();
  expect(await tokens()).toBe(before);
});

describe('refusals carry a code of the catalogue in `detail`', () => {
  test('a wrong password and an unknown address are the same', async () => {
    const wrong = await login(gateway.email, 'wrong');
    const unknown = await login('nobody@test.invalid', PASSWORD);
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
  });

  test('a missing field', async () => {
    const answer = await login('', '');
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'UNKNOWN' }]);
  });

  test('what no store can hold', async () => {
    for (const answer of [await login('a\0b', PASSWORD), await post('refresh', { refresh_token: 'a\0b' })]) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'UNKNOWN' }]);
    }
  });

  test('an unknown token to refresh; to end one is no error', async () => {
    expect((await post('refresh', { refresh_token: 'unknown' })).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
    expect((await post('logout', { refresh_token: 'unknown' })).json()).toEqual({ result: true });
  });
});

test('guessing is stopped per address, even with the right password; other addresses go on', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await login('nobody@test.invalid', 'guess', '10.0.0.66');
  const stopped = await login(gateway.email, PASSWORD, '10.0.0.66');
  expect([stopped.statusCode, stopped.json()]).toEqual([429, { detail: 'UNKNOWN' }]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(gateway.email, PASSWORD, '10.0.0.67')).statusCode).toBe(200);
  gateway.stores.clock.now = new Date(gateway.stores.clock.now.getTime() + 5 * 60_000);
  expect((await login(gateway.email, PASSWORD, '10.0.0.66')).statusCode).toBe(200);
}, 90_000);
