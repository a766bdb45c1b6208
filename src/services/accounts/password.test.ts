import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { findMember, updateUser } from '../../stores/postgres/users.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword, isOutdated, NO_PASSWORD, verifyPassword } from './password.ts';

const PASSWORD = 'correct horse';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

/** As a former version of the program may have written it. */
function hashOf(N: number): string {
  const salt = Buffer.from('sixteen bytes of');
  return ['scrypt', N, 8, 1, salt.toString('base64url'), scryptSync(PASSWORD, salt, 32, { N }).toString('base64url')].join('$');
}

test('is kept by scrypt with 128 MB (OWASP: N = 2^17, r = 8, p = 1), 16 bytes of salt and 32 of hash, each time others', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  const [scheme, N, r, p, salt = '', hash = ''] = one.split('$');
  expect([scheme, N, r, p]).toEqual(['scrypt', '131072', '8', '1']);
  expect([salt, hash].map((part) => Buffer.from(part, 'base64url').length)).toEqual([16, 32]);
  expect(other).not.toBe(one);
  expect(isOutdated(one)).toBe(false);
});

test.each([
  ['of a former version', hashOf(2 ** 14), true],
  ['of today', hashOf(2 ** 14).replace('$16384$', '$131072$'), false],
  ['of somebody without a password', NO_PASSWORD, false],
])('a hash %s is outdated or not', (_name, encoded, expected) => {
  expect(isOutdated(encoded)).toBe(expected);
});

test('one of a former version is made anew at the next sign-in, and at no failed one', async () => {
  const { environment, createOrganisation } = stores;
  const { userId } = await createOrganisation();
  const hash = async () => (await findMember(environment.postgres, userId))?.user.passwordHash ?? '';
  await updateUser(environment.postgres, userId, { passwordHash: hashOf(2 ** 14) });
  const username = `${userId}@test.invalid`;
  expect(await checkPassword(environment, { username, password: 'wrong' })).toBeNull();
  expect(isOutdated(await hash())).toBe(true);
  expect(await checkPassword(environment, { username, password: PASSWORD })).not.toBeNull();
  expect(isOutdated(await hash())).toBe(false);
  expect(await verifyPassword(PASSWORD, await hash())).toBe(true);
});
