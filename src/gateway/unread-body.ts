/**
 * For requests that are answered before their body is read. One that came packed is being unpacked by then (plugin compress), and as nobody
 * reads it the next request of its connection would wait for ever: so the connection ends with the answer.
 */
import type { FastifyReply } from 'fastify';

export function endWithAnswer(reply: FastifyReply): void {
  reply.header('connection', 'close');
}

/** The body will be read after all. */
export function goOn(reply: FastifyReply): void {
  reply.removeHeader('connection');
}
