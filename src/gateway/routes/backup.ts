/** A backup for the operator's command line, while this process holds the stores: the command writes the file, with its own rights. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { makeBackup as backupEndpoint } from '../../contract/backup.ts';
import { GATEWAY } from '../../contract/endpoint.ts';
import { recordAct } from '../../services/audit/record-act.ts';
import { packMembers } from '../../services/backup/archive.ts';
import { makeBackup } from '../../services/backup/make-backup.ts';
import { ServiceError } from '../../services/errors.ts';
import { requireOperator } from '../plugins/authentication.ts';
import { callerOf } from '../plugins/client-address.ts';

/** Milliseconds in which nothing was given or taken: while Postgres is read nothing comes, and a slice of ClickHouse may take so long. */
const IDLE = 3_600_000;

export function addBackup(app: FastifyInstance): void {
  const { environment, operatorToken } = app.gateway;
  // It has one of the few places of long answers, which others wait for, and reads everything there is.
  let isRunning = false;
  app.route({
    method: backupEndpoint.method,
    url: GATEWAY + backupEndpoint.path,
    onRequest: requireOperator,
    handler: async (request, reply) => {
      if (isRunning) throw new ServiceError('conflict', 'a backup is being made already');
      isRunning = true;
      reply.raw.once('close', () => {
        isRunning = false;
      });
      await recordAct(environment.postgres, {
        act: 'operator_call',
        by: 'operator',
        at: environment.now(),
        from: callerOf(request),
        detail: { call: `${backupEndpoint.method} ${backupEndpoint.path}` },
      });
      reply.raw.setTimeout(IDLE, () => reply.raw.destroy());
      const members = makeBackup(environment, { operatorToken, signal: request.gone });
      const bytes = Readable.from(packMembers(members, environment.now()), { objectMode: false, highWaterMark: 1 });
      bytes.on('error', (error) => {
        if (!request.gone.aborted) environment.log.error({ err: error }, 'a backup broke off');
      });
      return reply.header('content-type', 'application/x-tar').send(bytes);
    },
  });
}
