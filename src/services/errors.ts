/** Errors named by meaning. The gateway turns them into HTTP, the command line into a sentence; nothing else does. */
import type { SignedOut } from '../contract/devices.ts';
import type { ErrorCode, FieldErrors, LoginErrorCode } from '../contract/errors.ts';
import type { Scope } from '../contract/scopes.ts';
import { isTooCostly } from '../stores/clickhouse/costs.ts';
import { isStoreAway, isStoreFull } from '../stores/store-away.ts';

export interface ErrorDetail {
  fields?: FieldErrors;
  limit?: string;
  max?: number;
  used?: number;
  changedAt?: string;
  changedBy?: string;
  takenBy?: Record<string, string>;
  planEndedAt?: string;
  until?: string;
  /** What would have to be set: names of variables, and of options of commands. */
  configure?: string[];
  /** Of `upstream`: there was an answer, which is of no use. */
  useless?: boolean;
  /** What the token would have to be allowed. */
  scope?: Scope;
  signedOut?: SignedOut;
  /** What the calls of accounts say instead of the code. */
  loginCode?: LoginErrorCode;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: ErrorDetail = {},
  ) {
    super(message);
  }
}

export function notFound(what: string): ServiceError {
  return new ServiceError('not_found', `no such ${what}`);
}

/** `expected`: by field, for whoever writes a program; no value that was sent. */
export function invalid(fields: FieldErrors, expected: Readonly<Record<string, string>> = {}): ServiceError {
  const said = Object.keys(fields).map((name) => (expected[name] === undefined ? name : `${name} (${expected[name]})`));
  return new ServiceError('invalid', `invalid: ${said.join(', ')}`, { fields });
}

export function limitReached(limit: string, max: number, used: number): ServiceError {
  return new ServiceError('limit_reached', `${limit}: ${used} of ${max} used`, { limit, max, used });
}

/** An error of a store that means something to whoever asked: a question that would take longer than it may, or one that nobody heard. */
export function storeMeaning(error: unknown): ServiceError | undefined {
  if (isStoreFull(error)) return new ServiceError('unavailable', 'a store has no room left; nothing of this is stored');
  if (isStoreAway(error)) return new ServiceError('unavailable', 'a store does not answer at present; try again');
  if (isTooCostly(error)) return new ServiceError('too_large', 'the question takes too long; narrow the period or the filter');
  return undefined;
}
