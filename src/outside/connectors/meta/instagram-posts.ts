/** Media of Instagram as posts of ours (Instagram API with Facebook Login: hashtag media, business discovery). */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { apiId } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { FoundPosts } from '../found-posts.ts';

const instagramMedia = z.object({
  id: apiId,
  caption: z.string().optional(),
  permalink: z.string().optional(),
  timestamp: z.string().optional(),
  like_count: z.unknown().optional(),
  comments_count: z.unknown().optional(),
  /** Of an account's own media only. */
  username: apiId.optional().catch(undefined),
});
type InstagramMedia = z.infer<typeof instagramMedia>;

export const MEDIA_FIELDS = 'id,caption,media_type,permalink,timestamp,like_count,comments_count';

/** null where nobody says who it is, as with hashtags. */
export type InstagramAuthor = Pick<ImportedPost, 'author' | 'author_name' | 'author_followers'>;

/** The later one of two times, of which each may be unknown. */
export function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/** The media of one page. Whether all of them are known already, and the newest time among them. */
export function addPage(
  found: FoundPosts,
  items: readonly unknown[],
  { known, now, author }: { known: string | null; now: Date; author: InstagramAuthor | null },
): { isKnown: boolean; newest: string | null } {
  const times = found.readable(items, instagramMedia).map((media) => addMedia(found, media, now, author));
  const isKnown = known !== null && times.length > 0 && times.every((time) => time !== null && time <= known);
  return { isKnown, newest: times.reduce(later, null) };
}

/** Answers its time; null where it has none, which is that of the reading then. */
function addMedia(found: FoundPosts, media: InstagramMedia, now: Date, author: InstagramAuthor | null): string | null {
  const published = apiInstant(media.timestamp);
  const name = author?.author ?? media.username ?? null;
  if (!media.caption) {
    found.leaveOut('without text');
    return published;
  }
  const post: ImportedPost = {
    media_type: 'instagram',
    id: media.id,
    published_at: published ?? now.toISOString(),
    author: name,
    author_name: author?.author_name ?? name,
    author_followers: author?.author_followers ?? null,
    author_url: name === null ? null : `https://www.instagram.com/${encodeURIComponent(name)}/`,
    content: media.caption,
    url: media.permalink ?? null,
    kind: 'post',
    thread_id: media.id,
    // Who hides likes has none that are counted.
    likes: counted(media.like_count),
    comments: counted(media.comments_count),
    data_source: 'mw',
  };
  if (published === null) found.addUndated(post);
  else found.add(post);
  return published;
}
