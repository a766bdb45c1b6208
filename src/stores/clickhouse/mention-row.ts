/** A row of `mentions`, as arrival and backfill write it; the backfill's SELECT lists the same columns. */
import type { MediaType } from '../../contract/media-types.ts';
import type { PostRow, PostThemes } from './post-row.ts';

export interface MentionRow extends PostThemes {
  topic_id: number;
  revision: number;
  /** Seconds since 1970. */
  published_at: number;
  post_id: string;
  media_type: MediaType;
  kind: PostRow['kind'];
  sentiment: PostRow['sentiment'];
  author_key: string;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  hotvalue: number | null;
  engagement: number | null;
  demo: 0 | 1;
  /** That of the post; see the migration. */
  version: number;
  is_deleted: 0 | 1;
}

export interface Membership {
  topicId: number;
  revision: number;
}

export function mentionRow(post: PostRow, { topicId, revision }: Membership): MentionRow {
  return {
    topic_id: topicId,
    revision,
    published_at: post.published_at,
    post_id: post.id,
    media_type: post.media_type,
    kind: post.kind,
    sentiment: post.sentiment,
    author_key: post.author_key,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    hotvalue: post.hotvalue,
    engagement: post.engagement,
    ...themesOf(post),
    demo: post.demo,
    version: post.version,
    is_deleted: 0,
  };
}

function themesOf(post: PostRow): PostThemes {
  const { keywords, hashtags, handles, links, emojis, entities, classifications } = post;
  return { keywords, hashtags, handles, links, emojis, entities, classifications };
}

/** Says that the post is no longer a mention of the topic at this time, as of `version`. */
export function tombstone(
  key: { published_at: number; post_id: string; media_type: MediaType; version: number },
  membership: Membership,
) {
  return { topic_id: membership.topicId, revision: membership.revision, ...key, is_deleted: 1 as const };
}
