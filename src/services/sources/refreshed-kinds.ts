/** Kinds of sources whose posts can be looked up again by their ids, for the figures that they have now. */
import type { MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { SourceKind } from '../../contract/sources.ts';
import { type ApiKeys, keyOf } from '../../outside/connectors/api-keys.ts';
import type { KeyedReader } from '../../outside/connectors/reading.ts';
import { refreshX } from '../../outside/connectors/x/refresh-x.ts';
import { MOST_POSTS, mostCost } from '../../outside/connectors/x/x-answer.ts';
import { MOST_VIDEOS, refreshVideos } from '../../outside/connectors/youtube/refresh-videos.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';

interface LookingUp {
  reader: KeyedReader;
  keys: ApiKeys;
  mediaType: MediaType;
  ids: readonly string[];
}

export interface RefreshedKind {
  /** Of its posts. */
  mediaTypeOf(source: Pick<SourceRow, 'mediaType'>): MediaType;
  kinds: readonly ('post' | 'comment')[];
  /** Ids that are looked up in one go. */
  atOnce: number;
  /** Millionths of a dollar that one post costs at most. */
  price: number;
  /** Posts that are there no more are absent. @throws SourceFailure */
  lookUp(asking: LookingUp): Promise<readonly ImportedPost[]>;
}

export const REFRESHED_KINDS: Readonly<Partial<Record<SourceKind, RefreshedKind>>> = {
  x: {
    mediaTypeOf: ({ mediaType }) => xMedia(mediaType),
    kinds: ['post', 'comment'],
    atOnce: MOST_POSTS,
    price: mostCost(1).microdollars,
    lookUp: async ({ reader, keys, mediaType, ids }) => {
      const { posts } = await refreshX(reader, { bearer: keyOf(keys, 'X_BEARER_TOKEN'), ids, media: xMedia(mediaType) });
      return posts;
    },
  },
  /** A search looks up the hundred newest videos of its query by itself; these are the others. Comments have ids that are no videos. */
  youtube: {
    mediaTypeOf: () => 'youtube',
    kinds: ['post'],
    atOnce: MOST_VIDEOS,
    price: 0,
    lookUp: async ({ reader, keys, ids }) => {
      const { posts } = await refreshVideos(reader, { key: keyOf(keys, 'YOUTUBE_API_KEY'), ids });
      return posts;
    },
  },
};

function xMedia(mediaType: MediaType): 'x' | 'twitter' {
  return mediaType === 'twitter' ? 'twitter' : 'x';
}
