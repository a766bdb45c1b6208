/** Why a call of the account pages did nothing, in terms of words. */
import type { LoginErrorCode } from '../../../contract/errors.ts';
import { CallError } from '../../lib/call-error.ts';
import { loginErrorCode } from './login-errors.ts';

export type AccountRefusal =
  | { kind: 'unreachable' }
  /** Seconds until it goes on; null where nobody said. */
  | { kind: 'too-many'; seconds: number | null }
  /** What was typed is not what the server takes. */
  | { kind: 'incorrect' }
  | { kind: 'code'; code: LoginErrorCode };

/** Anything else is thrown on. */
export function accountRefusal(error: unknown): AccountRefusal {
  if (!(error instanceof CallError)) throw error;
  const { status, loginCode, retryAfter } = error.detail;
  if (error.code === 'network') return { kind: 'unreachable' };
  if (status === 429) return { kind: 'too-many', seconds: retryAfter ?? null };
  if (status === 400) return { kind: 'incorrect' };
  return { kind: 'code', code: loginErrorCode(status, loginCode) };
}
