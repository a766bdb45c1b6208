/**
 * What a site without a feed has published: its robots.txt says what may be read, its sitemaps (else its start page) what there is, and
 * the pages themselves what they say. One after the other, a few at once; nothing that the robots.txt forbids is ever asked, nor
 * faster than it wants, as far as whoever lets requests out lets himself be told.
 */

import type { MediaType } from '../../../contract/media-types.ts';
import { challenged, isChallengePage } from '../challenge.ts';
import type { Reader, Reading } from '../reading.ts';
import { bothRobots, readRobots, type SiteRobots } from '../robots/read-robots.ts';
import { readSitemaps, type SitemapFile } from '../sitemap/read-sitemaps.ts';
import { SourceFailure } from '../source-failure.ts';
import { linksOf } from './article.ts';
import { packedMarks, pageMark, unpackedMarks } from './known-pages.ts';
import { type Choice, chosenPages } from './listed-pages.ts';
import { PagesRead } from './pages-read.ts';
import { articleLinks } from './start-page.ts';
import { MOST_ARTICLES, MOST_FAILED, MOST_FILES_KNOWN, type WebsiteCursor } from './website-cursor.ts';

export interface FollowedSite {
  /** Of its start page. */
  url: string;
  mediaType: MediaType;
  /** What it is called here; null: as it calls itself. */
  channel: string | null;
}

const DAY = 86_400_000;
/** What is older was there before anybody followed the site. */
const FIRST_DAYS = 7;
/** Articles that changed, at once: some sites say so of all of them, always. */
const MOST_CHANGED = 5;
/** Where a robots.txt names none. */
const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml'];

/** @throws SourceFailure */
export async function readWebsite(reader: Reader, site: FollowedSite, before?: WebsiteCursor): Promise<Reading<WebsiteCursor>> {
  const now = reader.now();
  const cursor = before ?? firstCursor(now);
  const since = new Date(cursor.since);
  const own = await readRobots(reader, site.url);
  reader.slowDown?.(own.crawlDelay ?? 0);
  const { files, waiting } = await filesOf(reader, site, own, since);
  const robots = await withTwin(reader, site, own, files);
  const questions = reader.slowDown?.(robots.crawlDelay ?? 0) ?? Number.POSITIVE_INFINITY;
  const known = unpackedMarks(cursor.known);
  const choice = chosenPages({
    files,
    isOfSite: ({ host }) => robots.hosts.has(host),
    known,
    knownFiles: new Set(cursor.files),
    articles: new Map(cursor.articles),
    since,
    now,
  });
  const read = new PagesRead(reader, site, robots, cursor, questions - files.length);
  const isWhole = await read.all(choice.fresh);
  if (isWhole) await read.all(choice.changed.slice(0, MOST_CHANGED));
  const asWhole = new Date(Math.max(since.getTime(), now.getTime() - FIRST_DAYS * DAY));
  return {
    title: read.site ?? new URL(site.url).host,
    posts: read.posts.toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at)),
    undated: read.undated,
    leftOut: read.leftOut({ 'of another host': choice.elsewhere, 'sitemaps beyond those that are read at once': waiting }),
    cursor: {
      known: packedMarks(remembered(known, choice, read.done)),
      articles: [...read.articles].slice(-MOST_ARTICLES),
      files: [...new Set([...cursor.files, ...files.map(({ url }) => pageMark(url))])].slice(-MOST_FILES_KNOWN),
      failed: [...read.failed].slice(-MOST_FAILED),
      since: (isWhole ? asWhole : since).toISOString(),
    },
    isWhole,
    stopped: read.stopped,
  };
}

function firstCursor(now: Date): WebsiteCursor {
  const since = new Date(now.getTime() - FIRST_DAYS * DAY).toISOString();
  return { known: '', articles: [], files: [], failed: [], since };
}

/** What is listed now comes last, since it is what will be listed again. */
function remembered(known: ReadonlySet<number>, { listed, passed }: Choice, done: ReadonlySet<number>): number[] {
  const all = new Set([...known, ...passed, ...done]);
  return [...[...all].filter((mark) => !listed.has(mark)), ...[...all].filter((mark) => listed.has(mark))];
}

/** Many sites have two names, with and without `www.`, and sitemaps that know the other one. */
async function withTwin(
  reader: Reader,
  { url }: FollowedSite,
  own: SiteRobots,
  files: readonly SitemapFile[],
): Promise<SiteRobots> {
  const { protocol, host } = new URL(url);
  const twin = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
  const isNamed = !own.hosts.has(twin) && files.some(({ pages }) => pages.some((page) => page.url.split('/', 3)[2] === twin));
  return isNamed ? bothRobots(own, await readRobots(reader, `${protocol}//${twin}/`)) : own;
}

/** Its sitemaps; where they have nothing, its start page as one. */
async function filesOf(
  reader: Reader,
  { url }: FollowedSite,
  robots: SiteRobots,
  since: Date,
): Promise<{ files: readonly SitemapFile[]; waiting: number }> {
  const isOfSite = ({ host }: URL) => robots.hosts.has(host);
  const named = new Set(robots.sitemaps);
  // Of another host's files, whose rules nobody has read, those that the site's own files name are meant for programs.
  const mayAsk = (asked: string) => named.has(asked) || !isOfSite(new URL(asked)) || robots.isAllowed(asked);
  const from = named.size > 0 ? [...named] : USUAL_SITEMAPS.map((path) => new URL(path, url).href);
  const { files, isThere, waiting } = await readSitemaps(reader, { from, mayAsk, since });
  if (isThere) return { files, waiting };
  const { host } = new URL(url);
  const mayFollow = (asked: string) => isOfSite(new URL(asked)) && robots.isAllowed(asked);
  if (!robots.isAllowed(url)) throw new SourceFailure('blocked', `${host} wants no programs to read it, as its robots.txt says`);
  const { text: html, url: at } = await reader.fetchWeb({ url, mayFollow, signal: reader.signal });
  const links = linksOf({ html, url: at });
  if (links.length === 0) throw noStartPage(html, host);
  return { files: [{ url, pages: articleLinks(links, isOfSite) }], waiting };
}

/** A page that leads nowhere is a door, or no page: nothing of the site has been read, and nobody knows what it has. */
function noStartPage(html: string, host: string): SourceFailure {
  return isChallengePage(html)
    ? challenged(host)
    : new SourceFailure('unreadable', `${host} has no sitemaps, and no links on its start page`);
}
