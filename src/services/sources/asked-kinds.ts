/** How each kind of source is asked that is asked with the keywords of topics: in which language, and how an answer is read. */
import type { MediaType } from '../../contract/media-types.ts';
import type { AskedKind } from '../../contract/sources.ts';
import type { Dialect } from '../../engine/asking/dialect.ts';
import { GDELT_SEARCH } from '../../engine/asking/gdelt-search.ts';
import { BRAVE_SEARCH, GOOGLE_SEARCH } from '../../engine/asking/web-search.ts';
import { xSearch } from '../../engine/asking/x-search.ts';
import { YOUTUBE_SEARCH } from '../../engine/asking/youtube-search.ts';
import { type ApiKeys, keyOf } from '../../outside/connectors/api-keys.ts';
import { gdeltCursor, readGdelt } from '../../outside/connectors/gdelt/read-gdelt.ts';
import type { Reading } from '../../outside/connectors/reading.ts';
import { braveSearch } from '../../outside/connectors/web-search/brave.ts';
import { googleSearch } from '../../outside/connectors/web-search/google.ts';
import { readWebSearch, webSearchCursor } from '../../outside/connectors/web-search/read-web-search.ts';
import { searchX, X_QUERY_LENGTH, xCursor } from '../../outside/connectors/x/search-x.ts';
import { mostCost } from '../../outside/connectors/x/x-answer.ts';
import { searchYouTube, youTubeCursor } from '../../outside/connectors/youtube/search-youtube.ts';
import type { SourceAsking } from './followed-kinds.ts';
import { readFrom } from './kept-cursor.ts';

/** One query of several. `asking.cursor` is that of the query. */
export interface QueryAsking extends SourceAsking {
  query: string;
  /** How far back a query goes that is asked for the first time. */
  from: Date;
  /** Millionths of a dollar that are left; null where money is no matter. */
  moneyLeft: number | null;
}

export interface Asked {
  dialect: Dialect;
  /** Without which it lets nobody in. */
  keys: readonly (keyof ApiKeys)[];
  /** What its posts may be: topics that want none of these do not ask. */
  mediaTypes: readonly MediaType[];
  /** Between two questions; absent: as with others. */
  pauseMs?: number;
  /** @throws SourceFailure */
  ask(asking: QueryAsking): Promise<Reading<string>>;
}

/** What of a day's money one page may set aside: others want to be asked for too. */
const SHARE_OF_A_PAGE = 0.25;

export const ASKED: Readonly<Record<AskedKind, Asked>> = {
  x: {
    dialect: xSearch(X_QUERY_LENGTH),
    keys: ['X_BEARER_TOKEN'],
    mediaTypes: ['x', 'twitter'],
    ask: ({ reader, source, keys, cursor, query, from, moneyLeft }) => {
      const media = source.mediaType === 'twitter' ? 'twitter' : 'x';
      const atOnce = moneyLeft === null ? undefined : (SHARE_OF_A_PAGE * moneyLeft) / mostCost(1).microdollars;
      const search = { bearer: keyOf(keys, 'X_BEARER_TOKEN'), query, media, from, atOnce } as const;
      return readFrom(xCursor, cursor, (known) => searchX(reader, search, known));
    },
  },
  youtube: {
    dialect: YOUTUBE_SEARCH,
    keys: ['YOUTUBE_API_KEY'],
    mediaTypes: ['youtube'],
    ask: ({ reader, keys, cursor, query }) =>
      readFrom(youTubeCursor, cursor, (known) => searchYouTube(reader, { key: keyOf(keys, 'YOUTUBE_API_KEY'), query }, known)),
  },
  google: {
    dialect: GOOGLE_SEARCH,
    keys: ['GOOGLE_SEARCH_KEY', 'GOOGLE_SEARCH_ENGINE'],
    mediaTypes: ['website', 'news'],
    ask: ({ reader, keys, cursor, query }) => {
      const provider = googleSearch({ key: keyOf(keys, 'GOOGLE_SEARCH_KEY'), engine: keyOf(keys, 'GOOGLE_SEARCH_ENGINE') });
      return readFrom(webSearchCursor, cursor, (known) => readWebSearch(reader, provider, { query }, known));
    },
  },
  brave: {
    dialect: BRAVE_SEARCH,
    keys: ['BRAVE_SEARCH_KEY'],
    mediaTypes: ['website', 'news'],
    pauseMs: 1100,
    ask: ({ reader, keys, cursor, query }) => {
      const provider = braveSearch({ key: keyOf(keys, 'BRAVE_SEARCH_KEY'), kind: 'web' });
      return readFrom(webSearchCursor, cursor, (known) => readWebSearch(reader, provider, { query }, known));
    },
  },
  gdelt: {
    dialect: GDELT_SEARCH,
    keys: [],
    mediaTypes: ['news'],
    // "One request every 5 seconds", as its refusal says.
    pauseMs: 5500,
    ask: ({ reader, cursor, query }) => readFrom(gdeltCursor, cursor, (known) => readGdelt(reader, { query }, known)),
  },
};
