/** The plan of the caller's organisation. */
import type { Subscription } from '../../contract/accounts.ts';
import { findSubscription, type SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';

/** Null when it has none. */
export async function getSubscription(environment: Environment, actor: Actor): Promise<Subscription | null> {
  const row = await findSubscription(environment.postgres, actor.organisationId);
  return row && subscriptionOf(row);
}

export function subscriptionOf({ organisationId: _, startsAt, endsAt, ...limits }: SubscriptionRow): Subscription {
  return { ...limits, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
