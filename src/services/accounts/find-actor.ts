/** Who acts, from a verified token. */
import { findMember, findMemberByEmail, type Member } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';

/** By our own subject. Null when the user is no more, so that a token outlives nobody, or has not confirmed his address. */
export async function findActor(environment: Environment, userId: string): Promise<Actor | null> {
  const member = await findMember(environment.postgres, userId);
  return member?.user.confirmed ? actor(member) : null;
}

/** For an outside issuer, whose subjects are not ours. The caller vouches that the address was verified there. */
export async function findActorByEmail(environment: Environment, email: string): Promise<Actor | null> {
  return actor(await findMemberByEmail(environment.postgres, email));
}

function actor(member: Member | null): Actor | null {
  if (!member) return null;
  return { userId: member.user.id, organisationId: member.organisation.id, timezone: member.organisation.timezone };
}
