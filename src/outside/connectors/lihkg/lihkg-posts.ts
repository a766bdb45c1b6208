/** The posts of a thread of LIHKG as posts that can be imported. One is known by its thread and its number there, since answers name both. */
import { type ImportedPost, importedPost, POST_LENGTHS } from '../../../contract/posts.ts';
import { plainText } from '../plain-text.ts';
import { cut, storable } from '../storable-text.ts';
import type { LihkgPost, LihkgThread } from './lihkg-answers.ts';

/** Of a thread. */
export const PAGE_LENGTH = 25;
const VISIBLE = 1;
const MOST_COUNT = 4_294_967_295;

/** Why it is no post of ours; null where it is one. Many are a face and no word. */
export function whyLeftOut({ status, msg }: LihkgPost): string | null {
  if ((status ?? VISIBLE) !== VISIBLE) return 'hidden or deleted there';
  return plainText(msg) === '' ? 'pictures without words' : null;
}

/**
 * `numbers`: of other posts of the thread by their ids, as far as they are known. `channel`: what its category is called. null for what
 * no post of ours can be.
 */
export function ofLihkg(
  post: LihkgPost,
  thread: LihkgThread,
  numbers: ReadonlyMap<string, number>,
  channel: string | null,
): ImportedPost | null {
  const { msg_num: number, user, quote } = post;
  const isFirst = number === 1;
  const nickname = storable(user?.nickname || post.user_nickname || '');
  const quoted = quote?.msg_num ?? numbers.get(post.quote_post_id ?? '');
  const time = new Date(post.reply_time * 1000);
  const ours = importedPost.safeParse({
    media_type: 'lihkg',
    id: idOf(thread, number),
    published_at: Number.isNaN(time.getTime()) ? '' : time.toISOString(),
    // Nobody has a nickname for good.
    author: user ? String(user.user_id) : null,
    author_name: nickname === '' ? null : cut(nickname, POST_LENGTHS.name),
    author_url: user ? `https://lihkg.com/profile/${user.user_id}` : null,
    // Of its own only where it begins the thread: else every answer would be found by words that it does not say.
    title: isFirst ? cut(storable(thread.title), POST_LENGTHS.title) : null,
    content: cut(storable(plainText(post.msg)), POST_LENGTHS.content),
    url: `https://lihkg.com/thread/${thread.thread_id}/page/${Math.ceil(number / PAGE_LENGTH)}`,
    channel: channel === null ? null : cut(storable(channel), POST_LENGTHS.name),
    kind: isFirst ? 'post' : 'comment',
    parent_id: isFirst ? null : idOf(thread, quoted ?? 1),
    thread_id: idOf(thread, 1),
    // What people think of a thread is said of the thread.
    likes: countOf(isFirst ? (thread.like_count ?? post.like_count) : post.like_count),
    dislikes: countOf(isFirst ? (thread.dislike_count ?? post.dislike_count) : post.dislike_count),
    comments: countOf(isFirst ? Math.max(0, thread.no_of_reply - 1) : post.no_of_quote),
    data_source: 'mw',
  });
  return ours.data ?? null;
}

function idOf({ thread_id: thread }: LihkgThread, number: number): string {
  return `${thread}/${number}`;
}

function countOf(count: number | null | undefined): number | null {
  return count !== null && count !== undefined && count <= MOST_COUNT ? count : null;
}
