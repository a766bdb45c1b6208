/**
 * The posts of a Facebook page and what is said below them. Its newest page is read each time, for the figures of the newest posts;
 * comments are read of those posts that have more of them than before.
 */
import { z } from 'zod';
import { apiId } from '../api-id.ts';
import { FoundPosts } from '../found-posts.ts';
import { readPages } from '../later-pages.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { type FailureKind, SourceFailure } from '../source-failure.ts';
import { askGraph, checkedName, GRAPH, type GraphKey } from './ask-graph.ts';
import {
  COMMENT_FIELDS,
  commentsOf,
  facebookComment,
  facebookPost,
  ofFacebook,
  ofFacebookComment,
  POST_FIELDS,
} from './facebook-posts.ts';
import { graphList, nextPlace, place } from './graph-pages.ts';

export interface FacebookPage extends GraphKey {
  /** Its number, or its name in its address. */
  page: string;
  /** What it is called here; null: as it calls itself. */
  channel?: string | null | undefined;
}

const time = z.iso.datetime();
/** Posts whose comments are counted. */
const MOST_FOLLOWED = 100;
export const facebookCursor = z.object({
  /** All posts up to this time have been read. */
  known: time.nullable(),
  /** Where a reading goes on that has stopped on its way back, and what will be known then. */
  rest: z.object({ place, newest: time.nullable() }).nullable(),
  /** Of the newest posts: how many comments each had when they were last read. */
  posts: z.array(z.object({ id: apiId, comments: z.number().int().nonnegative() })).max(MOST_FOLLOWED),
});
type Place = z.infer<typeof place>;
export type FacebookCursor = z.infer<typeof facebookCursor>;

const PAGES = 4;
/** Each post is asked for eight counts: Meta refuses larger pages as too much data. */
const POSTS = '25';
/** Posts whose comments are read at once, a page of each. */
const TALKED_ABOUT = 10;
const COMMENTS = '100';

/** @throws SourceFailure */
export async function readFacebookPage(
  reader: KeyedReader,
  followed: FacebookPage,
  cursor: FacebookCursor = { known: null, rest: null, posts: [] },
): Promise<Reading<FacebookCursor>> {
  const found = new FoundPosts(new URL(followed.base ?? GRAPH).host);
  const newest = await newestPosts(reader, followed, cursor, found);
  const before = new Map(cursor.posts.map(({ id, comments }) => [id, comments]));
  const talked = [...newest.comments]
    .map(([id, comments]) => [id, comments - (before.get(id) ?? 0)] as const)
    .filter(([, more]) => more > 0)
    // Where most is new: so that none waits for ever behind others.
    .sort(([, one], [, other]) => other - one);
  const below = newest.stopped ? NONE_READ : await commentsOfPosts(reader, followed, talked, found);
  const counts = new Map(
    [...newest.comments].map(([id, comments]) => [id, below.read.has(id) ? comments : Math.min(comments, before.get(id) ?? 0)]),
  );
  for (const [id, comments] of before) if (!counts.has(id)) counts.set(id, comments);
  const posts = [...counts].map(([id, comments]) => ({ id, comments })).slice(0, MOST_FOLLOWED);
  const { known, rest, beginsAnew, stopped } = newest;
  const isWhole = rest === null && !beginsAnew && below.read.size === talked.length;
  return found.reading(followed.channel ?? null, { known, rest, posts }, isWhole, stopped ?? below.stopped);
}

/** The newest page, then on from where a reading has stopped, or back to what is known. */
async function newestPosts(reader: KeyedReader, followed: FacebookPage, { known, rest }: FacebookCursor, found: FoundPosts) {
  const comments = new Map<string, number>();
  let newest = known;
  const pageAt = async (at: Place) => {
    const { answer, stopped } = await askGraph(reader, followed, {
      path: [checkedName(followed.page, 'a page of Facebook'), 'published_posts'],
      parameters: { fields: POST_FIELDS, limit: POSTS, ...at },
      shape: graphList,
    });
    let oldest: string | null = null;
    for (const post of found.readable(answer.data, facebookPost)) {
      const ours = ofFacebook(post, followed.channel ?? null);
      found.add(ours);
      comments.set(post.id, commentsOf(post) ?? 0);
      if (typeof ours === 'string') continue;
      if (newest === null || ours.published_at > newest) newest = ours.published_at;
      if (oldest === null || ours.published_at < oldest) oldest = ours.published_at;
    }
    const isKnown = known !== null && oldest !== null && oldest <= known;
    return { next: isKnown ? null : nextPlace(answer), stopped };
  };
  const isFirst = known === null && !rest;
  const further = await readPages<Place>({}, isFirst || rest ? 1 : PAGES, pageAt);
  const state = (left: Place | null, end: string | null, stopped: SourceFailure | null) => ({
    comments,
    known: left ? known : end,
    rest: left ? { place: left, newest: end } : null,
    beginsAnew: false,
    stopped,
  });
  // The first time the newest page is enough: what is older was there before anybody followed it.
  if (!rest) return state(isFirst ? null : further.next, newest, further.stopped);
  // What came since then is read first; should it be more than a page, the posts between are found by the next reading.
  if (further.stopped) return state(rest.place, rest.newest, further.stopped);
  try {
    const older = await readPages(rest.place, PAGES - 1, pageAt);
    return state(older.next, rest.newest, older.stopped);
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    // What the place stood behind may be deleted: then the way back begins anew.
    return error.kind === 'bad-query' ? { ...state(null, known, null), beginsAnew: true } : state(rest.place, rest.newest, error);
  }
}

/** What the next reading will not change, and what keeps nobody from the comments of other posts. */
const REFUSED: ReadonlySet<FailureKind> = new Set(['unauthorised', 'blocked', 'bad-query', 'unreadable']);

interface CommentsRead {
  /** Of which posts. */
  read: ReadonlySet<string>;
  stopped: SourceFailure | null;
}

const NONE_READ: CommentsRead = { read: new Set(), stopped: null };

/** What is left the next reading reads. */
async function commentsOfPosts(
  reader: KeyedReader,
  followed: FacebookPage,
  talked: readonly (readonly [post: string, more: number])[],
  found: FoundPosts,
): Promise<CommentsRead> {
  const read = new Set<string>();
  for (const [post, more] of talked.slice(0, TALKED_ABOUT)) {
    try {
      const { answer, stopped } = await askGraph(reader, followed, {
        path: [post, 'comments'],
        parameters: { fields: COMMENT_FIELDS, filter: 'stream', order: 'reverse_chronological', limit: COMMENTS },
        shape: graphList,
      });
      for (const comment of found.readable(answer.data, facebookComment)) found.add(ofFacebookComment(comment, post));
      if (nextPlace(answer)) found.leaveOut('comments beyond the newest hundred of a post', more - answer.data.length);
      read.add(post);
      if (stopped) return { read, stopped };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (!REFUSED.has(error.kind)) return { read, stopped: error };
      found.leaveOut('posts whose comments this key may not read');
      read.add(post);
    }
  }
  return { read, stopped: null };
}
