/** Who acts, from a verified token. */
import { findMember, findMemberByEmail, type Member, type UserRow } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';

/**
 * By our own subject. Null when the user is no more, so that a token outlives nobody, is disabled, has not confirmed his address, or has
 * another password since the token was issued.
 */
export async function findActor(environment: Environment, userId: string, issuedAt?: Date): Promise<Actor | null> {
  const member = await findMember(environment.postgres, userId);
  if (!member?.user.confirmed || (issuedAt && isSignedOut(member.user, issuedAt))) return null;
  return actingMember(member);
}

/** For an outside issuer, whose subjects are not ours. The caller vouches that the address was verified there. */
export async function findActorByEmail(environment: Environment, email: string): Promise<Actor | null> {
  return actingMember(await findMemberByEmail(environment.postgres, email));
}

/** Whether a person who signed in then is signed out by a new password since. Tokens know whole seconds: that of the change still counts. */
export function isSignedOut({ passwordChangedAt }: Pick<UserRow, 'passwordChangedAt'>, since: Date): boolean {
  return passwordChangedAt !== null && since.getTime() < Math.floor(passwordChangedAt.getTime() / 1000) * 1000;
}

function actingMember(member: Member | null): Actor | null {
  if (!member || member.user.disabledAt !== null) return null;
  return { userId: member.user.id, organisationId: member.organisation.id, timezone: member.organisation.timezone };
}
