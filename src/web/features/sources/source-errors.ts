/** Why nothing came of what was asked of the server, in the terms of this page: what is wrong with an address, or what stands in the way. */
import type { MessageKey } from '../../../contract/errors.ts';
import { triedSource } from '../../../contract/sources.ts';
import { CallError } from '../../lib/call-error.ts';

export type AddressProblem = Extract<MessageKey, 'addressRequired' | 'addressTooLong' | 'addressUnreadable' | 'sourceTwice'>;

/** Where no address is to blame. */
export type Refusal = 'gone' | 'full' | 'ended' | 'tooOften' | 'overtaken' | 'unreachable' | 'unknown';

const ADDRESS_PROBLEMS: readonly AddressProblem[] = ['addressRequired', 'addressTooLong', 'addressUnreadable', 'sourceTwice'];

/** What can be said before the server is asked. */
export function checkAddress(address: string): AddressProblem | null {
  const parsed = triedSource.shape.address.safeParse(address);
  return parsed.success ? null : problemOf(parsed.error.issues[0]?.message);
}

export function addressProblem(error: Error): AddressProblem | null {
  const said = error instanceof CallError ? error.detail.fields?.['address'] : undefined;
  return said === undefined ? null : problemOf(said);
}

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return 'unknown';
  const refusals: Partial<Record<CallError['code'], Refusal>> = {
    not_found: 'gone',
    limit_reached: 'full',
    forbidden: 'ended',
    rate_limited: 'tooOften',
    /** One person's other window tries a source. */
    conflict: 'overtaken',
    network: 'unreachable',
  };
  return refusals[error.code] ?? 'unknown';
}

/** Whatever else a schema says of an address: that it is none. */
function problemOf(message: string | undefined): AddressProblem {
  return ADDRESS_PROBLEMS.find((key) => key === message) ?? 'addressUnreadable';
}
