/**
 * New videos of YouTube for a query, what has become of those found before, and what is said below them. One reading is a search or
 * two (of 100 a day), a unit for each fifty videos, and some units for comments: those of videos that have more of them than before.
 */
import { z } from 'zod';
import { apiId, pageToken } from '../api-id.ts';
import { FoundPosts } from '../found-posts.ts';
import { googleReasons } from '../google-refusal.ts';
import { readPages } from '../later-pages.ts';
import { parsedJson } from '../parsed-json.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { type FailureKind, SourceFailure } from '../source-failure.ts';
import { askYouTube, YOUTUBE, type YouTubeKey } from './ask-youtube.ts';
import { type CommentsCursor, commentsCursor, NO_COMMENTS, readComments } from './read-comments.ts';
import { lookedUp, MOST_VIDEOS } from './refresh-videos.ts';
import { commentsOf, foundVideo, ofFound, ofVideo, searchList } from './youtube-videos.ts';

export interface YouTubeSearch extends YouTubeKey {
  /** `|` is OR, `-` is NOT. */
  query: string;
  /** Of ISO 639-1, or `zh-Hant`, `zh-Hans`: what is preferred. */
  language?: string | undefined;
  /** Of ISO 3166-1: where videos can be seen. */
  region?: string | undefined;
}

const time = z.iso.datetime();
/** A video that is followed: how many comments it had, and which of them are known. */
const followed = z.object({ id: apiId, comments: z.number().int().nonnegative(), cursor: commentsCursor });
type Followed = z.infer<typeof followed>;

/** Newer ones take the place of older ones. */
const MOST_FOLLOWED = 100;
export const youTubeCursor = z.object({
  /** The newest video that was found. */
  known: time.nullable(),
  /** Where a search goes on that has stopped, and what will be known then. */
  rest: z.object({ token: pageToken, after: time.nullable(), newest: time.nullable() }).nullable(),
  videos: z.array(followed).max(MOST_FOLLOWED),
});
export type YouTubeCursor = z.infer<typeof youTubeCursor>;

const PAGES = 2;
const PAGE = '50';
/** Videos whose comments are read at once. */
const TALKED_ABOUT = 10;
/** A video is found some time after it was published: the search looks a little behind what is known. */
const OVERLAP_MS = 6 * 60 * 60_000;

/** @throws SourceFailure */
export async function searchYouTube(
  reader: KeyedReader,
  search: YouTubeSearch,
  cursor: YouTubeCursor = { known: null, rest: null, videos: [] },
): Promise<Reading<YouTubeCursor>> {
  const found = new FoundPosts(new URL(search.base ?? YOUTUBE).host);
  const searched = await newVideos(reader, search, cursor, found);
  const before = new Map(cursor.videos.map((video) => [video.id, video]));
  const ids = [...new Set([...searched.ids, ...before.keys()])].slice(0, MOST_VIDEOS);
  const { videos, stopped } = await followUp(reader, search, ids, before, found);
  const { known, rest } = searched;
  const cursorNow = { known, rest, videos: videos.slice(0, MOST_FOLLOWED) };
  // Comments that are left are read by the next searches; to search sooner for their sake would cost those of others.
  return found.reading(null, cursorNow, rest === null, searched.stopped ?? stopped);
}

async function newVideos(reader: KeyedReader, search: YouTubeSearch, { known, rest }: YouTubeCursor, found: FoundPosts) {
  const after = rest
    ? rest.after
    : known && new Date(Math.min(Date.parse(known), reader.now().getTime()) - OVERLAP_MS).toISOString();
  const ids: string[] = [];
  let newest = rest?.newest ?? known;
  const most = known === null && !rest ? 1 : PAGES;
  const { next, stopped } = await readPages<string | null>(rest?.token ?? null, most, async (token) => {
    const { items, nextPageToken } = await pageOf(reader, search, after, token);
    for (const item of found.readable(items, foundVideo)) {
      const post = ofFound(item);
      if (!found.add(post) || typeof post === 'string') continue;
      ids.push(post.id);
      if (newest === null || post.published_at > newest) newest = post.published_at;
    }
    return { next: nextPageToken ?? null };
  });
  // The first time the newest page is enough: what is older was there before anybody followed the query.
  const isWhole = next === null || (known === null && !rest);
  return { ids, known: isWhole ? newest : known, rest: isWhole ? null : { token: next, after, newest }, stopped };
}

