/** The operator's calls on accounts are the operator's alone; and what somebody finds at the sign-in who was disabled. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  OPERATOR_TOKEN,
  openBrowser,
  openTestGateway,
  PASSWORD,
  proofKey,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { GATEWAY } from '../../contract/endpoint.ts';
import * as accounts from '../../contract/operator-accounts.ts';
import * as plans from '../../contract/operator-plans.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const ENDPOINTS = [...Object.values(accounts), ...Object.values(plans)].flatMap((one) =>
  typeof one === 'object' && 'path' in one ? [one] : [],
);

function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, token: string | null, payload?: object) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return gateway.app.inject({ method, url: GATEWAY + path, headers, ...(payload && { payload }) });
}

const set = (change: object) => ask('PATCH', '/operator/users', OPERATOR_TOKEN, { email: gateway.email, ...change });

test('there are ten, all of them the operator’s', () => {
  expect(ENDPOINTS.map(({ access }) => access)).toEqual(Array.from({ length: 10 }, () => 'operator'));
});

test.each(ENDPOINTS.map(({ method, path }) => [method, path] as const))(
  '%s %s is for the operator only',
  async (method, path) => {
    const boss = await gateway.stores.createOrganisation();
    for (const token of [null, 'made up', await gateway.tokenFor(boss)])
      expect((await ask(method, path, token, method === 'GET' ? undefined : { org: '1' })).statusCode).toBe(401);
  },
);

test('who is disabled is turned away at the form, and what was open is over', async () => {
  const browser = openBrowser(gateway.app);
  const asked = (challenge: string) =>
    `/oidc/auth?${new URLSearchParams({
      client_id: 'earshot-web',
      response_type: 'code',
      redirect_uri: 'http://localhost:8080/login/callback',
      scope: 'openid profile email',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).toString()}`;
  const toForm = async () => (await browser.follow(asked(proofKey().challenge), '/login')).searchParams.get('interaction') ?? '';
  const submit = async (password: string) =>
    browser.request({
      method: 'POST',
      url: `/oidc/interaction/${await toForm()}`,
      payload: { username: gateway.email, password },
    });
  const { returnTo } = (await submit(PASSWORD)).json();
  await browser.follow(returnTo, '/login/callback');

  expect((await set({ disabled: true })).json().data).toMatchObject({ change: 'changed', user: { disabled: true } });
  const refused = await submit(PASSWORD);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'USER_NOT_EXISTED']);
  expect((await submit('made up')).json().detail).toBe('PASSWORD_INCORRECT');
  expect((await set({ disabled: false })).json().data).toMatchObject({ change: 'changed', user: { disabled: false } });
  expect((await submit(PASSWORD)).statusCode).toBe(200);
});

test('who is disabled while they work is told who signed them out', async () => {
  const payload = new URLSearchParams({ username: gateway.email, password: PASSWORD }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const signedIn = await gateway.app.inject({ method: 'POST', url: `${GATEWAY}/auth/login`, headers, payload });
  const { access_token: atWork, user } = signedIn.json();
  const comesLater = await gateway.tokenFor({ userId: user.id, organisationId: 0, timezone: '+0000' });
  expect((await gateway.call(atWork, 'get_topic_ids', [])).statusCode).toBe(200);
  await set({ disabled: true });
  const signedOut = { reason: 'by-operator', by: null };
  expect((await gateway.call(atWork, 'get_topic_ids', [])).json().error).toMatchObject({ code: 'signed_out', signedOut });
  expect((await gateway.call(comesLater, 'get_topic_ids', [])).json().error).toMatchObject({ code: 'unauthenticated' });
  await set({ disabled: false });
});
