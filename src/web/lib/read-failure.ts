/** What a call that was refused says of it. Read without the schemas of the contract (errors.ts), which the first load does not carry. */
import { readSignedOut } from '../../contract/device-identity.ts';
import { ERROR_STATUS, LOGIN_ERROR_CODES } from '../../contract/error-codes.ts';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import { CallError, type CallErrorDetail } from './call-error.ts';

/** `scope` is said to programs alone. */
type Detail = Omit<ErrorBody['error'], 'code' | 'message' | 'scope'>;
type Reader<Value> = (given: unknown) => Value | undefined;

const text: Reader<string> = (given) => (typeof given === 'string' ? given : undefined);
const number: Reader<number> = (given) => (typeof given === 'number' ? given : undefined);
const texts: Reader<string[]> = (given) => (Array.isArray(given) && given.every(isText) ? given : undefined);
/** By field; the words of all messages are ours, those of a newer server's are not known here. */
function textByName<Text extends string>(given: unknown): Record<string, Text> | undefined {
  const isOne = typeof given === 'object' && given !== null && Object.values(given).every(isText);
  return isOne ? (given as Record<string, Text>) : undefined;
}

const DETAILS: { [Name in keyof Detail]-?: Reader<NonNullable<Detail[Name]>> } = {
  fields: textByName,
  limit: text,
  max: number,
  used: number,
  changedAt: text,
  changedBy: text,
  takenBy: textByName,
  planEndedAt: text,
  until: text,
  configure: texts,
  useless: (given) => (typeof given === 'boolean' ? given : undefined),
  signedOut: (given) => readSignedOut(given) ?? undefined,
  requestId: text,
};

export function failureOf(path: string, { status, headers }: Response, answer: unknown): CallError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const later = Number.isInteger(seconds) && { retryAfter: seconds };
  const { error, detail, signedOut } = Object(answer) as Record<string, unknown>;
  const { code, message, ...details } = Object(error) as Record<string, unknown>;
  if (isErrorCode(code)) return new CallError(code, `${path}: ${String(message)}`, { status, ...later, ...read(details) });
  const loginCode = LOGIN_ERROR_CODES.find((known) => known === detail);
  const why = loginCode && readSignedOut(signedOut);
  return new CallError(byStatus(status), `${path}: HTTP ${status}`, {
    status,
    ...later,
    ...(loginCode && { loginCode }),
    ...(why && { signedOut: why }),
  });
}

function read(details: Record<string, unknown>): Partial<CallErrorDetail> {
  const known = Object.entries(DETAILS).map(([name, reader]) => [name, reader(details[name])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}

function byStatus(status: number): ErrorCode | 'unexpected' {
  return status === 401 ? 'unauthenticated' : status === 403 ? 'forbidden' : 'unexpected';
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
