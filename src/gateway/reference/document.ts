/** The OpenAPI document, made of the contract alone: what it says of a call is what the call does. */
import { z } from 'zod';
import { type Endpoint, GATEWAY } from '../../contract/endpoint.ts';
import { callFunction } from '../../contract/functions.ts';
import { importedPost } from '../../contract/posts.ts';
import { ABOUT } from './about.ts';
import { Components } from './components.ts';
import { ANSWER_HEADERS, EVERY_ANSWER, HEADER_PARAMETERS, SECURITY_SCHEMES, securityOf } from './conventions.ts';
import { failuresOf } from './failures.ts';
import { type FunctionCalls, functionCalls } from './functions.ts';
import { givenSchema, takenSchema } from './json-schema.ts';
import { OPERATIONS, type Operation, TAGS } from './operations.ts';
import type { JsonSchema, Part } from './parts.ts';
import { askedOf } from './request.ts';
import { sentWebhooks, WEBHOOKS_TAG } from './webhooks.ts';

export interface OperationObject extends Part {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Part[];
  responses: Record<string, Part>;
  requestBody?: Part;
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  /** By name: what this server sends. */
  webhooks: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, Part>>;
}

/** Of the contract: raised when what a caller may rely on changes. */
const VERSION = '1.0.0';

/** As others are made while it is: components are written once. */
export function apiDocument(productName: string): ApiDocument {
  const components = new Components();
  // Bodies that are texts hold them.
  takenSchema(z.array(importedPost), components);
  const calls = functionCalls(components);
  const paths: ApiDocument['paths'] = {};
  for (const operation of OPERATIONS) {
    const { path, method } = operation.endpoint;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationObject(operation, calls, components) };
  }
  const webhooks = sentWebhooks(components);
  const { parameters, ...written } = components.written();
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: VERSION,
      summary: 'Topics, mentions, analyses and alerts.',
      description: ABOUT,
    },
    servers: [{ url: GATEWAY }],
    security: [],
    tags: [...TAGS, WEBHOOKS_TAG],
    paths,
    webhooks,
    components: {
      ...written,
      parameters: { ...HEADER_PARAMETERS, ...parameters },
      headers: ANSWER_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operationObject({ id, tag, endpoint }: Operation, calls: FunctionCalls, components: Components): OperationObject {
  const isCall = endpoint === callFunction;
  const { summary, description } = endpoint;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    security: [...securityOf(endpoint)],
    ...askedOf(endpoint, components),
    ...(isCall && { requestBody: calls.requestBody }),
    responses: { ...answersOf(endpoint, isCall ? calls.answer : undefined, components), ...failuresOf(endpoint, components) },
  };
}

function answersOf(endpoint: Endpoint, known: JsonSchema | undefined, components: Components): Record<string, Part> {
  const { bare, gives, output } = endpoint;
  if (bare)
    return Object.fromEntries(
      Object.entries(bare).map(([status, description]) => [status, { description, headers: EVERY_ANSWER }]),
    );
  const types = gives ?? ['application/json'];
  const schema = known ?? givenSchema(output, components);
  const content = Object.fromEntries(types.map((type) => [type, { schema: gives && isBytes(type) ? {} : schema }]));
  return { 200: { description: 'Done', headers: EVERY_ANSWER, content } };
}

/** Of a file nothing can be said but its type. */
function isBytes(type: string): boolean {
  return !type.startsWith('text/') && type !== 'application/json';
}
