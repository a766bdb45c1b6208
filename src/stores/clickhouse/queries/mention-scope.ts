/** Which mentions a question is about: a condition over `mentions`, the same for every analysis. */
import type { SentimentFilter } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import { seconds } from '../seconds.ts';
import type { Condition } from '../where.ts';

export interface MentionScope {
  topicId: number;
  revision: number;
  start: Date;
  /** Exclusive. */
  end: Date;
  kind?: 'post' | 'comment' | undefined;
  mediaTypes?: readonly MediaType[] | undefined;
  sentiments?: readonly SentimentFilter[] | undefined;
}

/** Names are turned into the numbers of an Enum once, and compared as numbers in every row. */
export function scopeWhere(scope: MentionScope): Condition {
  const params: Condition['params'] = {
    topicId: scope.topicId,
    revision: scope.revision,
    start: seconds(scope.start),
    end: seconds(scope.end),
  };
  const parts = [
    'topic_id = {topicId:UInt32} AND revision = {revision:UInt32}',
    'published_at >= {start:UInt32} AND published_at < {end:UInt32}',
  ];
  if (scope.kind) {
    parts.push('kind = {kind:String}');
    params['kind'] = scope.kind;
  }
  if (scope.mediaTypes) {
    parts.push('media_type IN {mediaTypes:Array(String)}');
    params['mediaTypes'] = scope.mediaTypes;
  }
  if (scope.sentiments) {
    parts.push('sentiment IN {sentiments:Array(String)}');
    params['sentiments'] = scope.sentiments.map((sentiment) => (sentiment === 'Unscored' ? 'none' : sentiment));
  }
  return { sql: parts.join(' AND '), params };
}
