/** What a source may do to its reader. Names are answered by the test; loopback stands for the public internet. */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { startSocketServer, startWebServer, type WebServer } from '../../../../tests/support/web-server.ts';
import { SourceFailure } from '../source-failure.ts';
import { type GuardedFetch, type GuardedFetchOptions, openGuardedFetch } from './guarded-fetch.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const opened: (GuardedFetch | WebServer)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

function webOf(given: Partial<GuardedFetchOptions> = {}) {
  const web = openGuardedFetch({
    userAgent: 'Earshot/1.0 (+https://earshot.example)',
    now: () => NOW,
    allowed: (address) => address === '127.0.0.1',
    lookup: async () => ['127.0.0.1'],
    ...given,
  });
  opened.push(web);
  return web.fetch;
}

async function serve(listener: RequestListener): Promise<WebServer & { url: string }> {
  const server = await startWebServer(listener);
  opened.push(server);
  return Object.assign(server, { url: `http://news.example:${server.port}/feed?key=secret` });
}

/** The failure, whose message may name the host and nothing that was asked. */
async function failureOf(asked: Promise<unknown>): Promise<SourceFailure> {
  const failure: unknown = await asked.catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('it is no failure of a source', { cause: failure });
  expect(failure.message).not.toMatch(/secret|feed/);
  return failure;
}

describe('an answer', () => {
  test('comes with its status, headers, place and text; the request says who asks', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/xml', etag: '"1"', 'set-cookie': ['a=1', 'b=2'] }).end('<rss>你好</rss>');
    });
    const answer = await webOf()({ url: server.url, headers: { authorization: 'Bearer x', host: 'other.example' } });
    expect(answer).toMatchObject({ status: 200, url: server.url, askedAs: 'Earshot', text: '<rss>你好</rss>' });
    expect([answer.headers.get('etag'), answer.headers.getSetCookie()]).toEqual(['"1"', ['a=1', 'b=2']]);
    expect(server.requests[0]).toMatchObject({
      path: '/feed?key=secret',
      headers: {
        'user-agent': 'Earshot/1.0 (+https://earshot.example)',
        'accept-encoding': 'gzip, deflate, br',
        authorization: 'Bearer x',
        host: `news.example:${server.port}`,
      },
    });
  });

  test('that nothing is new has no text', async () => {
    const server = await serve((request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 500).end();
    });
    const answer = await webOf()({ url: server.url, headers: { 'if-none-match': '"1"' } });
    expect([answer.status, answer.text]).toEqual([304, '']);
  });

  test.each<[string, Buffer]>([
    ['gzip', gzipSync('<rss/>')],
    ['x-gzip', gzipSync('<rss/>')],
    ['br', brotliCompressSync('<rss/>')],
    ['deflate', deflateSync('<rss/>')],
    ['Deflate', deflateRawSync('<rss/>')],
    ['identity', Buffer.from('<rss/>')],
  ])('is unpacked: %s', async (encoding, body) => {
    const server = await serve((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
    expect((await webOf()({ url: server.url })).text).toBe('<rss/>');
  });

  test('is read in the encoding that it is in, whatever it says', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(Buffer.from('a741a66ea141a540acc9', 'hex'));
    });
    expect((await webOf()({ url: server.url })).text).toBe('你好，世界');
  });

  test.each<[string | undefined, string, string]>([
    [undefined, 'words', 'words'],
    ['text/plain', 'words', 'words'],
    ['application/rss+xml; charset=utf-8', '<rss/>', '<rss/>'],
    ['application/feed+json', '{}', '{}'],
    ['application/octet-stream', '  <rss/>', '  <rss/>'],
    ['application/octet-stream', 'PK\u0003\u0004', 'unreadable'],
    ['application/x-rss', '[1]', '[1]'],
    ['application/x-rss', 'GIF89a', 'unreadable'],
    ['image/svg+xml', '<svg/>', 'unreadable'],
    ['video/mp4', '<rss/>', 'unreadable'],
    ['application/pdf', '<rss/>', 'unreadable'],
  ])('of type %s: %s', async (type, body, expected) => {
    const server = await serve((_request, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end(body));
    const asked = webOf()({ url: server.url });
    if (expected !== 'unreadable') expect((await asked).text).toBe(expected);
    else expect((await failureOf(asked)).kind).toBe('unreadable');
  });
});

