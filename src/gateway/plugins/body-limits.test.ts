/** How much may be sent: as much as a route takes and not a byte more, whatever is said of it, and without keeping what is refused. */
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATOR_TOKEN, openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { LIMITS } from '../../contract/limits.ts';
import { addWebhook } from '../../services/sources/add-webhook.ts';

const KIB = 1024;
const MIB = KIB * KIB;

let gateway: TestGateway;
let hook: string;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway({ registration: 'open' });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  token = await gateway.tokenFor(await gateway.stores.createOrganisation());
  hook = new URL(
    (await addWebhook(gateway.stores.environment, 'http://localhost:8080', { name: 'Calls', mediaType: 'forum' })).url,
  ).pathname;
});
afterAll(() => gateway.close());

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const operator = () => `Bearer ${OPERATOR_TOKEN}`;
const user = () => `Bearer ${token}`;

interface Route {
  url: () => string;
  type: string;
  authorization?: () => string;
  most: number;
}

const ROUTES: [string, Route][] = [
  ['a call', { url: () => '/api/gateway/call', type: JSON_TYPE, authorization: user, most: MIB }],
  ['a sign-in', { url: () => '/api/gateway/auth/login', type: JSON_TYPE, most: 32 * KIB }],
  ['a sign-in by a form', { url: () => '/api/gateway/auth/login', type: FORM, most: 32 * KIB }],
  ['a registration', { url: () => '/api/gateway/auth/register', type: JSON_TYPE, most: 32 * KIB }],
  ['a link of an account', { url: () => '/api/gateway/auth/confirm', type: JSON_TYPE, most: 32 * KIB }],
  ['the form of the provider', { url: () => '/oidc/interaction/x', type: JSON_TYPE, most: 32 * KIB }],
  ['a link in a mail', { url: () => '/api/gateway/unsubscribe/x', type: FORM, most: 16 * KIB }],
  [
    'an import',
    { url: () => '/api/gateway/ingest', type: 'application/x-ndjson', authorization: operator, most: LIMITS.ingestBodyBytes },
  ],
  ['a webhook', { url: () => hook, type: 'application/x-ndjson', most: LIMITS.ingestBodyBytes }],
];

const bodyOf = (bytes: number): Buffer => Buffer.alloc(bytes, ' ');

const post = (route: Route, payload: Buffer, more: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: route.url(),
    headers: { 'content-type': route.type, ...(route.authorization && { authorization: route.authorization() }), ...more },
    payload,
  });