async function pageOf(
  reader: KeyedReader,
  search: YouTubeSearch,
  after: string | null,
  token: string | null,
): Promise<z.infer<typeof searchList>> {
  const parameters = {
    part: 'snippet',
    type: 'video',
    order: 'date',
    maxResults: PAGE,
    q: search.query,
    relevanceLanguage: search.language,
    regionCode: search.region,
    publishedAfter: after ?? undefined,
    pageToken: token ?? undefined,
  };
  try {
    return await askYouTube(reader, search, { method: 'search', parameters, shape: searchList });
  } catch (error) {
    const reasons = error instanceof SourceFailure ? googleReasons(parsedJson(error.answer?.text ?? '')) : [];
    if (token === null || !reasons.includes('invalidPageToken')) throw error;
    return pageOf(reader, search, after, null);
  }
}

/** What was found is kept where no more is to be had. That the units are spent says nothing of searches, which are counted apart. */
async function followUp(
  reader: KeyedReader,
  search: YouTubeSearch,
  ids: readonly string[],
  before: ReadonlyMap<string, Followed>,
  found: FoundPosts,
): Promise<{ videos: Followed[]; stopped: SourceFailure | null }> {
  const videos = new Map(ids.map((id) => [id, before.get(id) ?? { id, comments: 0, cursor: NO_COMMENTS }]));
  const state = () => [...videos.values()];
  try {
    const now = await lookedUp(reader, search, ids, found);
    for (const video of now) found.add(ofVideo(video));
    const counts = new Map(now.map((video) => [video.id, commentsOf(video)]));
    const grownBy = ({ id, comments }: Followed) => (counts.get(id) ?? 0) - comments;
    // Where most is new: so that none waits for ever behind others.
    const talked = state()
      .filter((one) => grownBy(one) > 0 || one.cursor.rest !== null)
      .sort((one, other) => grownBy(other) - grownBy(one));
    for (const { id, cursor } of talked.slice(0, TALKED_ABOUT)) {
      const comments = counts.get(id) ?? 0;
      const below = await readBelow(reader, search, { id, cursor }, found);
      videos.set(id, { id, comments, cursor: below.cursor });
      if (below.stopped) throw below.stopped;
    }
    return { videos: state(), stopped: null };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { videos: state(), stopped: error.kind === 'out-of-budget' ? null : error };
  }
}

/** Comments that are not for everybody are those of one video, and keep nobody from those of the others. */
const REFUSED: ReadonlySet<FailureKind> = new Set(['unauthorised', 'blocked', 'bad-query', 'unreadable']);

async function readBelow(
  reader: KeyedReader,
  { key, base }: YouTubeKey,
  { id: videoId, cursor }: Pick<Followed, 'id' | 'cursor'>,
  found: FoundPosts,
): Promise<{ cursor: CommentsCursor; stopped: SourceFailure | null }> {
  try {
    const reading = await readComments(reader, { key, base, videoId }, cursor);
    for (const post of reading.posts) found.add(post);
    for (const { reason, count } of reading.leftOut) found.leaveOut(reason, count);
    const { stopped = null } = reading;
    if (stopped && REFUSED.has(stopped.kind)) throw stopped;
    return { cursor: reading.cursor, stopped };
  } catch (error) {
    if (!(error instanceof SourceFailure) || !REFUSED.has(error.kind)) throw error;
    found.leaveOut('videos whose comments may not be read');
    return { cursor: { ...cursor, rest: null }, stopped: null };
  }
}
