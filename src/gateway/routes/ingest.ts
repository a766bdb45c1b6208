/** POST /ingest: JSON lines from the operator's own command line, or pushed by a program that has the operator token. */
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { ingestPosts as ingestEndpoint } from '../../contract/posts.ts';
import { ingestLines } from '../../services/mentions/ingest-lines.ts';
import { register } from '../register.ts';

export function addIngest(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-ndjson', 'application/jsonl'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  );
  register(app, ingestEndpoint, async (body) => ({ data: await ingestLines(app.gateway.environment, body) }), {
    bodyLimit: LIMITS.ingestBodyBytes,
  });
}
