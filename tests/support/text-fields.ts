/** Where a call takes text: taken from the contract itself, so that a field that is new is one of them. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { FUNCTIONS, type GatewayFunction } from '../../src/contract/functions.ts';

const CONTRACT = new URL('../../src/contract/', import.meta.url);

/** `*`: each item of a list; `{}`: each value of a record; `{key}`: its names. */
export type FieldPath = readonly string[];

export interface TextTaker {
  /** `POST /entities`, or the name of a function. */
  name: string;
  endpoint: Endpoint | null;
  input: z.ZodType;
  /** Fields that take free text: none of a closed list, and none of a fixed shape. */
  fields: FieldPath[];
}

export async function textTakers(): Promise<TextTaker[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = (await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href)))) as object[];
  const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
  const functions = Object.entries<GatewayFunction>(FUNCTIONS);
  return [
    ...[...new Set(endpoints)].map(takerOf),
    ...functions.map(([name, { input }]) => ({ name, endpoint: null, input, fields: fieldsOf(input) })),
  ].filter(({ fields }) => fields.length > 0);
}

function takerOf(endpoint: Endpoint): TextTaker {
  const name = `${endpoint.method} ${endpoint.path}`;
  return { name, endpoint, input: endpoint.input, fields: fieldsOf(endpoint.input) };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

function fieldsOf(input: z.ZodType): FieldPath[] {
  const found = new Map<string, FieldPath>();
  const visit = (schema: Schema, path: FieldPath): void => {
    if (schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern?.endsWith('$'))
      found.set(path.join('.'), path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) visit(inner, [...path, name]);
    if (schema.items) visit(schema.items, [...path, '*']);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, [...path, '{}']);
    if (schema.propertyNames) visit(schema.propertyNames, [...path, '{key}']);
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) visit(part, path);
  };
  visit(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, []);
  return [...found.values()];
}

/** A sample with the text in the field; `key` is a name that a record takes. */
export function withText(sample: unknown, path: FieldPath, text: string, key = 'news'): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  if (name === '*') return [withText(undefined, rest, text, key)];
  if (name === '{}') return { [key]: withText(undefined, rest, text, key) };
  // As JSON has it: a name like any other.
  if (name === '{key}') return JSON.parse(`{${JSON.stringify(text)}:"x"}`) as unknown;
  const object = typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};
  return { ...object, [name]: withText((object as Record<string, unknown>)[name], rest, text, key) };
}
