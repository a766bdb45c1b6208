/** Files that are read while they are sent. */
import type { FastifyInstance } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { downloadPostsCsv as csvEndpoint } from '../../contract/exports.ts';
import { downloadPostsCsv, readCsvLink } from '../../services/exports/download-posts-csv.ts';
import { parseInput } from '../../services/parse.ts';
import { callerOf } from '../plugins/client-address.ts';
import { sendFile } from '../send-file.ts';

export function addDownloads(app: FastifyInstance): void {
  const { environment } = app.gateway;
  app.route({
    method: csvEndpoint.method,
    url: GATEWAY + csvEndpoint.path,
    // A head would be answered by reading the whole file.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { token } = parseInput(csvEndpoint.input, request.query);
      const link = await readCsvLink(environment, token);
      app.countCall('exports', link.actor.userId);
      const file = await downloadPostsCsv(environment, link, request.gone, callerOf(request));
      return sendFile(reply, file, 'text/csv; charset=utf-8');
    },
  });
}
