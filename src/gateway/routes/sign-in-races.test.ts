/** Sign-ins, codes and refresh tokens at the very moment at which something else happens: one of the two comes through, and never more. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALLBACK, codeFlow, toForm } from '../../../tests/support/code-flow.ts';
import { openBrowser, openTestGateway, PASSWORD, proofKey, type TestGateway } from '../../../tests/support/gateway.ts';
import { setUser } from '../../services/accounts/set-user.ts';
import { endOidcSessions, oidcPayloads } from '../../stores/postgres/oidc-payloads.ts';
import { findMemberByEmail, replacePasswordHash } from '../../stores/postgres/users.ts';

/** What happens when a password was found to be right, and before anything is made of it. */
const meanwhile = vi.hoisted(() => ({ happens: async (): Promise<void> => undefined }));
vi.mock('../../services/accounts/password.ts', async (original) => {
  const real = await original<typeof import('../../services/accounts/password.ts')>();
  const verifyPassword: typeof real.verifyPassword = async (password, encoded) => {
    const right = await real.verifyPassword(password, encoded);
    const { happens } = meanwhile;
    meanwhile.happens = async () => undefined;
    await happens();
    return right;
  };
  return { ...real, verifyPassword };
});

let gateway: TestGateway;
let hash: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  hash = (await user()).passwordHash;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await replacePasswordHash(gateway.stores.environment.postgres, (await user()).id, { before: 'another', after: hash });
  await setUser(gateway.stores.environment, { email: gateway.email, disabled: false });
});

async function user() {
  const member = await findMemberByEmail(gateway.stores.environment.postgres, gateway.email);
  if (!member) throw new Error('no user');
  return member.user;
}

const remembered = async () => {
  const rows = await gateway.stores.environment.postgres.select().from(oidcPayloads);
  const { id } = await user();
  return rows.filter(({ payload }) => JSON.stringify(payload).includes(id)).map(({ model }) => model);
};

/** As the verbs do it, in one transaction. */
async function passwordChanges(): Promise<void> {
  const { environment, clock } = gateway.stores;
  const { id } = await user();
  await environment.postgres.transaction(async (transaction) => {
    await replacePasswordHash(transaction, id, { before: hash, after: 'another', changedAt: clock.now });
    await endOidcSessions(transaction, id);
  });
}

function login() {
  return gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: gateway.email, password: PASSWORD }).toString(),
  });
}

const refresh = (refresh_token: string) =>
  gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/refresh', payload: { refresh_token } });

describe.each([
  ['the password is changed', passwordChanges],
  [
    'an operator disables the person',
    async () => void (await setUser(gateway.stores.environment, { email: gateway.email, disabled: true })),
  ],
])('a sign-in under way while %s', (_what, happens) => {
  test('by name and password is refused, and leaves nothing', async () => {
    meanwhile.happens = happens;
    const answer = await login();
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
    expect(await remembered()).toEqual([]);
  });

  test('by the form is refused, and leaves nothing', async () => {
    const browser = openBrowser(gateway.app);
    const uid = await toForm(browser, proofKey().challenge);
    meanwhile.happens = happens;
    const answer = await codeFlow(gateway).submit(browser, uid, PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'PASSWORD_INCORRECT' }]);
    expect(await remembered()).toEqual([]);
  });
});

test('a sign-in under way while a hash is made anew with stronger parameters goes on', async () => {
  const { postgres } = gateway.stores.environment;
  meanwhile.happens = async () => {
    await replacePasswordHash(postgres, (await user()).id, { before: hash, after: hash });
  };
  expect((await login()).statusCode).toBe(200);
});

describe('used by several at once', () => {
  test('a refresh token is good for one at most, and what he got for nothing more', async () => {
    const { refresh_token } = (await login()).json();
    const all = await Promise.all(Array.from({ length: 4 }, () => refresh(refresh_token)));
    const given = all.filter(({ statusCode }) => statusCode === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const answer of given) expect((await refresh(answer.json().refresh_token)).statusCode).toBe(401);
    for (const answer of all.filter((one) => !given.includes(one)))
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'TOKEN_EXPIRED' }]);
  });

  test('a code is good for one at most, and what he got for nothing more', async () => {
    const browser = openBrowser(gateway.app);
    const { submit, token } = codeFlow(gateway);
    const { verifier, challenge } = proofKey();
    const { returnTo } = (await submit(browser, await toForm(browser, challenge), PASSWORD)).json();
    const code = (await browser.follow(returnTo, '/login/callback')).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier };
    const all = await Promise.all([token(form), token(form), token(form)]);
    const given = all.filter(({ statusCode }) => statusCode === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const answer of given) expect((await refresh(answer.json().refresh_token)).statusCode).toBe(401);
    for (const answer of all.filter((one) => !given.includes(one)))
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant']);
  });
});
