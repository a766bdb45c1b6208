/** A user as the identity provider speaks of them. */
import { findMember, type Member } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';

export interface SignedInUser {
  /** The subject of the tokens. */
  id: string;
  email: string;
  name: string;
  /** They may sign in no more. */
  disabled: boolean;
  organisation: { id: number; timezone: string };
}

export async function findUser(environment: Environment, userId: string): Promise<SignedInUser | null> {
  const member = await findMember(environment.postgres, userId);
  return member && signedInUser(member);
}

export function signedInUser({ user, organisation }: Member): SignedInUser {
  const { id, email, name } = user;
  const disabled = user.disabledAt !== null;
  return { id, email, name, disabled, organisation: { id: organisation.id, timezone: organisation.timezone } };
}
