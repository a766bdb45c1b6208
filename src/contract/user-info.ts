/**
 * What a signed-in person may use and uses: the whole of it in one answer, with the names of the wire, and as the page holds it. Device:
 * the one that asks, as it names itself.
 */
import { z } from 'zod';
import { type Subscription, subscriptionFromWire, subscriptionOnWire } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { type Preference, preference } from './preferences.ts';

const userInfoOnWire = z.object({
  topic_total_number: z.number().int(),
  alert_total_number: z.number().int(),
  /** The period of the plan; empty without one. */
  start_range: z.string(),
  end_range: z.string(),
  preference,
  user: z.object({
    /** Empty where the request names none. */
    device_id: z.string(),
    email: z.string(),
    user_id: z.string(),
  }),
  /** Without a plan: nothing is allowed. */
  subscription: subscriptionOnWire,
});
export type UserInfoOnWire = z.infer<typeof userInfoOnWire>;

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/user-info',
  access: 'user',
  input: z.object({}),
  output: z.object({ data: userInfoOnWire }),
});

/** As the page holds it. */
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
