/** A sign-in, as a verified token and the call that brings it show it; and what it means for the device that it was made on. */
import { createHash } from 'node:crypto';
import type { DeviceName } from '../../contract/devices.ts';
import { isStorable } from '../../contract/text.ts';
import type { DeviceRow } from '../../stores/postgres/devices.ts';
import { deviceName } from './device-name.ts';

export interface SignIn {
  /** The same in every token of it, and in those of no other; where the issuer names no session, its time or the device stands for it. */
  key: string;
  deviceId: string;
  name: DeviceName;
  /** When the person signed in, by the issuer's clock; where it does not say, when the token was issued. */
  since: Date;
  /** `since` is the time of a sign-in, and not that of a renewal. */
  isExact: boolean;
  /** Of the token. */
  issuedAt: Date | null;
}

interface SignInClaims {
  session: string | null;
  signedInAt: Date | null;
  issuedAt: Date | null;
}

interface SigningCall {
  deviceId: string;
  userAgent: string | undefined;
  /** Somebody signs in just now. */
  isSigningIn: boolean;
}

const LONGEST_KEY = 200;

export function signInOf({ session, signedInAt, issuedAt }: SignInClaims, call: SigningCall, now: Date): SignIn {
  const { deviceId, userAgent, isSigningIn } = call;
  return {
    key: session === null ? keyWithout(signedInAt, deviceId) : storableKey(session),
    deviceId,
    name: deviceName(userAgent ?? ''),
    since: signedInAt ?? issuedAt ?? now,
    isExact: signedInAt !== null || isSigningIn,
    issuedAt,
  };
}

/** By the second two sign-ins are taken for one; by the device, whoever may name it as he likes. */
function keyWithout(signedInAt: Date | null, deviceId: string): string {
  return signedInAt ? `time:${signedInAt.getTime()}` : `device:${deviceId}`;
}

/** Issuers may write anything. */
function storableKey(session: string): string {
  if (session.length <= LONGEST_KEY && isStorable(session)) return session;
  return createHash('sha256').update(session).digest('base64url');
}

/** What becomes of a call: it goes on; the device is let in, as the newest; it was signed out; the plan has no place for it any more. */
export type DeviceVerdict = 'go-on' | 'admit' | 'signed-out' | 'over-limit';

/**
 * A sign-in that was never seen is let in, and so is a known one after the person has signed in once more: that is later by the issuer's
 * own clock, which a renewal of the token is not.
 */
export function decideDevice(
  known: Pick<DeviceRow, 'since' | 'signedOutAt'> | null,
  { since, isExact }: Pick<SignIn, 'since' | 'isExact'>,
  { newer, maxSessions }: { newer: number; maxSessions: number },
): DeviceVerdict {
  if (!known) return 'admit';
  if (isExact && since > known.since) return 'admit';
  if (known.signedOutAt) return 'signed-out';
  return maxSessions > 0 && newer >= maxSessions ? 'over-limit' : 'go-on';
}
