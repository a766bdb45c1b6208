/**
 * What a page of a site says, if it is an article. What it says of itself for programs (JSON-LD, Open Graph, meta elements) goes before
 * what is only seen in it.
 */
import { isChallengePage } from '../challenge.ts';
import { feedDate, latestBelieved } from '../feed/feed-date.ts';
import { languageTag } from '../language-tag.ts';
import { foldedText, plainText, plainTitle } from '../plain-text.ts';
import { cut } from '../storable-text.ts';
import { type ArticleData, articleData } from './article-data.ts';
import { type ArticleText, articleText } from './article-text.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { sayings } from './robots-sayings.ts';

export interface Article {
  title: string;
  /** As it is shown; lines are paragraphs. Only its beginning where the page wants no copies. */
  text: string;
  author: { name: string; url: string | null } | null;
  /** null where the page does not say, or not so that it can be believed. */
  published: Date | null;
  language: string | null;
  /** What the site calls itself. */
  site: string | null;
  comments: number | null;
  /** Absolute; where the page says that it is at home. */
  canonical: string | null;
}

export interface Page {
  html: string;
  /** Where it is. */
  url: string;
  headers: Headers;
  /** The name of the program that asked for it; see `WebAnswer`. */
  askedAs?: string | undefined;
}

/** `challenge`: the page of a guard in its place. */
export type NoArticle = 'no-article' | 'no-index' | 'challenge';

/** In characters. Chinese says in 150 what takes 500 in an alphabet. */
const LONG_CHINESE = 150;
const LONG = 500;
/** Of the text of an article. */
const MOST_LINKED = 0.5;
/** Of a page that wants no copies. */
const EXCERPT = 300;
const EARLIEST = new Date('1990-01-01T00:00:00Z');
const HAN = /\p{Script=Han}/u;
const DATES =
  'article:published_time og:article:published_time datepublished parsely-pub-date sailthru.date pubdate publishdate publish-date publish_date publication_date dc.date.issued dc.date dcterms.created dcterms.date date';
const NAMES = 'author article:author parsely-author sailthru.author dc.creator dcterms.creator byl';

/** `timezone`: of dates that name none, IANA. */
export function articleOf({ html, url, headers, askedAs }: Page, now: Date, timezone = 'UTC'): Article | NoArticle {
  const parts = pageParts(html);
  const { metas } = parts;
  const wish = sayings(metas, headers, askedAs ?? null);
  if (wish.noIndex) return 'no-index';
  const data = articleData(parts.data, url);
  const said = plainTitle(data?.headline ?? metas.get('og:title') ?? '');
  const seen = articleText(parts.body, said || plainTitle(parts.title));
  if (data === null && isChallengePage(html)) return 'challenge';
  const title = said || (seen?.title ?? plainTitle(parts.title));
  const text = textOf(seen?.text ?? '', data, metas);
  if (title === '' || text === '') return 'no-article';
  if (!saysSo(data, metas, seen) && (!seen || !looksSo(seen) || new URL(url).pathname === '/')) return 'no-article';
  return {
    title: withoutSite(title.replaceAll(/\n+/g, ' '), metas.get('og:site_name') ?? data?.publisher ?? ''),
    text: wish.noArchive ? cut(text, EXCERPT) : text,
    author: authorOf(data, metas, seen?.byline ?? null, url),
    published: publishedAt(datesOf(parts, data), now, timezone),
    ...besides(parts, data, url),
  };
}

function looksSo({ text, linked }: ArticleText): boolean {
  return isLong(text) && linked <= MOST_LINKED;
}

/** Titles for search engines end with it: `Ferry stays | Harbour News`. */
function withoutSite(title: string, site: string): string {
  const name = plainTitle(site);
  if (name === '' || !title.endsWith(name)) return title;
  return title.slice(0, -name.length).replace(/\s*[|｜\-–—_:：·»]\s*$/, '') || title;
}

function besides(parts: PageParts, data: ArticleData | null, url: string) {
  const { metas, canonical, language } = parts;
  return {
    language: languageTag(data?.language ?? language ?? metas.get('og:locale') ?? null),
    site: plainTitle(metas.get('og:site_name') ?? data?.publisher ?? '') || null,
    comments: data?.comments ?? null,
    canonical: canonical === null ? null : addressOf(canonical, baseOf(parts, url)),
  };
}

/** Some sites call every page an article in Open Graph, lists of them too. */
function saysSo(data: ArticleData | null, metas: PageParts['metas'], seen: ArticleText | null): boolean {
  if (data !== null || metas.has('article:published_time')) return true;
  return /^article$/i.test(metas.get('og:type') ?? '') && (seen?.linked ?? 0) <= MOST_LINKED;
}

/** Absolute addresses of the links of a page, each once, in its order. */
export function linksOf({ html, url }: Pick<Page, 'html' | 'url'>): string[] {
  const parts = pageParts(html);
  const base = baseOf(parts, url);
  return [...new Set(parts.links.flatMap((link) => addressOf(link, base) ?? []))];
}

/** What is seen, unless it is less than the page says that the article is: then the rest is behind a script or a gate. */
function textOf(seen: string, data: ArticleData | null, metas: PageParts['metas']): string {
  const body = plainText(data?.body ?? '');
  if (isLong(seen) && seen.length * 2 >= body.length) return seen;
  const summary = foldedText(plainText(data?.description ?? metas.get('og:description') ?? metas.get('description') ?? ''));
  return [body, seen, summary].reduce((longest, one) => (one.length > longest.length ? one : longest));
}

function isLong(text: string): boolean {
  return text.length >= (HAN.test(text) ? LONG_CHINESE : LONG);
}

/** Some name the page of an author where his name should stand. */
function authorOf(data: ArticleData | null, metas: PageParts['metas'], byline: string | null, url: string): Article['author'] {
  const [first] = data?.authors ?? [];
  if (first) return { name: nameOf(first.name), url: first.url === null ? null : addressOf(first.url, url) };
  const said = [...NAMES.split(' ').map((name) => metas.get(name)), byline ?? undefined];
  const name = said.find((one) => one !== undefined && one.trim() !== '' && !/^\s*(?:https?:\/\/|www\.)/i.test(one));
  return name === undefined ? null : { name: nameOf(name), url: null };
}

function nameOf(written: string): string {
  return plainTitle(written)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:by|撰文|記者|文)\s*[:：\s]\s*/i, '');
}

function datesOf({ metas, times }: PageParts, data: ArticleData | null): string[] {
  return [data?.published, ...DATES.split(' ').map((name) => metas.get(name)), ...times].flatMap((text) => text ?? []);
}

/** The first that is a date and not one to come. */
function publishedAt(said: readonly string[], now: Date, timezone: string): Date | null {
  for (const text of said) {
    const date = feedDate(text, timezone);
    if (date && date >= EARLIEST && date <= latestBelieved(now)) return date;
  }
  return null;
}

function baseOf({ base }: PageParts, url: string): string {
  return (base === null ? null : addressOf(base, url)) ?? url;
}

function addressOf(href: string, base: string): string | null {
  const url = URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
