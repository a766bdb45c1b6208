/**
 * The calls of the first load, known by their addresses. Their answers are taken as the gateway gives them, which makes them by the same
 * contract; pages that have its schemas anyway check what comes.
 */
import type { z } from 'zod';
import type { resendConfirmation } from '../../contract/account-pages.ts';
import type {
  checkSignIn,
  getClientSettings,
  getOrgUsers,
  getSubscriptions,
  login,
  logout,
  refresh,
} from '../../contract/accounts.ts';
import type { listDevices, signOutThisDevice } from '../../contract/devices.ts';
import type { Endpoint, Reached } from '../../contract/endpoint.ts';
import { FIRST_CALLS } from '../../contract/first-calls.ts';
import type { FunctionOutput } from '../../contract/functions.ts';
import type { getHome } from '../../contract/home.ts';
import type { getPreferences, savePreferences } from '../../contract/preferences.ts';
import type { getSources } from '../../contract/sources.ts';
import type { getUserInfo } from '../../contract/user-info.ts';

type By<Of extends Endpoint> = Reached<Of['input'], Of['output']>;

interface FirstCalls {
  clientSettings: By<typeof getClientSettings>;
  checkSignIn: By<typeof checkSignIn>;
  login: By<typeof login>;
  refresh: By<typeof refresh>;
  logout: By<typeof logout>;
  resendConfirmation: By<typeof resendConfirmation>;
  listDevices: By<typeof listDevices>;
  signOutThisDevice: By<typeof signOutThisDevice>;
  getPreferences: By<typeof getPreferences>;
  savePreferences: By<typeof savePreferences>;
  subscriptions: By<typeof getSubscriptions>;
  orgUsers: By<typeof getOrgUsers>;
  userInfo: By<typeof getUserInfo>;
  sources: By<typeof getSources>;
  home: By<typeof getHome>;
  /** Of the functions, this one alone. */
  call: Reached<
    z.ZodType<unknown, { name: 'get_user_expired'; arguments: [] }>,
    z.ZodType<{ result: FunctionOutput<'get_user_expired'> }>
  >;
}

export const FIRST: FirstCalls = FIRST_CALLS;
