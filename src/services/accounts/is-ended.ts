/**
 * Whether something that the provider remembers of a sign-in is ended by a new password, or an operator, since: a request that was under way then may have
 * written again what that had deleted.
 */
import { findMember } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { isSignedOut } from './find-actor.ts';

/** Sessions say when somebody signed in by `loginTs`, codes and tokens by `authTime`, in seconds; of what does not, nothing is said here. */
export async function isEnded(
  { postgres }: Environment,
  { accountId, loginTs, authTime = loginTs }: Record<string, unknown>,
): Promise<boolean> {
  if (typeof accountId !== 'string' || typeof authTime !== 'number') return false;
  const user = (await findMember(postgres, accountId))?.user;
  return !user || user.disabledAt !== null || isSignedOut(user, new Date(authTime * 1000));
}
