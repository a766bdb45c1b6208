/**
 * Changes what an organisation may use, or for how long. For operators. What is there beyond a new limit stays; what it means for whoever
 * makes more of it is decided where that is made.
 */
import { type ChangedPlan, operatorSetPlan } from '../../contract/operator-plans.ts';
import { calendarDay } from '../../engine/analysis/calendar-day.ts';
import {
  insertSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '../../stores/postgres/subscriptions.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { differingFields } from './differing-fields.ts';
import { findOrganisation } from './find-organisation.ts';
import { usedPlan } from './list-plans.ts';
import { standardPlan } from './standard-plan.ts';

/** What is left out stays; of an organisation without a plan it is that of the standard plan. Throws not_found, invalid. */
export async function setPlan(environment: Environment, input: unknown): Promise<ChangedPlan> {
  const { org, startsAt, endsAt, ...limits } = parseInput(operatorSetPlan.input, input);
  const organisation = await findOrganisation(environment, org);
  const { id: organisationId, timezone } = organisation;
  const now = environment.now();
  const wish = {
    ...limits,
    ...(startsAt !== undefined && { startsAt: boundOf(startsAt, timezone, 'start') }),
    ...(endsAt !== undefined && { endsAt: boundOf(endsAt, timezone, 'end') }),
  };
  const done = await environment.postgres.transaction(async (transaction) => {
    const before = await lockSubscription(transaction, organisationId);
    const standing: SubscriptionRow = before ?? { ...standardPlan('Standard', now), organisationId };
    const change = differingFields({ ...standing }, wish);
    const plan: SubscriptionRow = { ...standing, ...change };
    if (plan.startsAt >= plan.endsAt) throw refusedPeriod(plan);
    const fields = Object.keys(change);
    if (!before && !(await insertSubscription(transaction, plan))) return null;
    if (before && fields.length > 0) await updateSubscription(transaction, organisationId, change);
    const kind = !before ? 'added' : fields.length > 0 ? 'changed' : 'none';
    if (kind !== 'none')
      await recordAct(transaction, {
        act: 'plan_changed',
        by: 'operator',
        organisationId,
        at: now,
        detail: { fields: fields.join() },
      });
    return { change: kind, fields: before ? fields : [], plan } as const;
  });
  // Somebody else has given it its first plan meanwhile: that one is changed.
  if (!done) return setPlan(environment, input);
  const { plan, ...changed } = done;
  if (changed.change !== 'none')
    environment.log.info({ organisationId, fields: changed.fields }, 'the operator has changed a plan');
  return { ...changed, ...(await usedPlan(environment, organisation, plan)) };
}

/** Of a day, where it begins, or ends; otherwise the instant that was given. */
function boundOf(given: string, timezone: string, bound: 'start' | 'end'): Date {
  return /^\d{4}-\d{2}-\d{2}$/.test(given) ? calendarDay(given, timezone)[bound] : new Date(given);
}

function refusedPeriod({ startsAt, endsAt }: Pick<SubscriptionRow, 'startsAt' | 'endsAt'>): ServiceError {
  const period = `from ${startsAt.toISOString()} to ${endsAt.toISOString()}`;
  const message = `a plan must begin before it ends: it would be ${period}; --starts gives it another beginning`;
  return new ServiceError('invalid', message, { fields: { endsAt: 'startNotBeforeEnd' } });
}
