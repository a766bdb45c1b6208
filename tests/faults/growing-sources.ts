/** A server of sources that publish all the time: feeds that know what has changed, and forums. Every post has a number. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startWebServer, type WebServer } from '../support/web-server.ts';

export interface GrowingSources {
  server: WebServer;
  /** Each source publishes one more. */
  grow(): void;
  /** How many each has published. */
  published(): number;
}

/** Of a forum, on a page. */
const PAGE = 50;

/** `now`: when posts are published. */
export async function startGrowingSources(now: () => Date): Promise<GrowingSources> {
  const times: string[] = [];
  const server = await startWebServer((request, response) => {
    if (request.url?.startsWith('/posts.json')) forum(request, response, times);
    else feed(request, response, times);
  });
  return { server, grow: () => void times.push(now().toISOString()), published: () => times.length };
}

function feed({ headers }: IncomingMessage, response: ServerResponse, times: readonly string[]): void {
  const etag = `"${times.length}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const host = headers.host ?? '';
  const items = times.map(
    (at, number) =>
      `<item><title>渡輪 ferry ${number}</title><link>http://${host}/${number}</link><pubDate>${new Date(at).toUTCString()}</pubDate></item>`,
  );
  response
    .writeHead(200, { 'content-type': 'application/rss+xml', etag })
    .end(`<rss version="2.0"><channel><title>${host}</title>${items.toReversed().join('')}</channel></rss>`);
}

function forum({ url = '' }: IncomingMessage, response: ServerResponse, times: readonly string[]): void {
  const before = Number(new URLSearchParams(url.split('?')[1]).get('before') ?? times.length + 1);
  const numbers = times.map((_, at) => at + 1).filter((number) => number < before);
  const posts = numbers
    .slice(-PAGE)
    .toReversed()
    .map((id) => ({ id, topic_id: 1, post_number: id, username: 'a', created_at: times[id - 1], cooked: `渡輪 ${id}` }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ latest_posts: posts }));
}
