/** Somebody who acts in a benchmark: the only user of a new organisation. */
import { createOrganisation, type OrganisationInput } from '../src/services/accounts/create-organisation.ts';
import { createUser } from '../src/services/accounts/create-user.ts';
import type { Actor, Environment } from '../src/services/environment.ts';

export async function newActor(
  environment: Environment,
  { timezone, subscription }: { timezone: string; subscription: OrganisationInput['subscription'] },
): Promise<Actor> {
  const name = `Bench ${Date.now()}`;
  const { id: organisationId } = await createOrganisation(environment, { name, timezone, subscription });
  const { id: userId } = await createUser(environment, { organisationId, name, email: `bench-${Date.now()}@example.test` });
  return { userId, organisationId, timezone };
}
