/** Who calls: a bearer token becomes an Actor, or the operator's token opens the operator's calls. Nothing else does. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallKind } from '../../contract/calls-per-minute.ts';
import { SignInRefused, TokenRefused, type VerifiedToken } from '../../outside/identity/identity.ts';
import { findActor, findActorByEmail } from '../../services/accounts/find-actor.ts';
import type { Actor } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';
import type { Gateway } from '../gateway.ts';
import { callerOf } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** When the token that was brought expires. */
    tokenEnds: Date;
  }
  interface FastifyContextConfig {
    /** Each person may call it only so often. */
    kind?: CallKind;
  }
  interface FastifyInstance {
    gateway: Gateway;
  }
}

export function addAuthentication(app: FastifyInstance, gateway: Gateway): void {
  app.decorate('gateway', gateway);
  app.decorateRequest('actor', null);
  app.decorateRequest('tokenEnds');
}

/** Before the body is read: whoever may not call cannot make the server read megabytes. */
export async function requireUser(this: FastifyInstance, request: FastifyRequest): Promise<void> {
  const token = bearer(request);
  if (!token) throw unauthenticated('no bearer token');
  const verified = await this.gateway.identity.verify(token).catch((error: unknown) => {
    throw error instanceof TokenRefused ? unauthenticated(`token refused: ${error.message}`) : error;
  });
  request.tokenEnds = verified.expiresAt;
  const actor = await actorOfVerified(this.gateway, verified);
  if (!actor) throw unauthenticated('no such user');
  request.actor = { ...actor, from: callerOf(request) };
  const { kind } = request.routeOptions.config;
  if (kind) this.countCall(kind, actor.userId);
}

/** For somebody who signs in just now. @throws TokenRefused, SignInRefused, IdentityUnreachable */
export async function actorOfToken(gateway: Gateway, accessToken: string): Promise<Actor> {
  const verified = await gateway.identity.verify(accessToken);
  const actor = await actorOfVerified(gateway, verified);
  if (actor) return actor;
  if (gateway.identity.embedded || verified.email !== null) throw new SignInRefused('USER_NOT_EXISTED');
  // Without an address in its tokens the issuer is not set up for us.
  throw new SignInRefused(verified.emailUnverified ? 'EMAIL_UNVERIFIED' : 'CANNOT_VALIDATE_CREDENTIALS');
}

/** An outside issuer has subjects of its own; its people are ours by e-mail. */
async function actorOfVerified(
  { identity, environment }: Gateway,
  { subject, email, issuedAt }: VerifiedToken,
): Promise<Actor | null> {
  if (identity.embedded) return findActor(environment, subject, issuedAt ?? undefined);
  return email === null ? null : findActorByEmail(environment, email);
}

export async function requireOperator(this: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { operatorToken } = this.gateway;
  const token = bearer(request);
  if (!operatorToken || !token || !sameText(token, operatorToken)) throw unauthenticated('not the operator token');
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
