/**
 * A call without a body that says it is JSON, as many programs do of each, is one without a body. What is no JSON is refused as ever.
 */
import type { FastifyInstance } from 'fastify';

export function addEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // It answers by `done`.
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
