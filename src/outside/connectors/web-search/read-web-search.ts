/**
 * What a search of the web has come to know since the last time, as posts. A result without a date is of this reading: the search is
 * asked for new pages only, so that it is never one that has been there for years.
 */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { dayInPath } from '../day-in-path.ts';
import { latestBelieved } from '../feed/feed-date.ts';
import { FoundPosts } from '../found-posts.ts';
import { readPages } from '../later-pages.ts';
import { pageId } from '../page-id.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import type { WebResult, WebSearch } from './web-search.ts';

export interface FollowedSearch {
  /** In the language of the provider. */
  query: string;
  /** As the provider names languages; absent: all. */
  language?: string | undefined;
}

export const webSearchCursor = z.object({
  /** When it was last searched. */
  searched: z.iso.datetime().nullable(),
});
export type WebSearchCursor = z.infer<typeof webSearchCursor>;

const DAY_MS = 24 * 60 * 60_000;
/** A search knows a page some time after it was published, and counts in days. */
const OVERLAP_MS = DAY_MS;
const FIRST_MS = 7 * DAY_MS;
const LONGEST_MS = 365 * DAY_MS;

/**
 * Pages cannot be gone on with later: their order changes from one search to the next. So results beyond those that are worth their price
 * are left out, and said to be.
 * @throws SourceFailure
 */
export async function readWebSearch(
  reader: KeyedReader,
  provider: WebSearch,
  { query, language }: FollowedSearch,
  { searched }: WebSearchCursor = { searched: null },
): Promise<Reading<WebSearchCursor>> {
  const now = reader.now();
  const found = new FoundPosts(provider.host);
  const begin = searched === null ? now.getTime() - FIRST_MS : Date.parse(searched) - OVERLAP_MS;
  const since = new Date(Math.min(now.getTime(), Math.max(begin, now.getTime() - LONGEST_MS)));
  const { next, stopped } = await readPages(0, provider.pages, async (page) => {
    const { results, hasMore, stopped: refusal = null } = await provider.search(reader, { query, language, page, since });
    for (const result of results) add(found, result, now);
    return { next: hasMore && results.length > 0 ? page + 1 : null, stopped: refusal };
  });
  // What a refusal kept from being read is searched for again.
  if (next !== null && stopped) return found.reading(null, { searched }, false, stopped);
  if (next !== null) found.leaveOut('searches with more results than are read');
  return found.reading(null, { searched: now.toISOString() }, true, stopped);
}

function add(found: FoundPosts, result: WebResult | string, now: Date): void {
  const read = typeof result === 'string' ? result : webPost(result, now);
  if (typeof read === 'string') found.leaveOut(read);
  else if (read.isDated) found.add(read.post);
  else found.addUndated(read.post);
}

/** A post, or why it is none. One that is not dated is of now. */
export function webPost(result: WebResult, now: Date): { post: ImportedPost; isDated: boolean } | string {
  const { url, title, snippet, published, isNews, site, language } = result;
  const id = pageId(url);
  if (id === null) return 'not of the web';
  if (title === '' && snippet === '') return 'without text';
  // Ahead of time: a date of something else.
  const date = [published, dayInPath(url)].find((one) => one !== null && one <= latestBelieved(now));
  const post: ImportedPost = {
    media_type: isNews ? 'news' : 'website',
    id,
    published_at: (date ?? now).toISOString(),
    title,
    content: snippet,
    url,
    channel: site,
    kind: 'post',
    lang: language,
    data_source: 'gs',
  };
  return { post, isDated: date !== undefined };
}
