/** Mails that stay here, where no server of mail is configured. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/outbox.ts';
import { getMail } from '../../services/outbox/get-mail.ts';
import { listMails } from '../../services/outbox/list-mails.ts';
import { registerForUser } from '../register.ts';

export function addOutbox(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.getMails, (input, actor) => listMails(environment, actor, input));
  registerForUser(app, endpoints.getMail, async (input, actor) => ({ data: await getMail(environment, actor, input) }));
}
