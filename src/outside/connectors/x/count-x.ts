/** How many posts of the last seven days there are, by the hour (GET /2/tweets/counts/recent): half a cent, before posts are paid for. */
import { z } from 'zod';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { KeyedReader } from '../reading.ts';
import { askX, X_PRICES, type XKey } from './ask-x.ts';
import { withoutReposts } from './search-x.ts';

export interface XCounts {
  /** Oldest first; the first and the last are parts of an hour. */
  hours: { start: string; end: string; posts: number }[];
  total: number;
}

/** Seven days, the first and last hour in parts. */
const HOURS = 7 * 24 + 2;

const hour = z
  .object({ start: z.unknown(), end: z.unknown(), tweet_count: z.unknown().optional(), post_count: z.unknown().optional() })
  .transform(({ start, end, tweet_count, post_count }, context) => {
    const read = { start: apiInstant(start), end: apiInstant(end), posts: counted(tweet_count ?? post_count) };
    if (read.start !== null && read.end !== null && read.posts !== null)
      return { start: read.start, end: read.end, posts: read.posts };
    context.addIssue('no count of a time');
    return z.NEVER;
  });
const counts = z.object({
  data: z
    .array(hour)
    .max(2 * HOURS)
    .default([]),
});

/** `query` as for `searchX`, and counted as that reads it: without reposts. @throws SourceFailure */
export async function countX(reader: KeyedReader, key: XKey, query: string): Promise<XCounts> {
  const { answer } = await askX(reader, key, {
    path: '/2/tweets/counts/recent',
    parameters: { query: withoutReposts(query), granularity: 'hour' },
    bucket: 'counts',
    most: { calls: 1, microdollars: X_PRICES.counts },
    shape: counts,
  });
  return { hours: answer.data, total: answer.data.reduce((sum, { posts }) => sum + posts, 0) };
}
