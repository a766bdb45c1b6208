/**
 * Who is signed in, as every part of the page may read it. It holds state only: features/session signs people in, renews
 * and clears what is stored. `reason` tells why somebody who was, or tried to be, signed in no longer is.
 */
import { create } from 'zustand';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  deviceId: string;
}

/**
 * Why somebody is on the login page, as its address says it: the session has ended; the provider did not answer as expected;
 * it knows somebody who is not known here, or whose address it has not confirmed, or its tokens are none for this server;
 * who signed out here could not be signed out there; a new password has ended the session; other devices have taken all places of
 * the plan; this one was signed out from another, or by an operator; its session was ended before, and what is left of it counts no more.
 */
export const LOGIN_REASONS = [
  'token-expired',
  'sign-in-failed',
  'user-unknown',
  'email-unverified',
  'token-refused',
  'sign-out-incomplete',
  'password-changed',
  'displaced',
  'signed-out-elsewhere',
  'signed-out-by-operator',
  'session-over',
] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

/** The server has ended the session, and not the person, nor the provider: whatever is stored of it here goes too. */
export const ENDED_REASONS: readonly LoginReason[] = [
  'token-expired',
  'password-changed',
  'displaced',
  'signed-out-elsewhere',
  'signed-out-by-operator',
  'session-over',
];

/** `left`: by own wish. */
export type SignedOutReason = LoginReason | 'left';

export interface SessionState {
  /** `leaving`: signed out here, and on the way to the provider to be signed out there. */
  status: 'unknown' | 'signed-in' | 'leaving' | 'signed-out';
  user: SessionUser | null;
  token: string | null;
  reason: SignedOutReason | null;
  /** Whose session has ended, by their account; null: that of nobody, as far as is known. */
  formerId: string | null;
}

export const useSession = create<SessionState>()(() => ({
  status: 'unknown',
  user: null,
  token: null,
  reason: null,
  formerId: null,
}));

export function setSignedIn(user: SessionUser, token: string): void {
  useSession.setState({ status: 'signed-in', user, token, reason: null, formerId: null });
}

export function setLeaving(): void {
  useSession.setState({ status: 'leaving', user: null, token: null, reason: 'left' });
}

/** A forced logout is the same with the reason `token-expired`. */
export function setSignedOut(reason: SignedOutReason | null, formerId?: string): void {
  useSession.setState((before) => ({
    status: 'signed-out',
    user: null,
    token: null,
    reason,
    formerId: formerId ?? before.user?.id ?? before.formerId,
  }));
}
