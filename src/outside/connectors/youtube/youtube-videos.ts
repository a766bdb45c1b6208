/** Videos of YouTube as posts of ours: as a search finds them, and as they are looked up with their figures. */
import { z } from 'zod';
import type { ImportedPost } from '../../../contract/posts.ts';
import { apiId, pageToken } from '../api-id.ts';
import { apiInstant } from '../api-instant.ts';
import { counted } from '../counted.ts';
import type { Judged } from '../found-posts.ts';
import { foldedText, plainTitle } from '../plain-text.ts';

const snippet = z.object({
  publishedAt: z.string(),
  channelId: apiId.optional().catch(undefined),
  channelTitle: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  defaultLanguage: z.string().optional().catch(undefined),
  defaultAudioLanguage: z.string().optional().catch(undefined),
});

/** Of search.list; channels and playlists have another id. */
export const foundVideo = z.object({ id: z.object({ videoId: apiId.optional() }), snippet: snippet.optional() });
/** Of videos.list. */
export const video = z.object({
  id: apiId,
  snippet,
  statistics: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type Video = z.infer<typeof video>;

const LISTED = 50;
export const videoList = z.object({ items: z.array(z.unknown()).max(4 * LISTED) });
export const searchList = z.object({
  nextPageToken: pageToken.optional(),
  items: z.array(z.unknown()).max(4 * LISTED),
});

/** Titles of a search are escaped, and its descriptions end with an ellipsis: videos.list has them whole. */
export function ofFound({ id: { videoId }, snippet: said }: z.infer<typeof foundVideo>): Judged {
  if (videoId === undefined) return 'channels and playlists';
  if (!said) return 'not as documented';
  return postOf(videoId, said, plainTitle(said.title ?? ''), plainTitle(said.description ?? ''));
}

export function ofVideo({ id, snippet: said, statistics = {} }: Video): Judged {
  const post = postOf(id, said, said.title ?? '', foldedText(said.description ?? ''));
  if (typeof post === 'string') return post;
  return {
    ...post,
    likes: counted(statistics['likeCount']),
    dislikes: counted(statistics['dislikeCount']),
    comments: commentsOf({ statistics }),
    views: counted(statistics['viewCount']),
  };
}

/** null where there are none to be read: the channel has switched them off. */
export function commentsOf({ statistics = {} }: Pick<Video, 'statistics'>): number | null {
  return counted(statistics['commentCount']);
}

function postOf(id: string, said: z.infer<typeof snippet>, title: string, content: string): ImportedPost | string {
  const published = apiInstant(said.publishedAt);
  if (published === null) return 'without a time';
  return {
    media_type: 'youtube',
    id,
    published_at: published,
    author: said.channelId ?? said.channelTitle ?? null,
    author_name: said.channelTitle ?? null,
    author_url: channelPage(said.channelId),
    title,
    content,
    url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    channel: said.channelTitle ?? null,
    kind: 'post',
    thread_id: id,
    lang: said.defaultLanguage ?? said.defaultAudioLanguage ?? null,
    data_source: 'mw',
  };
}

export function channelPage(id: string | undefined): string | null {
  return id ? `https://www.youtube.com/channel/${encodeURIComponent(id)}` : null;
}
