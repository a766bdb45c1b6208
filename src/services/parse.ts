/**
 * Turns whatever came in into a verb's input, or into the product's own validation messages, never into a library's
 * sentences.
 */
import type { z } from 'zod';
import { type FieldErrors, messageKey } from '../contract/errors.ts';
import { invalid } from './errors.ts';

/** Throws `invalid`; what is wrong in shape, and not in meaning, is `malformed`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  // The first issue of a field is the one that explains the others.
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= messageKey(issue.message);
  throw invalid(fields);
}
