/** What was written down of acts that bear on security, for the operator. */
import type { FastifyInstance } from 'fastify';
import { listAudit } from '../../contract/audit.ts';
import { listActs } from '../../services/audit/list-acts.ts';
import { register } from '../register.ts';

export function addAudit(app: FastifyInstance): void {
  register(app, listAudit, async (input) => ({ data: await listActs(app.gateway.environment, input) }));
}
