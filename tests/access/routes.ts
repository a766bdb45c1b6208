/** All that can be called: learned from the server itself, and held against the table. */
import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Endpoint, GATEWAY } from '../../src/contract/endpoint.ts';
import { FUNCTIONS } from '../../src/contract/functions.ts';
import { namedFields } from './places.ts';
import { FUNCTION, type Row, type Rows } from './row.ts';

/** `GET /api/gateway/topics` …, and of HEAD and OPTIONS too. Grows while routes are added to `app`. */
export function learnRoutes(app: FastifyInstance): ReadonlySet<string> {
  const learned = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) learned.add(`${one} ${url}`);
  });
  return learned;
}

/** What the server has and the table has not, and the other way round. The head of what is got goes by the row of that. */
export function complaintsOf(learned: ReadonlySet<string>, table: Rows): string[] {
  const functions = Object.keys(FUNCTIONS).map((name) => `call ${name}`);
  const there = [...learned, ...functions].filter(
    (name) => !learned.has(name.replace(/^HEAD /, 'GET ')) || !name.startsWith('HEAD '),
  );
  const missing = there.filter((name) => !Object.hasOwn(table, name));
  const gone = Object.keys(table).filter((name) => !there.includes(name));
  return [
    ...missing.map((name) => `${name}: has no row; tests/access/row.ts says how one is added`),
    ...gone.map((name) => `${name}: has a row, and is no more`),
  ];
}

/** What a call takes. Names of what is somebody's: what a call takes by one of them must be tried. */
const TELLING = /^(?:id|ids|topics)$|[a-z]Ids?$/;

/** The endpoints of the contract by route. */
export async function endpointsOf(): Promise<Map<string, Endpoint>> {
  const folder = new URL('../../src/contract/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found = new Map<string, Endpoint>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const value of Object.values(exported))
      if (isEndpoint(value)) found.set(`${value.method} ${GATEWAY}${value.path}`, value);
  }
  return found;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value;
}

/** Fields that hold what is somebody's, as far as their names tell, in which no row of the call tries somebody else's. */
export function untriedFields(name: string, rows: readonly Row[], input: z.ZodType): string[] {
  const tried = new Set(rows.flatMap((row) => [...namedFields(row)]));
  const [, fn] = FUNCTION.exec(name) ?? [];
  const names = fn ? (FUNCTIONS[fn as keyof typeof FUNCTIONS].arguments as readonly string[]) : [];
  // Of a function a field is known by its place.
  const isTried = (field: string) => tried.has(field) || tried.has(String(names.indexOf(field)));
  return [...fieldsOf(z.toJSONSchema(input, { unrepresentable: 'any' }))].filter(
    (field) => TELLING.test(field) && !isTried(field),
  );
}

function fieldsOf(schema: unknown): Set<string> {
  const fields = new Set<string>();
  if (typeof schema !== 'object' || schema === null) return fields;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const field of Object.keys(value as object)) fields.add(field);
    for (const field of fieldsOf(value)) fields.add(field);
  }
  return fields;
}
