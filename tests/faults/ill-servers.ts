/** What a server may do to whoever asks it, by name. One server does one of it at a time, whatever it is asked. */
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startWebServer, type WebServer } from '../support/web-server.ts';

export interface IllServer {
  server: WebServer;
  illness: IllnessName;
  /** Requests that are under way, and how many were at once. */
  open: number;
  mostOpen: number;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
/** A few kilobytes on the line. */
const BOMB = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
/** RSS, whose title is no UTF-8: two bytes of Big5. */
const BIG5 = Buffer.concat([
  Buffer.from('<rss version="2.0"><channel><title>'),
  Buffer.from([0xa4, 0xa4]),
  Buffer.from('</title></channel></rss>'),
]);
const CHALLENGE =
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body><div id="cf-challenge"></div></body></html>';

const ILLNESSES = {
  'a slow drip': (_request, response) => {
    response.writeHead(200, HTML);
    drip(response, ' ', 20);
  },
  'a body without an end': (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    pour(response, Buffer.alloc(64 * 1024, '['));
  },
  'a redirect to itself': (request, response) => {
    response.writeHead(302, { location: `${request.url}${request.url?.includes('?') ? '&' : '?'}again` }).end();
  },
  'a bomb of gzip': (_request, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(BOMB);
  },
  'too many requests': (_request, response) => {
    response.writeHead(429, { 'retry-after': '7200' }).end('slow down');
  },
  'a failure of its own': (_request, response) => {
    response.writeHead(500, JSON_TYPE).end('{"error":');
  },
  'a half-closed socket': (request) => {
    request.socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{');
  },
  'a wrong charset': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-16' }).end(BIG5);
  },
  'another schema': (_request, response) => {
    response.writeHead(200, JSON_TYPE).end('{"data":{"items":[[1],{"id":{}}]},"latest_posts":7,"web":[],"articles":"none"}');
  },
  'a challenge with 200': (_request, response) => {
    response.writeHead(200, HTML).end(CHALLENGE);
  },
  'a 304 that nobody asked for': (_request, response) => {
    response.writeHead(304).end();
  },
  'a body that never begins': (_request, response) => {
    response.writeHead(200, JSON_TYPE).flushHeaders();
  },
} satisfies Record<string, RequestListener>;
export type IllnessName = keyof typeof ILLNESSES;
export const ILLNESS_NAMES = Object.keys(ILLNESSES) as IllnessName[];

export async function startIllServer(): Promise<IllServer> {
  const ill = { illness: 'a slow drip' as IllnessName, open: 0, mostOpen: 0 };
  const server = await startWebServer((request, response) => {
    ill.open += 1;
    ill.mostOpen = Math.max(ill.open, ill.mostOpen);
    response.once('close', () => {
      ill.open -= 1;
    });
    const answer: RequestListener = ILLNESSES[ill.illness];
    answer(request, response);
  });
  return Object.assign(ill, { server });
}

/** Until whoever asked has gone. */
function drip(response: ServerResponse, said: string, everyMs: number): void {
  const timer = setInterval(() => response.write(said), everyMs);
  response.once('close', () => clearInterval(timer));
}

function pour(response: ServerResponse, said: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(said));
  };
  response.on('drain', more);
  more();
}
