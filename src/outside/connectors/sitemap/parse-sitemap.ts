/**
 * The text of a sitemap (sitemaps.org/protocol.html) → its pages, or the sitemaps that it is the index of. XML, plain lines, and feeds,
 * which the protocol takes for sitemaps too. No network; what the text is packed and encoded in has been seen to.
 */
import { feedDate } from '../feed/feed-date.ts';
import { isPage } from '../feed/not-a-feed.ts';
import { parseFeed } from '../feed/parse-feed.ts';
import { SourceFailure } from '../source-failure.ts';
import { type SitemapElement, sitemapElements } from './sitemap-elements.ts';

export interface SitemapEntry {
  /** Absolute, http or https; of a page, or in an index of a sitemap. */
  url: string;
  /** When it was changed last, as the site says. */
  modified: Date | null;
  /** Of news alone. */
  published: Date | null;
  title: string | null;
}

export interface Sitemap {
  isIndex: boolean;
  /** In the order of the file, no more than the protocol allows. */
  entries: SitemapEntry[];
  /** What the file has beside: addresses of nothing on the web, or more than are read. */
  leftOut: number;
}

/** Of one file, as the protocol has it. */
const MOST_ENTRIES = 50_000;
/** In characters; the protocol's limit is 2,048. */
const LONGEST_URL = 4096;

/** `at`: the address of the file, to which relative addresses relate. @throws SourceFailure 'unreadable' for what is no sitemap */
export function parseSitemap(text: string, at: string): Sitemap {
  const start = text.replace(/^[\ufeff\s]+/, '').slice(0, 5_000);
  if (start === '' || isPage(start)) throw noSitemap(at);
  if (/^https?:\/\/\S/i.test(start)) return linesIn(text, at);
  const bare = start.replace(/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[^\]]*\]\s*)?>|\s)+/i, '');
  const root = /^<(?:[\w.-]{1,40}:)?([a-z]{1,40})[\s/>]/i.exec(bare)?.[1]?.toLowerCase();
  if (root === 'urlset' || root === 'sitemapindex') return elementsIn(text, start, at);
  if (root === 'rss' || root === 'feed' || root === 'rdf') return feedIn(text, at);
  throw noSitemap(at);
}

function linesIn(text: string, at: string): Sitemap {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\s*[\r\n]\s*/)
    .filter((line) => line.trim() !== '');
  const found = lines.slice(0, MOST_ENTRIES).flatMap((line) => entryOf({ loc: line }, at) ?? []);
  return { isIndex: false, entries: found, leftOut: lines.length - found.length };
}

function elementsIn(text: string, start: string, at: string): Sitemap {
  const { isIndex, elements, more } = sitemapElements(text, newsPrefix(start), MOST_ENTRIES);
  const entries = elements.flatMap((element) => entryOf(element, at) ?? []);
  return { isIndex, entries, leftOut: elements.length - entries.length + more };
}

function feedIn(text: string, at: string): Sitemap {
  const { items } = parseFeed(text);
  const entries = items.flatMap(({ link, id, title, published, updated }) => {
    const url = pageAddress(link ?? id ?? '', at);
    return url === null ? [] : [{ url, title, published, modified: updated ?? published }];
  });
  return { isIndex: false, entries, leftOut: items.length - entries.length };
}

function entryOf({ loc = '', lastmod = '', publication_date: published = '', title }: SitemapElement, at: string) {
  const url = pageAddress(loc, at);
  return url === null ? null : { url, modified: feedDate(lastmod), published: feedDate(published), title: title ?? null };
}

/** They should be absolute, and are not everywhere; but words are no addresses. */
function pageAddress(written: string, at: string): string | null {
  const trimmed = written.trim();
  const url = trimmed.length > LONGEST_URL || !/^(?:https?:\/)?\//i.test(trimmed) ? null : URL.parse(trimmed, at);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** The elements of news are told from those of pictures and films, which have titles and dates too. */
function newsPrefix(start: string): string {
  return /xmlns:([\w.-]{1,40})\s*=\s*["'][^"']{0,100}sitemap-news/.exec(start)?.[1] ?? 'news';
}

function noSitemap(at: string): SourceFailure {
  return new SourceFailure('unreadable', `${URL.parse(at)?.host ?? 'The source'} gives no sitemap where it should`);
}
