/**
 * News of the world by GDELT's DOC 2.0 API: no key, 250 articles at most and the newest first, titles only. It asks for no more than one
 * question in five seconds: a reading is one question, and what does not fit into its answer is asked for by the next.
 */
import { z } from 'zod';
import { explained, type MeaningOf } from '../call-api.ts';
import { FoundPosts } from '../found-posts.ts';
import { plainText } from '../plain-text.ts';
import type { Reader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { cut, storable } from '../storable-text.ts';
import { gdeltArticle, ofGdelt, seenAt } from './gdelt-articles.ts';
import { tolerantJson } from './tolerant-json.ts';

export interface GdeltSearch {
  /** In GDELT's language. */
  query: string;
  /** Where the API is; default: the live one. */
  base?: string;
}

const time = z.iso.datetime();
export const gdeltCursor = z.object({
  /** All articles seen up to this time have been read. */
  known: time.nullable(),
  /** Those that a full answer left over: seen up to `until`, after which everything is known up to `newest`. */
  rest: z.object({ until: time, newest: time }).nullable(),
});
export type GdeltCursor = z.infer<typeof gdeltCursor>;

const ARTICLES = 250;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The index knows three months. */
const LONGEST_MS = 85 * DAY_MS;
/** Articles are seen in batches of a quarter of an hour, and come into the index some time later. */
const OVERLAP_MS = 45 * MINUTE_MS;
const QUOTED = 120;

/** An empty object where there are none. */
const list = z.object({
  articles: z
    .array(z.unknown())
    .max(4 * ARTICLES)
    .optional(),
});

/** @throws SourceFailure */
export async function readGdelt(
  reader: Reader,
  search: GdeltSearch,
  { known, rest }: GdeltCursor = { known: null, rest: null },
): Promise<Reading<GdeltCursor>> {
  const now = reader.now();
  const begin = known === null ? now.getTime() - DAY_MS : Math.min(Date.parse(known), now.getTime()) - OVERLAP_MS;
  const from = new Date(Math.max(begin, now.getTime() - LONGEST_MS));
  const to = rest ? new Date(rest.until) : now;
  const { articles, host } = await ask(reader, search, from, to);
  const found = new FoundPosts(host);
  const read = found.readable(articles, gdeltArticle);
  for (const article of read) found.add(ofGdelt(article));
  const seen = read
    .map(seenAt)
    .filter((one) => one !== null)
    .sort();
  const newest = rest?.newest ?? seen.at(-1) ?? known;
  const oldest = seen[0];
  // The first time a full answer is enough: what is older was there before anybody followed the query.
  if (known === null || articles.length < ARTICLES || oldest === undefined || newest === null) {
    return found.reading(null, { known: newest, rest: null }, true);
  }
  // A quarter of an hour with more articles than are given at once: what it has besides cannot be asked for.
  const isFull = oldest >= to.toISOString();
  if (isFull) found.leaveOut('times with more articles than are given at once');
  const until = isFull ? new Date(Date.parse(oldest) - MINUTE_MS).toISOString() : oldest;
  if (Date.parse(until) <= from.getTime()) return found.reading(null, { known: newest, rest: null }, true);
  return found.reading(null, { known, rest: { until, newest } }, false);
}

async function ask(reader: Reader, { query, base = 'https://api.gdeltproject.org' }: GdeltSearch, from: Date, to: Date) {
  const url = new URL(`${base}/api/v2/doc/doc`);
  const parameters = {
    query,
    mode: 'artlist',
    format: 'json',
    sort: 'datedesc',
    maxrecords: String(ARTICLES),
    startdatetime: digits(from),
    enddatetime: digits(to),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const { host } = url;
  const headers = { accept: 'application/json' };
  const asked = reader.fetchWeb({ url: url.href, headers, readsErrors: true, signal: reader.signal });
  const { text } = await asked.catch((error: unknown) => {
    throw error instanceof SourceFailure ? explained(error, host, meaningOf, reader.now()) : error;
  });
  const read = list.safeParse(tolerantJson(text));
  if (read.success && (read.data.articles !== undefined || text.trim() === '{}'))
    return { articles: read.data.articles ?? [], host };
  throw notJson(text, host, query, reader.now());
}

/** 20261122021500 */
function digits(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(/\D/g, '');
}

/** Its own words say no time: five seconds are too few for whoever was refused. */
const meaningOf: MeaningOf = ({ status }, now) =>
  status === 429 ? { kind: 'rate-limited', says: 'was asked too often', until: new Date(now.getTime() + MINUTE_MS) } : null;

/** With the status of success it says in words what is wrong with a question, and sometimes that there were too many. */
function notJson(text: string, host: string, query: string, now: Date): SourceFailure {
  const isObject = /^\s*[{[]/.test(text);
  const words = isObject ? '' : plainText(text.slice(0, 10_000)).replaceAll(/\s+/g, ' ').trim();
  if (/limit requests|one every \d+ seconds/i.test(words)) {
    return new SourceFailure('rate-limited', `${host} was asked too often`, new Date(now.getTime() + MINUTE_MS));
  }
  if (words === '') return new SourceFailure('unreadable', `${host} answers in another shape than it documents`);
  const said = repeats(words, query) ? '' : `: ${cut(storable(words), QUOTED)}`;
  return new SourceFailure('bad-query', `${host} does not understand the question${said}`);
}

/** What was asked for stands in no message. */
function repeats(words: string, query: string): boolean {
  const terms = query.toLowerCase().match(/[\p{Letter}\p{Number}]{2,}/gu) ?? [];
  return terms.some((term) => term !== 'or' && words.toLowerCase().includes(term));
}
