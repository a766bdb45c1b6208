/** What is known of the signed-in person's organisation: its timezone and its plan. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { OrgUser, Subscription } from '../../contract/accounts.ts';
import { NO_SUBSCRIPTION, subscriptionFromWire } from '../../contract/subscriptions.ts';
import { DEFAULT_TIMEZONE } from '../../contract/timezones.ts';
import { type Called, requestOptions, useRequest } from './call.ts';
import { FIRST } from './first-calls.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

const UNKNOWN = { timezone: DEFAULT_TIMEZONE, known: false };

/** Nothing that says a day or a time is shown before it is known: it would be a wrong one. */
export const useTimezone = create<typeof UNKNOWN>()(() => UNKNOWN);

/** The people of the organisation, the caller first; an empty list where they could not be loaded, which `error` says. */
export function useOrgUsers(): Called<OrgUser[]> {
  const answer = useRequest(FIRST.orgUsers, {}, { neutral: null });
  return { ...answer, data: answer.data?.data ?? [] };
}

/** Only while it is the default: what is known is not asked again until the page is loaded anew, or somebody else signs in. */
export function asksTimezone({ timezone, known }: typeof UNKNOWN, signedIn: boolean): boolean {
  return signedIn && !(known && timezone !== DEFAULT_TIMEZONE);
}

/**
 * Asks for the timezone of whoever is signed in; `data` says whether it is known. An organisation without one has the
 * default.
 */
export function useTimezoneQuestion(): Called<boolean> {
  const signedIn = useSession((session) => session.status === 'signed-in');
  const asks = useTimezone((organisation) => asksTimezone(organisation, signedIn));
  const answer = useRequest(FIRST.orgUsers, asks ? {} : null, { neutral: null });
  const timezone = answer.data && (answer.data.data[0]?.org.timezone ?? DEFAULT_TIMEZONE);
  useEffect(() => {
    if (timezone) useTimezone.setState({ timezone, known: true });
  }, [timezone]);
  const known = useTimezone((organisation) => organisation.known);
  return { ...answer, data: known, pending: !known };
}

/** Before the first picture, so that its answer is on its way while that is drawn. */
export function askTimezone(): void {
  if (useSession.getState().status === 'signed-in') void queryClient.prefetchQuery(requestOptions(FIRST.orgUsers, {}));
}

export function forgetTimezone(): void {
  useTimezone.setState(UNKNOWN);
}

/** The plan in use: the first subscription, or one that allows nothing. */
export function useSubscription(): Called<Subscription> {
  const answer = useRequest(FIRST.subscriptions, {}, { neutral: { subscriptions: [] } });
  const first = answer.data.subscriptions[0];
  return { ...answer, data: first ? subscriptionFromWire(first) : NO_SUBSCRIPTION };
}
