/** A password costs as much whether or not anybody has the account: the same derivation, as often. Of time itself `npm run bench -- sign-in` tells. */
import type * as crypto from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { checkSignIn } from './check-sign-in.ts';
import { createUser } from './create-user.ts';
import { registerAccount } from './register-account.ts';

const derived = vi.hoisted(() => [] as { cost: number; bytes: number }[]);
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof crypto>();
  const scrypt = (
    ...given: [string, Buffer, number, { N: number; r: number; p: number }, (error: Error | null, key: Buffer) => void]
  ) => {
    const [, , bytes, { N, r, p }] = given;
    derived.push({ cost: N * r * p, bytes });
    actual.scrypt(...given);
  };
  return { ...actual, scrypt };
});

const TODAY = { cost: 2 ** 17 * 8, bytes: 32 };
const PASSWORD = 'correct horse';

let stores: TestStores;
let organisationId: number;
beforeAll(async () => {
  stores = await openTestStores();
  ({ organisationId } = await stores.createOrganisation());
  const { environment } = stores;
  await createUser(environment, { organisationId, email: 'known@test.invalid', name: 'Known', password: PASSWORD });
  await createUser(environment, { organisationId, email: 'none@test.invalid', name: 'None' });
  await registerAccount(environment, { email: 'new@test.invalid', name: 'New', password: PASSWORD, language: 'en' });
  await registerAccount(environment, { email: 'known@test.invalid', name: 'Eve', password: 'of a stranger', language: 'en' });
});
afterAll(() => stores.close());
beforeEach(() => {
  derived.length = 0;
});

test.each([
  ['a right password', 'known@test.invalid', PASSWORD, 'right', 1],
  ['a wrong password', 'known@test.invalid', 'wrong', null, 2],
  ['nobody', 'nobody@test.invalid', PASSWORD, null, 2],
  ['what is no address', 'm\u0130a@test.invalid', PASSWORD, null, 2],
  ['a registration that waits', 'new@test.invalid', 'wrong', null, 2],
  ['a registration that waits, and its password', 'new@test.invalid', PASSWORD, 'unconfirmed', 2],
  ['an account and the password of a registration', 'known@test.invalid', 'of a stranger', 'unconfirmed', 2],
  ['an account without a password', 'none@test.invalid', PASSWORD, null, 2],
] as const)('%s: whoever is refused has cost two, whatever there is', async (_name, username, password, outcome, times) => {
  const found = await checkSignIn(stores.environment, { username, password });
  expect(typeof found === 'object' && found !== null ? 'right' : found).toBe(outcome);
  expect(derived).toEqual(Array(times).fill(TODAY));
});

test.each([
  ['a free address', `${randomUUID()}@test.invalid`],
  ['a taken one', 'known@test.invalid'],
  ['one that is not confirmed', 'new@test.invalid'],
])('registering %s derives once', async (_name, email) => {
  await registerAccount(stores.environment, { email, name: 'New', password: PASSWORD, language: 'en' });
  expect(derived).toEqual([TODAY]);
});
