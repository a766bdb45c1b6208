/** What the API says of itself: as a document for programs, and as a page for people. Both are made when they are first asked for. */
import type { FastifyInstance } from 'fastify';
import { GATEWAY } from '../../contract/endpoint.ts';
import { getApiDocument, getReference, getReferenceScript } from '../../contract/reference.ts';
import { type ApiDocument, apiDocument } from '../reference/document.ts';
import { referencePage } from '../reference/page.ts';
import { SEARCH_SCRIPT } from '../reference/search-script.ts';

export function addReference(app: FastifyInstance): void {
  const document = once((): ApiDocument => apiDocument(app.gateway.productName));
  const text = once(() => JSON.stringify(document()));
  const page = once(() => referencePage(document()));

  app.get(GATEWAY + getApiDocument.path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text()));
  app.get(GATEWAY + getReference.path, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get(GATEWAY + getReferenceScript.path, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SEARCH_SCRIPT),
  );
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
