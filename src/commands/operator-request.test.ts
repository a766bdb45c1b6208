import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importedPostOf } from '../../tests/support/post.ts';
import { sendPosts } from '../../tests/support/send-posts.ts';
import { enrichPosts } from '../contract/enrich.ts';
import { getLive } from '../contract/health.ts';
import { operatorRemoveSource } from '../contract/operator-sources.ts';
import { askServer } from './ask-server.ts';
import { serverTarget } from './import-target.ts';
import { operatorRequest } from './operator-request.ts';
import { CommandError } from './run-with-context.ts';

let server: Server | undefined;
// Its wait cannot be set: whatever asks must not ask by it.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('fetch'))));
afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

interface Asked {
  line: string;
  type: string | undefined;
  body: string;
}

async function serving(respond: (response: ServerResponse, asked: Asked) => void) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { line: `${request.method} ${request.url}`, type: request.headers['content-type'], body };
      asked.push(one);
      respond(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { place: { url, token: 'secret' }, asked };
}

const stored = JSON.stringify({ data: { posts: 1, mentions: 0, rejected: [], ignoredFields: {} } });
const step = { data: { posts: 200, left: 5, done: false } };
const posts = [importedPostOf({ id: '1' })];

test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('the body arrives whole with %s', async (method) => {
  const { place, asked } = await serving((response) => response.end('{}'));
  const body = { type: 'application/json', content: '{"name":"文"}' } as const;
  expect(await operatorRequest(place, { method, path: '/one' }, body)).toMatchObject({ status: 200 });
  expect(asked).toEqual([{ line: `${method} /api/gateway/one`, type: 'application/json', body: body.content }]);
});

test('an answer that comes late is waited for, and the posts are sent once', async () => {
  let answer = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const waiting: ServerResponse[] = [];
  const { place, asked } = await serving((response) => {
    waiting.push(response);
    answer();
  });
  const sending = sendPosts(serverTarget(place, { pauses: [0, 0] }), posts);
  await arrived;
  for (const response of waiting) response.end(stored);
  expect(await sending).toMatchObject({ posts: 1 });
  expect(asked).toHaveLength(1);
});

test('a step of enrich is asked by JSON, a question without a body by GET', async () => {
  const { place, asked } = await serving((response, { line }) => {
    response.end(JSON.stringify(line.startsWith('GET') ? { data: { status: 'ok' } } : step));
  });
  expect(await askServer(place, enrichPosts, { since: null })).toEqual(step);
  expect(await askServer(place, getLive, {})).toEqual({ data: { status: 'ok' } });
  expect(asked).toEqual([
    { line: `POST /api/gateway${enrichPosts.path}`, type: 'application/json', body: '{"since":null}' },
    { line: 'GET /api/gateway/health/live', type: undefined, body: '' },
  ]);
});

test('what is to be removed is named with DELETE, and its body has an end', async () => {
  const { place, asked } = await serving((response) => response.end(JSON.stringify({ result: true })));
  expect(await askServer(place, operatorRemoveSource, { sourceId: 7 })).toEqual({ result: true });
  expect(asked).toEqual([{ line: 'DELETE /api/gateway/operator/sources/7', type: 'application/json', body: '{"sourceId":7}' }]);
});

test('a server that says nothing is given up after a time, and told of with a sentence', async () => {
  const { place, asked } = await serving(() => undefined);
  await expect(operatorRequest(place, getLive, null, 50)).rejects.toThrow('no answer within 0.05 seconds');
  await expect(sendPosts(serverTarget(place, { pauses: [], answerMs: 50 }), posts)).rejects.toThrow(
    /no answer within 0.05 seconds/,
  );
  expect(asked).toHaveLength(2);
});

test('an answer that is no JSON has no body; one that breaks off is none', async () => {
  const page = await serving((response) => response.writeHead(502).end('<html>'));
  expect(await operatorRequest(page.place, getLive, null)).toEqual({ status: 502, ok: false, body: null });
  await expect(askServer(page.place, getLive, {})).rejects.toThrow('refused: status 502');
  server?.close();
  const broken = await serving((response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"data"', () => response.destroy());
  });
  await expect(operatorRequest(broken.place, getLive, null)).rejects.toThrow('aborted');
  await expect(askServer(broken.place, getLive, {})).rejects.toThrow(CommandError);
});
