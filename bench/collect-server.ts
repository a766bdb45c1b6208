/**
 * Feeds as sites have them, in a process of its own: the newest thirty posts each, three more an hour, at moments that differ. One of
 * two says what has changed (ETag), the other sends everything each time.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateDemoPosts } from '../src/engine/demo/generate-demo-posts.ts';

const SHOWN = 30;
const EVERY_MS = 20 * 60_000;
const TEXTS = 5000;

/** Prints its port; ends with its parent. */
export function serveFeeds(): void {
  const texts = textsOf();
  const server = createServer((request, response) => {
    const feed = Number(request.url?.slice(1));
    const newest = Math.floor((Date.now() + feed * 7919) / EVERY_MS);
    const etag = `"${newest}"`;
    const headers = { 'content-type': 'application/rss+xml', ...(feed % 2 === 0 && { etag }) };
    if (feed % 2 === 0 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const items = Array.from({ length: SHOWN }, (_, at) => itemOf(feed, newest - at, texts));
    response
      .writeHead(200, headers)
      .end(`<rss version="2.0"><channel><title>Feed ${feed}</title>${items.join('')}</channel></rss>`);
  });
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
  process.stdin.on('end', () => process.exit()).resume();
}

function itemOf(feed: number, number: number, texts: readonly string[]): string {
  const published = new Date(number * EVERY_MS - feed * 7919).toUTCString();
  const text = texts[(feed * 31 + number) % texts.length] ?? '';
  return `<item><title>${text.slice(0, 40)}</title><link>http://f${feed}.example/${number}</link><pubDate>${published}</pubDate><description>${text} ${text}</description></item>`;
}

function textsOf(): string[] {
  const texts: string[] = [];
  for (const { content } of generateDemoPosts({ seed: 'bench', now: new Date('2026-03-01T00:00:00Z'), timezone: '+0800' })) {
    if (content) texts.push(content.replace(/[<&]/g, ' '));
    if (texts.length === TEXTS) break;
  }
  return texts;
}
