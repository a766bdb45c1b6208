/** What the gateway makes of Keycloak's tokens: while keys change, and where it signs people in by their passwords itself. */
import { type APIRequestContext, expect } from '@playwright/test';
import { decodeProtectedHeader } from 'jose';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import { test } from '../journeys/support/journey.ts';
import { addSigningKey, disableOtherKeys, endSessions } from './keycloak-admin.ts';
import { KIM, MEI, PASSWORD, SAM } from './session.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** For as long as the keys of an issuer are taken as known, and some more. */
const KNOWN_MS = 100_000;

async function login(request: APIRequestContext, username: string, password = PASSWORD) {
  const answer = await request.post(`${GATEWAY}/auth/login`, { form: { username, password } });
  return { status: answer.status(), body: (await answer.json()) as Tokens & { detail?: string } };
}

async function post(request: APIRequestContext, path: 'refresh' | 'logout', refreshToken: string) {
  const answer = await request.post(`${GATEWAY}/auth/${path}`, { data: { refresh_token: refreshToken } });
  return (await answer.json()) as Tokens & { detail?: string; result?: boolean };
}

async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`${GATEWAY}/subscriptions`, { headers })).status();
}

test('a new key counts at once, and one that was taken back no longer', async ({ request }) => {
  const { body: old } = await login(request, MEI);
  expect(await statusOf(request, old.access_token)).toBe(200);
  const name = `rotated-${Date.now()}`;
  const { kid, before } = await addSigningKey(name);

  const fresh = await post(request, 'refresh', old.refresh_token);
  expect(decodeProtectedHeader(old.access_token).kid).toBe(before);
  expect(decodeProtectedHeader(fresh.access_token).kid).toBe(kid);
  expect([await statusOf(request, fresh.access_token), await statusOf(request, old.access_token)]).toEqual([200, 200]);

  await disableOtherKeys(name);
  await expect.poll(() => statusOf(request, old.access_token), { timeout: KNOWN_MS, intervals: [2000] }).toBe(401);
  expect(await statusOf(request, fresh.access_token)).toBe(200);
});

test('refusals of a sign-in by password say what they are', async ({ request }) => {
  const detail = async (email: string, password?: string) => {
    const { status, body } = await login(request, email, password);
    return [status, body.detail];
  };
  expect(await detail(MEI, 'not-the-password')).toEqual([401, 'PASSWORD_INCORRECT']);
  expect(await detail('nobody@harbour.example')).toEqual([401, 'PASSWORD_INCORRECT']);
  expect(await detail(KIM)).toEqual([403, 'EMAIL_UNVERIFIED']);
  expect(await detail(SAM)).toEqual([403, 'USER_NOT_EXISTED']);
});

test('a refresh token counts once, and not after signing out, nor after the session was ended', async ({ request }) => {
  const { body: first } = await login(request, MEI);
  const second = await post(request, 'refresh', first.refresh_token);
  expect(second.access_token).toBeTruthy();
  expect(await post(request, 'refresh', first.refresh_token)).toEqual({ detail: 'TOKEN_EXPIRED' });

  const { body: third } = await login(request, MEI);
  expect(await post(request, 'logout', third.refresh_token)).toEqual({ result: true });
  expect(await post(request, 'refresh', third.refresh_token)).toEqual({ detail: 'TOKEN_EXPIRED' });

  const { body: fourth } = await login(request, MEI);
  await endSessions(MEI);
  expect(await post(request, 'refresh', fourth.refresh_token)).toEqual({ detail: 'TOKEN_EXPIRED' });
});
