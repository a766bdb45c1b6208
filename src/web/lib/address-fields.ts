/** What an address may say, field by field, read without a schema: the addresses of all pages belong to the first load. */
import { LIMITS } from '../../contract/limits.ts';

/** undefined where it is not understood. */
export type AddressField<Value> = (given: unknown) => Value | undefined;

type Fields = Record<string, AddressField<unknown>>;
export type Read<Of extends Fields> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/** Of what an address says, the fields that are known, each where it is understood. */
export function addressOf<Of extends Fields>(fields: Of): (given: Record<string, unknown>) => Read<Of> {
  return (given) => {
    const read = Object.entries(fields).map(([name, field]) => [name, field(given[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<Of>;
  };
}

export function oneOf<Value extends string | number | boolean>(values: readonly Value[]): AddressField<Value> {
  return (given) => values.find((value) => value === given);
}

export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): AddressField<number> {
  return (given) => (Number.isSafeInteger(given) && isWithin(Number(given), least, most) ? Number(given) : undefined);
}

/** What somebody typed: an address may hold it as a number, or as anything else that its text reads as. */
export function typedText(given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined;
  return typeof given === 'string' ? given : JSON.stringify(given);
}

export function plainText(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined;
}

/** An id as a number: around a text of digits the address would have quotes. */
export function idInAddress(given: unknown): number | undefined {
  const id = typeof given === 'string' ? Number(given) : given;
  return Number.isInteger(id) && isWithin(Number(id), 1, 9_999_999_999) ? Number(id) : undefined;
}

/** The page of a list and its length, which lists begin with as they like. */
export const LIST_PAGE = { rows: oneOf(LIMITS.rowsPerPage), page: wholeNumber(2) };

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
