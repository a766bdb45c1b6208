/**
 * What is measured, as Prometheus asks for it: beside the calls, for whoever brings the operator's token or the one that is for this alone. It is
 * open to nobody else, whatever address they come from: behind a proxy everybody comes from this machine.
 */
import type { FastifyInstance } from 'fastify';
import { METRICS } from '../../contract/endpoint.ts';
import { requireMetricsToken } from '../plugins/authentication.ts';

export function addMetrics(app: FastifyInstance): void {
  const { metrics } = app.gateway;
  if (!metrics) return;
  app.get(METRICS, { onRequest: requireMetricsToken }, async (_request, reply) => {
    const { type, body } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
