/** A site that does what websites do when they are ill, asked through the guard. Loopback stands for the public internet. */
import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { startWebServer, type WebServer } from '../../../../tests/support/web-server.ts';
import { SourceFailure } from '../source-failure.ts';
import { type GuardedFetch, openGuardedFetch } from '../web/guarded-fetch.ts';
import { readWebsite } from './read-website.ts';
import type { WebsiteCursor } from './website-cursor.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const TEXT =
  '<p>The ferry did not leave the pier this morning, since the wind was stronger than the captain liked it.</p>'.repeat(6);
const ARTICLE = `<title>Ferry stays</title><article>${TEXT}</article>`;
const opened: (GuardedFetch | WebServer)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** By path; what is not there is 404. */
type Answers = Readonly<Record<string, RequestListener>>;

/** Reads it so often, each time on from the time before; answers what came of the last. */
async function follow(answers: Answers, times = 1) {
  const server = await startWebServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
  });
  const web = openGuardedFetch({
    userAgent: 'Earshot/1.0 (+https://earshot.example)',
    now: () => NOW,
    allowed: (address) => address === '127.0.0.1',
    lookup: async () => ['127.0.0.1'],
    limits: { wholeMs: 1_500, received: 256 * 1024, unpacked: 256 * 1024 },
  });
  opened.push(server, web);
  const site = { url: `http://news.example:${server.port}/`, mediaType: 'website' as const, channel: null };
  const reader = { fetchWeb: web.fetch, now: () => NOW };
  let cursor: WebsiteCursor | undefined;
  for (let time = 1; time < times; time += 1) cursor = (await readWebsite(reader, site, cursor)).cursor;
  const outcome = await readWebsite(reader, site, cursor).catch((error: unknown) => error);
  return { outcome, paths: server.requests.map(({ path }) => path) };
}

const PAGES = ['/a/3', '/a/2', '/a/1'];
const MAP = `<urlset>${PAGES.map((path, at) => `<url><loc>${path}</loc><lastmod>2026-11-2${2 - at}</lastmod></url>`).join('')}</urlset>`;
const GOOD: Answers = { '/sitemap.xml': sent(MAP), ...Object.fromEntries(PAGES.map((path) => [path, sent(ARTICLE)])) };

