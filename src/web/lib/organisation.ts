/** What is known of the signed-in person's organisation: its timezone and its plan. */
import { useEffect } from 'react';
import { create } from 'zustand';
import {
  DEFAULT_TIMEZONE,
  getOrgUsers,
  getSubscriptions,
  NO_SUBSCRIPTION,
  type Subscription,
  subscriptionFromWire,
} from '../../contract/accounts.ts';
import { type Called, useRequest } from './call.ts';

const UNKNOWN = { timezone: DEFAULT_TIMEZONE, known: false };

/** Nothing that says a day or a time is shown before it is known: it would be a wrong one. */
export const useTimezone = create<typeof UNKNOWN>()(() => UNKNOWN);

/**
 * Asks for the timezone of whoever is signed in; `data` says whether it is known. An organisation without one has the
 * default.
 */
export function useTimezoneQuestion(): Called<boolean> {
  const answer = useRequest(getOrgUsers, {}, { neutral: null });
  const timezone = answer.data && (answer.data.data[0]?.org.timezone ?? DEFAULT_TIMEZONE);
  useEffect(() => {
    if (timezone) useTimezone.setState({ timezone, known: true });
  }, [timezone]);
  const known = useTimezone((organisation) => organisation.known);
  return { ...answer, data: known, pending: !known };
}

export function forgetTimezone(): void {
  useTimezone.setState(UNKNOWN);
}

/** The plan in use: the first subscription, or one that allows nothing. */
export function useSubscription(): Called<Subscription> {
  const answer = useRequest(getSubscriptions, {}, { neutral: { subscriptions: [] } });
  const first = answer.data.subscriptions[0];
  return { ...answer, data: first ? subscriptionFromWire(first) : NO_SUBSCRIPTION };
}
