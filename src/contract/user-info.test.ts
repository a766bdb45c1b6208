import { expect, test } from 'vitest';
import { userInfoFromWire } from './held-user.ts';
import { NO_SUBSCRIPTION, subscriptionToWire } from './subscriptions.ts';

const PLAN = {
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  plan: 'Standard',
  maxTopics: 50,
  maxKeywords: 200,
  maxKeywordsExclusion: 100,
  maxAlerts: 20,
  maxSessions: 3,
  maxDays: 366,
};

test('what the wire says becomes what the page holds', () => {
  const user = { device_id: 'd1', email: 'mei@example.com', user_id: 'u1' };
  const wire = {
    topic_total_number: 7,
    alert_total_number: 2,
    start_range: PLAN.startsAt,
    end_range: PLAN.endsAt,
    preference: { comparisonTopicIds: ['4', '2'], theme: 'dark' as const },
    user,
    subscription: subscriptionToWire(PLAN),
  };
  expect(userInfoFromWire(wire)).toEqual({
    totalTopic: 7,
    totalAlert: 2,
    maxTopic: 50,
    startDate: PLAN.startsAt,
    endDate: PLAN.endsAt,
    maxDays: 366,
    maxKeywordsInclusion: 200,
    maxKeywordsExclusion: 100,
    activeDeviceId: 'd1',
    prefs: { comparisonTopicIds: ['4', '2'] },
    subscription: PLAN,
  });
});

test('without a plan the defaults are empty strings and 0', () => {
  const none = {
    topic_total_number: 0,
    alert_total_number: 0,
    start_range: '',
    end_range: '',
    preference: { comparisonTopicIds: [] },
    user: { device_id: '', email: 'mei@example.com', user_id: 'u1' },
    subscription: subscriptionToWire(NO_SUBSCRIPTION),
  };
  const subscription = {
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
  expect(userInfoFromWire(none)).toEqual({
    totalTopic: 0,
    totalAlert: 0,
    maxTopic: 0,
    startDate: '',
    endDate: '',
    maxDays: 0,
    maxKeywordsInclusion: 0,
    maxKeywordsExclusion: 0,
    activeDeviceId: '',
    prefs: { comparisonTopicIds: [] },
    subscription,
  });
});
