/** How the plan of the signed-in person's organisation stands, for all pages: asked once, and again when it was to end. */
import { createContext, useContext } from 'react';
import type { Subscription } from '../../contract/accounts.ts';
import { type UserInfo, userInfoFromWire } from '../../contract/held-user.ts';
import { type Called, useRequest } from './call.ts';
import { FIRST } from './first-calls.ts';
import { useSubscription, useTimezone } from './organisation.ts';
import { askedAgainIn, type PlanState, planState } from './plan-state.ts';
import { useNow } from './use-now.ts';

/** null while it is not known, or cannot be told. */
export function usePlanState(): { plan: Subscription; state: PlanState } | null {
  const plan = useSubscription();
  const now = useNow();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const expired = useRequest(
    FIRST.call,
    { name: 'get_user_expired', arguments: [] },
    { neutral: null, refetchInterval: (answer) => (answer ? askedAgainIn(answer.result.endsAt, Date.now()) : false) },
  );
  if (plan.pending || plan.error || !expired.data) return null;
  const { expired: isOver, endsAt } = expired.data.result;
  return { plan: plan.data, state: planState({ endsAt }, { expired: isOver, now, timezone }) };
}

/** What the plan allows and how much of it is used. */
export function useUserInfo(): Called<UserInfo | null> {
  const answer = useRequest(FIRST.userInfo, {}, { neutral: null });
  return { ...answer, data: answer.data && userInfoFromWire(answer.data.data) };
}

/** In words, why nothing can be created or changed just now; null where it can. */
export const PlanReason = createContext<string | null>(null);

export function usePlanReason(): string | null {
  return useContext(PlanReason);
}
