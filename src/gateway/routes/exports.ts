/** Files that are made in the background: asking for them, how far they are, and their bytes. */
import type { FastifyInstance } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import * as endpoints from '../../contract/exports.ts';
import { createExport } from '../../services/exports/create-export.ts';
import { deleteExport, undeleteExport } from '../../services/exports/delete-export.ts';
import { actorOfDownload, downloadExport } from '../../services/exports/download-export.ts';
import { exportLink } from '../../services/exports/export-link.ts';
import { listExports } from '../../services/exports/list-exports.ts';
import { exportOnWire, ownExport } from '../../services/exports/own-export.ts';
import { parseInput } from '../../services/parse.ts';
import { actorOf, requireUser } from '../plugins/authentication.ts';
import { callerOf } from '../plugins/client-address.ts';
import { registerForUser } from '../register.ts';
import { sendFile } from '../send-file.ts';

const TYPES: Record<endpoints.FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

export function addExports(app: FastifyInstance): void {
  const { environment } = app.gateway;

  registerForUser(app, endpoints.createExport, async (input, actor) => ({ data: await createExport(environment, actor, input) }));

  registerForUser(app, endpoints.listExports, async (_, actor) => ({ data: await listExports(environment, actor) }));

  registerForUser(app, endpoints.getExport, async ({ exportId }, actor) => ({
    data: exportOnWire(await ownExport(environment, actor, exportId)),
  }));

  registerForUser(app, endpoints.deleteExport, async ({ exportId }, actor) => {
    await deleteExport(environment, actor, exportId);
    return { result: true as const };
  });

  registerForUser(app, endpoints.restoreExport, async ({ exportId }, actor) => {
    await undeleteExport(environment, actor, exportId);
    return { result: true as const };
  });

  registerForUser(app, endpoints.getExportLink, async ({ exportId }, actor) => ({
    data: await exportLink(environment, actor, exportId),
  }));

  app.route({
    method: endpoints.downloadExport.method,
    url: GATEWAY + endpoints.downloadExport.path,
    // A head would be answered by reading the whole file.
    exposeHeadRoute: false,
    config: { scope: endpoints.listExports.scope },
    handler: async (request, reply) => {
      const { exportId, token } = parseInput(endpoints.downloadExport.input, Object.assign({}, request.query, request.params));
      if (token === undefined) await requireUser.call(app, request);
      const from = callerOf(request);
      const actor = token === undefined ? actorOf(request) : { ...(await actorOfDownload(environment, exportId, token)), from };
      app.countCall('exports', actor.userId);
      const file = await downloadExport(environment, actor, exportId);
      return sendFile(reply, file, TYPES[file.format]);
    },
  });
}
