/**
 * Security headers of every answer: no inline script, no framing, no connection but to ourselves and the issuer. Whether they speak of TLS
 * is the matter of PUBLIC_URL alone, never of what a request says of itself.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';

/** Of what a page could ask of the browser: nothing that ours asks for. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb', 'bluetooth', 'hid'];

/** Of answers that no hook has come to. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string, issuer: string): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  const issuerOrigin = new URL(issuer).origin;
  const here = issuerOrigin === publicUrl ? ["'self'"] : ["'self'", issuerOrigin];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // The component library sets style attributes, and writes elements of style as it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: here,
        formAction: here,
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    // On plain http these would only break the page.
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  const permissions = UNUSED.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    // Tokens and one person's figures are for nobody's cache. The provider says so itself of whatever may not be kept.
    if ((request.routeOptions.url ?? request.url).startsWith(`${GATEWAY}/`)) reply.header('cache-control', 'no-store');
  });
}
