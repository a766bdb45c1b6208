/** What a feed has, asked so that it need not be sent where nothing has changed (RFC 9110, 13.1). */
import { z } from 'zod';
import type { MediaType } from '../../../contract/media-types.ts';
import { normalUrl } from '../normal-url.ts';
import type { Reader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { zoneOf } from '../zone-of-host.ts';
import type { Feed } from './feed.ts';
import { feedPosts, type SkipReason } from './feed-posts.ts';
import { parseFeed } from './parse-feed.ts';
import { pushOffer } from './push-offer.ts';

export interface FollowedFeed {
  url: string;
  mediaType: MediaType;
  /** What it is called here; null: as it calls itself. */
  channel: string | null;
}

const LONGEST_HEADER = 16_384;

/** What it said of its state, to be told when it is asked again: headers, which no server makes longer. */
export const feedCursor = z.object({
  etag: z.string().max(LONGEST_HEADER).nullable(),
  lastModified: z.string().max(LONGEST_HEADER).nullable(),
});
export type FeedCursor = z.infer<typeof feedCursor>;

const NEVER: FeedCursor = { etag: null, lastModified: null };
const NOT_MODIFIED = 304;
const REASONS: Record<SkipReason, string> = {
  'no-text': 'without title and text',
  'no-identity': 'nothing to know them by',
  'too-old': 'from before 1990',
  'too-many': 'more than are read at once',
  repeated: 'older ones of the same post',
};

/** A feed gives what it has now; of what came and went between two readings nothing is known. @throws SourceFailure */
export async function readFeed(reader: Reader, feed: FollowedFeed, cursor = NEVER): Promise<Reading<FeedCursor>> {
  const { fetchWeb, now, signal } = reader;
  const headers = conditions(cursor);
  const answer = await fetchWeb({ url: feed.url, headers, signal });
  if (answer.status === NOT_MODIFIED && Object.keys(headers).length === 0) {
    throw new SourceFailure('unreadable', `${new URL(answer.url).host} says that nothing has changed since it was never asked`);
  }
  if (answer.status === NOT_MODIFIED) return { title: null, posts: [], leftOut: [], undated: new Set(), cursor, isWhole: true };
  const cursorNow = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') };
  const parsed = parseFeed(answer.text, zoneOf(feed.url));
  const push = pushOffer(answer.headers.get('link'), parsed, answer.url);
  return { ...postsOf(parsed, feed, answer.url, now()), cursor: cursorNow, push };
}

/** The same of a feed, or a part of it, that was sent to us. @throws SourceFailure */
export function readSentFeed(text: string, feed: FollowedFeed, now: Date): Omit<Reading<never>, 'cursor'> {
  return postsOf(parseFeed(text, zoneOf(feed.url)), feed, feed.url, now);
}

function postsOf(parsed: Feed, feed: FollowedFeed, sourceUrl: string, now: Date): Omit<Reading<never>, 'cursor'> {
  const { mediaType, channel, url: feedUrl } = feed;
  const { posts, undated, skipped } = feedPosts(parsed, { mediaType, channel, now, feedUrl, sourceUrl, normalUrl });
  return {
    title: parsed.title,
    posts: posts.toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at)),
    undated,
    leftOut: skipped.map(({ reason, count }) => ({ reason: REASONS[reason], count })),
    // Of what is more than is read at once the next answer would say the same.
    isWhole: true,
  };
}

function conditions({ etag, lastModified }: FeedCursor): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
}
