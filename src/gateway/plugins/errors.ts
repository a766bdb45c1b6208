/**
 * The one place where an error becomes HTTP. An error without a meaning of its own is logged with the request's id and
 * answered as `internal` without its message.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../contract/error-codes.ts';
import type { ErrorBody, ErrorCode, LoginErrorCode } from '../../contract/errors.ts';
import { IdentityUnreachable, InteractionGone, SignInRefused, TokenRefused } from '../../outside/identity/identity.ts';
import type { Log } from '../../services/environment.ts';
import { notFound, ServiceError, storeMeaning } from '../../services/errors.ts';
import { AttemptsExhausted } from './attempt-windows.ts';
import { BARE_HEADERS } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Failures of this route are `{detail: CODE}` of the login catalogue; a refused credential has this code. */
    refusedAs?: LoginErrorCode;
  }
  interface FastifyRequest {
    /** Added to the body of a failure: write functions say `result: false`. */
    failure: { result?: false } | null;
  }
}

/** Ours, or of what we need: the log says why. */
const FAILURES: ErrorCode[] = ['internal', 'upstream', 'unavailable'];
/** A server of a store that is replaced by another is back in about so long. */
const AWAY_SECONDS = 5;

export function addErrors(app: FastifyInstance, log: Log): void {
  app.decorateRequest('failure', null);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const meaning = meaningOf(error);
    if (isAborted(error, request)) {
      log.info({ requestId: request.id, url: request.routeOptions.url }, 'the client went away');
    } else if (FAILURES.includes(meaning.code) && error !== meaning) {
      log.error({ err: error, requestId: request.id, method: request.method, url: request.routeOptions.url }, 'request failed');
    }
    if (meaning.code === 'unavailable') reply.header('retry-after', AWAY_SECONDS);
    if (error instanceof AttemptsExhausted) reply.header('retry-after', error.retryAfterSeconds);
    const { refusedAs } = request.routeOptions.config;
    if (refusedAs) {
      const detail = meaning.detail.loginCode ?? loginCode(error, refusedAs);
      const { signedOut } = meaning.detail;
      return reply.code(ERROR_STATUS[meaning.code]).send({ detail, ...(signedOut && { signedOut }) });
    }
    return sendError(request, reply, meaning);
  });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, notFound(`address below ${GATEWAY}`));
}

/** For an address that no route can be looked up for; hooks have not run. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id });
  sendError(request, reply, new ServiceError('invalid', 'the address cannot be read'));
}

/** For bytes that are no HTTP request: there is only the socket to answer on. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const requestId = randomUUID();
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const code = tooLarge ? 'too_large' : 'invalid';
    const unread = isLate ? 'the request takes too long to come' : 'not a request that can be read';
    const message = tooLarge ? 'the head of the request is too large' : unread;
    const body = JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody);
    const status = tooLarge ? '431 Request Header Fields Too Large' : isLate ? '408 Request Timeout' : '400 Bad Request';
    const headers = {
      ...BARE_HEADERS,
      'content-type': 'application/json',
      'content-length': body.length,
      'x-request-id': requestId,
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status}`, ...head, 'connection: close', '', body].join('\r\n'));
  }
  socket.destroy();
}

function sendError(request: FastifyRequest, reply: FastifyReply, { code, message, detail }: ServiceError): FastifyReply {
  if (detail.until !== undefined) reply.header('retry-after', new Date(detail.until).toUTCString());
  if (ERROR_STATUS[code] === 401) reply.header('www-authenticate', 'Bearer');
  // As programs know it (RFC 6750).
  if (detail.scope !== undefined) reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${detail.scope}"`);
  const body: ErrorBody & { result?: false } = { ...request.failure, error: { code, message, ...detail, requestId: request.id } };
  return reply.code(ERROR_STATUS[code]).send(body);
}

function meaningOf(error: FastifyError): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof AttemptsExhausted) return new ServiceError('rate_limited', error.message);
  if (error instanceof TokenRefused) return new ServiceError('unauthenticated', error.message);
  if (error instanceof SignInRefused) return new ServiceError('forbidden', error.message, { loginCode: error.code });
  if (error instanceof InteractionGone) return new ServiceError('conflict', error.message);
  if (error instanceof IdentityUnreachable) return new ServiceError('upstream', 'the identity service does not answer');
  if (error.statusCode === 413) return new ServiceError('too_large', 'the body is too large');
  if (error.statusCode === 429) return new ServiceError('rate_limited', 'too many requests');
  // What the framework refuses before a handler runs: broken JSON, a wrong content type, a bad address.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ServiceError('invalid', error.message);
  return storeMeaning(error) ?? new ServiceError('internal', 'something went wrong');
}

const CUT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE'];

/** A stream that broke because its client has gone; a store's broken connection has the same codes. */
function isAborted(error: FastifyError, { socket }: FastifyRequest): boolean {
  return socket.destroyed && CUT.includes(error.code);
}

function loginCode(error: Error, refusedAs: LoginErrorCode): LoginErrorCode {
  if (error instanceof TokenRefused) return refusedAs;
  if (error instanceof InteractionGone) return 'TOKEN_EXPIRED';
  if (error instanceof ServiceError && error.code === 'unauthenticated') return 'CANNOT_VALIDATE_CREDENTIALS';
  if (error instanceof ServiceError && error.code === 'signed_out') return 'TOKEN_EXPIRED';
  return 'UNKNOWN';
}
