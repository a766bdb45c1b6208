/**
 * Why the server signed this device out, kept in this browser until somebody signs in here: other tabs, and the login page when it is
 * loaded again, say the same.
 */
import { readSignedOut } from '../../contract/device-identity.ts';
import type { SignedOut } from '../../contract/devices.ts';
import type { LoginReason } from './session.ts';

const KEY = 'earshot.signed-out';

export function noteSignOut(why: SignedOut): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(why));
  } catch {
    // Then the reason is said without the device.
  }
}

export function notedSignOut(): SignedOut | null {
  try {
    return readSignedOut(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function forgetSignOutNote(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}

const REASONS: Record<SignedOut['reason'], LoginReason> = {
  displaced: 'displaced',
  limit: 'displaced',
  'by-owner': 'signed-out-elsewhere',
  'by-operator': 'signed-out-by-operator',
  left: 'session-over',
  'signed-in-anew': 'session-over',
  password: 'password-changed',
};

/** As the login page says it. */
export function loginReasonOf({ reason }: SignedOut): LoginReason {
  return REASONS[reason];
}
