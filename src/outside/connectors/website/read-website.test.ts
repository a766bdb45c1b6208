import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import type { WebRequest } from '../web-fetch.ts';
import { pageMark } from './known-pages.ts';
import { readWebsite } from './read-website.ts';
import { type WebsiteCursor, websiteCursor } from './website-cursor.ts';

const SITE = 'https://news.example';
const FOLLOWED = { url: `${SITE}/`, mediaType: 'website' as const, channel: null };
const TEXT =
  '<p>The ferry did not leave the pier this morning, since the wind was stronger than the captain liked it.</p>'.repeat(6);

/** By path; a number is a status, and what is not there is 404. */
type Site = Record<string, string | number>;

describe('readWebsite', () => {
  it('asks robots.txt, sitemaps and pages, newest first', async () => {
    const site = {
      '/robots.txt': 'User-agent: *\nCrawl-delay: 2\nSitemap: /map.xml',
      '/map.xml': mapOf([
        ['/a/1', '2026-11-20'],
        ['/a/2', '2026-11-22'],
        ['/a/old', '2026-10-01'],
      ]),
      '/a/1': article('One'),
      '/a/2': article('Two'),
    };
    const { asked, ...reading } = await read(site);
    expect(asked).toEqual(['/robots.txt', '/map.xml', '/a/2', '/a/1']);
    expect(reading).toMatchObject({ title: 'Harbour News', isWhole: true, leftOut: [] });
    expect(reading.delays).toEqual([2, 2]);
    expect(reading.posts.map(({ id, title, published_at }) => [id, title, published_at])).toEqual([
      [`${SITE}/a/2`, 'Two', '2026-11-22T00:00:00.000Z'],
      [`${SITE}/a/1`, 'One', '2026-11-20T00:00:00.000Z'],
    ]);
    expect(reading.undated).toEqual(new Set([`${SITE}/a/1`, `${SITE}/a/2`]));
  });

  it('asks nothing twice, but for what is new or has changed', async () => {
    const site: Site = {
      '/robots.txt': 404,
      '/sitemap.xml': mapOf([
        ['/a/1', '2026-11-20'],
        ['/a/2', '2026-11-20'],
      ]),
      '/a/1': article('One'),
      '/a/2': article('Two'),
    };
    const first = await read(site);
    site['/sitemap.xml'] = mapOf([
      ['/a/1', '2026-11-22'],
      ['/a/2', '2026-11-20'],
      ['/a/3', '2026-11-21'],
    ]);
    site['/a/3'] = article('Three');
    const second = await read(site, first.cursor);
    expect(second.asked.slice(3)).toEqual(['/a/3', '/a/1']);
    const third = await read(site, second.cursor);
    expect([third.asked.slice(3), third.posts, third.isWhole]).toEqual([[], [], true]);
  });

  it('never asks what its robots.txt forbids, whoever names it or leads there', async () => {
    const site = {
      '/robots.txt': 'User-agent: Earshot\nDisallow: /no',
      '/sitemap.xml': mapOf([
        ['/no/1', '2026-11-20'],
        ['/a/2', '2026-11-20'],
        ['/a/leads', '2026-11-19'],
      ]),
      '/a/2': article('Two'),
      '/no/1': article('No'),
      '/a/leads': '-> /no/1',
    };
    const { asked, posts, leftOut } = await read(site);
    expect([asked.filter((path) => path.startsWith('/no')), posts.length]).toEqual([[], 1]);
    expect(leftOut).toEqual([
      { reason: 'not for programs, as the robots.txt says', count: 1 },
      { reason: 'not to be had', count: 1 },
    ]);
  });

  it('reads what stands under its other name, as the robots.txt of that says', async () => {
    const pages = ['/a/1', '/no/2', '/other/3'].map((path) => [`https://www.news.example${path}`, '2026-11-20']);
    const site = {
      '/robots.txt': 'User-agent: *\nDisallow: /other\nCrawl-delay: 1',
      'www.news.example/robots.txt': 'User-agent: *\nDisallow: /no\nCrawl-delay: 5',
      '/sitemap.xml': mapOf(pages),
      'www.news.example/a/1': article('One'),
      'www.news.example/other/3': article('Three'),
    };
    const { asked, posts, delays } = await read(site);
    expect(asked.filter((path) => path.startsWith('www.'))).toEqual(
      ['robots.txt', 'a/1', 'other/3'].map((path) => `www.news.example/${path}`),
    );
    expect([posts.length, delays]).toEqual([2, [1, 5]]);
  });

  it('asks nothing where an index has nothing new', async () => {
    const index = '<sitemapindex><sitemap><loc>/old.xml</loc><lastmod>2026-10-01</lastmod></sitemap></sitemapindex>';
    const { asked, isWhole } = await read({ '/sitemap.xml': index, '/': '<a href="/a/the-ferry-stays-here">x</a>' });
    expect([asked, isWhole]).toEqual([['/robots.txt', '/sitemap.xml', '/sitemap_index.xml'], true]);
  });

  it('reads some pages at once, and goes on where it stopped', async () => {
    const paths = Array.from({ length: 45 }, (_, at) => `/a/${at}`);
    const site = {
      '/sitemap.xml': mapOf(paths.map((path) => [path, '2026-11-20'])),
      ...Object.fromEntries(paths.map((path) => [path, article(path)])),
    };
    const first = await read(site);
    const second = await read(site, first.cursor);
    const third = await read(site, second.cursor);
    const readings = [first, second, third];
    expect(readings.map(({ posts, isWhole }) => [posts.length, isWhole])).toEqual([
      [20, false],
      [20, false],
      [5, true],
    ]);
    expect(new Set(readings.flatMap(({ posts }) => posts.map(({ id }) => id))).size).toBe(45);
    expect((await read(site, undefined, 4)).posts).toHaveLength(3);
  });

  it('leaves out what is no article, and remembers that', async () => {
    const site = {
      '/sitemap.xml': mapOf([
        ['/a/1', '2026-11-20'],
        ['/about', '2026-11-21'],
        ['/a/hidden', '2026-11-21'],
        ['/a/gone', '2026-11-21'],
      ]),
      '/a/1': article('One'),
      '/about': '<title>About</title><p>Us.</p>',
      '/a/hidden': '<meta name="robots" content="noindex">',
      '/a/gone': 410,
    };
    const first = await read(site);
    expect(new Set(first.leftOut)).toEqual(
      new Set([
        { reason: 'no article', count: 1 },
        { reason: 'not to be found by programs, as the page says', count: 1 },
        { reason: 'not to be had', count: 1 },
      ]),
    );
    expect((await read(site, first.cursor)).asked.slice(3)).toEqual([]);
  });

  it('takes the links of the start page where there is no sitemap, the first of them first', async () => {
    const links = [
      '/a/the-ferry-stays-here',
      '/tag/ferry-and-wind-2026',
      'https://other.example/a/1234',
      '/2026/11/20/x',
      '/logo-2026.png',
    ];
    const site: Site = {
      '/': links.map((link) => `<a href="${link}#c">x</a>`).join(''),
      '/a/the-ferry-stays-here': article('Ferry'),
      '/2026/11/20/x': article('Dated'),
    };
    const first = await read(site);
    expect(first.asked).toEqual([
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap_index.xml',
      '/',
      '/a/the-ferry-stays-here',
      '/2026/11/20/x',
    ]);
    expect(first.posts.map(({ title, published_at }) => [title, published_at])).toEqual([
      ['Ferry', '2026-11-23T00:00:00.000Z'],
      ['Dated', '2026-11-20T00:00:00.000Z'],
    ]);
    site['/'] = `<a href="/a/one-more-that-is-new">x</a>${site['/']}`;
    site['/a/one-more-that-is-new'] = article('New');
    expect((await read(site, first.cursor)).posts.map(({ title }) => title)).toEqual(['New']);
  });

  it.each<[string, Site, string]>([
    ['its robots.txt has a failure', { '/robots.txt': 500 }, 'unreachable'],
    ['it forbids all and names nothing', { '/robots.txt': 'User-agent: *\nDisallow: /' }, 'blocked'],
    ['its start page is not to be had', {}, 'unreachable'],
    ['it was asked too often', { '/robots.txt': '', '/sitemap.xml': 429 }, 'rate-limited'],
    [
      'a guard stands before the pages',
      { '/sitemap.xml': mapOf([['/1', '2026-11-20']]), '/1': '<title>Just a moment...</title>' },
      'blocked',
    ],
  ])('says so where %s', async (_name, site, kind) => {
    const failure = await read(site).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ kind });
  });

  it('stops where page after page is shut, and remembers which', async () => {
    const names = ['1', '2', '3', '4'];
    const shut = Object.fromEntries(names.map((name) => [`/${name}`, 403]));
    const reading = await read({ '/sitemap.xml': mapOf(names.map((name) => [`/${name}`, '2026-11-20'])), ...shut });
    expect(reading).toMatchObject({ posts: [], isWhole: false, stopped: { kind: 'blocked' }, cursor: { failed: { length: 3 } } });
  });

  it('gives what it has where the site does not want more, and asks the rest later', async () => {
    const site: Site = {
      '/sitemap.xml': mapOf([
        ['/a/1', '2026-11-21'],
        ['/a/2', '2026-11-20'],
        ['/a/3', '2026-11-19'],
      ]),
      '/a/1': article('One'),
      '/a/2': 429,
      '/a/3': article('Three'),
    };
    const first = await read(site);
    expect([first.asked.slice(3), first.posts.length, first.isWhole]).toEqual([['/a/1', '/a/2'], 1, false]);
    site['/a/2'] = article('Two');
    expect((await read(site, first.cursor)).posts.map(({ title }) => title)).toEqual(['Two', 'Three']);
  });

  it('gives a page up that never answers', async () => {
    const site = {
      '/sitemap.xml': mapOf([
        ['/a/1', '2026-11-21'],
        ['/a/2', '2026-11-20'],
      ]),
      '/a/1': article('One'),
      '/a/2': 500,
    };
    let cursor: WebsiteCursor | undefined;
    const times: number[] = [];
    for (let reading = 0; reading < 5; reading++) {
      const { asked, cursor: next } = await read(site, cursor);
      cursor = next;
      times.push(asked.filter((path) => path === '/a/2').length);
    }
    expect(times).toEqual([1, 1, 1, 0, 0]);
  });

  it('has a cursor that can be kept, however large the site is', async () => {
    const paths = Array.from({ length: 49_000 }, (_, at) => `/a/${at}`);
    const articles: [number, number][] = Array.from({ length: 1_000 }, (_, at) => [4_294_000_000 + at, 29_000_000 + at]);
    const before = { known: '', articles, files: [], failed: [], since: '2026-11-16T00:00:00.000Z' };
    const site = {
      '/sitemap.xml': mapOf(paths.map((path) => [path, ''])),
      ...Object.fromEntries(paths.slice(0, 20).map((path) => [path, article(path)])),
    };
    const { cursor, posts } = await read(site, before);
    expect(posts).toHaveLength(20);
    expect(websiteCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
    expect(JSON.stringify(cursor).length).toBeLessThan(200_000);
    expect(new Map(cursor.articles).has(pageMark(`${SITE}/a/0`))).toBe(true);
    expect((await read(site, cursor)).asked.slice(3)).toEqual([]);
  });
});

