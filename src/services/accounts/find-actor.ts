/** Who acts, where no token is brought: for files that were asked for, commands and the demo. For calls see enter-by-device.ts. */
import { findMember, findMemberByEmail, type Member, type UserRow } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';

/** By our own subject. Null when the user is no more, or is disabled. */
export async function findActor(environment: Environment, userId: string): Promise<Actor | null> {
  return actingMember(await findMember(environment.postgres, userId));
}

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
