/** What a refused sign-in means, from its answer: one of the catalogue's codes, always. */

import { LOGIN_ERROR_CODES } from '../../../contract/error-codes.ts';
import type { LoginErrorCode } from '../../../contract/errors.ts';
import type { LoginReason } from '../../lib/session.ts';

export function loginErrorCode(status: number, detail: unknown): LoginErrorCode {
  const known = LOGIN_ERROR_CODES.find((code) => code === detail);
  if (known) return known;
  return status === 403 ? 'EMAIL_UNVERIFIED' : 'UNKNOWN';
}

const REFUSALS: Partial<Record<LoginErrorCode, LoginReason>> = {
  USER_NOT_EXISTED: 'user-unknown',
  EMAIL_UNVERIFIED: 'email-unverified',
};

/** Not that person: come again. */
const LATER = [408, 429];

/**
 * Why somebody whom the provider has let in is not let in here, by the status and the `detail` of the answer; null: that is not said, as
 * the server failed or has no time.
 */
export function refusalOf(status: number, detail: unknown): LoginReason | null {
  if (status < 400 || status >= 500 || LATER.includes(status)) return null;
  const known = LOGIN_ERROR_CODES.find((code) => code === detail);
  return (known && REFUSALS[known]) ?? 'token-refused';
}
