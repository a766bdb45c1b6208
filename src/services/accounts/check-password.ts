/** Who signs in with this address and password? The answer takes equally long whether or not the address is known. */
import { findMemberByEmail, type Member, replacePasswordHash } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { type SignedInUser, signedInUser } from './find-user.ts';
import { hashPassword, isOutdated, verifyNothing, verifyPassword } from './password.ts';

/** Null for an unknown address and for a wrong password alike. Somebody who is not `confirmed` may not go on. */
export async function checkPassword(
  environment: Environment,
  { username, password }: { username: string; password: string },
): Promise<SignedInUser | null> {
  const member: Member | null = await findMemberByEmail(environment.postgres, username.trim());
  const right = member ? await verifyPassword(password, member.user.passwordHash) : await verifyNothing(password);
  if (!member || !right) return null;
  const { id, passwordHash: before } = member.user;
  if (isOutdated(before)) await replacePasswordHash(environment.postgres, id, { before, after: await hashPassword(password) });
  return signedInUser(member);
}
