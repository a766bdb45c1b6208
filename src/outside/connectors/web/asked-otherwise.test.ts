/** What a request may ask for beside a page: a file of text, what a refusal says, and not to be led anywhere. */
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { startWebServer, type WebServer } from '../../../../tests/support/web-server.ts';
import type { WebRequest } from '../web-fetch.ts';
import { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';

const opened: (GuardedFetch | WebServer)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function asked(listener: RequestListener, more: Partial<WebRequest>) {
  const server = await startWebServer(listener);
  const web = openGuardedFetch({
    userAgent: 'Earshot/1.0 (+https://earshot.example)',
    now: () => new Date('2026-03-10T12:00:00Z'),
    allowed: (address) => address === '127.0.0.1',
    lookup: async () => ['127.0.0.1'],
    limits: { received: 64 * 1024, unpacked: 256 * 1024 },
  });
  opened.push(server, web);
  const outcome = web.fetch({ url: `http://news.example:${server.port}/map.xml.gz`, ...more }).then(
    ({ text }) => text,
    ({ kind }: { kind: string }) => kind,
  );
  return { outcome: await outcome, paths: server.requests.map(({ path }) => path) };
}

function sent(type: string, body: string | Buffer, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body);
}

describe('a file of text', () => {
  const isTextFile = true;

  test.each<[string, RequestListener, string]>([
    ['packed, and called so', sent('application/gzip', gzipSync('<urlset/>')), '<urlset/>'],
    ['packed, and called something', sent('application/octet-stream', gzipSync('http://a.example/')), 'http://a.example/'],
    ['packed twice', sent('text/xml', gzipSync(gzipSync('<urlset/>')), { 'content-encoding': 'gzip' }), '<urlset/>'],
    ['called packed, and is not', sent('application/x-gzip', '<urlset/>'), '<urlset/>'],
    ['called nothing of the kind', sent('application/octet-stream', 'User-agent: *'), 'User-agent: *'],
    ['in another encoding', sent('application/gzip', gzipSync(Buffer.from('a741a66ea141a540acc9', 'hex'))), '你好，世界'],
    ['a bomb', sent('application/gzip', gzipSync(Buffer.alloc(20_000_000))), 'unreadable'],
    ['cut off', sent('application/gzip', gzipSync('<urlset></urlset>').subarray(0, -9)), 'unreachable'],
    ['broken', sent('application/gzip', Buffer.from([0x1f, 0x8b, 0xff, 0xff])), 'unreadable'],
  ])('is read: %s', async (_name, listener, expected) => {
    expect((await asked(listener, { isTextFile })).outcome).toBe(expected);
  });

  test('is nothing else to who asked for a page', async () => {
    expect((await asked(sent('application/gzip', gzipSync('<urlset/>')), {})).outcome).toBe('unreadable');
  });
});

test.each([
  { readsErrors: true, outcome: 'blocked' },
  { readsErrors: false, outcome: 'unreachable' },
])('a challenge is known by its page, to who reads it: $readsErrors', async ({ readsErrors, outcome }) => {
  const listener: RequestListener = (_request, response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<title>Just a moment...</title>');
  expect((await asked(listener, { readsErrors })).outcome).toBe(outcome);
});

describe('a redirect', () => {
  const around: RequestListener = (request, response) => {
    if (request.url === '/there') response.end('here');
    else response.writeHead(302, { location: request.url === '/way' ? '/there' : '/way' }).end();
  };

  test.each([
    { name: 'is followed where that is allowed', forbidden: '/x', outcome: 'here', paths: ['/map.xml.gz', '/way', '/there'] },
    { name: 'is not asked where it is not', forbidden: '/way', outcome: 'refused', paths: ['/map.xml.gz'] },
    { name: 'is judged at every step', forbidden: '/there', outcome: 'refused', paths: ['/map.xml.gz', '/way'] },
  ])('$name', async ({ forbidden, outcome, paths }) => {
    const mayFollow = (url: string) => new URL(url).pathname !== forbidden;
    expect(await asked(around, { mayFollow })).toEqual({ outcome, paths });
  });
});
