/**
 * Turns whatever came in into a verb's input, or into the product's own validation messages, never into a library's
 * sentences.
 */
import type { z } from 'zod';
import { type FieldErrors, messageKey } from '../contract/errors.ts';
import { invalid } from './errors.ts';

/** Throws `invalid`; what is wrong in shape, and not in meaning, is `malformed`. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  return parsed(schema, input, (path) => path.join('.'));
}

/** The same of the arguments of a function, each named as a whole: whoever calls by positions knows no others. */
export function parseArguments<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  return parsed(schema, input, ([name]) => String(name ?? ''));
}

function parsed<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const fields: FieldErrors = {};
  const expected: Record<string, string> = {};
  // The first issue of a field is the one that explains the others.
  for (const issue of error.issues) {
    // Each field that there is not by its own name, not by the object that does not take it.
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[nameOf([...issue.path, key])] ??= 'unknownField';
      continue;
    }
    const name = nameOf(issue.path);
    if (fields[name] !== undefined) continue;
    fields[name] = messageKey(issue.message);
    const wanted = wantedBy(issue);
    if (wanted !== undefined) expected[name] = wanted;
  }
  throw invalid(fields, expected);
}

/** Only kinds, bounds and values of the contract: what was sent may be anything. */
function wantedBy(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return typeof issue.maximum === 'number' && issue.origin === 'number' ? `at most ${issue.maximum}` : undefined;
    case 'too_small':
      return typeof issue.minimum === 'number' && issue.origin === 'number' ? `at least ${issue.minimum}` : undefined;
    case 'invalid_format':
      return issue.format === 'datetime' ? 'an instant such as 2026-01-31T00:00:00+08:00' : undefined;
    case 'invalid_type':
      return `${issue.expected} expected`;
    default:
      return undefined;
  }
}
