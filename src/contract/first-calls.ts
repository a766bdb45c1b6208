/**
 * How the calls are reached that the page makes before any page of its own is loaded: their addresses alone, so that the first load
 * carries no schemas and no library for them. The endpoints are made of these.
 */
import type { Address } from './endpoint.ts';

export const FIRST_CALLS = {
  call: { method: 'POST', path: '/call', access: 'user' },
  clientSettings: { method: 'GET', path: '/client-settings', access: 'public' },
  checkSignIn: { method: 'POST', path: '/auth/check', access: 'public' },
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'public' },
  logout: { method: 'POST', path: '/auth/logout', access: 'public' },
  resendConfirmation: { method: 'POST', path: '/auth/resend', access: 'public' },
  listDevices: { method: 'GET', path: '/devices', access: 'user' },
  signOutThisDevice: { method: 'POST', path: '/devices/sign-out', access: 'user' },
  getPreferences: { method: 'GET', path: '/preferences', access: 'user' },
  savePreferences: { method: 'POST', path: '/preferences', access: 'user' },
  subscriptions: { method: 'GET', path: '/subscriptions', access: 'user' },
  orgUsers: { method: 'GET', path: '/org-users', access: 'user' },
  userInfo: { method: 'GET', path: '/user-info', access: 'user' },
  sources: { method: 'GET', path: '/sources', access: 'user' },
  home: { method: 'GET', path: '/home', access: 'user' },
} as const satisfies Record<string, Address>;
