/** A subscription in its two forms: as the page holds it, and as it goes over the wire. */
import type { Subscription, SubscriptionOnWire } from './accounts.ts';

/** What the client holds while nothing is known of a plan. */
export const NO_SUBSCRIPTION: Subscription = {
  startsAt: '',
  endsAt: '',
  plan: '',
  maxTopics: 0,
  maxKeywords: 0,
  maxKeywordsExclusion: 0,
  maxAlerts: 0,
  maxSessions: 0,
  maxDays: 0,
};

export function subscriptionToWire(plan: Subscription): SubscriptionOnWire {
  return {
    starts_at: plan.startsAt,
    ends_at: plan.endsAt,
    plan: plan.plan,
    max_topics: plan.maxTopics,
    max_keywords: plan.maxKeywords,
    max_keywords_exclusion: plan.maxKeywordsExclusion,
    max_alerts: plan.maxAlerts,
    max_sessions: plan.maxSessions,
    max_days: plan.maxDays,
  };
}

export function subscriptionFromWire(plan: SubscriptionOnWire): Subscription {
  return {
    startsAt: plan.starts_at,
    endsAt: plan.ends_at,
    plan: plan.plan,
    maxTopics: plan.max_topics,
    maxKeywords: plan.max_keywords,
    maxKeywordsExclusion: plan.max_keywords_exclusion,
    maxAlerts: plan.max_alerts,
    maxSessions: plan.max_sessions,
    maxDays: plan.max_days,
  };
}
