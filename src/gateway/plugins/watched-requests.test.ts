/** One line of each request, and its id in whatever is written while it is handled: over real sockets, where bodies come in pieces. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgramLog } from '../../commands/program-log.ts';
import type { Log } from '../../services/environment.ts';
import { NOBODY } from '../../watch.ts';
import { addWatchedRequests } from './watched-requests.ts';

interface Line {
  msg: string;
  requestId?: string;
  [field: string]: unknown;
}

let app: FastifyInstance;
let log: Log;
let hanging: () => void;
const hangs = new Promise<void>((resolve) => {
  hanging = resolve;
});
const lines: Line[] = [];
const waiting: { isIt: (line: Line) => boolean; found: (line: Line) => void }[] = [];

/** The first such line, also one that is not written yet. */
function lineWhere(isIt: (line: Line) => boolean): Promise<Line> {
  const there = lines.find(isIt);
  return there ? Promise.resolve(there) : new Promise((found) => waiting.push({ isIt, found }));
}

beforeAll(async () => {
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    lines.push(line);
    for (const { isIt, found } of waiting) if (isIt(line)) found(line);
  };
  ({ log } = createProgramLog('info', [], { write }));
  app = fastify({ forceCloseConnections: true });
  addWatchedRequests(app, { watch: NOBODY, log });
  app.post('/api/said/:name', async (request) => {
    log.info({}, 'before a wait');
    await new Promise((resolve) => setImmediate(resolve));
    log.info({}, 'after a wait');
    return { said: Object.keys(Object(request.body)).length, id: request.id };
  });
  app.get('/api/hangs', async () => {
    hanging();
    await new Promise(() => undefined);
  });
  app.get('/api/fails', async () => {
    throw new Error('broken');
  });
  app.get('/*', async () => 'a page');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const at = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

test('of a request there is one line, by its route and not by what stands in its address', async () => {
  const payload = { text: 'x'.repeat(200_000) };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(at('/api/said/ada?token=sesame'), { method: 'POST', headers, body: JSON.stringify(payload) });
  const { id } = (await answer.json()) as { id: string };
  const line = await lineWhere(({ msg, requestId }) => msg === 'a request' && requestId === id);
  expect(line).toMatchObject({ method: 'POST', route: '/api/said/:name', status: 200, ms: expect.any(Number) });
  expect(line['bytes']).toBeGreaterThan(20);
  expect(JSON.stringify(lines)).not.toMatch(/sesame|\/ada/);
  const written = lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg);
  expect(written).toEqual(['before a wait', 'after a wait', 'a request']);
});

test.each([
  ['/somewhere/else', 'GET', 'page', 200],
  ['/api/fails', 'GET', '/api/fails', 500],
  ['/api/unknown-thing', 'DELETE', 'none', 404],
])('%s by %s is counted as %s', async (path, method, route, status) => {
  await (await fetch(at(path), { method })).text();
  expect(await lineWhere((line) => line['route'] === route)).toMatchObject({ method, status });
});

test('a client that goes away has a line too, without a status', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET /api/hangs HTTP/1.1\r\nHost: localhost\r\n\r\n', () => undefined);
  await hangs;
  socket.destroy();
  await once(socket, 'close');
  const line = await lineWhere((one) => one['route'] === '/api/hangs');
  expect(line).toMatchObject({ msg: 'a request', status: null, requestId: expect.any(String) });
});

test('what is written beside requests bears the id of none', () => {
  log.info({}, 'beside');
  expect(lines.at(-1)).not.toHaveProperty('requestId');
});
