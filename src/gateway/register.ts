/**
 * Routes derived from the contract: address, who may call, the input checked, the answer cut to the declared shape (so
 * that nothing undeclared ever leaves). A handler only calls a verb.
 */
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { type Endpoint, GATEWAY } from '../contract/endpoint.ts';
import type { Actor } from '../services/environment.ts';
import { parseInput } from '../services/parse.ts';
import { actorOf, requireOperator, requireUser } from './plugins/authentication.ts';
import { kindOfCall } from './plugins/costly-calls.ts';

export type PublicHandler<Input, Output> = (input: Input, request: FastifyRequest) => Promise<Output>;
export type UserHandler<Input, Output> = (input: Input, actor: Actor, request: FastifyRequest) => Promise<Output>;

/** For endpoints with access `public`, and `operator` ones. */
export function register<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output>,
  handler: PublicHandler<z.output<Input>, z.input<Output>>,
  options: RouteShorthandOptions = {},
): void {
  if (endpoint.access === 'user') throw new Error(`${endpoint.path} needs registerForUser`);
  add(app, endpoint, handler, endpoint.access === 'operator' ? { ...options, onRequest: requireOperator } : options);
}

export function registerForUser<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output>,
  handler: UserHandler<z.output<Input>, z.input<Output>>,
  options: RouteShorthandOptions = {},
): void {
  if (endpoint.access !== 'user') throw new Error(`${endpoint.path} needs register`);
  const kind = kindOfCall(endpoint);
  add(app, endpoint, (input, request) => handler(input, actorOf(request), request), {
    ...options,
    ...(kind && { config: { ...options.config, kind } }),
    onRequest: requireUser,
  });
}

function add<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output>,
  handler: PublicHandler<z.output<Input>, z.input<Output>>,
  options: RouteShorthandOptions,
): void {
  app.route({
    ...options,
    method: endpoint.method,
    url: GATEWAY + endpoint.path,
    handler: async (request) => {
      return endpoint.output.parse(await handler(parseInput(endpoint.input, given(request)), request));
    },
  });
}

/** A body that is not an object (JSON lines) is the whole input; otherwise address, query and body are one object. */
function given(request: FastifyRequest): unknown {
  if (typeof request.body === 'string') return request.body;
  return Object.assign({}, request.body, request.query, request.params);
}
