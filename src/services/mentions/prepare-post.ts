/** An imported post as the row that is stored: its identity, what is read of its texts, and the figures derived from others. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { authorKey, postId, textHash } from './identity.ts';
import type { TextReader } from './text-reader.ts';

/** `version` is 0 until the post is about to be stored, since it says when that was. */
export function preparePost(post: ImportedPost, demo: boolean, reader: TextReader): PostRow {
  const title = post.title ?? '';
  const content = post.content ?? '';
  const engagement = engagementOf(post);
  const authorName = post.author_name ?? '';
  const author = post.author ?? authorName;
  const domain = domainOf(post.url);
  const texts = { title, content, author_name: authorName, author, media_type: post.media_type, domain };
  const reading = reader.read({ ...texts, language: post.lang, broughtSentiment: post.sentiment });
  return {
    id: postId(post.media_type, post.id),
    native_id: post.id,
    media_type: post.media_type,
    data_source: post.data_source ?? 'mw',
    kind: post.kind ?? 'post',
    published_at: Math.floor(Date.parse(post.published_at) / 1000),
    parent_id: post.parent_id ?? '',
    thread_id: post.thread_id ?? '',
    author,
    author_name: authorName,
    author_key: authorKey(post.media_type, author),
    author_followers: post.author_followers ?? null,
    author_url: post.author_url ?? '',
    title,
    content,
    url: post.url ?? '',
    domain,
    channel: post.channel ?? '',
    ...countsOf(post),
    hotvalue: post.hot_value ?? hotvalueOf(post, engagement),
    engagement,
    demo: demo ? 1 : 0,
    text_hash: textHash(title, content, authorName, author, domain, reading.language),
    ...reading,
    source_language: post.lang ?? '',
    version: 0,
  };
}

function countsOf({ likes = null, dislikes = null, comments = null, shares = null, views = null, reactions }: ImportedPost) {
  return { likes, dislikes, comments, shares, views, reactions: reactions ?? {} };
}

/** Likes, comments and shares, of what is known; null where nothing is. */
function engagementOf({ likes, comments, shares }: ImportedPost): number | null {
  const known = [likes, comments, shares].filter((count) => typeof count === 'number');
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

/** The weight of a like on Instagram against a comment, as the product's specification gives it. */
const INSTAGRAM_LIKE = 0.021978691;

function hotvalueOf({ media_type, likes, comments }: ImportedPost, engagement: number | null): number | null {
  if (media_type !== 'instagram') return engagement;
  if (typeof likes !== 'number' && typeof comments !== 'number') return null;
  return INSTAGRAM_LIKE * (likes ?? 0) + (comments ?? 0);
}

function domainOf(url: string | null | undefined): string {
  if (!url) return '';
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}
