/** What a call is asked with: the parameters of its address, and its body. */
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Components } from './components.ts';
import { requestHeaders } from './conventions.ts';
import { FIELD_WORDS } from './field-words.ts';
import { takenSchema } from './json-schema.ts';
import type { JsonSchema, Part } from './parts.ts';

const BODIED: readonly string[] = ['POST', 'PUT', 'PATCH'];
const JSON_TYPE = 'application/json';
/** Of an endpoint whose filter stands in the address: what holds the fields. */
const SPREAD_FIELDS = ['filter', 'params'];

export interface Asked {
  parameters: Part[];
  requestBody?: Part;
}

export function askedOf(endpoint: Endpoint, components: Components): Asked {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const schema = takenSchema(endpoint.input, components);
  const pathParameters = inPath.map((name) => components.parameter(inAddress(name, 'path', true, propertyOf(schema, name))));
  const headers = requestHeaders(endpoint);
  if (!BODIED.includes(endpoint.method)) {
    const { properties = {}, required = [] } = isSpread(endpoint) ? spread(schema, components) : schema;
    const inQuery = Object.entries(properties).filter(([name]) => !inPath.includes(name));
    const query = inQuery.map(([name, one]) => components.parameter(inAddress(name, 'query', required.includes(name), one)));
    return { parameters: [...pathParameters, ...query, ...headers] };
  }
  const body = without(schema, inPath);
  return { parameters: [...pathParameters, ...headers], ...bodyOf(endpoint, body) };
}

function isSpread({ input }: Endpoint): boolean {
  return input.meta()?.['spread'] === true;
}

/** A list stands with commas between its items, what is no plain value as JSON. */
function inAddress(name: string, place: 'path' | 'query', required: boolean, given: JsonSchema): Part & { name: string } {
  const { default: usual, ...schema } = given;
  const words = FIELD_WORDS[name];
  const about = { name, in: place, required, ...(words !== undefined && { description: words }) };
  const whole = usual === undefined || typeof usual === 'object' ? schema : { ...schema, default: usual };
  if (isObject(schema)) return { ...about, content: { [JSON_TYPE]: { schema: whole } } };
  return { ...about, ...(schema.type === 'array' && { style: 'form', explode: false }), schema: whole };
}

function isObject({ type, $ref, anyOf = [], oneOf = [] }: JsonSchema): boolean {
  return type === 'object' || $ref !== undefined || [...anyOf, ...oneOf].some(isObject);
}

function spread(schema: JsonSchema, components: Components): JsonSchema {
  const { properties = {}, required = [] } = schema;
  const beside = Object.entries(properties).filter(([name]) => !SPREAD_FIELDS.includes(name));
  const inner = SPREAD_FIELDS.flatMap((name) => (properties[name] ? [resolved(properties[name], components)] : []));
  return {
    properties: Object.assign(Object.fromEntries(beside), ...inner.map((one) => one.properties)) as Record<string, JsonSchema>,
    required: [...required.filter((name) => !SPREAD_FIELDS.includes(name)), ...inner.flatMap((one) => one.required ?? [])],
  };
}

/** What is written under a name; something may be said beside it. */
function resolved({ $ref, allOf, ...rest }: JsonSchema, components: Components): JsonSchema {
  const found = $ref ?? (Array.isArray(allOf) ? (allOf[0] as JsonSchema).$ref : undefined);
  const one = found && components.schemas.get(found.slice(found.lastIndexOf('/') + 1));
  return one ? { ...one, ...rest } : rest;
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema {
  const found = schema.properties?.[name] ?? alternatives(schema)?.map((one) => propertyOf(one, name))[0];
  // A body that is a text has no fields; its address is one.
  return found ?? { type: 'string' };
}

function alternatives({ oneOf, anyOf }: JsonSchema): JsonSchema[] | undefined {
  return oneOf ?? anyOf;
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { oneOf, anyOf, properties, required, ...rest } = schema;
  return {
    ...rest,
    ...(oneOf && { oneOf: oneOf.map((one) => without(one, names)) }),
    ...(anyOf && { anyOf: anyOf.map((one) => without(one, names)) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))) }),
    ...(required && { required: required.filter((name) => !names.includes(name)) }),
  };
}

/** None where everything stands in the address. */
function bodyOf({ takes = [JSON_TYPE] }: Endpoint, schema: JsonSchema): { requestBody?: Part } {
  const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
  if (isEmpty && takes.includes(JSON_TYPE)) return {};
  const required = (schema.required ?? []).length > 0 || schema.properties === undefined;
  return {
    requestBody: { required, content: Object.fromEntries(takes.map((type) => [type, { schema: bodyIn(type, schema) }])) },
  };
}

function bodyIn(type: string, schema: JsonSchema): JsonSchema {
  if (type === JSON_TYPE && schema.type === 'string') {
    const post = { $ref: '#/components/schemas/PostInput' };
    return { oneOf: [post, { type: 'array', items: post }] };
  }
  return type === '*/*' ? {} : schema;
}