describe('a source that is ill', () => {
  const limits = { received: 64 * 1024, unpacked: 256 * 1024 };

  test.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    ['drips', (_request, response) => drip(response, () => response.write('x'))],
    ['drips headers', (_request, response) => drip(response, () => response.writeEarlyHints({ link: '</x>; rel=preload' }))],
  ])('%s, and is left when the time is over', async (_name, listener) => {
    const server = await serve(listener);
    const failure = await failureOf(webOf({ limits: { wholeMs: 300 } })({ url: server.url }));
    expect([failure.kind, failure.message]).toEqual(['unreachable', `news.example:${server.port} does not answer in time`]);
  });

  test.each<[string, RequestListener, SourceFailure['kind']]>([
    ['has no end', (_request, response) => pour(response), 'unreadable'],
    ['sends a bomb', packed('gzip', gzipSync(Buffer.alloc(20_000_000))), 'unreadable'],
    ['sends another bomb', packed('br', brotliCompressSync(Buffer.alloc(20_000_000))), 'unreadable'],
    ['packs as nobody does', packed('zstd', Buffer.from('x')), 'unreadable'],
    ['says packed, is not', packed('gzip', Buffer.from('<rss/>')), 'unreadable'],
    ['stops within what it packed', packed('gzip', gzipSync('<rss></rss>').subarray(0, -9)), 'unreachable'],
    [
      'breaks off',
      (_request, response) => response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
      'unreachable',
    ],
    ['has a failure', (_request, response) => response.writeHead(500).end(), 'unreachable'],
    ['wants a person', (_request, response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end(), 'blocked'],
    ['goes round in circles', redirect('/feed'), 'unreachable'],
    ['leads to a file', redirect('file:///etc/passwd'), 'refused'],
    ['leads to mail', redirect('http://news.example:25/'), 'refused'],
    ['leads nowhere', redirect('http://['), 'refused'],
  ])('%s', async (_name, listener, kind) => {
    const server = await serve(listener);
    const failure = await failureOf(webOf({ limits })({ url: server.url }));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toContain(kind === 'refused' ? '' : 'news.example');
  });

  test('says why in a text, for who reads it', async () => {
    const server = await serve((request, response) => {
      const isShort = request.url?.startsWith('/feed') ?? false;
      response.writeHead(403, { 'content-type': isShort ? 'application/json' : 'image/png' }).end('{"reason":"quota"}');
    });
    const fetch = webOf();
    const image = server.url.replace('/feed', '/image');
    expect((await failureOf(fetch({ url: server.url, readsErrors: true }))).answer).toMatchObject({
      status: 403,
      text: '{"reason":"quota"}',
    });
    expect((await failureOf(fetch({ url: image, readsErrors: true }))).answer).toBeNull();
    expect((await failureOf(fetch({ url: server.url }))).answer).toBeNull();
  });

  test('is asked as often as somebody wants to ask, and not once more', async () => {
    const server = await serve((_request, response) => response.writeHead(429, { 'retry-after': '60' }).end('x'.repeat(1000)));
    const web = webOf();
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(web({ url: server.url }))));
    expect(new Set(failures.map(({ kind, until }) => `${kind} ${until?.toISOString()}`))).toEqual(
      new Set(['rate-limited 2026-03-10T12:01:00.000Z']),
    );
    expect(server.requests).toHaveLength(20);
  });

  test('writes its headers in its own language', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/%E9%A6%99%E6%B8%AF') response.end('x');
      else request.socket.end('HTTP/1.1 302 Found\r\nX-Name: 香港\r\nLocation: /香港\r\nContent-Length: 0\r\n\r\n');
    });
    expect(await webOf()({ url: server.url })).toMatchObject({ text: 'x', status: 200 });
  });

  test('follows five redirects, and no sixth', async () => {
    const server = await serve((request, response) => {
      const left = Number(new URL(request.url ?? '', 'http://x').searchParams.get('left'));
      response.writeHead(left > 0 ? 302 : 200, left > 0 ? { location: `?left=${left - 1}` } : {}).end();
    });
    const at = (left: number) => `http://news.example:${server.port}/?left=${left}`;
    expect(await webOf()({ url: at(5) })).toMatchObject({ url: at(0), status: 200 });
    expect((await failureOf(webOf()({ url: at(6) }))).kind).toBe('unreachable');
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closes its half without a word', (socket) => socket.end()],
    ['closes its half within the headers', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
    ['closes its half within a chunk', (socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nx')],
    ['hangs up', (socket) => socket.destroy()],
    ['speaks something else', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  ])('%s', async (_name, listener) => {
    const server = await startSocketServer((socket) => socket.once('data', () => listener(socket)));
    opened.push(server);
    const failure = await failureOf(webOf()({ url: `http://news.example:${server.port}/feed` }));
    expect(failure.kind).toBe('unreachable');
  });

  test('takes no connections', async () => {
    const server = await startSocketServer(() => undefined);
    await server.close();
    const failure = await failureOf(webOf()({ url: `http://news.example:${server.port}/` }));
    expect([failure.kind, failure.message]).toEqual(['unreachable', `news.example:${server.port} takes no connections`]);
  });

  test('is not who it says: no encryption where there should be', async () => {
    const server = await serve((_request, response) => response.end());
    const failure = await failureOf(webOf()({ url: `https://news.example:${server.port}/` }));
    expect([failure.kind, failure.message]).toEqual([
      'unreachable',
      expect.stringContaining('cannot show that it is who it says'),
    ]);
  });

  test('has a name that nobody answers for', async () => {
    const lookup = () => new Promise<string[]>(() => undefined);
    const failure = await failureOf(webOf({ lookup, limits: { connectMs: 50 } })({ url: 'http://news.example/' }));
    expect(failure.message).toBe('news.example does not answer in time');
  });

  test('has no headers in time', async () => {
    const server = await serve(() => undefined);
    const failure = await failureOf(webOf({ limits: { headersMs: 50 } })({ url: server.url }));
    expect(failure.message).toContain('in time');
  });
});

test('who calls it off hears his own reason, at any stage', async () => {
  const reason = new Error('no longer needed');
  const stop = new AbortController();
  const server = await serve(() => stop.abort(reason));
  await expect(webOf()({ url: server.url, signal: stop.signal })).rejects.toBe(reason);
  await expect(webOf()({ url: server.url, signal: stop.signal })).rejects.toBe(reason);
  const during = new AbortController();
  const lookup = () => {
    during.abort(reason);
    return new Promise<string[]>(() => undefined);
  };
  await expect(webOf({ lookup })({ url: server.url, signal: during.signal })).rejects.toBe(reason);
  expect(server.requests).toHaveLength(1);
});

test('a header that cannot be sent is the fault of the question, and is not repeated', async () => {
  const asked = webOf()({ url: 'http://news.example/', headers: { authorization: 'secret\nkey' } });
  expect((await failureOf(asked)).kind).toBe('bad-query');
});

function drip(response: ServerResponse, write: () => void): void {
  const timer = setInterval(write, 10);
  response.once('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(16_384, 'x');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

function packed(encoding: string, body: Buffer): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
}

function redirect(location: string): RequestListener {
  return (_request, response) => response.writeHead(302, { location }).end();
}

describe('a form', () => {
  test('is posted, and whatever is answered is taken', async () => {
    const bodies: string[] = [];
    const server = await serve((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => response.writeHead(202, { 'content-type': 'application/octet-stream' }).end('ok'));
    });
    const form = { 'hub.mode': 'subscribe', 'hub.topic': 'https://a.example/?b=1&c=港' };
    expect(await webOf()({ url: server.url, form, isTextFile: true })).toMatchObject({ status: 202, text: 'ok' });
    expect(server.requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(bodies.join('')))).toEqual(form);
  });

  test('does not follow a redirect with what it says', async () => {
    const server = await serve((_request, response) => response.writeHead(307, { location: '/elsewhere' }).end());
    const failure = await failureOf(webOf()({ url: server.url, form: { a: 'secret' } }));
    expect(failure.kind).toBe('refused');
    expect(server.requests).toHaveLength(1);
  });

  test('is posted to nobody within', async () => {
    const server = await serve((_request, response) => response.end());
    const failure = await failureOf(webOf({ allowed: () => false })({ url: server.url, form: { a: 'b' } }));
    expect([failure.kind, server.requests.length]).toEqual(['refused', 0]);
  });
});
