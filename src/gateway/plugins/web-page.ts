/**
 * The web page: files of the build, and index.html for every address that the page routes itself. Loopback has several
 * names but the issuer one: page requests by another name are sent to the canonical one, so that signing in fits.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METRICS } from '../../contract/endpoint.ts';
import { answerNotFound } from './errors.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const YEAR_SECONDS = 31_536_000;

export async function addWebPage(app: FastifyInstance, webFolder: string | null, publicUrl: string): Promise<void> {
  const canonical = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    const other = isPageRequest(request) ? otherLoopbackName(request, canonical) : false;
    if (other) return reply.redirect(publicUrl + request.url, 302);
  });

  const built = webFolder !== null && existsSync(join(webFolder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      // Its own max-age=0 would win over the header set below.
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names below assets/ carry a hash of their content.
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request) || request.url.startsWith('/assets/')) return answerNotFound(request, reply);
    if (!built) return reply.code(503).type('text/plain').send('The web page is not built. Run: npm start');
    return sendPage(reply);
  });
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

/** By the route that was found, and not by the address as it was written: the router reads `%61pi` as `api`. */
export function isPageRequest({ method, url, is404, routeOptions }: FastifyRequest): boolean {
  const path = is404 ? decoded(url) : (routeOptions.url ?? url);
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !path.startsWith('/oidc') && path !== METRICS;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function otherLoopbackName(request: FastifyRequest, canonical: URL): boolean {
  if (!LOOPBACK.includes(canonical.hostname) || !URL.canParse(`http://${request.host}`)) return false;
  const asked = new URL(`http://${request.host}`);
  return LOOPBACK.includes(asked.hostname) && asked.hostname !== canonical.hostname && asked.port === canonical.port;
}
