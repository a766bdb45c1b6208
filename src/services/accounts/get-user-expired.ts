/** Whether the caller's plan has ended. */
import { findSubscription } from '../../stores/postgres/subscriptions.ts';
import type { Actor, Environment } from '../environment.ts';

/** Without a plan there is nothing to use: expired, with no date. */
export async function getUserExpired(environment: Environment, actor: Actor): Promise<{ expired: boolean; endsAt: string }> {
  const plan = await findSubscription(environment.postgres, actor.organisationId);
  if (!plan) return { expired: true, endsAt: '' };
  return { expired: plan.endsAt <= environment.now(), endsAt: plan.endsAt.toISOString() };
}
