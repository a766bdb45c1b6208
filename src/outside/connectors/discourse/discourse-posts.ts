/**
 * The posts of a Discourse forum, from its list of the newest of all topics (`/posts.json`; openapi.json of discourse_api_docs). A post
 * is known by its topic and its number there, since that is how another one says which it answers.
 */
import { z } from 'zod';
import { type ImportedPost, importedPost, POST_LENGTHS } from '../../../contract/posts.ts';
import { plainText } from '../plain-text.ts';
import { cut, storable } from '../storable-text.ts';

const LIKED = 2;
/** Of `post_type`; others are notices of the forum. */
const REGULAR = 1;

const action = z.object({ id: z.number(), count: z.number().optional() });
export const discoursePost = z.object({
  id: z.number().int(),
  topic_id: z.number().int(),
  post_number: z.number().int(),
  reply_to_post_number: z.number().int().nullish(),
  topic_slug: z.string().nullish(),
  topic_title: z.string().nullish(),
  name: z.string().nullish(),
  username: z.string(),
  created_at: z.string(),
  cooked: z.string(),
  post_type: z.number().optional(),
  reply_count: z.number().int().nonnegative().optional(),
  actions_summary: z.array(action).nullish(),
  hidden: z.boolean().nullish(),
  deleted_at: z.string().nullish(),
  user_deleted: z.boolean().nullish(),
});
export type DiscoursePost = z.infer<typeof discoursePost>;

/** Why it is no post of ours; null where it is one. */
export function whyLeftOut({
  post_type: type = REGULAR,
  hidden,
  deleted_at,
  user_deleted,
  created_at,
}: DiscoursePost): string | null {
  if (type !== REGULAR) return 'notices of the forum';
  if (hidden || deleted_at || user_deleted) return 'hidden or deleted there';
  return Number.isNaN(Date.parse(created_at)) ? 'without a time' : null;
}

/** `forum`: its address, without a slash at the end. null for what no post of ours can be. */
export function ofDiscourse(post: DiscoursePost, forum: string): ImportedPost | null {
  const { topic_id: topic, post_number: number, actions_summary: actions } = post;
  const username = storable(post.username);
  const isFirst = number === 1;
  const ours = importedPost.safeParse({
    media_type: 'forum',
    id: idOf(forum, topic, number),
    published_at: new Date(post.created_at).toISOString(),
    // There is an "admin" in every other forum.
    author: `${username} (${place(forum)})`,
    author_name: storable(post.name || username),
    author_url: `${forum}/u/${encodeURIComponent(username)}`,
    // Of its own only where it begins the topic: else every answer would be found by words that it does not say.
    title: isFirst ? cut(storable(post.topic_title ?? ''), POST_LENGTHS.title) : null,
    content: cut(storable(plainText(post.cooked)), POST_LENGTHS.content),
    url: `${forum}/t/${encodeURIComponent(storable(post.topic_slug || '-'))}/${topic}/${number}`,
    kind: isFirst ? 'post' : 'comment',
    parent_id: isFirst ? null : idOf(forum, topic, post.reply_to_post_number ?? 1),
    thread_id: idOf(forum, topic, 1),
    // What nobody has liked has no entry.
    likes: actions ? (actions.find(({ id }) => id === LIKED)?.count ?? 0) : null,
    comments: post.reply_count ?? null,
    data_source: 'mw',
  });
  return ours.data ?? null;
}

function idOf(forum: string, topic: number, number: number): string {
  return `${place(forum)}/t/${topic}/${number}`;
}

function place(forum: string): string {
  return forum.replace(/^https?:\/\//, '');
}
