/**
 * A stored post in the contract's shape: what is stored as empty text was never known, and goes out as null. What stands is what
 * the organisation says, if it says anything.
 */
import type { MatchedSpan, Post } from '../../contract/posts.ts';
import type { StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import type { Correction } from '../../stores/postgres/sentiment-corrections.ts';
import { BUILT_IN_ENGINE, isBuiltIn } from '../mentions/sentiment-by.ts';
import { wireEntity } from './wire-entity.ts';
import type { WireReading } from './wire-reading.ts';

export interface Told {
  matched: MatchedSpan[];
  correction: Correction | undefined;
  /** What the post names by the organisation's own names; left out where that is what it names for everybody. */
  ownEntities: string[] | undefined;
  tags: string[];
  notes: number;
  /** Read from the post's text. */
  reading: WireReading;
}

export function wirePost(
  post: StoredPost,
  { matched, correction, ownEntities, tags, notes, reading: { sentimentWords, ...themes } }: Told,
): Post {
  return {
    id: post.id,
    nativeId: post.native_id,
    mediaType: post.media_type,
    dataSource: post.data_source,
    kind: post.kind,
    parentId: post.parent_id || null,
    threadId: post.thread_id || null,
    publishedAt: new Date(post.published * 1000).toISOString(),
    author: authorOf(post),
    title: post.title,
    content: post.content,
    url: post.url || null,
    channel: post.channel || null,
    domain: post.domain || null,
    language: post.language || null,
    likes: post.likes,
    dislikes: post.dislikes,
    comments: post.comments,
    shares: post.shares,
    views: post.views,
    reactions: post.reactions,
    hotvalue: post.hotvalue,
    engagement: post.engagement,
    reach: post.author_followers,
    ...standingSentiment(post, correction),
    sentimentEngine: isBuiltIn(post.sentiment_engine) ? BUILT_IN_ENGINE : post.sentiment_engine || null,
    // Words that speak for what no longer stands would only confuse.
    sentimentWords: correction ? [] : sentimentWords,
    ...themes,
    entities: (ownEntities ?? post.entities).map(wireEntity),
    matched,
    tags,
    notes,
    duplicates: null,
    conversation: null,
    demo: post.demo === 1,
  };
}

function authorOf({
  author: id,
  author_name,
  author_handle,
  author_followers: followers,
  author_url,
}: StoredPost): Post['author'] {
  return id === '' ? null : { id, name: author_name || id, handle: author_handle || null, followers, url: author_url || null };
}

/** A person gives no score, and the engine's would be that of another sentiment. */
export function standingSentiment(
  engine: Pick<StoredPost, 'sentiment' | 'sentiment_score'>,
  correction: Correction | undefined,
): Pick<Post, 'sentiment' | 'sentimentScore' | 'sentimentCorrected'> {
  if (correction) {
    const { sentiment, by, at } = correction;
    return { sentiment, sentimentScore: null, sentimentCorrected: { by, at: at.toISOString() } };
  }
  const sentiment = engine.sentiment === 'none' ? null : engine.sentiment;
  return { sentiment, sentimentScore: engine.sentiment_score, sentimentCorrected: null };
}
