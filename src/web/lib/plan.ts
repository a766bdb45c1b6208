/** How the plan of the signed-in person's organisation stands, for all pages: asked once, and again when it was to end. */
import { createContext, useContext } from 'react';
import type { Subscription } from '../../contract/accounts.ts';
import { type UserInfo, userInfoFromWire } from '../../contract/held-user.ts';
import { getUserInfo } from '../../contract/user-info.ts';
import { type Called, useCall, useRequest } from './call.ts';
import { useSubscription, useTimezone } from './organisation.ts';
import { askedAgainIn, type PlanState, planState } from './plan-state.ts';
import { useNow } from './use-now.ts';

/** null while it is not known, or cannot be told. */
export function usePlanState(): { plan: Subscription; state: PlanState } | null {
  const plan = useSubscription();
  const now = useNow();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const expired = useCall(
    'get_user_expired',
    {},
    { neutral: null, refetchInterval: (answer) => (answer ? askedAgainIn(answer.endsAt, Date.now()) : false) },
  );
  if (plan.pending || plan.error || !expired.data) return null;
  const { expired: isOver, endsAt } = expired.data;
  return { plan: plan.data, state: planState({ endsAt }, { expired: isOver, now, timezone }) };
}

/** What the plan allows and how much of it is used. */
export function useUserInfo(): Called<UserInfo | null> {
  const answer = useRequest(getUserInfo, {}, { neutral: null });
  return { ...answer, data: answer.data && userInfoFromWire(answer.data.data) };
}

/** In words, why nothing can be created or changed just now; null where it can. */
export const PlanReason = createContext<string | null>(null);

export function usePlanReason(): string | null {
  return useContext(PlanReason);
}
