/**
 * A sign-in takes its time. When the password becomes another between its check and what it gives, that ends what is stored by then, and
 * this the rest: asked when all of it is stored, one of the two finds it.
 */
import { endOidcSessions } from '../../stores/postgres/oidc-payloads.ts';
import { settledPasswordHash } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import type { CheckedUser } from './check-password.ts';

/** False where it is another by now: nothing of the person is signed in any more. */
export async function stillVerified(
  { postgres, log }: Environment,
  { id, passwordHash }: Pick<CheckedUser, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const isSame = await postgres.transaction(async (transaction) => {
    if ((await settledPasswordHash(transaction, id)) === passwordHash) return true;
    await endOidcSessions(transaction, id);
    return false;
  });
  if (!isSame) log.info({ userId: id }, 'a sign-in was refused: the password was changed while it was under way');
  return isSame;
}
