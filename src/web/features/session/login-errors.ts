/** What a refused sign-in means, from its answer: one of the catalogue's codes, always. */
import { LOGIN_ERROR_CODES, type LoginErrorCode } from '../../../contract/errors.ts';

export function loginErrorCode(status: number, detail: unknown): LoginErrorCode {
  const known = LOGIN_ERROR_CODES.find((code) => code === detail);
  if (known) return known;
  return status === 403 ? 'EMAIL_UNVERIFIED' : 'UNKNOWN';
}
