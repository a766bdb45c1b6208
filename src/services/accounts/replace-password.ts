/** Puts another password in the place of the one that was known: whoever was signed in by that is signed out everywhere. */
import type { Transaction } from '../../stores/postgres/client.ts';
import { replacePasswordHash, type UserRow } from '../../stores/postgres/users.ts';
import { endEverywhere } from './end-devices.ts';

/** `passwordHash` is that of before. False where it is another by now: nothing is changed then. */
export async function replacePassword(
  transaction: Transaction,
  { id, passwordHash: before }: Pick<UserRow, 'id' | 'passwordHash'>,
  after: string,
  at: Date,
): Promise<boolean> {
  if (!(await replacePasswordHash(transaction, id, { before, after, changedAt: at }))) return false;
  await endEverywhere(transaction, id, { at, reason: 'password' });
  return true;
}
