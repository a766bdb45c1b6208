/** What is known of the signed-in person's organisation: its timezone and its plan. */
import { create } from 'zustand';
import {
  DEFAULT_TIMEZONE,
  getOrgUsers,
  getSubscriptions,
  NO_SUBSCRIPTION,
  type Subscription,
  subscriptionFromWire,
} from '../../contract/accounts.ts';
import { type Called, request, useRequest } from './call.ts';
import { useSession } from './session.ts';

export const useTimezone = create<{ timezone: string }>()(() => ({ timezone: DEFAULT_TIMEZONE }));

/** Asked for only while the timezone is still the default and somebody is signed in; a failure leaves the default. */
export async function loadTimezone(): Promise<void> {
  if (useTimezone.getState().timezone !== DEFAULT_TIMEZONE || useSession.getState().status !== 'signed-in') return;
  const { data } = await request(getOrgUsers, {}).catch(() => ({ data: [] }));
  const timezone = data[0]?.org.timezone;
  if (timezone) useTimezone.setState({ timezone });
}

export function forgetTimezone(): void {
  useTimezone.setState({ timezone: DEFAULT_TIMEZONE });
}

/** The plan in use: the first subscription, or one that allows nothing. */
export function useSubscription(): Called<Subscription> {
  const answer = useRequest(getSubscriptions, {}, { neutral: { subscriptions: [] } });
  const first = answer.data.subscriptions[0];
  return { ...answer, data: first ? subscriptionFromWire(first) : NO_SUBSCRIPTION };
}
