/** What a server may do to whoever asks it: each of it has to end in a failure of a kind, after one request. */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { KeyedReader } from '../../src/outside/connectors/reading.ts';
import type { FailureKind } from '../../src/outside/connectors/source-failure.ts';
import { type GuardedFetch, openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { failureOf, purse } from './api-answers.ts';
import { startSocketServer, startWebServer, type WebServer } from './web-server.ts';

const NOW = new Date('2026-11-23T06:00:00Z');

/** So many characters are no accident of an encoding. */
export const SAID = '香港今日落雨又打風';

export interface IllApi {
  /** Reads from a server at `base`, with a key and a query that are called secret. */
  read(reader: KeyedReader, base: string): Promise<{ posts: readonly unknown[] }>;
  /** An answer with one post that says `SAID`. */
  good: unknown;
  /** What pages of HTML with status 200 mean. */
  page?: FailureKind;
}

export function describeIllApi({ read, good, page = 'unreadable' }: IllApi): void {
  const opened: (GuardedFetch | WebServer)[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });

  async function readAt(server: WebServer) {
    const web = openGuardedFetch({
      userAgent: 'Earshot/1.0 (+https://earshot.example)',
      now: () => NOW,
      allowed: (address) => address === '127.0.0.1',
      lookup: async () => ['127.0.0.1'],
      limits: { received: 256 * 1024, unpacked: 256 * 1024 },
    });
    opened.push(server, web);
    return read({ fetchWeb: web.fetch, now: () => NOW, ...purse() }, `http://api.example:${server.port}`);
  }

  describe('a server that is ill', () => {
    const json = { 'content-type': 'application/json' };

    test.each<[string, FailureKind, RequestListener]>([
      ['has had too much', 'rate-limited', (_request, response) => response.writeHead(429, { 'retry-after': '60' }).end('x')],
      ['has a failure', 'unreachable', (_request, response) => response.writeHead(500).end('<h1>oh</h1>')],
      ['has a failure in JSON', 'unreachable', (_request, response) => response.writeHead(502, json).end('{"oh":1}')],
      ['wants another key', 'unauthorised', (_request, response) => response.writeHead(401).end()],
      ['wants a person', 'blocked', (_request, response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('x')],
      ['has another shape', 'unreadable', (_request, response) => response.writeHead(200, json).end('{"whatever":[1]}')],
      ['has half of it', 'unreadable', (_request, response) => response.writeHead(200, json).end('{"data":[{"id"')],
      [
        'shows a page',
        page,
        (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'),
      ],
      [
        'shows a picture',
        'unreadable',
        (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      ],
      ['has no end', 'unreadable', (_request, response) => response.writeHead(200, json).end(Buffer.alloc(1_000_000, '['))],
      [
        'breaks off',
        'unreachable',
        (_request, response) => response.writeHead(200, { ...json, 'content-length': 99 }).write('{', () => response.destroy()),
      ],
    ])('%s: %s', async (_name, kind, listener) => {
      const server = await startWebServer(listener);
      const failure = await failureOf(readAt(server));
      expect(failure.kind).toBe(kind);
      expect(failure.message).toContain('api.example');
      if (kind === 'rate-limited') expect(failure.until?.getTime()).toBeGreaterThan(NOW.getTime());
      expect(server.requests).toHaveLength(1);
      expect(server.requests.map(({ path }) => path).join()).not.toContain('secret-key');
    });

    test.each<[string, (socket: Socket) => void]>([
      ['closes its half without a word', (socket) => socket.end()],
      [
        'closes its half within the answer',
        (socket) => socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nx'),
      ],
    ])('%s', async (_name, listener) => {
      const server = await startSocketServer((socket) => socket.once('data', () => listener(socket)));
      expect((await failureOf(readAt(server))).kind).toBe('unreachable');
    });

    test('says a wrong encoding, and is read all the same', async () => {
      const server = await startWebServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json; charset=big5' }).end(JSON.stringify(good));
      });
      const { posts } = await readAt(server);
      expect(JSON.stringify(posts)).toContain(SAID);
    });
  });
}
