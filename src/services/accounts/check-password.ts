/** Whose are this address and password? The answer takes equally long whether or not the address is known. */
import { findMemberByEmail, replacePasswordHash } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { type SignedInUser, signedInUser } from './find-user.ts';
import { hashPassword, isOutdated, verifyNothing, verifyPassword } from './password.ts';

export interface CheckedUser extends SignedInUser {
  /** As it is stored, of the password that was checked. */
  passwordHash: string;
}

interface Credentials {
  username: string;
  password: string;
}

/** Null for an unknown address and for a wrong password alike. */
export async function checkPassword(environment: Environment, given: Credentials): Promise<CheckedUser | null> {
  const { username, password } = given;
  const member = await findMemberByEmail(environment.postgres, username);
  const right = member ? await verifyPassword(password, member.user.passwordHash) : await verifyNothing(password);
  if (!member || !right) return null;
  const { id, passwordHash: before } = member.user;
  const user = signedInUser(member);
  if (!isOutdated(before)) return { ...user, passwordHash: before };
  const after = await hashPassword(password);
  if (await replacePasswordHash(environment.postgres, id, { before, after })) return { ...user, passwordHash: after };
  // Another sign-in has done so meanwhile, or the password is another.
  return checkPassword(environment, given);
}
