/** What a signed-in person may use and uses, as the page holds it. */

import type { Subscription } from './accounts.ts';
import type { Preference } from './preferences.ts';
import { subscriptionFromWire } from './subscriptions.ts';
import type { UserInfoOnWire } from './user-info.ts';

export interface UserInfo {
  totalTopic: number;
  totalAlert: number;
  maxTopic: number;
  startDate: string;
  endDate: string;
  maxDays: number;
  maxKeywordsInclusion: number;
  maxKeywordsExclusion: number;
  activeDeviceId: string;
  prefs: Pick<Preference, 'comparisonTopicIds'>;
  subscription: Subscription;
}

export function userInfoFromWire(info: UserInfoOnWire): UserInfo {
  const subscription = subscriptionFromWire(info.subscription);
  return {
    totalTopic: info.topic_total_number,
    totalAlert: info.alert_total_number,
    maxTopic: subscription.maxTopics,
    startDate: info.start_range,
    endDate: info.end_range,
    maxDays: subscription.maxDays,
    maxKeywordsInclusion: subscription.maxKeywords,
    maxKeywordsExclusion: subscription.maxKeywordsExclusion,
    activeDeviceId: info.user.device_id,
    prefs: { comparisonTopicIds: info.preference.comparisonTopicIds },
    subscription,
  };
}
