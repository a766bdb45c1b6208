/** What tagging and hiding make of posts on screen before the server has answered, and what takes it back: for each post its own. */
import type { RawData } from '../../../contract/analysis/posts.ts';
import type { HiddenKind } from '../../../contract/hidden.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Post } from '../../../contract/posts.ts';
import type { TaggedPost } from '../../../contract/tags.ts';
import { nameKey } from '../../../engine/text/name-key.ts';

export interface TagChange {
  add: string[];
  remove: string[];
}

export function hasTag({ tags }: Pick<Post, 'tags'>, tag: string): boolean {
  return tags.some((one) => nameKey(one) === nameKey(tag));
}

/** In the order of names, as the server has them. */
export function taggedBy(posts: readonly TaggedPost[], { add, remove }: TagChange): TaggedPost[] {
  return posts.map(({ id, tags }) => {
    const kept = tags.filter((tag) => !hasTag({ tags: remove }, tag));
    const added = add.filter((tag) => !hasTag({ tags: kept }, tag));
    return { id, tags: [...kept, ...added].sort((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1)) };
  });
}

/** Whether another tag fits on each of the posts. */
export function fitsOnAll(posts: readonly TaggedPost[], tag: string): boolean {
  return posts.every((post) => hasTag(post, tag) || post.tags.length < LIMITS.postTags);
}

/** What has to be asked for the posts to have the tags again that they have now; posts alike in one call. */
export function undoingTags(posts: readonly TaggedPost[], { add, remove }: TagChange): (TagChange & { postIds: string[] })[] {
  const calls = new Map<string, TagChange & { postIds: string[] }>();
  for (const post of posts) {
    const back = {
      add: post.tags.filter((tag) => hasTag({ tags: remove }, tag)),
      remove: add.filter((tag) => !hasTag(post, tag)),
    };
    if (back.add.length + back.remove.length === 0) continue;
    const key = JSON.stringify(back);
    const call = calls.get(key) ?? { ...back, postIds: [] };
    call.postIds.push(post.id);
    calls.set(key, call);
  }
  return [...calls.values()];
}

/** How a post is hidden, as the contract names it; null where it cannot be in that way. */
function hiddenKey(post: Pick<Post, 'id' | 'mediaType' | 'author' | 'domain'>, kind: HiddenKind): string | null {
  switch (kind) {
    case 'post':
      return post.id;
    case 'author':
      return post.author && `${post.mediaType}:${post.author.id}`;
    case 'site':
      return post.domain;
  }
}

/** Each once. */
export function hiddenKeys(posts: readonly Post[], kind: HiddenKind): string[] {
  return [...new Set(posts.flatMap((post) => hiddenKey(post, kind) ?? []))];
}

/** Without the posts that are hidden by this; those beyond the page are for the server to count. */
export function withoutHidden(list: RawData, kind: HiddenKind, keys: readonly string[]): RawData {
  const hidden = new Set(keys);
  const posts = list.posts.filter((post) => !hidden.has(hiddenKey(post, kind) ?? ''));
  return { ...list, count: list.count - (list.posts.length - posts.length), posts };
}
