/**
 * What an empty store receives on its first start: an organisation, a user and a plan to try the program with. The
 * content is made elsewhere. Running it again, or in two processes at once, makes nothing twice.
 */
import { anyOrganisation, lockOrganisations } from '../../stores/postgres/organisations.ts';
import { insertUser } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { addOrganisation } from './create-organisation.ts';
import { newUser } from './create-user.ts';
import { standardPlan } from './standard-plan.ts';

export const DEMO_EMAIL = 'demo@earshot.local';

/** True when the store was empty and this call filled it. */
export async function firstStart(environment: Environment, { password }: { password: string }): Promise<boolean> {
  if (await anyOrganisation(environment.postgres)) return false;
  const now = environment.now();
  const user = await newUser({ email: DEMO_EMAIL, name: 'Demo', password }, now);
  return environment.postgres.transaction(async (transaction) => {
    await lockOrganisations(transaction);
    if (await anyOrganisation(transaction)) return false;
    const subscription = standardPlan('Demo', now);
    const { id } = await addOrganisation(transaction, { name: 'Demo', timezone: 'Asia/Hong_Kong', subscription }, now);
    await insertUser(transaction, { ...user, organisationId: id });
    return true;
  });
}