async function read(site: Site, cursor?: WebsiteCursor, questions = 100) {
  const asked: string[] = [];
  const delays: number[] = [];
  const answer = (url: string, mayFollow?: (url: string) => boolean): { text: string; url: string } => {
    const { host, pathname } = new URL(url);
    const path = host === 'news.example' ? pathname : `${host}${pathname}`;
    asked.push(path);
    const found = site[path] ?? 404;
    if (typeof found === 'number') throw failureOf(found);
    if (!found.startsWith('-> ')) return { text: found, url };
    const next = new URL(found.slice(3), url).href;
    if (mayFollow?.(next) === false) throw new SourceFailure('refused', 'x');
    return answer(next, mayFollow);
  };
  const reader = {
    fetchWeb: async ({ url, mayFollow }: WebRequest) => {
      return { status: 200, askedAs: 'Earshot', headers: new Headers(), ...answer(url, mayFollow) };
    },
    slowDown: (seconds: number) => {
      delays.push(seconds);
      return questions;
    },
    now: () => new Date('2026-11-23T00:00:00Z'),
  };
  return { ...(await readWebsite(reader, FOLLOWED, cursor)), asked, delays };
}

function failureOf(status: number): SourceFailure {
  const kinds = { 403: 'blocked', 404: 'unreachable', 410: 'gone', 429: 'rate-limited', 500: 'unreachable' } as const;
  const kind = Object.entries(kinds).find(([code]) => Number(code) === status)?.[1] ?? 'unreachable';
  return new SourceFailure(kind, `x (${status})`, null, { status, headers: new Headers(), text: '' });
}

function mapOf(pages: readonly (readonly string[])[]): string {
  const urls = pages.map(([path, day]) => `<url><loc>${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`);
  return `<urlset>${urls.join('')}</urlset>`;
}

function article(title: string): string {
  return `<html><head><title>${title}</title><meta property="og:type" content="article">
    <meta property="og:site_name" content="Harbour News"></head><body><article>${TEXT}</article></body></html>`;
}
