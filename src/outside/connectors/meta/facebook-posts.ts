/** Posts of Facebook pages and their comments as posts of ours (Graph API reference: page feed, post, comment). */
import { z } from 'zod';
import type { Reaction } from '../../../contract/reactions.ts';
import { apiId } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { Judged } from '../found-posts.ts';

const from = z.object({ id: apiId, name: z.string().optional() }).optional().catch(undefined);
const summary = z
  .object({ summary: z.object({ total_count: z.unknown() }).optional() })
  .optional()
  .catch(undefined);

/** Our names of reactions, by those that the answer is asked to give them. */
const REACTIONS = {
  like: 'likes',
  love: 'loves',
  haha: 'hahas',
  angry: 'angrys',
  wow: 'wows',
  sad: 'sads',
} as const satisfies Record<string, Reaction>;
type Given = keyof typeof REACTIONS;
const GIVEN = Object.keys(REACTIONS) as Given[];

export const facebookPost = z.object({
  id: apiId,
  message: z.string().optional(),
  created_time: z.string().optional(),
  permalink_url: z.string().optional(),
  from,
  shares: z.object({ count: z.unknown() }).optional().catch(undefined),
  comments: summary,
  reactions: summary,
  like: summary,
  love: summary,
  haha: summary,
  angry: summary,
  wow: summary,
  sad: summary,
});
export type FacebookPost = z.infer<typeof facebookPost>;

export const facebookComment = z.object({
  id: apiId,
  message: z.string().optional(),
  created_time: z.string().optional(),
  permalink_url: z.string().optional(),
  from,
  like_count: z.unknown().optional(),
  comment_count: z.unknown().optional(),
  parent: z.object({ id: apiId }).optional().catch(undefined),
});
export type FacebookComment = z.infer<typeof facebookComment>;

export const POST_FIELDS = [
  'id,message,created_time,permalink_url,from,shares',
  'comments.limit(0).summary(true).filter(stream)',
  'reactions.limit(0).summary(total_count)',
  ...GIVEN.map((name) => `reactions.type(${name.toUpperCase()}).limit(0).summary(total_count).as(${name})`),
].join(',');
export const COMMENT_FIELDS = 'id,message,created_time,permalink_url,from,like_count,comment_count,parent{id}';

export function ofFacebook(post: FacebookPost, channel: string | null): Judged {
  const published = apiInstant(post.created_time);
  if (published === null) return 'without a time';
  if (!post.message) return 'without text';
  return {
    media_type: 'facebook',
    id: post.id,
    published_at: published,
    ...personOf(post.from),
    content: post.message,
    url: post.permalink_url ?? null,
    channel: post.from?.name ?? channel,
    kind: 'post',
    thread_id: post.id,
    // All reactions, as everywhere here: which they are stands beside it. Where they are not counted together, the likes by themselves.
    likes: counted(post.reactions?.summary?.total_count) ?? counted(post.like?.summary?.total_count),
    comments: commentsOf(post),
    // A post that nobody has shared has no such field.
    shares: post.shares ? counted(post.shares.count) : null,
    reactions: reactionsOf(post),
    data_source: 'mw',
  };
}

export function commentsOf({ comments }: Pick<FacebookPost, 'comments'>): number | null {
  return counted(comments?.summary?.total_count);
}

/** null where none of them is counted. */
function reactionsOf(post: FacebookPost): Partial<Record<Reaction, number>> | null {
  const known = GIVEN.flatMap((name) => {
    const count = counted(post[name]?.summary?.total_count);
    return count === null ? [] : [[REACTIONS[name], count] as const];
  });
  return known.length === 0 ? null : Object.fromEntries(known);
}

export function ofFacebookComment(comment: FacebookComment, post: string): Judged {
  const published = apiInstant(comment.created_time);
  if (published === null) return 'without a time';
  if (!comment.message) return 'without text';
  return {
    media_type: 'facebook',
    id: comment.id,
    published_at: published,
    ...personOf(comment.from),
    content: comment.message,
    url: comment.permalink_url ?? null,
    kind: 'comment',
    parent_id: comment.parent?.id ?? post,
    thread_id: post,
    likes: counted(comment.like_count),
    comments: counted(comment.comment_count),
    data_source: 'mw',
  };
}

/** Who writes below a post is shown to few keys. */
function personOf(person: FacebookPost['from']) {
  return { author: person?.id ?? null, author_name: person?.name ?? null };
}
