/** Why nothing came of what was asked of the server, in the terms of this page: what is wrong with an address, or what stands in the way. */
import type { MessageKey } from '../../../contract/errors.ts';
import { triedSource } from '../../../contract/sources.ts';
import { CallError } from '../../lib/call-error.ts';

export type AddressProblem = Extract<MessageKey, 'addressRequired' | 'addressTooLong' | 'addressUnreadable' | 'sourceTwice'>;

/** Where no address is to blame. */
export type Refusal = 'gone' | 'full' | 'ended' | 'tooOften' | 'unreachable' | 'unknown';

const ADDRESS_PROBLEMS: readonly AddressProblem[] = ['addressRequired', 'addressTooLong', 'addressUnreadable', 'sourceTwice'];

/** What can be said before the server is asked. */
export function checkAddress(address: string): AddressProblem | null {
  const parsed = triedSource.shape.address.safeParse(address);
  return parsed.success ? null : problemOf(parsed.error.issues[0]?.message);
}

/** A source that is followed already is a problem of its address. */
export function addressProblem(error: Error): AddressProblem | null {
  if (!(error instanceof CallError)) return null;
  if (error.code === 'conflict') return 'sourceTwice';
  const said = error.detail.fields?.['address'];
  return said === undefined ? null : problemOf(said);
}

export function refusalOf(error: Error): Refusal {
  if (!(error instanceof CallError)) return 'unknown';
  const refusals: Partial<Record<CallError['code'], Refusal>> = {
    not_found: 'gone',
    limit_reached: 'full',
    forbidden: 'ended',
    rate_limited: 'tooOften',
    network: 'unreachable',
  };
  return refusals[error.code] ?? 'unknown';
}

/** Whatever else a schema says of an address: that it is none. */
function problemOf(message: string | undefined): AddressProblem {
  return ADDRESS_PROBLEMS.find((key) => key === message) ?? 'addressUnreadable';
}
