/**
 * Who calls: a bearer token, of a session or one that a person has made for programs, becomes an Actor, or the operator's token opens the
 * operator's calls. Nothing else does. What a program's token may is said by the call (contract/scopes.ts); a call that says nothing, it may not.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailAddress } from '../../contract/account-pages.ts';
import type { CallKind } from '../../contract/calls-per-minute.ts';
import type { NeededScope, Scope } from '../../contract/scopes.ts';
import { SignInRefused, TokenRefused, type VerifiedToken } from '../../outside/identity/identity.ts';
import { isAccessToken } from '../../services/accounts/access-token.ts';
import { type Entered, enterByDevice } from '../../services/accounts/enter-by-device.ts';
import { enterByToken } from '../../services/accounts/enter-by-token.ts';
import { findActor } from '../../services/accounts/find-actor.ts';
import { registerOutsider } from '../../services/accounts/register-outsider.ts';
import { signInOf } from '../../services/accounts/sign-in.ts';
import type { LetIn } from '../../services/accounts/still-signed-in.ts';
import type { Actor } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';
import type { Gateway } from '../gateway.ts';
import { callerOf, deviceIdOf } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** Number of the device by which the actor is signed in; 0: by none. */
    device: number;
    /** Of an access token, if one was brought: its number, and what it may. */
    accessToken: { id: number; scopes: readonly Scope[] } | null;
    /** When the token that was brought expires; null: it does not. */
    tokenEnds: Date | null;
    /** What the call needs of an access token. */
    needs: NeededScope;
  }
  interface FastifyContextConfig {
    /** Each person may call it only so often. */
    kind?: CallKind;
    /** What an access token must be allowed that calls it. */
    scope?: NeededScope;
  }
  interface FastifyInstance {
    gateway: Gateway;
  }
}

export function addAuthentication(app: FastifyInstance, gateway: Gateway): void {
  app.decorate('gateway', gateway);
  app.decorateRequest('actor', null);
  app.decorateRequest('device', 0);
  app.decorateRequest('accessToken', null);
  app.decorateRequest('tokenEnds', null);
  app.decorateRequest('needs', 'none');
}

/** Before the body is read: whoever may not call cannot make the server read megabytes. */
export async function requireUser(this: FastifyInstance, request: FastifyRequest): Promise<void> {
  const token = bearer(request);
  if (!token) throw unauthenticated('no bearer token');
  const actor = isAccessToken(token)
    ? await byAccessToken(this.gateway, token, request)
    : await bySession(this.gateway, token, request);
  request.actor = actor;
  const { kind, scope = 'none' } = request.routeOptions.config;
  request.needs = scope;
  if (scope !== 'by-function') requireScope(request, scope);
  if (kind) this.countCall(kind, actor.userId);
}

async function bySession(gateway: Gateway, token: string, request: FastifyRequest): Promise<Actor> {
  const verified = await gateway.identity.verify(token).catch((error: unknown) => {
    throw error instanceof TokenRefused ? unauthenticated(`token refused: ${error.message}`) : error;
  });
  request.tokenEnds = verified.expiresAt;
  const entered = await enter(gateway, verified, request, false);
  if (!entered) throw unauthenticated('no such user');
  request.device = entered.deviceId;
  return { ...entered.actor, from: callerOf(request) };
}

async function byAccessToken({ environment }: Gateway, token: string, request: FastifyRequest): Promise<Actor> {
  const from = callerOf(request);
  const { actor, tokenId, scopes, expiresAt } = await enterByToken(environment, token, from);
  request.tokenEnds = expiresAt;
  request.accessToken = { id: tokenId, scopes };
  return { ...actor, from: { ...from, tokenId } };
}

/** Whoever is signed in may whatever they may; an access token what it is allowed. @throws ServiceError forbidden */
export function requireScope({ accessToken }: FastifyRequest, scope: Scope | 'none'): void {
  if (accessToken === null) return;
  if (scope === 'none') throw new ServiceError('forbidden', 'no access token may do this, whatever its scopes');
  if (!accessToken.scopes.includes(scope))
    throw new ServiceError('forbidden', `the access token lacks the scope ${scope}`, { scope });
}

/** By what the actor was let in. */
export function letInBy({ accessToken, device }: FastifyRequest): LetIn {
  return accessToken === null ? { device } : { token: accessToken.id };
}

/**
 * For somebody who signs in just now. Whoever an outside issuer vouches for and is not known is registered, where anybody may be.
 * @throws TokenRefused, SignInRefused, ServiceError signed_out, IdentityUnreachable
 */
export async function actorOfToken(
  gateway: Gateway,
  accessToken: string,
  request: FastifyRequest,
  timezone?: string,
): Promise<Actor> {
  const { environment, identity, registration } = gateway;
  const verified = await identity.verify(accessToken);
  const { email, name } = verified;
  let entered = await enter(gateway, verified, request, true);
  // An address that is none here, as of a name without a dot behind it, is nobody's.
  if (!entered && !identity.embedded && registration === 'open' && email !== null && emailAddress.safeParse(email).success) {
    await registerOutsider(environment, { email, name, timezone, from: callerOf(request) });
    entered = await enter(gateway, verified, request, true);
  }
  if (entered) return entered.actor;
  // By a clock that is behind that of whoever set their password they have signed in before it was set.
  if (identity.embedded && (await findActor(environment, verified.subject)))
    throw new SignInRefused('CANNOT_VALIDATE_CREDENTIALS');
  if (identity.embedded || email !== null) throw new SignInRefused('USER_NOT_EXISTED');
  // Without an address in its tokens the issuer is not set up for us.
  throw new SignInRefused(verified.emailUnverified ? 'EMAIL_UNVERIFIED' : 'CANNOT_VALIDATE_CREDENTIALS');
}

/** An outside issuer has subjects of its own; its people are ours by e-mail. */
async function enter(
  { identity, environment }: Gateway,
  verified: VerifiedToken,
  request: FastifyRequest,
  isSigningIn: boolean,
): Promise<Entered | null> {
  const { subject, email } = verified;
  if (!identity.embedded && email === null) return null;
  const who = identity.embedded || email === null ? { userId: subject } : { email };
  const call = { deviceId: deviceIdOf(request), userAgent: request.headers['user-agent'], isSigningIn };
  return enterByDevice(environment, who, signInOf(verified, call, environment.now()), callerOf(request));
}

export async function requireOperator(this: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { operatorToken } = this.gateway;
  const token = bearer(request);
  if (!operatorToken || !token || !sameText(token, operatorToken)) throw unauthenticated('not the operator token');
}

/** For whoever scrapes: the operator, or who has the token for that alone. */
export function requireMetricsToken({ operatorToken, metrics }: Pick<Gateway, 'operatorToken' | 'metrics'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearer(request);
    const isKnown = [operatorToken, metrics?.token].some((known) => known && token && sameText(token, known));
    if (!isKnown) throw unauthenticated('neither the operator token nor METRICS_TOKEN');
  };
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated('no actor');
  return request.actor;
}

function bearer(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function unauthenticated(message: string): ServiceError {
  return new ServiceError('unauthenticated', message);
}
