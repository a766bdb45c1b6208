/** What becomes of a device that is signed out at the embedded provider: its session there, and the tokens that it could renew. */
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeFlow, type IssuedTokens } from '../../../tests/support/code-flow.ts';
import { openBrowser, openTestGateway, PASSWORD, type TestGateway } from '../../../tests/support/gateway.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { devices } from '../../stores/postgres/devices.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';

let gateway: TestGateway;
let flow: ReturnType<typeof codeFlow>;
beforeAll(async () => {
  gateway = await openTestGateway();
  flow = codeFlow(gateway);
});
afterAll(() => gateway.close());

beforeEach(async () => {
  const { environment } = gateway.stores;
  const actor = await findActorByEmail(environment, gateway.email);
  if (!actor) throw new Error('no such user');
  const own = eq(subscriptions.organisationId, actor.organisationId);
  await environment.postgres.update(subscriptions).set({ maxSessions: 1 }).where(own);
  await environment.postgres.delete(devices).where(eq(devices.userId, actor.userId));
});

const renew = async ({ refresh_token: given }: Pick<IssuedTokens, 'refresh_token'>) =>
  (await flow.token({ grant_type: 'refresh_token', refresh_token: given })).json();

async function call({ access_token: given }: Pick<IssuedTokens, 'access_token'>): Promise<string> {
  const { error } = (await gateway.call(given, 'get_topic_ids', [])).json();
  return error ? (error.signedOut?.reason ?? error.code) : 'in';
}

async function directLogin(device: string) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-device-id': device },
    payload: new URLSearchParams({ username: gateway.email, password: PASSWORD }).toString(),
  });
  return answer.json() as IssuedTokens & { user: { device_id: string } };
}

const claimsOf = ({ access_token: given }: Pick<IssuedTokens, 'access_token'>) => {
  const { sid, auth_time: signedInAt } = decodeJwt(given);
  return { sid, signedInAt };
};

test('tokens say of which sign-in they are, and renewing changes neither that nor its time', async () => {
  for (const first of [(await flow.signIn()).tokens, await directLogin('laptop')]) {
    expect(claimsOf(first)).toEqual({ sid: expect.any(String), signedInAt: expect.any(Number) });
    const second = await renew(first);
    expect(claimsOf(second)).toEqual(claimsOf(first));
    expect(claimsOf(await renew(second))).toEqual(claimsOf(first));
  }
});

test('a browser that comes back by its session is the same device', async () => {
  const browser = openBrowser(gateway.app);
  const { tokens } = await flow.signIn(browser);
  expect(await call(tokens)).toBe('in');
  const again = await flow.comeBack(browser);
  expect([again && claimsOf(again), again && (await call(again)), await call(tokens)]).toEqual([claimsOf(tokens), 'in', 'in']);
});

test('one that is displaced renews nothing, and its browser has no session any more: it is asked for the password', async () => {
  const [browser, other] = [openBrowser(gateway.app), openBrowser(gateway.app)];
  const { tokens: first } = await flow.signIn(browser);
  expect(await call(first)).toBe('in');
  const { tokens: second } = await flow.signIn(other);
  expect([await call(second), await call(first)]).toEqual(['in', 'displaced']);
  expect(await renew(first)).toMatchObject({ error: 'invalid_grant' });
  expect(await flow.comeBack(browser)).toBeNull();
  expect([await call(first), await call(second)]).toEqual(['displaced', 'in']);

  const { tokens: third } = await flow.signIn(browser);
  expect([await call(third), await call(second), await call(first)]).toEqual(['in', 'displaced', 'displaced']);
});

test('a token that was renewed just before is out too', async () => {
  const { tokens: first } = await flow.signIn();
  expect(await call(first)).toBe('in');
  const renewed = await renew(first);
  expect(await call((await flow.signIn()).tokens)).toBe('in');
  expect(await call(renewed)).toBe('displaced');
});

test('signing in by name and password counts the same, and says which device it was', async () => {
  const first = await directLogin('laptop');
  expect(first.user.device_id).toBe('laptop');
  const second = await directLogin('phone');
  expect([await call(first), await call(second)]).toEqual(['displaced', 'in']);
  expect(await renew(first)).toMatchObject({ error: 'invalid_grant' });
  expect(await call(await renew(second))).toBe('in');
});

test('asked for the password in a session that lives, the browser is let in anew', async () => {
  const browser = openBrowser(gateway.app);
  const { tokens: first } = await flow.signIn(browser);
  expect(await call(first)).toBe('in');
  const { tokens: again } = await flow.signIn(browser, { prompt: 'login' });
  expect(claimsOf(again).sid).toBe(claimsOf(first).sid);
  expect(await call(again)).toBe('in');
});

test('a new password signs all out, and they are told so', async () => {
  const { tokens: first } = await flow.signIn();
  expect(await call(first)).toBe('in');
  const changed = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/password',
    headers: { authorization: `Bearer ${first.access_token}` },
    payload: { current: PASSWORD, password: `${PASSWORD} too`, language: 'en' },
  });
  expect([changed.statusCode, changed.json()]).toEqual([200, { result: true }]);
  expect(await call(first)).toBe('password');
});
