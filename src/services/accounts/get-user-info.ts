/** What the caller may use, and uses. */
import { NO_SUBSCRIPTION, subscriptionToWire } from '../../contract/subscriptions.ts';
import type { UserInfoOnWire } from '../../contract/user-info.ts';
import { countAlerts } from '../../stores/postgres/alert-rows.ts';
import { countTopics } from '../../stores/postgres/topics.ts';
import { findMember } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { getPreference } from './get-preference.ts';
import { getSubscriptions } from './get-subscription.ts';

/** `deviceId`: as the request names it; empty where it does not. */
export async function getUserInfo(environment: Environment, actor: Actor, deviceId: string): Promise<UserInfoOnWire> {
  const { postgres } = environment;
  const [[plan = NO_SUBSCRIPTION], member, topics, alerts, preference] = await Promise.all([
    getSubscriptions(environment, actor),
    findMember(postgres, actor.userId),
    countTopics(postgres, actor.organisationId),
    countAlerts(postgres, actor.organisationId),
    getPreference(environment, actor),
  ]);
  if (!member) throw notFound('user');
  return {
    topic_total_number: topics,
    alert_total_number: alerts,
    start_range: plan.startsAt,
    end_range: plan.endsAt,
    preference,
    user: { device_id: deviceId, email: member.user.email, user_id: actor.userId },
    subscription: subscriptionToWire(plan),
  };
}
