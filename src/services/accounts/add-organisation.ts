/** Adds an organisation with the standard plan, unless there is one of this name. For operators. */
import { type ChangedOrganisation, operatorAddOrganisation } from '../../contract/operator-accounts.ts';
import { findSubscription } from '../../stores/postgres/subscriptions.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ensureOrganisation } from './ensure-organisation.ts';
import { listedOrganisation } from './list-accounts.ts';

/** Of one that is there nothing is changed, whatever else is given. */
export async function addOperatorOrganisation(environment: Environment, input: unknown): Promise<ChangedOrganisation> {
  const { organisation, made } = await ensureOrganisation(environment, parseInput(operatorAddOrganisation.input, input));
  const plan = await findSubscription(environment.postgres, organisation.id);
  if (made) environment.log.info({ organisationId: organisation.id }, 'the operator has added an organisation');
  return {
    change: made ? 'added' : 'none',
    fields: [],
    organisation: listedOrganisation(organisation, plan),
    alertsPlanned: 0,
  };
}
