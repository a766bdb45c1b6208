/** The members of the caller's organisation. */
import type { z } from 'zod';
import type { orgUser } from '../../contract/accounts.ts';
import { type Member, organisationMembers } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';

/** The caller first, then the oldest. */
export async function listOrgUsers(environment: Environment, actor: Actor): Promise<z.infer<typeof orgUser>[]> {
  const members = await organisationMembers(environment.postgres, actor.organisationId);
  const isCaller = ({ user }: Member) => user.id === actor.userId;
  return [...members.filter(isCaller), ...members.filter((member) => !isCaller(member))].map(({ user, organisation }) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    org: { id: String(organisation.id), name: organisation.name, timezone: organisation.timezone },
  }));
}
