/** Makes an organisation of this name unless there is one, with the standard plan. For operators. */
import { findOrganisationsByName, lockOrganisations, type OrganisationRow } from '../../stores/postgres/organisations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { addOrganisation } from './create-organisation.ts';
import { standardPlan } from './standard-plan.ts';

/** `made` is false when it was there: then nothing of it is changed. Running it twice, also at once, makes one. */
export async function ensureOrganisation(
  environment: Environment,
  { name, timezone }: { name: string; timezone?: string | undefined },
): Promise<{ organisation: OrganisationRow; made: boolean }> {
  const now = environment.now();
  return environment.postgres.transaction(async (transaction) => {
    await lockOrganisations(transaction);
    const find = async () => (await findOrganisationsByName(transaction, name.trim()))[0];
    const known = await find();
    if (known) return { organisation: known, made: false };
    await addOrganisation(transaction, { name, timezone, subscription: standardPlan('Standard', now) }, now);
    const organisation = await find();
    if (!organisation) throw new Error('an organisation just made is not found');
    await recordAct(transaction, { act: 'org_added', by: 'operator', organisationId: organisation.id, at: now });
    return { organisation, made: true };
  });
}
