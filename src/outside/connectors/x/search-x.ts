/**
 * What has been posted on X since the last time (GET /2/tweets/search/recent: seven days, newest first). The newest id of the first
 * page is where the next reading begins; a reading that stops on its way back goes on with the token of the next page.
 */
import { z } from 'zod';
import { pageToken } from '../api-id.ts';
import { FoundPosts } from '../found-posts.ts';
import { readPages } from '../later-pages.ts';
import { parsedJson } from '../parsed-json.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { askX, refusedParameters, usedUp, X_HOST, type XKey } from './ask-x.ts';
import { costOf, fieldsIn, MOST_POSTS, mostCost, otherVocabulary, take, VOCABULARIES, xAnswer } from './x-answer.ts';
import { postId } from './x-posts.ts';

export interface XSearch extends XKey {
  /** In X's language, without what `withoutReposts` puts around it: at most `X_QUERY_LENGTH` characters. */
  query: string;
  media: 'x' | 'twitter';
  /** How far back the first reading goes, at most seven days; absent: its newest page is enough. */
  from?: Date | undefined;
  /** Posts of a page, 10 to 100: what has to be set aside for a page is as much as all of them cost. Default: 100. */
  atOnce?: number | undefined;
}

const since = z.object({ name: z.enum(['since_id', 'start_time']), value: z.string().max(40) });

export const xCursor = z.object({
  /** In which the API was last understood. */
  vocabulary: z.enum(VOCABULARIES),
  /** All posts up to this id have been read. */
  known: postId.nullable(),
  /** Where a reading goes on that has stopped on its way back, and what will be known then. */
  rest: z.object({ token: pageToken, since: since.nullable(), newest: postId.nullable() }).nullable(),
});
export type XCursor = z.infer<typeof xCursor>;

/** Characters of a query of recent search are 512 (docs.x.com, build a query; self-serve access); what is put around it is part of them. */
export const X_QUERY_LENGTH = 512 - withoutReposts('').length;
/** $1.50 each at most. */
const PAGES = 3;
const FEWEST_POSTS = 10;
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** X refuses what is older than its seven days by its own clock. */
const MARGIN_MS = 10 * 60_000;
/** Ids begin with the milliseconds since this instant (Snowflake). */
const FIRST_ID_MS = 1_288_834_974_657n;
const BELOW_MILLISECONDS = 22n;

/** What one question is: each of these may be asked otherwise once, where X does not take it. */
interface Asked {
  vocabulary: XCursor['vocabulary'];
  since: z.infer<typeof since> | null;
  token: string | null;
  tried: readonly string[];
}

/** @throws SourceFailure */
export async function searchX(
  reader: KeyedReader,
  search: XSearch,
  cursor: XCursor = { vocabulary: 'tweet', known: null, rest: null },
): Promise<Reading<XCursor>> {
  const { known, rest } = cursor;
  const host = new URL(search.base ?? X_HOST).host;
  const found = new FoundPosts(host);
  const begin: Asked = {
    vocabulary: cursor.vocabulary,
    since: rest ? rest.since : sinceOf(known, search.from, reader.now()),
    token: rest?.token ?? null,
    tried: [],
  };
  let newest = rest?.newest ?? null;
  let last = begin;
  const isFirst = begin.since === null && begin.token === null;
  const { next, stopped } = await readPages(begin, isFirst ? 1 : PAGES, async (at) => {
    const { answer, headers, asked } = await pageOf(reader, search, at);
    take(found, answer, search.media);
    // The first page of a way back, which is also that of a way that had to be begun anew.
    if (asked.token === null) newest = answer.meta?.newest_id ?? newest;
    last = asked;
    const following = answer.meta?.next_token;
    return {
      next: following === undefined ? null : { ...asked, token: following },
      stopped: usedUp(headers, host, reader.now()),
    };
  });
  const { vocabulary } = last;
  if (next?.token && !isFirst) {
    const rest = { token: next.token, since: next.since, newest };
    return found.reading(null, { vocabulary, known, rest }, false, stopped);
  }
  return found.reading(null, { vocabulary, known: newest ?? known, rest: null }, true, stopped);
}

/** So that nothing is paid for reposts. AND binds before OR: the whole query stands in parentheses. */
export function withoutReposts(query: string): string {
  return `(${query}) -is:retweet`;
}

/** Where a way back begins: an id older than seven days is refused. */
function sinceOf(known: string | null, from: Date | undefined, now: Date): Asked['since'] {
  const earliest = now.getTime() - WEEK_MS + MARGIN_MS;
  if (known === null) return from ? startTime(Math.max(earliest, from.getTime())) : null;
  const time = Number((BigInt(known) >> BELOW_MILLISECONDS) + FIRST_ID_MS);
  return time > earliest ? { name: 'since_id', value: known } : startTime(earliest);
}

function startTime(time: number): Asked['since'] {
  return { name: 'start_time', value: new Date(time).toISOString() };
}

async function pageOf(reader: KeyedReader, search: XSearch, asked: Asked) {
  const atOnce = Math.min(MOST_POSTS, Math.max(FEWEST_POSTS, Math.floor(search.atOnce ?? MOST_POSTS)));
  try {
    const page = await askX(reader, search, {
      path: '/2/tweets/search/recent',
      parameters: {
        query: withoutReposts(search.query),
        max_results: String(atOnce),
        ...(asked.since && { [asked.since.name]: asked.since.value }),
        ...(asked.token !== null && { next_token: asked.token }),
        ...fieldsIn(asked.vocabulary),
      },
      bucket: 'posts',
      most: mostCost(atOnce),
      costOf,
      shape: xAnswer,
    });
    return { ...page, asked };
  } catch (error) {
    const otherwise = askedOtherwise(error, asked, reader.now());
    if (!otherwise) throw error;
    return pageOf(reader, search, otherwise);
  }
}

/** The same question in the other vocabulary, from a time in place of an id, or from its first page; null where that is not what is refused. */
function askedOtherwise(error: unknown, asked: Asked, now: Date): Asked | null {
  if (!(error instanceof SourceFailure) || error.answer === null) return null;
  const { status, text } = error.answer;
  const refused = refusedParameters({ status, body: parsedJson(text) }).filter((name) => !asked.tried.includes(name));
  if (refused.includes(`${asked.vocabulary}.fields`)) {
    const tried = [...asked.tried, ...VOCABULARIES.map((one) => `${one}.fields`)];
    return { ...asked, vocabulary: otherVocabulary(asked.vocabulary), tried };
  }
  const earliest = startTime(now.getTime() - WEEK_MS + MARGIN_MS);
  if (refused.includes('since_id')) return { ...asked, since: earliest, token: null, tried: [...asked.tried, 'since_id'] };
  if (refused.includes('next_token') && asked.token !== null) {
    return { ...asked, token: null, tried: [...asked.tried, 'next_token'] };
  }
  return null;
}
