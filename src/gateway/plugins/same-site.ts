/**
 * No other site acts in the name of who is signed in. Only the embedded provider has cookies, which browsers keep from posts of other sites
 * (SameSite); this stands before it, for browsers that do not, and for sites of the same registered domain. It asks what a browser says of
 * itself: Sec-Fetch-Site, or where it says nothing, Origin. Programs say neither, and have no cookies that anybody could use.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../../services/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be posted to by any page, as by a reader of mails on the web: whatever it does, a secret in its address allows. */
    fromAnySite?: boolean;
  }
}

/** OPTIONS is none: it asks whether another site may, and the provider would say yes to everybody. */
const SAFE = ['GET', 'HEAD'];
/** `none`: the person typed it, or a program of theirs began. */
const OURS = ['same-origin', 'none'];

export function addSameSite(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.includes(request.method) || request.routeOptions.config.fromAnySite) return;
    if (!isOurs(request, publicUrl)) throw new ServiceError('forbidden', 'asked for by a page of another site');
  });
}

function isOurs({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return OURS.includes(String(site));
  return headers.origin === undefined || headers.origin === publicUrl;
}
