/** The calls of the account pages as strangers make them: what they are told, how often they may ask, and what a new password ends. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountMails, keepAccountMails } from '../../../tests/support/account-mails.ts';
import { openTestGateway, PASSWORD, type TestGateway } from '../../../tests/support/gateway.ts';
import { createOutsideIdentity } from '../../outside/identity/outside-issuer.ts';
import { openFolderSender } from '../../outside/mail/folder-sender.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { sendAll } from '../../workers/send.ts';
import { createServer } from '../server.ts';

const TOKEN = `3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e.${'A'.repeat(43)}`;
const NEW_PASSWORD = 'quite another';

let gateway: TestGateway;
let mails: AccountMails;
let network = 0;
beforeAll(async () => {
  gateway = await openTestGateway({ registration: 'open' });
});
afterAll(() => gateway.close());
beforeEach(() => {
  mails = keepAccountMails(gateway.stores);
  network += 1;
});

function post(path: string, payload: object, { app, remoteAddress }: { app?: TestGateway['app']; remoteAddress?: string } = {}) {
  const from = remoteAddress ?? `10.1.0.${network}`;
  return (app ?? gateway.app).inject({ method: 'POST', url: `/api/gateway/auth/${path}`, remoteAddress: from, payload });
}

function login(username: string, password: string) {
  return gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/login',
    remoteAddress: `10.1.0.${network}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}

const newcomer = (email: string) => ({ name: 'Bo', email, password: PASSWORD, language: 'en' });

test('from the registration to a sign-in, and no sign-in before', async () => {
  const email = 'bo@harbour.example';
  expect((await post('register', newcomer(email))).json()).toEqual({ result: true });
  const early = await login(email, PASSWORD);
  expect([early.statusCode, early.json()]).toEqual([403, { detail: 'EMAIL_UNVERIFIED' }]);
  // Only whoever knows the password is told.
  expect((await login(email, 'a guess')).json()).toEqual({ detail: 'PASSWORD_INCORRECT' });
  const token = await mails.tokenFor(email);
  expect((await post('link', { purpose: 'confirm', token })).json()).toEqual({ email });
  const wrong = await post('confirm', { token, password: 'a guess' });
  expect([wrong.statusCode, wrong.json()]).toEqual([403, { detail: 'PASSWORD_INCORRECT' }]);
  expect((await post('confirm', { token, password: PASSWORD })).json()).toEqual({ result: true });
  expect((await login(email, PASSWORD)).json()).toMatchObject({ user: { email, email_unverified: false } });
  const again = await post('confirm', { token, password: PASSWORD });
  expect([again.statusCode, again.json()]).toEqual([409, { detail: 'TOKEN_EXPIRED' }]);
});

test('a new password ends every session, and says so by mail', async () => {
  const { email } = gateway;
  const { refresh_token } = (await login(email, PASSWORD)).json();
  const other = (await login(email, PASSWORD)).json();
  await post('forgot', { email, language: 'en' });
  const token = await mails.tokenFor(email);
  expect((await post('reset', { token, password: NEW_PASSWORD, language: 'en' })).statusCode).toBe(200);
  for (const held of [refresh_token, other.refresh_token]) {
    const refused = await post('refresh', { refresh_token: held });
    expect([refused.statusCode, refused.json()]).toEqual([401, { detail: 'TOKEN_EXPIRED' }]);
  }
  expect((await login(email, PASSWORD)).json()).toEqual({ detail: 'PASSWORD_INCORRECT' });
  expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
  // Access tokens are not stored: those of before count no more either.
  const { stores } = gateway;
  const actor = await findActorByEmail(stores.environment, email);
  if (!actor) throw new Error('the member acts');
  const now = Math.floor(stores.clock.now.getTime() / 1000);
  for (const [iat, status] of [
    [now - 1, 401],
    [now, 200],
  ])
    expect((await gateway.call(await gateway.tokenFor(actor, { iat }), 'get_topic_ids', [])).statusCode).toBe(status);
  expect((await mails.arrived(email)).map(({ subject }) => subject)).toEqual(['Your password was changed · Earshot']);
});

test('who is signed in changes it by the present one, and is signed out everywhere', async () => {
  const { email } = gateway;
  const { access_token: access, refresh_token } = (await login(email, NEW_PASSWORD)).json();
  type Headers = Record<string, string>;
  const mine: Headers = { authorization: `Bearer ${access}` };
  const change = (current: string, { headers = mine, password = PASSWORD }: { headers?: Headers; password?: string } = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/gateway/auth/password',
      remoteAddress: `10.1.0.${network}`,
      headers,
      payload: { current, password, language: 'zh-Hant' },
    });
  const nobody = await change(NEW_PASSWORD, { headers: {} });
  expect([nobody.statusCode, nobody.json()]).toEqual([401, { detail: 'CANNOT_VALIDATE_CREDENTIALS' }]);
  const wrong = await change('a guess');
  expect([wrong.statusCode, wrong.json()]).toEqual([403, { detail: 'PASSWORD_INCORRECT' }]);
  const same = await change(NEW_PASSWORD, { password: NEW_PASSWORD });
  expect([same.statusCode, same.json()]).toEqual([400, { detail: 'UNKNOWN' }]);
  expect((await change(NEW_PASSWORD)).json()).toEqual({ result: true });
  expect((await post('refresh', { refresh_token })).json()).toEqual({ detail: 'TOKEN_EXPIRED' });
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
  expect((await mails.arrived(email)).map(({ subject }) => subject)).toEqual(['你的密碼已更改 · Earshot']);
});

describe('whoever asks', () => {
  const asks: [string, (email: string) => object][] = [
    ['register', newcomer],
    ['forgot', (email) => ({ email, language: 'en' })],
    ['resend', (email) => ({ email, language: 'en' })],
  ];

  test.each(asks)('%s: is told the same of an address that is known and of one that is not', async (path, body) => {
    const known = await post(path, body(gateway.email));
    const unknown = await post(path, body(`nobody-${path}@harbour.example`));
    expect([known.statusCode, known.body]).toEqual([200, '{"result":true}']);
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{"result":true}']);
    const headersOf = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(headersOf(known)).toEqual(headersOf(unknown));
  });

  test('to sign in with a password that he has registered himself learns nothing of whose the address is', async () => {
    const answers = [];
    for (const email of [gateway.email, 'free@harbour.example']) {
      await post('register', { ...newcomer(email), password: NEW_PASSWORD });
      const { statusCode, body } = await login(email, NEW_PASSWORD);
      answers.push([statusCode, body]);
    }
    expect(answers).toEqual(Array(2).fill([403, '{"detail":"EMAIL_UNVERIFIED"}']));
  });

  test('too often for one address of mail waits, known or not; he alone after five mails, all after fifteen', async () => {
    for (const email of [gateway.email, 'unknown@harbour.example']) {
      gateway.stores.clock.now = new Date(gateway.stores.clock.now.getTime() + 2 * 60 * 60_000);
      const ask = (address: number, typed = email) =>
        post('forgot', { email: typed, language: 'en' }, { remoteAddress: `10.2.0.${address}` });
      const refusal = async (address: number) => {
        const refused = await ask(address, email.toUpperCase());
        return [refused.statusCode, refused.json(), refused.headers['retry-after']];
      };
      for (const address of [1, 2, 3]) {
        for (let count = 1; count <= 5; count += 1) expect((await ask(address)).statusCode).toBe(200);
        expect(await refusal(address)).toEqual([429, { detail: 'UNKNOWN' }, '3600']);
      }
      expect(await refusal(4)).toEqual([429, { detail: 'UNKNOWN' }, '3600']);
    }
  });

  test('too often from one place waits, for all that is his of IPv6', async () => {
    const ask = (count: number) =>
      post('forgot', { email: `someone-${count}@harbour.example`, language: 'en' }, { remoteAddress: `2001:db8:1:2::${count}` });
    for (let count = 1; count <= 30; count += 1) expect((await ask(count)).statusCode).toBe(200);
    expect((await ask(31)).statusCode).toBe(429);
  });

  test('with links that are not good waits after some', async () => {
    const tries = async () => (await post('reset', { token: TOKEN, password: NEW_PASSWORD, language: 'en' })).statusCode;
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await tries());
    expect(answers).toEqual([...Array(30).fill(409), 429]);
  });

  test.each([
    ['reset', { token: TOKEN, password: '12345', language: 'en' }],
    ['forgot', { email: 'ada', language: 'en' }],
    ['register', { ...newcomer('x@harbour.example'), name: '' }],
    ['link', { purpose: 'anything', token: TOKEN }],
  ])('%s with what cannot be is refused by code', async (path, body) => {
    const answer = await post(path, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'UNKNOWN' }]);
  });

  test('by opening an address changes nothing: there is none to open', async () => {
    for (const path of ['confirm', 'reset', 'link'])
      expect((await gateway.app.inject({ url: `/api/gateway/auth/${path}?token=${TOKEN}` })).statusCode).toBe(404);
  });
});

test('colleagues do not find the mails of an account, where mails stay here: the operator is told the file', async () => {
  const { stores, app, email } = gateway;
  await mails.arrived();
  const folder = await mkdtemp(join(tmpdir(), 'earshot-account-mails-'));
  stores.environment.mail = openFolderSender({ folder, from: { name: 'Earshot', address: 'alerts@harbour.example' } });
  stores.clock.now = new Date(stores.clock.now.getTime() + 2 * 60 * 60_000);
  await post('forgot', { email, language: 'en' });
  await sendAll(stores.environment);
  const [file, ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(stores.log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)).toEqual([
    { file: join(folder, file ?? '') },
  ]);
  const actor = await findActorByEmail(stores.environment, email);
  if (!actor) throw new Error('the member acts');
  const headers = { authorization: `Bearer ${await gateway.tokenFor(actor)}` };
  const listed = await app.inject({ url: '/api/gateway/outbox', headers });
  expect(listed.json()).toEqual({ data: [], count: 0 });
  const opened = await app.inject({ url: `/api/gateway/outbox/${file?.replace('.eml', '')}`, headers });
  expect(opened.statusCode).toBe(404);
  await rm(folder, { recursive: true });
});

describe('an installation', () => {
  const settingsOf = async (app: TestGateway['app']) => (await app.inject({ url: '/api/gateway/client-settings' })).json().data;

  test('that is closed registers nobody, and still sets passwords anew', async () => {
    const app = await createServer({ ...gateway.app.gateway, registration: 'closed' });
    const refused = await post('register', newcomer('cy@harbour.example'), { app });
    expect([refused.statusCode, refused.json()]).toEqual([403, { detail: 'USER_REGISTRATION_NOT_ALLOWED' }]);
    expect((await post('forgot', { email: 'cy@harbour.example', language: 'en' }, { app })).statusCode).toBe(200);
    expect([(await settingsOf(app)).registration, (await settingsOf(gateway.app)).registration]).toEqual(['closed', 'open']);
    await app.close();
  });

  test('whose accounts are kept outside does nothing with them', async () => {
    const { now } = gateway.stores.environment;
    const identity = createOutsideIdentity({
      issuer: 'https://id.harbour.example/realms/news',
      clientId: 'web',
      audience: 'a',
      scope: 'openid',
      now,
    });
    const app = await createServer({ ...gateway.app.gateway, identity });
    const answers = [
      await post('register', newcomer('di@harbour.example'), { app }),
      await post('forgot', { email: gateway.email, language: 'en' }, { app }),
      await post('reset', { token: TOKEN, password: NEW_PASSWORD, language: 'en' }, { app }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [403, 'USER_REGISTRATION_NOT_ALLOWED'],
      [501, 'UNKNOWN'],
      [501, 'UNKNOWN'],
    ]);
    await app.close();
  });
});
