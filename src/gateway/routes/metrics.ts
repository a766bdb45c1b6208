/**
 * What is measured, as Prometheus asks for it: beside the calls, for whoever brings the operator's token or the one that is for this alone. It is
 * open to nobody else, whatever address they come from: behind a proxy everybody comes from this machine.
 */
import type { FastifyInstance } from 'fastify';
import { METRICS } from '../../contract/endpoint.ts';
import type { Gateway } from '../gateway.ts';
import { requireMetricsToken } from '../plugins/authentication.ts';

export function addMetrics(app: FastifyInstance, { operatorToken, metrics }: Pick<Gateway, 'operatorToken' | 'metrics'>): void {
  if (!metrics) return;
  app.get(METRICS, { onRequest: requireMetricsToken({ operatorToken, metrics }) }, async (_request, reply) => {
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