describe.each(ROUTES)('%s', (_name, route) => {
  test('takes as much as it may, and refuses one byte more in words', async () => {
    expect((await post(route, bodyOf(route.most))).statusCode).not.toBe(413);
    const refused = await post(route, bodyOf(route.most + 1));
    expect(refused.statusCode).toBe(413);
    const { error, detail } = refused.json();
    expect(error ? [error.code, error.message] : detail).toEqual(error ? ['too_large', 'the body is too large'] : 'UNKNOWN');
  });

  test('refuses by what is said of it, before anything is sent', async () => {
    const head = [
      `POST ${route.url()} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${route.type}`,
      `Content-Length: ${route.most + 1}`,
      ...(route.authorization ? [`Authorization: ${route.authorization()}`] : []),
    ];
    const answer = await whole(await open(`${head.join('\r\n')}\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});

test.each([
  ['an import', ROUTES[7]],
  ['a webhook', ROUTES[8]],
] as const)('%s that says nothing of its length is cut at its limit, and nothing of it is kept', async (_name, named) => {
  const route = named?.[1];
  if (!route) throw new Error('no route');
  const head = [
    `POST ${route.url()} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${route.type}`,
    'Transfer-Encoding: chunked',
    ...(route.authorization ? [`Authorization: ${route.authorization()}`] : []),
  ];
  const socket = await open(`${head.join('\r\n')}\r\n\r\n`);
  const answered = whole(socket);
  socket.setMaxListeners(0);
  const chunk = Buffer.alloc(MIB, ' ');
  let taken = 0;
  // Four times what may be sent: the server must have hung up by then.
  while (socket.writable && !socket.destroyed && taken < 4 * LIMITS.ingestBodyBytes) {
    const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    if (!socket.write(framed)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    taken += MIB;
  }
  socket.destroy();
  expect(taken).toBeLessThan(4 * LIMITS.ingestBodyBytes);
  await answered;
});

test('what is packed small is refused by what it unpacks to', async () => {
  const [, route] = ROUTES[7] ?? [];
  if (!route) throw new Error('no route');
  const bomb = gzipSync(Buffer.alloc(LIMITS.ingestBodyBytes + 1, ' '));
  expect(bomb.length).toBeLessThan(MIB);
  const refused = await post(route, bomb, { 'content-encoding': 'gzip' });
  expect([refused.statusCode, refused.json().error?.code]).toEqual([413, 'too_large']);
});

test.each([
  ['empty lines', 'application/x-ndjson', Buffer.alloc(LIMITS.ingestLines + 1, '\n')],
  ['posts that are none', JSON_TYPE, Buffer.from(`[${'0,'.repeat(LIMITS.ingestLines)}0]`)],
])('as many %s as fit would fill the memory, and are refused', async (_what, type, payload) => {
  const refused = await gateway.app.inject({ method: 'POST', url: hook, headers: { 'content-type': type }, payload });
  expect([refused.statusCode, refused.json().error?.message]).toEqual([413, expect.stringContaining('more than 600000')]);
});

test('the provider, which keeps what strangers ask of it, takes no more than a sign-in needs', async () => {
  const ask = (length: number, headers: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { 'content-type': FORM, ...headers },
      payload: `client_id=${'x'.repeat(length)}`,
    });
  const begin = (length: number) => gateway.app.inject({ method: 'GET', url: `/oidc/auth?state=${'x'.repeat(length)}` });
  const inPieces = { 'transfer-encoding': 'chunked' };
  for (const refused of [await ask(9 * KIB), await ask(1, inPieces), await begin(5 * KIB)])
    expect([refused.statusCode, refused.json().error.code]).toEqual([413, 'too_large']);
  expect((await ask(7 * KIB)).json().error).toBe('invalid_client');
  expect((await begin(3 * KIB)).statusCode).toBe(400);
});

describe('the head of a request', () => {
  test.each([
    ['an address', `GET /api/gateway/topics?x=${'x'.repeat(300 * KIB)} HTTP/1.1\r\nHost: localhost`],
    ['a header', `GET /api/gateway/topics HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(300 * KIB)}`],
    ['cookies', `GET /oidc/auth HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(300 * KIB)}`],
  ])('is refused with too long %s', async (_name, lines) => {
    expect(await whole(await open(`${lines}\r\n\r\n`))).toMatch(/^HTTP\/1.1 431 /);
  });

  test('has its time, and a body too, and so many requests a connection', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxHeadersCount } = gateway.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, maxHeadersCount }).toEqual({
      headersTimeout: 30_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 72_000,
      maxRequestsPerSocket: 0,
      maxHeadersCount: null,
    });
  });

  test('that comes too slowly is hung up on', async () => {
    const socket = await open('GET /api/gateway/client-settings HTTP/1.1\r\nHost: localhost\r\n');
    // Node looks at its connections now and then, and emits this for each whose time is over.
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    gateway.app.server.emit('clientError', late, await connection());
    expect(await whole(socket)).toMatch(/^HTTP\/1.1 408 /);
  });
});

const accepted: Socket[] = [];

/** The newest at the server. */
async function connection(): Promise<Socket> {
  for (;;) {
    const newest = accepted.at(-1);
    if (newest) return newest;
    await new Promise(setImmediate);
  }
}

async function open(head: string): Promise<Socket> {
  accepted.length = 0;
  gateway.app.server.once('connection', (socket: Socket) => void accepted.push(socket));
  const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

function whole(socket: Socket): Promise<string> {
  return text(socket).catch(() => '');
}
