/**
 * Posts of X as posts of ours. X calls them tweets or posts, by the vocabulary it was asked in; both are read.
 * Reposts ("RT @…") are left out: each would cost as much as a post, its text is a cut copy, and it is counted already in the shares
 * of the original. Quotes and answers say something of their own and are posts.
 */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { apiId } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { Judged } from '../found-posts.ts';

export const postId = z.string().regex(/^\d{1,20}$/);
const reference = z.object({ type: z.string(), id: postId });
const link = z.object({ url: z.string(), expanded_url: z.string().optional() });
const entities = z
  .object({ urls: z.array(link).optional().catch(undefined) })
  .optional()
  .catch(undefined);
const note = z.object({ text: z.string(), entities }).optional().catch(undefined);
const references = z.array(reference).optional().catch(undefined);
/** What counts are is decided by `counted`: a count that is none spoils no post. */
const metrics = z.record(z.string(), z.unknown()).optional().catch(undefined);

export const xPost = z.object({
  id: postId,
  text: z.string(),
  author_id: postId.optional().catch(undefined),
  created_at: z.string().optional(),
  conversation_id: postId.optional().catch(undefined),
  lang: z.string().optional(),
  public_metrics: metrics,
  entities,
  note_tweet: note,
  note_post: note,
  referenced_tweets: references,
  referenced_posts: references,
});
export type XPost = z.infer<typeof xPost>;

const xUser = z.object({
  id: z.string(),
  username: apiId,
  name: z.string().optional(),
  public_metrics: metrics,
});
export type XUser = z.infer<typeof xUser>;

/** Of `includes`: those that can be read, by id. */
export function usersById(users: readonly unknown[]): Map<string, XUser> {
  const read = users.map((user) => xUser.safeParse(user).data).filter((user) => user !== undefined);
  return new Map(read.map((user) => [user.id, user]));
}

/** Indonesian, Hebrew and Yiddish under the names they had before 1989. */
const OLD_NAMES: Readonly<Record<string, string>> = { in: 'id', iw: 'he', ji: 'yi' };

export function ofX(post: XPost, users: ReadonlyMap<string, XUser>, media: 'x' | 'twitter'): Judged {
  const published = apiInstant(post.created_at);
  const referenced = post.referenced_tweets ?? post.referenced_posts ?? [];
  const long = post.note_tweet ?? post.note_post;
  if (referenced.some(({ type }) => type === 'retweeted' || type === 'reposted') || /^RT @\w{1,20}:/.test(post.text)) {
    return 'reposts: they count as shares of what they repeat';
  }
  if (published === null) return 'without a time';
  const user = users.get(post.author_id ?? '');
  const parent = referenced.find(({ type }) => type === 'replied_to')?.id ?? null;
  const isAnswer = parent !== null || (post.conversation_id !== undefined && post.conversation_id !== post.id);
  return {
    media_type: media,
    id: post.id,
    published_at: published,
    ...authorOf(user, post.author_id),
    content: shown(long?.text ?? post.text, [...(long?.entities?.urls ?? []), ...(post.entities?.urls ?? [])]),
    url: `https://x.com/${user ? encodeURIComponent(user.username) : 'i'}/status/${post.id}`,
    kind: isAnswer ? 'comment' : 'post',
    parent_id: parent,
    thread_id: post.conversation_id ?? null,
    ...countsOf(post.public_metrics ?? {}),
    lang: OLD_NAMES[post.lang ?? ''] ?? post.lang ?? null,
    data_source: 'mw',
  };
}

/** Where X does not show who it was, the number of the account is all that is known. */
function authorOf(user: XUser | undefined, id: string | undefined): Partial<ImportedPost> {
  if (!user) return { author: id ?? null };
  return {
    author: user.username,
    author_name: user.name || user.username,
    author_followers: counted(user.public_metrics?.['followers_count']),
    author_url: `https://x.com/${encodeURIComponent(user.username)}`,
  };
}

/** A quote passes a post on as a repost does. */
function countsOf(counts: Readonly<Record<string, unknown>>): Partial<ImportedPost> {
  const reposts = counted(counts['retweet_count'] ?? counts['repost_count']);
  return {
    likes: counted(counts['like_count']),
    comments: counted(counts['reply_count']),
    shares: reposts === null ? null : reposts + (counted(counts['quote_count']) ?? 0),
    views: counted(counts['impression_count']),
  };
}

const ESCAPED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** X escapes these three, and writes addresses as t.co; where they lead is what a reader sees and what sites are known by. */
function shown(text: string, links: readonly z.infer<typeof link>[]): string {
  const leads = new Map(links.map(({ url, expanded_url }) => [url, expanded_url]));
  return text
    .replace(/&(?:lt|gt|amp);/g, (sign) => ESCAPED[sign] ?? sign)
    .replace(/https:\/\/t\.co\/\w+/g, (url) => leads.get(url) ?? url);
}
