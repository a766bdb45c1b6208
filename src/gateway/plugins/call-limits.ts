/**
 * How often somebody may call: everybody by address, whatever comes of it, and before any credential is looked at, so that guesses count;
 * people by what is costly. The first is the library's; the second has kinds that are only known once it is known who calls, and two of
 * the library's do not count one request. Per process, in windows of a minute.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { CALL_KINDS, type CallKind, type CallsPerMinute } from '../../contract/calls-per-minute.ts';
import { countIn, createWindows } from './attempt-windows.ts';
import { addressKey } from './client-address.ts';
import { isPageRequest } from './web-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Of a call of this kind, by whom it counts for. @throws AttemptsExhausted */
    countCall(kind: CallKind, by: string): void;
  }
}

const MINUTE_MS = 60_000;
/** Addresses that are remembered; beyond them the one that has not asked for longest is forgotten. */
const REMEMBERED = 10_000;

/** Comes before whatever refuses in onRequest. Files of the page are free: they cost nothing, and a page has many. */
export async function addCallLimits(app: FastifyInstance, limits: CallsPerMinute, now: () => Date): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: limits.address,
    timeWindow: MINUTE_MS,
    cache: REMEMBERED,
    allowList: isPageRequest,
    keyGenerator: addressKey,
  });
  app.addHook('onRequest', app.rateLimit());
  const windows = new Map(CALL_KINDS.map((kind) => [kind, createWindows(now, { max: limits[kind], windowMs: MINUTE_MS })]));
  app.decorate('countCall', (kind: CallKind, by: string) => {
    const window = windows.get(kind)?.(by);
    if (window) countIn([window], now());
  });
}
