/** A filter as an address holds it: each field by its own name, lists with commas between their items, what is no plain value as JSON. */
import { z } from 'zod';
import { queryFilter } from '../filter.ts';

/** Said of an input, for the reference: the fields of its `filter` or `params` stand in the address one by one. */
export const SPREAD = { spread: true };

/** `{id, …fields}` of an address becomes `{id, filter: {…fields}}`; what is no field of a filter is left out. */
export function fromAddress<Input extends z.ZodType>(input: Input) {
  return z
    .preprocess((given) => {
      if (typeof given !== 'object' || given === null) return given;
      const { id, ...fields } = given as Record<string, unknown>;
      return { id, filter: fieldsFromAddress(fields) };
    }, input)
    .meta(SPREAD);
}

/** The same of several topics, `ids`, with commas between them. */
export function ofSeveralFromAddress<Input extends z.ZodType>(input: Input) {
  return z
    .preprocess((given) => {
      if (typeof given !== 'object' || given === null) return given;
      const { ids, ...fields } = given as Record<string, unknown>;
      return { ids: typeof ids === 'string' ? ids.split(',') : ids, filter: fieldsFromAddress(fields) };
    }, input)
    .meta(SPREAD);
}

export function fieldsFromAddress(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(name, value)]));
}

/** `lists` is of what a filter can be set to (filter-options.ts). */
const LISTS = new Set([
  ...Object.entries(queryFilter.shape).flatMap(([name, schema]) => (isList(schema) ? [name] : [])),
  'lists',
]);
/** What people search for may look like JSON: `[2026]`. */
const TYPED = new Set(['text', 'search']);

function isList(schema: z.ZodType): boolean {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodArray;
}

function fieldOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || TYPED.has(name)) return value;
  if (/^\s*[[{]/.test(value)) return jsonOf(value);
  if (!LISTS.has(name)) return value;
  const items = value === '' ? [] : value.split(',');
  return name === 'weekdays' || name === 'hours' ? items.map(Number) : items;
}

/** As it stands where it is no JSON: the field's own schema then says what is wrong. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
