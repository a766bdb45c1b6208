/** The one error the call layer throws. `network`: no answer came; `unexpected`: an answer that is not the contract's. */
import type { SignedOut } from '../../contract/devices.ts';
import type { ErrorCode, FieldErrors } from '../../contract/errors.ts';

export interface CallErrorDetail {
  /** HTTP status; 0 where there was no answer. */
  status: number;
  fields?: FieldErrors;
  limit?: string;
  max?: number;
  used?: number;
  changedAt?: string;
  changedBy?: string;
  takenBy?: Record<string, string>;
  /** Of `forbidden`: when the plan ended; empty where there is none. */
  planEndedAt?: string;
  /** Of `rate_limited`. */
  until?: string;
  /** Of `not_configured`: names of variables that the operator would have to set. */
  configure?: string[];
  /** Of `upstream`: there was an answer, which is of no use. */
  useless?: boolean;
  /** Of `signed_out`, and of sign-in calls. */
  signedOut?: SignedOut;
  /** The `detail` of the sign-in calls. */
  loginCode?: string;
  /** Seconds, as the answer's `Retry-After` has them. */
  retryAfter?: number;
  requestId?: string;
}

export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly code: ErrorCode | 'network' | 'unexpected',
    message: string,
    readonly detail: CallErrorDetail,
  ) {
    super(message);
  }
}

/** What a page says where an answer is lacking, of the words of errors. */
export function lackWord(error: unknown): 'noAnswer' | 'tooOften' | 'notAllowed' | 'loadFailed' {
  const code = error instanceof CallError ? error.code : 'unexpected';
  return LACK_WORDS[code] ?? 'loadFailed';
}

const LACK_WORDS: Partial<Record<CallError['code'], 'noAnswer' | 'tooOften' | 'notAllowed'>> = {
  network: 'noAnswer',
  rate_limited: 'tooOften',
  forbidden: 'notAllowed',
};

/** Asking again can help only where the answer was lost or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code === 'not_configured') return false;
  return error.code === 'network' || error.detail.status >= 500;
}

/** Milliseconds before it is asked again; not before the answer wants it, within reason. */
export function retryDelay(failures: number, error: unknown): number {
  const wanted = error instanceof CallError ? (error.detail.retryAfter ?? 0) * 1000 : 0;
  return Math.max(400 * 2 ** failures, Math.min(wanted, 10_000));
}

/** Asked too often, by this page or any other of theirs. */
export function isTooOften(error: unknown): boolean {
  return error instanceof CallError && error.code === 'rate_limited';
}
