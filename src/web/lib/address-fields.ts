/** What an address may say, field by field. */
import { z } from 'zod';
import { fromAddress, inAddress, type NarrowingKey } from './filter-fields.ts';

/** Not there where it is not understood. */
export function dropped<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** An id as a number: around a text of digits the address would have quotes. */
export const idInAddress = z.coerce.number().int().min(1).max(9_999_999_999);

/** What is understood of it, as it is written. */
export function narrowingText(key: NarrowingKey) {
  return z.unknown().transform((given) => inAddress(key, fromAddress(key, given)));
}
