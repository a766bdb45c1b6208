/**
 * Routes derived from the contract: address, who may call, the input checked, the answer cut to the declared shape (so
 * that nothing undeclared ever leaves). A handler only calls a verb.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { type AuditOutcome, listAudit } from '../contract/audit.ts';
import { type Endpoint, GATEWAY } from '../contract/endpoint.ts';
import { recordAct } from '../services/audit/record-act.ts';
import type { Actor } from '../services/environment.ts';
import { ServiceError } from '../services/errors.ts';
import { parseInput } from '../services/parse.ts';
import { actorOf, requireOperator, requireUser } from './plugins/authentication.ts';
import { callerOf } from './plugins/client-address.ts';
import { kindOfCall, kindOfInput } from './plugins/costly-calls.ts';
import { answerOnce } from './plugins/idempotency-keys.ts';

/** Of a body that anybody may send: a token is the longest that is in it. */
export const STRANGERS_BYTES = 32 * 1024;

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
  const isOperators = endpoint.access === 'operator';
  const answer = answerOf(endpoint, isOperators ? recorded(app, endpoint, handler) : handler);
  add(
    app,
    endpoint,
    answer,
    isOperators ? { ...options, onRequest: requireOperator } : { bodyLimit: STRANGERS_BYTES, ...options },
  );
}

/** What the operator has done is written down, and what broke; what he has only looked at is not. */
function recorded<Input, Output>(
  { gateway: { environment } }: FastifyInstance,
  { method, path }: Endpoint,
  handler: PublicHandler<Input, Output>,
): PublicHandler<Input, Output> {
  if (method === 'GET' || path === listAudit.path) return handler;
  return async (input, request) => {
    const record = (outcome: AuditOutcome) =>
      recordAct(environment.postgres, {
        act: 'operator_call',
        outcome,
        by: 'operator',
        at: environment.now(),
        from: callerOf(request),
        detail: { call: `${method} ${path}` },
      });
    const done = await handler(input, request).catch(async (error: unknown) => {
      await record(error instanceof ServiceError ? 'refused' : 'failed');
      throw error;
    });
    await record('done');
    return done;
  };
}

export function registerForUser<Input extends z.ZodType, Output extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output>,
  handler: UserHandler<z.output<Input>, z.input<Output>>,
  options: RouteShorthandOptions = {},
): void {
  if (endpoint.access !== 'user') throw new Error(`${endpoint.path} needs register`);
  const kind = kindOfCall(endpoint);
  async function counted(input: z.output<Input>, request: FastifyRequest) {
    const actor = actorOf(request);
    const besides = kindOfInput(endpoint, input);
    if (besides) app.countCall(besides, actor.userId);
    return handler(input, actor, request);
  }
  const answer = answerOf(endpoint, counted);
  add(app, endpoint, (request, reply) => answerOnce(request, reply, () => answer(request)), {
    ...options,
    config: { ...options.config, scope: endpoint.scope, ...(kind && { kind }) },
    onRequest: requireUser,
  });
}

/** The input checked, the handler asked, the answer cut. */
function answerOf<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  handler: PublicHandler<z.output<Input>, z.input<Output>>,
): (request: FastifyRequest) => Promise<z.output<Output>> {
  return async (request) => endpoint.output.parse(await handler(parseInput(endpoint.input, given(request)), request));
}

function add(
  app: FastifyInstance,
  { method, path, failsByDetail }: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: RouteShorthandOptions,
): void {
  // The reference says of each call how it fails.
  if ((options.config?.refusedAs !== undefined) !== (failsByDetail === true))
    throw new Error(`${path} fails otherwise than the contract says`);
  app.route({ ...options, method, url: GATEWAY + path, handler });
}

/** A body that is not an object (JSON lines) is the whole input; otherwise address, query and body are one object. */
export function given(request: FastifyRequest): unknown {
  if (typeof request.body === 'string') return request.body;
  return Object.assign({}, request.body, request.query, request.params);
}
