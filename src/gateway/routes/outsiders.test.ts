/** People of an outside issuer who are not known here: refused, or, where anybody may make an account, let in with one. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ISSUERS, makeToken, type TokenIssuer } from '../../../tests/support/token-issuers.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { listActs } from '../../services/audit/list-acts.ts';

const ADA = { sub: 'ada-there', email: 'Ada@harbour.example', email_verified: true, name: '  Ada Ho ' };

let issuer: TokenIssuer;
beforeEach(async () => {
  issuer = await ISSUERS.outside({ registration: 'open' });
});
afterEach(() => issuer.close());

async function check(claims: object, payload: object = {}): Promise<[status: number, detail: unknown]> {
  const access_token = await makeToken(issuer, { claims: { ...claims } });
  const answer = await issuer.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/check',
    payload: { access_token, ...payload },
  });
  return [answer.statusCode, answer.json().detail];
}

async function get(claims: object, path: string) {
  const headers = { authorization: `Bearer ${await makeToken(issuer, { claims: { ...claims } })}` };
  return issuer.app.inject({ url: `/api/gateway${path}`, headers });
}

test('who signs in there for the first time gets an organisation with the standard plan, once, whatever the case of the address', async () => {
  const twenty = Array.from({ length: 20 }, () => check(ADA, { timezone: 'Asia/Hong_Kong' }));
  expect(await Promise.all(twenty)).toEqual(Array.from({ length: 20 }, () => [200, undefined]));
  expect(await check({ ...ADA, email: 'ada@Harbour.example', name: 'Someone' })).toEqual([200, undefined]);

  const { data } = (await get(ADA, '/org-users')).json();
  const org = { id: expect.any(String), name: 'Ada Ho', timezone: 'Asia/Hong_Kong' };
  expect(data).toEqual([{ id: expect.any(String), email: 'Ada@harbour.example', name: 'Ada Ho', org }]);
  expect((await get(ADA, '/subscriptions')).json().subscriptions).toMatchObject([{ plan: 'Standard', max_topics: 50 }]);
});

test.each([
  ['without a name', { name: undefined }],
  ['with one that nobody can see', { name: '\u200b' }],
  ['with one that cannot be kept', { name: 'A\0da' }],
])('%s they are called by their address', async (_, claims) => {
  expect(await check({ ...ADA, ...claims })).toEqual([200, undefined]);
  expect((await get(ADA, '/org-users')).json().data).toMatchObject([{ name: 'Ada', org: { name: 'Ada', timezone: '+0000' } }]);
});

test.each([
  ['whose address the issuer does not vouch for', { email_verified: false }, 'EMAIL_UNVERIFIED'],
  ['without an address', { email: undefined }, 'CANNOT_VALIDATE_CREDENTIALS'],
  ['of a house without a name in the world', { email: 'ada@intranet' }, 'USER_NOT_EXISTED'],
  ['whose address has letters beyond ASCII', { email: 'josé@harbour.example' }, 'USER_NOT_EXISTED'],
])('nobody %s', async (_, claims, code) => {
  expect(await check({ ...ADA, ...claims })).toEqual([403, code]);
  expect((await get(ADA, '/org-users')).statusCode).toBe(401);
});

test('a timezone that nobody knows keeps nobody out', async () => {
  expect(await check(ADA, { timezone: 'Mars/Olympus' })).toEqual([200, undefined]);
  expect((await get(ADA, '/org-users')).json().data).toMatchObject([{ org: { timezone: '+0000' } }]);
});

test('a call makes nobody: only signing in does', async () => {
  expect((await get(ADA, '/org-users')).statusCode).toBe(401);
});

test('while registration is closed', async () => {
  await issuer.close();
  issuer = await ISSUERS.outside();
  expect(await check(ADA)).toEqual([403, 'USER_NOT_EXISTED']);
});

test('an address in letters that a store folds onto those of another is not that other', async () => {
  const kim = { ...ADA, email: 'kim@inn.example' };
  expect(await check(kim)).toEqual([200, undefined]);
  for (const email of ['\u212aim@inn.example', 'k\u0130m@inn.example', 'kim@\u0130nn.example'])
    expect((await get({ ...kim, sub: 'another', email }, '/org-users')).statusCode).toBe(401);
});

test('is written down once for each device that was let in, whatever is asked with its token, and when it is signed out', async () => {
  const { environment, app } = issuer;
  const acts = async () => (await listActs(environment, {})).map(({ act, address, userId }) => [act, address, userId]).reverse();
  expect(await check(ADA)).toEqual([200, undefined]);
  const ada = await findActorByEmail(environment, ADA.email);
  const signedIn = ['sign_in', '127.0.0.1', ada?.userId];
  const before = await acts();
  expect(before.slice(-1)).toEqual([signedIn]);
  expect(before.filter(([act]) => act === 'sign_in')).toEqual([signedIn]);

  const headers = { authorization: `Bearer ${await makeToken(issuer, { claims: { ...ADA, sid: 'another' } })}` };
  await app.inject({ url: '/api/gateway/org-users', headers });
  const access_token = headers.authorization.slice('Bearer '.length);
  for (let time = 0; time < 3; time += 1)
    await app.inject({ method: 'POST', url: '/api/gateway/auth/check', payload: { access_token } });
  for (let time = 0; time < 2; time += 1)
    await app.inject({ method: 'POST', url: '/api/gateway/devices/sign-out', headers, payload: {} });
  expect((await acts()).slice(before.length)).toEqual([signedIn, ['sign_out', '127.0.0.1', ada?.userId]]);
});
