/** The plan of the caller's organisation. */
import type { Subscription } from '../../contract/accounts.ts';
import { findSubscription, type SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';

/** At most one; none when the organisation has no plan. */
export async function getSubscriptions(environment: Environment, actor: Actor): Promise<Subscription[]> {
  const row = await findSubscription(environment.postgres, actor.organisationId);
  return row ? [subscriptionOf(row)] : [];
}

export function subscriptionOf({ organisationId: _, startsAt, endsAt, ...limits }: SubscriptionRow): Subscription {
  return { ...limits, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
