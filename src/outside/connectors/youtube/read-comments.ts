/** What is said below a video (commentThreads.list, newest first): page by page back to what is known. */
import { z } from 'zod';
import { pageToken } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { FoundPosts } from '../found-posts.ts';
import { googleReasons } from '../google-refusal.ts';
import { readPages } from '../later-pages.ts';
import { parsedJson } from '../parsed-json.ts';
import type { KeyedReader, Reading } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { askYouTube, YOUTUBE, type YouTubeKey } from './ask-youtube.ts';
import { commentThread, ofThread, threadList } from './youtube-comments.ts';

const PAGES = 3;
const PAGE = '100';
const time = z.iso.datetime();

export const commentsCursor = z.object({
  /** All comments up to this time have been read. */
  known: time.nullable(),
  rest: z.object({ token: pageToken, newest: time.nullable() }).nullable(),
});
export type CommentsCursor = z.infer<typeof commentsCursor>;
export const NO_COMMENTS: CommentsCursor = { known: null, rest: null };

/** Reasons why there is nothing to be read, which are no failures: of a video without comments, and of one that is gone. */
const NONE = new Set(['commentsDisabled', 'videoNotFound']);

/** A unit of the quota for each hundred. Answers to older comments are read with the comment only. @throws SourceFailure */
export async function readComments(
  reader: KeyedReader,
  { videoId, ...key }: YouTubeKey & { videoId: string },
  { known, rest }: CommentsCursor = NO_COMMENTS,
): Promise<Reading<CommentsCursor>> {
  const found = new FoundPosts(new URL(key.base ?? YOUTUBE).host);
  let newest = rest?.newest ?? known;
  const { next, stopped } = await readPages<string | null>(rest?.token ?? null, PAGES, async (token) => {
    const { items, nextPageToken } = await pageOf(reader, key, videoId, token);
    let isKnown = items.length > 0;
    for (const thread of found.readable(items, commentThread)) {
      const { posts, missing } = ofThread(thread, videoId);
      for (const post of posts) found.add(post);
      found.leaveOut('answers beyond those that come with a comment', missing);
      const published = apiInstant(thread.snippet.topLevelComment.snippet.publishedAt);
      if (published === null || known === null || published > known) isKnown = false;
      if (published !== null && (newest === null || published > newest)) newest = published;
    }
    return { next: isKnown ? null : (nextPageToken ?? null) };
  });
  // The first time the newest are enough, as of all that was there before anybody followed it.
  if (next === null || (known === null && !rest)) return found.reading(null, { known: newest, rest: null }, true, stopped);
  return found.reading(null, { known, rest: { token: next, newest } }, false, stopped);
}

async function pageOf(
  reader: KeyedReader,
  key: YouTubeKey,
  videoId: string,
  token: string | null,
): Promise<z.infer<typeof threadList>> {
  const parameters = { part: 'snippet,replies', videoId, order: 'time', maxResults: PAGE, textFormat: 'plainText' };
  try {
    const asked = { ...parameters, pageToken: token ?? undefined };
    return await askYouTube(reader, key, { method: 'commentThreads', parameters: asked, shape: threadList });
  } catch (error) {
    const reasons = error instanceof SourceFailure ? googleReasons(parsedJson(error.answer?.text ?? '')) : [];
    if (reasons.some((reason) => NONE.has(reason))) return { items: [] };
    // A page that is no longer there: the way back begins anew.
    if (token !== null && reasons.includes('invalidPageToken')) return pageOf(reader, key, videoId, null);
    throw error;
  }
}
