/**
 * What a signed-in person may use and uses: the whole of it in one answer, with the names of the wire, and as the page holds it. Device:
 * the one that asks, as it names itself.
 */
import { z } from 'zod';
import { subscriptionOnWire } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { preference } from './preferences.ts';

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
  ...FIRST_CALLS.userInfo,
  scope: 'read',
  summary: 'See who one is',
  input: z.object({}),
  output: z.object({ data: userInfoOnWire }),
});
