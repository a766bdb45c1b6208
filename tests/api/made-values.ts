/** Values that a schema of the document allows, made at random. */
import type { ApiDocument } from '../../src/gateway/reference/document.ts';
import type { JsonSchema } from '../../src/gateway/reference/parts.ts';
import type { Call } from '../access/row.ts';
import type { Operation } from './answers.ts';
import { pick, type Random } from './hostile.ts';

const MOST_DEEP = 6;
const WORDS = [
  'ferry',
  '渡輪',
  '"late ferry"',
  'ferry AND boat',
  '#late',
  'Ada',
  'a@example.org',
  'https://news.example/feed',
  '🔥',
  '12',
  '+0800',
];
const TIMES = ['2026-03-01T00:00:00Z', '2026-03-10T12:00:00+08:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'];
const UUID = '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a';

export interface Making {
  document: ApiDocument;
  random: Random;
  /** Numbers of things that are there. */
  ids: readonly string[];
}

/** A call with everything that is required, and some of what is not. `name`: of this function of `POST /call`. */
export function madeCall({ object }: Operation, making: Making, name?: string): Call {
  const call: Call = {};
  for (const given of object.parameters) {
    const { name: key, in: place, required, schema, content } = resolved(given, making) as unknown as Parameter;
    if (place === 'header' || (!required && making.random() < 0.7)) continue;
    const made = madeValue(schema ?? content?.['application/json']?.schema ?? {}, making);
    const text = textOf(made);
    if (place === 'path') call.path = { ...call.path, [key]: text };
    else call.query = { ...call.query, [key]: text };
  }
  const [type, body] = Object.entries((object.requestBody?.['content'] ?? {}) as Record<string, { schema: JsonSchema }>)[0] ?? [];
  if (type === undefined || !body) return call;
  const schema = name === undefined ? body.schema : functionOf(body.schema, name, making);
  return { ...call, body: madeValue(schema, making), ...(type !== 'application/json' && { type }) };
}

function functionOf(given: JsonSchema, name: string, making: Making): JsonSchema {
  const { oneOf, anyOf } = resolved(given, making) as JsonSchema;
  const shapes = (oneOf ?? anyOf ?? []).map((shape) => resolved(shape, making) as JsonSchema);
  const found = shapes.find(({ properties }) => properties?.['name']?.['const'] === name);
  if (!found) throw new Error(`the document has no function ${name}`);
  return found;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema?: JsonSchema;
  content?: Record<string, { schema: JsonSchema }>;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function madeValue(given: JsonSchema, making: Making, depth = 0): unknown {
  const schema = resolved(given, making) as JsonSchema;
  const { random } = making;
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes) return madeValue(pick(shapes, random), making, depth + 1);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random);
  const type = Array.isArray(schema.type) ? pick(schema.type, random) : schema.type;
  switch (type) {
    case 'object':
      return madeObject(schema, making, depth);
    case 'array':
      return madeArray(schema, making, depth);
    case 'integer':
    case 'number':
      return madeNumber(schema, random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return madeText(schema, making);
  }
}

function madeObject(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  making: Making,
  depth: number,
): unknown {
  const isWanted = (name: string) => required.includes(name) || (depth < MOST_DEEP && making.random() < 0.4);
  const entries = Object.entries(properties).flatMap(([name, one]) =>
    isWanted(name) ? [[name, madeValue(one, making, depth + 1)]] : [],
  );
  if (typeof additionalProperties === 'object' && additionalProperties !== null && depth < MOST_DEEP)
    entries.push([
      String(madeValue((propertyNames ?? {}) as JsonSchema, making, depth + 1)),
      madeValue(additionalProperties as JsonSchema, making, depth + 1),
    ]);
  return Object.fromEntries(entries);
}

function madeArray(schema: JsonSchema, making: Making, depth: number): unknown[] {
  const places = schema['prefixItems'] as JsonSchema[] | undefined;
  if (places) return places.map((one) => madeValue(one, making, depth + 1));
  const least = Number(schema['minItems'] ?? 0);
  const most = Math.min(Number(schema['maxItems'] ?? 3), least + 3);
  const length = least + Math.floor(making.random() * (most - least + 1));
  return Array.from({ length }, () => madeValue((schema['items'] ?? {}) as JsonSchema, making, depth + 1));
}

/** The edges more often than what lies between. */
function madeNumber({ minimum = -1000, maximum = 1000 }: JsonSchema, random: Random): number {
  const [least, most] = [Number(minimum), Number(maximum)];
  return pick([least, most, Math.floor(least + random() * (Math.min(most, least + 1000) - least + 1))], random);
}

function madeText({ format, pattern, minLength = 0, maxLength = 100_000 }: JsonSchema, { random, ids }: Making): string {
  if (format === 'date-time') return pick(TIMES, random);
  if (format === 'uuid') return UUID;
  if (typeof pattern === 'string') {
    const fitting = [...ids, '1', '08:30', 'news:ann', 'place:Hong Kong', 'topic_1', 'en'].filter((one) =>
      new RegExp(pattern).test(one),
    );
    if (fitting.length > 0) return pick(fitting, random);
  }
  const longest = 'x'.repeat(Math.min(Number(maxLength), 20_001));
  const fitting = [...WORDS, longest].filter(({ length }) => length >= Number(minLength) && length <= Number(maxLength));
  return fitting.length > 0 ? pick(fitting, random) : 'x'.repeat(Number(minLength));
}

function resolved(part: Record<string, unknown>, { document }: Making): Record<string, unknown> {
  const [, , kind = '', name = ''] = typeof part['$ref'] === 'string' ? part['$ref'].split('/') : [];
  return document.components[kind]?.[name] ?? part;
}
