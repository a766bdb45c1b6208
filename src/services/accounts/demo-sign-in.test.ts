/** What becomes of the password of the demo account that everybody can read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeFlow } from '../../../tests/support/code-flow.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { listActs } from '../audit/list-acts.ts';
import { demoSignIn, FIRST_DEMO_PASSWORD, replaceFirstDemoPassword } from './demo-sign-in.ts';
import { DEMO_EMAIL, firstStart } from './first-start.ts';

let stores: TestStores;
let gateway: TestGateway;
beforeAll(async () => {
  stores = await openTestStores();
  await firstStart(stores.environment, { password: FIRST_DEMO_PASSWORD });
  gateway = await openTestGateway({}, { stores });
});
afterAll(async () => {
  await gateway.close();
  await stores.close();
});

const CHOSEN = 'a password of ours';

async function login(password: string) {
  const payload = { username: DEMO_EMAIL, password };
  return (await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/login', payload })).json();
}

async function answerOf(token: string): Promise<unknown> {
  const answer = (await gateway.call(token, 'get_topic_ids', [])).json();
  return answer.error ?? 'in';
}

const acts = async () => (await listActs(stores.environment, { act: 'user_changed' })).map(({ detail }) => detail['fields']);

test('the password that is configured later signs out whoever came in by the first one, and is written down', async () => {
  const { environment, clock } = stores;
  const { access_token: token, refresh_token: given } = await login(FIRST_DEMO_PASSWORD);
  await replaceFirstDemoPassword(environment, FIRST_DEMO_PASSWORD);
  expect(await answerOf(token)).toBe('in');
  clock.now = new Date(clock.now.getTime() + 60_000);
  await replaceFirstDemoPassword(environment, CHOSEN);

  expect(await answerOf(token)).toMatchObject({ code: 'signed_out', signedOut: { reason: 'password' } });
  const { token: askToken } = codeFlow(gateway);
  expect((await askToken({ grant_type: 'refresh_token', refresh_token: given })).statusCode).toBe(400);
  expect(await login(FIRST_DEMO_PASSWORD)).toEqual({ detail: 'PASSWORD_INCORRECT' });
  expect(await answerOf((await login(CHOSEN)).access_token)).toBe('in');
  expect(await demoSignIn(environment)).toBeNull();
  expect(await acts()).toEqual(['password']);
});

test('with each later start nobody is signed out, and no password that was chosen is another', async () => {
  const { environment } = stores;
  const { access_token: token } = await login(CHOSEN);
  await replaceFirstDemoPassword(environment, 'yet another one');
  expect(await answerOf(token)).toBe('in');
  expect(await acts()).toEqual(['password']);
});
