/** Does the plan of an organisation go on? And who counts against it does it alone. How much of it is used: plan-use.ts. */
import type { Transaction } from '../../stores/postgres/client.ts';
import { findSubscription, lockSubscription, type SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';

/**
 * What an organisation has, and what is done for it, is changed under a subscription that has not ended; without one everything can be
 * read. Who may what then: docs/decisions/0043.
 */
export async function mayWrite(environment: Environment, actor: Actor): Promise<void> {
  current(await findSubscription(environment.postgres, actor.organisationId), environment.now());
}

/** The plan, held until the transaction ends: two people of one organisation cannot both take its last place. */
export async function lockPlan(transaction: Transaction, actor: Actor, now: Date): Promise<SubscriptionRow> {
  return current(await lockSubscription(transaction, actor.organisationId), now);
}

function current(plan: SubscriptionRow | null, now: Date): SubscriptionRow {
  if (!plan) throw new ServiceError('forbidden', 'the organisation has no subscription', { planEndedAt: '' });
  if (plan.endsAt <= now) {
    const planEndedAt = plan.endsAt.toISOString();
    throw new ServiceError('forbidden', 'the subscription has ended', { planEndedAt });
  }
  return plan;
}
