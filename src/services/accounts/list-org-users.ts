/** The members of the caller's organisation. */
import type { z } from 'zod';
import type { orgUser } from '../../contract/accounts.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import { organisationMembers } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';

/** The caller first, then the oldest. */
export async function listOrgUsers({ postgres }: Environment, actor: Actor): Promise<z.infer<typeof orgUser>[]> {
  const [organisation, members] = await Promise.all([
    findOrganisationById(postgres, actor.organisationId),
    organisationMembers(postgres, actor.organisationId),
  ]);
  if (!organisation) throw notFound('organisation');
  const { id, name, timezone } = organisation;
  const org = { id: String(id), name, timezone };
  const isCaller = (member: { id: string }) => member.id === actor.userId;
  return [...members.filter(isCaller), ...members.filter((member) => !isCaller(member))].map((member) => ({ ...member, org }));
}
