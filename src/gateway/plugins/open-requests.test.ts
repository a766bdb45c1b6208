import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addErrors } from './errors.ts';
import { addOpenRequests, type Patience } from './open-requests.ts';

const LONG: Patience = { clients: 60_000, handlers: 60_000 };

interface Gate {
  app: FastifyInstance;
  errors: object[];
  /** How many handlers have come to their end. */
  ended(): number;
  /** Resolves when a handler has begun. */
  begun: Promise<void>;
  /** What the handler is told of its client. */
  gone(): AbortSignal | undefined;
  open(): void;
  stopping: AbortSignal;
  leaving: AbortController;
  /** A client that has written these bytes. */
  client(bytes: string): Promise<Socket>;
}

let gate: Gate | undefined;
afterEach(async () => {
  gate?.open();
  await gate?.app.close();
});

/** A server whose handler begins, waits until the gate is opened, and ends. */
async function openGate(patience: Patience = LONG): Promise<Gate> {
  const app = fastify({ forceCloseConnections: true, return503OnClosing: false });
  const errors: object[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (detail: object) => void errors.push(detail) };
  const leaving = new AbortController();
  addErrors(app, log);
  const { stopping } = addOpenRequests(app, log, leaving.signal, patience);
  const { promise: opened, resolve: open } = resolvable();
  const { promise: begun, resolve: begin } = resolvable();
  let ended = 0;
  let gone: AbortSignal | undefined;
  app.post('/', async (request) => {
    gone = request.gone;
    begin();
    await opened;
    ended += 1;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = async (bytes: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  gate = { app, errors, ended: () => ended, begun, gone: () => gone, open, stopping, leaving, client };
  return gate;
}

function resolvable(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

/** Closing has begun, and every microtask and timer that is due has run. */
async function closing({ app, stopping }: Gate): Promise<{ closed: Promise<void>; over: () => boolean }> {
  let over = false;
  const aborted = once(stopping, 'abort');
  const closed = app.close().then(() => {
    over = true;
  });
  await aborted;
  await new Promise(setImmediate);
  return { closed, over: () => over };
}

test('a request in flight is answered, and its connection ends with it', async () => {
  const server = await openGate();
  const socket = await server.client(`${head(1)}x`);
  await server.begun;
  const { closed, over } = await closing(server);
  expect(over()).toBe(false);
  server.open();
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 200 .*connection: close.*done$/is);
  await closed;
  expect(server.errors).toEqual([]);
});

test('a connection is kept until the program is told to stop, and no longer while it serves on', async () => {
  const server = await openGate();
  server.open();
  const socket = await server.client(`${head(1)}x`);
  const [kept] = await once(socket, 'data');
  expect(String(kept)).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive/is);
  server.leaving.abort();
  socket.write(`${head(1)}x`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*connection: close.*done$/is);
});

test('a request that comes while the program stops is refused, to be tried again', async () => {
  const server = await openGate();
  const first = await server.client(`${head(1)}x`);
  await server.begun;
  const { closed } = await closing(server);
  const late = await server.client(`${head(1)}x`);
  expect(await text(late)).toMatch(/^HTTP\/1.1 503 .*connection: close.*this process is stopping/is);
  server.open();
  expect(await text(first)).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});

test('a handler whose client has gone is waited for', async () => {
  const server = await openGate();
  const socket = await server.client(`${head(1)}x`);
  await server.begun;
  socket.destroy();
  const { closed, over } = await closing(server);
  expect([over(), server.ended()]).toEqual([false, 0]);
  server.open();
  await closed;
  expect(server.ended()).toBe(1);
});

test('a handler is told that its client has gone, and of one that has its answer nothing', async () => {
  const server = await openGate();
  const socket = await server.client(`${head(1)}x`);
  await server.begun;
  const gone = server.gone();
  const told = once(gone as AbortSignal, 'abort');
  socket.destroy();
  await told;
  expect(gone?.reason).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  server.open();
  const patient = await server.client(`${head(1).replace('Host', 'Connection: close\r\nHost')}x`);
  await text(patient);
  expect(server.gone()).not.toBe(gone);
  expect(server.gone()?.aborted).toBe(false);
});

test('a connection on which nothing is asked does not hold up the end', async () => {
  const server = await openGate();
  const [silent, half] = [await server.client(''), await server.client('POST / HT')];
  await server.app.close();
  for (const socket of [silent, half]) await finished(socket.resume()).catch(() => undefined);
});

test('a client that does not send what it began is cut off in the end', async () => {
  const server = await openGate({ clients: 1, handlers: 60_000 });
  const asked = once(server.app.server, 'request');
  const socket = await server.client(`${head(5)}x`);
  await asked;
  await server.app.close();
  expect(await text(socket).catch(() => '')).not.toContain('200');
  expect(server.errors).toEqual([]);
});

test('a handler that does not end is given up, and told', async () => {
  const server = await openGate({ clients: 1, handlers: 1 });
  await server.client(`${head(1)}x`);
  await server.begun;
  await server.app.close();
  expect([server.ended(), server.errors]).toEqual([0, [{ handlers: 1 }]]);
});