describe('a site', () => {
  test('that is well is read', async () => {
    const { outcome, paths } = await follow({ ...GOOD, '/sitemap.xml': sent(gzipSync(MAP), 'application/gzip') });
    expect(outcome).toMatchObject({ posts: { length: 3 }, isWhole: true });
    expect(paths).toEqual(['/robots.txt', '/sitemap.xml', '/sitemap_index.xml', ...PAGES]);
  });

  test.each<[string, RequestListener, string]>([
    ['drips', drip, 'unreachable'],
    ['never answers', () => undefined, 'unreachable'],
    ['has no end', pour, 'unreadable'],
    ['goes round in circles', redirect('/robots.txt'), 'unreachable'],
    ['has a failure', failing(503), 'unreachable'],
    ['wants a person', failing(403, { 'cf-mitigated': 'challenge' }), 'blocked'],
    ['leads into this machine', redirect('http://10.0.0.1/robots.txt'), 'refused'],
  ])('is asked nothing more where its robots.txt %s', async (_name, listener, kind) => {
    const { outcome, paths } = await follow({ ...GOOD, '/robots.txt': listener });
    expect(outcome).toBeInstanceOf(SourceFailure);
    expect(outcome).toMatchObject({ kind });
    expect(new Set(paths)).toEqual(new Set(['/robots.txt']));
  });

  test.each<[string, RequestListener]>([
    ['has no end', pour],
    ['goes round in circles', redirect('/sitemap.xml')],
    ['is a page now', sent(ARTICLE)],
    [
      'is a bomb',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(Buffer.alloc(20_000_000))),
    ],
    ['breaks off', (_request, response) => response.writeHead(200, { 'content-length': 9 }).write('<', () => response.destroy())],
    ['is of deep elements', sent(`<urlset>${'<a>'.repeat(60_000)}`)],
  ])('is read by its start page where its sitemap %s', async (_name, listener) => {
    const links = sent(PAGES.map((path) => `<a href="${path}?id=1">x</a>`).join(''));
    const pages = Object.fromEntries(PAGES.map((path) => [`${path}?id=1`, sent(ARTICLE)]));
    const { outcome } = await follow({ '/': links, '/sitemap.xml': listener, ...pages });
    expect(outcome).toMatchObject({ posts: { length: 3 }, isWhole: true });
  });

  test.each<[string, RequestListener, string]>([
    ['wants a person', sent('<title>Just a moment...</title><div id="cf-chl"></div>'), 'blocked'],
    ['leads nowhere', sent('{"ok":true}', 'application/json'), 'unreadable'],
  ])('has not been read where it has no sitemap and its start page %s', async (_name, listener, kind) => {
    const { outcome } = await follow({ '/': listener });
    expect(outcome).toMatchObject({ kind });
  });

  test.each<[string, RequestListener, string]>([
    ['drips', drip, 'not to be had now'],
    ['has no end', pour, 'not to be had'],
    ['goes round in circles', redirect('/a/3'), 'not to be had now'],
    ['is a picture', sent('GIF89a', 'image/gif'), 'not to be had'],
    ['leads to another site', redirect('http://other.example/x'), 'not to be had'],
    ['is shut', failing(401), 'not to be had'],
    ['is deep', sent(`<title>T</title>${'<div>'.repeat(40_000)}`), 'no article'],
  ])('is read but for a page that %s', async (_name, listener, reason) => {
    const { outcome } = await follow({ ...GOOD, '/a/3': listener });
    expect(outcome).toMatchObject({ posts: { length: 2 }, leftOut: [{ reason, count: 1 }] });
  });

  test.each<[string, Record<string, string>, Date | null]>([
    ['and says for how long', { 'retry-after': '3600' }, new Date('2026-11-23T01:00:00Z')],
    ['and does not say for how long', {}, null],
  ])('is stopped where it was asked too often, %s, and keeps what it has', async (_name, headers, until) => {
    const { outcome, paths } = await follow({ ...GOOD, '/a/2': failing(429, headers) });
    expect(outcome).toMatchObject({ posts: { length: 1 }, isWhole: false, stopped: { kind: 'rate-limited', until } });
    expect(paths).not.toContain('/a/1');
  });

  test('is left in peace where page after page does not answer', async () => {
    const { outcome, paths } = await follow({
      ...GOOD,
      ...Object.fromEntries(PAGES.map((path) => [path, failing(500)])),
      '/a/4': sent(ARTICLE),
    });
    expect(outcome).toMatchObject({
      posts: [],
      isWhole: false,
      stopped: { kind: 'unreachable' },
      cursor: { failed: { length: 3 } },
    });
    expect(paths).toEqual(['/robots.txt', '/sitemap.xml', '/sitemap_index.xml', ...PAGES]);
  });

  test('of which the same pages never answer is read past them after three times', async () => {
    const answers = { ...GOOD, '/a/4': sent(ARTICLE), '/sitemap.xml': sent(MAP.replace('</urlset>', `${PAST}</urlset>`)) };
    for (const path of PAGES) Object.assign(answers, { [path]: failing(500) });
    expect((await follow(answers, 3)).outcome).toMatchObject({ posts: [] });
    expect((await follow(answers, 4)).outcome).toMatchObject({ posts: { length: 1 }, isWhole: true });
  });
});

const PAST = '<url><loc>/a/4</loc><lastmod>2026-11-19</lastmod></url>';

function sent(body: string | Buffer, type = 'text/html; charset=utf-8'): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
}

function failing(status: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<title>No</title>');
}

function redirect(location: string): RequestListener {
  return (_request, response) => response.writeHead(302, { location }).end();
}

function drip(_request: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const timer = setInterval(() => response.write('x'), 10);
  response.once('close', () => clearInterval(timer));
}

function pour(_request: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const chunk = Buffer.alloc(16_384, 'x');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
