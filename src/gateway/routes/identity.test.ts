import { sql } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, PASSWORD, PUBLIC_URL, type TestGateway } from '../../../tests/support/gateway.ts';
import { createIdentity } from '../../commands/create-identity.ts';
import {
  ACCOUNT_LINK_KEY,
  DOWNLOAD_KEY,
  findSigningKey,
  insertSigningKey,
  MAIL_LINK_KEY,
} from '../../stores/postgres/signing-keys.ts';

const TOKEN_MINUTES = 15;
const GRACE_MINUTES = 2;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function rotate(payload: { atOnce?: boolean } = {}, token = OPERATOR_TOKEN) {
  const headers = { authorization: `Bearer ${token}` };
  return gateway.app.inject({ method: 'POST', url: '/api/gateway/operator/identity/rotate-keys', headers, payload });
}

async function login(): Promise<{ access_token: string; refresh_token: string }> {
  const payload = { username: gateway.email, password: PASSWORD };
  return (await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/login', payload })).json();
}

const statusOf = async (token: string) => (await gateway.call(token, 'get_topic_ids', [])).statusCode;
const pass = (minutes: number) => {
  const { clock } = gateway.stores;
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const publishedKids = async () =>
  (await gateway.app.inject({ url: '/oidc/jwks' })).json().keys.map(({ kid }: { kid: string }) => kid);

test('a new key signs at once; tokens of the one before count until they have ended; nobody is signed out', async () => {
  const before = await login();
  expect(await statusOf(before.access_token)).toBe(200);
  pass(1);
  const at = gateway.stores.clock.now.getTime();
  const { kid, oldCountUntil } = (await rotate()).json().data;
  expect(new Date(oldCountUntil).getTime()).toBe(at + (TOKEN_MINUTES + GRACE_MINUTES) * 60_000);

  const after = await login();
  expect(decodeProtectedHeader(after.access_token).kid).toBe(kid);
  expect([await statusOf(before.access_token), await statusOf(after.access_token)]).toEqual([200, 200]);
  expect(await publishedKids()).toEqual([kid, decodeProtectedHeader(before.access_token).kid]);

  pass(TOKEN_MINUTES + GRACE_MINUTES);
  expect([await statusOf(before.access_token), await statusOf(after.access_token)]).toEqual([401, 200]);
  expect(await publishedKids()).toEqual([kid]);
  const payload = { refresh_token: before.refresh_token };
  const renewed = (await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/refresh', payload })).json();
  expect(await statusOf(renewed.access_token)).toBe(200);
});

test('another server on the same store takes tokens of the new key at once, and signs with it within a minute', async () => {
  const { environment } = gateway.stores;
  const other = await createIdentity(environment, { oidc: null, productName: 'Earshot', publicUrl: PUBLIC_URL });
  const kidOfOther = async () => decodeProtectedHeader((await other.passwordLogin(gateway.email, PASSWORD)).accessToken).kid;
  const first = await kidOfOther();
  pass(1);
  const { kid } = (await rotate()).json().data;
  const { access_token: fresh } = await login();
  expect(await other.verify(fresh)).toMatchObject({ subject: expect.any(String) });
  pass(0.5);
  expect([first, kid]).toContain(await kidOfOther());
  pass(0.5);
  expect(await kidOfOther()).toBe(kid);
});

test('where a key has leaked, what it has signed counts no more from this moment', async () => {
  const before = await login();
  pass(1);
  expect(await statusOf(before.access_token)).toBe(200);
  const { kid } = (await rotate({ atOnce: true })).json().data;
  expect(await statusOf(before.access_token)).toBe(401);
  // Nor does what is no signature, and lay beside the key.
  const { refresh_token } = before;
  const refreshed = await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/refresh', payload: { refresh_token } });
  expect([refreshed.statusCode, refreshed.json()]).toEqual([401, { detail: 'TOKEN_EXPIRED' }]);
  expect(await publishedKids()).toEqual([kid]);
  expect(await statusOf((await login()).access_token)).toBe(200);
});

test.each([DOWNLOAD_KEY, MAIL_LINK_KEY, ACCOUNT_LINK_KEY])('the key of %s is none of the provider, and stays', async (kid) => {
  const { postgres } = gateway.stores.environment;
  const made = { kid, jwk: { kty: 'oct', k: 'c2VjcmV0' }, createdAt: new Date(0) };
  await insertSigningKey(postgres, made);
  const kept = await findSigningKey(postgres, kid);
  for (const atOnce of [false, true]) {
    pass(TOKEN_MINUTES + GRACE_MINUTES);
    expect((await rotate({ atOnce })).statusCode).toBe(200);
  }
  expect(await findSigningKey(postgres, kid)).toEqual(kept);
  expect(kept).toEqual(made);
  expect(await publishedKids()).not.toContain(kid);
});

test.each([false, true])('what cannot be written down is not done (at once: %s)', async (atOnce) => {
  const { postgres } = gateway.stores.environment;
  const { access_token: token, refresh_token } = await login();
  const before = await publishedKids();
  await postgres.execute(sql`alter table audit_events rename to audit_events_gone`);
  const failed = await rotate({ atOnce });
  await postgres.execute(sql`alter table audit_events_gone rename to audit_events`);
  expect(failed.statusCode).toBe(500);
  pass(1);
  expect(await publishedKids()).toEqual(before);
  expect(await statusOf(token)).toBe(200);
  const payload = { refresh_token };
  expect((await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/refresh', payload })).statusCode).toBe(200);
});

test('only the operator may', async () => {
  expect((await rotate({}, 'made up')).statusCode).toBe(401);
});
