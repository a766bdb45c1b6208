/** What a refused sign-in means, from its answer: one of the catalogue's codes, always. */
import { LOGIN_ERROR_CODES, type LoginErrorCode } from '../../../contract/errors.ts';
import type { LoginReason } from '../../lib/session.ts';

export function loginErrorCode(status: number, detail: unknown): LoginErrorCode {
  const known = LOGIN_ERROR_CODES.find((code) => code === detail);
  if (known) return known;
  return status === 403 ? 'EMAIL_UNVERIFIED' : 'UNKNOWN';
}

const REFUSALS: Partial<Record<LoginErrorCode, LoginReason>> = {
  USER_NOT_EXISTED: 'user-unknown',
  EMAIL_UNVERIFIED: 'email-unverified',
  CANNOT_VALIDATE_CREDENTIALS: 'token-refused',
};

/** Why somebody whom the provider has let in is not let in here, from the `detail` of the answer; null: they are. */
export function refusalOf(detail: unknown): LoginReason | null {
  const known = LOGIN_ERROR_CODES.find((code) => code === detail);
  return (known && REFUSALS[known]) ?? null;
}
