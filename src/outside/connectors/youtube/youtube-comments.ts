/** Comments of YouTube as posts of ours. */
import { z } from 'zod';
import { apiId, pageToken } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { Judged } from '../found-posts.ts';
import { foldedText, plainText } from '../plain-text.ts';
import { channelPage } from './youtube-videos.ts';

const comment = z.object({
  id: apiId,
  snippet: z.object({
    publishedAt: z.string(),
    textOriginal: z.string().optional(),
    textDisplay: z.string().optional(),
    authorDisplayName: z.string().optional(),
    authorChannelId: z.object({ value: apiId }).optional().catch(undefined),
    likeCount: z.unknown().optional(),
  }),
});
type Comment = z.infer<typeof comment>;

/** A comment with those of its answers that come with it, at most five. */
export const commentThread = z.object({
  id: apiId,
  snippet: z.object({ videoId: z.string().optional(), topLevelComment: comment, totalReplyCount: z.unknown().optional() }),
  replies: z
    .object({ comments: z.array(comment.nullable().catch(null)) })
    .optional()
    .catch(undefined),
});
export type CommentThread = z.infer<typeof commentThread>;

const LISTED = 100;
export const threadList = z.object({
  nextPageToken: pageToken.optional(),
  items: z.array(z.unknown()).max(4 * LISTED),
});

export interface ThreadPosts {
  posts: Judged[];
  /** Answers that do not come with it. */
  missing: number;
}

export function ofThread(
  { snippet: { topLevelComment: top, totalReplyCount }, replies }: CommentThread,
  videoId: string,
): ThreadPosts {
  const answers = replies?.comments ?? [];
  return {
    posts: [
      ofComment(top, videoId, videoId, counted(totalReplyCount)),
      ...answers.map((answer) => (answer ? ofComment(answer, top.id, videoId, null) : 'not as documented')),
    ],
    missing: Math.max(0, (counted(totalReplyCount) ?? 0) - answers.length),
  };
}

function ofComment({ id, snippet }: Comment, parent: string, videoId: string, answers: number | null): Judged {
  const published = apiInstant(snippet.publishedAt);
  if (published === null) return 'without a time';
  const channel = snippet.authorChannelId?.value;
  const at = encodeURIComponent(videoId);
  return {
    media_type: 'youtube',
    id,
    published_at: published,
    author: channel ?? snippet.authorDisplayName ?? null,
    author_name: snippet.authorDisplayName ?? null,
    author_url: channelPage(channel),
    // What was typed is only for who typed it; what is shown is asked for as text, and comes as HTML where that is not heeded.
    content: snippet.textOriginal === undefined ? plainText(snippet.textDisplay ?? '') : foldedText(snippet.textOriginal),
    url: `https://www.youtube.com/watch?v=${at}&lc=${encodeURIComponent(id)}`,
    kind: 'comment',
    parent_id: parent,
    thread_id: videoId,
    likes: counted(snippet.likeCount),
    comments: answers,
    data_source: 'mw',
  };
}
