/**
 * Names an organisation otherwise, has its days begin at another time, or gives it other tokens of the language model. For operators. All that is asked from then on is told by the new
 * clock; of what is stored, the plans of alerts and the times of messages that wait are the only ones made by the old one. Periods of
 * topics are instants, and stay.
 */
import { type ChangedOrganisation, operatorSetOrganisation } from '../../contract/operator-accounts.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import {
  findOrganisationsByName,
  lockOrganisation,
  lockOrganisations,
  type OrganisationRow,
  updateOrganisation,
} from '../../stores/postgres/organisations.ts';
import { lockSubscription } from '../../stores/postgres/subscriptions.ts';
import { collectionDelays } from '../alerts/collection-delays.ts';
import { planAlertsAnew } from '../alerts/plan-anew.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { differingFields } from './differing-fields.ts';
import { findOrganisation } from './find-organisation.ts';
import { listedOrganisation } from './list-accounts.ts';

/** Throws not_found, and conflict for a name that another one has which an operator has made: commands mean them by their names. */
export async function setOrganisation(environment: Environment, input: unknown): Promise<ChangedOrganisation> {
  const { org, ...wish } = parseInput(operatorSetOrganisation.input, input);
  const { id } = await findOrganisation(environment, org);
  const delays = await collectionDelays(environment);
  const now = environment.now();
  const done = await environment.postgres.transaction(async (transaction) => {
    if (wish.name !== undefined) await lockOrganisations(transaction);
    // Whoever makes or changes an alert of the organisation holds its plan.
    const plan = await lockSubscription(transaction, id);
    const before = await lockOrganisation(transaction, id);
    if (!before) throw notFound(`organisation ${org}`);
    const change = differingFields(standing(before), wish);
    if (change.name !== undefined && !before.registered) await refuseTaken(transaction, change.name);
    const fields = Object.keys(change);
    if (fields.length > 0) await updateOrganisation(transaction, id, change);
    const zones = { before: before.timezone, after: change.timezone ?? before.timezone };
    const alertsPlanned =
      change.timezone === undefined ? 0 : await planAlertsAnew(transaction, { organisationId: id, zones, delays, now });
    if (fields.length > 0)
      await recordAct(transaction, {
        act: 'org_changed',
        by: 'operator',
        organisationId: id,
        at: now,
        detail: { fields: fields.join() },
      });
    return { fields, alertsPlanned, organisation: listedOrganisation({ ...before, ...change }, plan) };
  });
  const changed = done.fields.length > 0;
  if (changed) environment.log.info({ organisationId: id, fields: done.fields }, 'the operator has changed an organisation');
  return { change: changed ? 'changed' : 'none', ...done };
}

function standing({ name, timezone, modelTokens }: OrganisationRow) {
  return { name, timezone, modelTokens };
}

async function refuseTaken(transaction: Transaction, name: string): Promise<void> {
  const [other] = await findOrganisationsByName(transaction, name);
  if (other) throw new ServiceError('conflict', `the organisation ${other.id} is named ${name} already`);
}
