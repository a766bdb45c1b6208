/** Which mentions a question is about, and what their sentiment is for whoever asks: the same for every analysis. */
import type { SentimentFilter } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { Params } from '../client.ts';
import { OWN_ENTITIES, STANDING_ENTITIES } from '../organisation-entities.ts';
import { seconds } from '../seconds.ts';
import { STANDING_SENTIMENT } from '../sentiment-corrections.ts';

export interface MentionScope {
  /** Whose corrections of the sentiment count. */
  organisationId: number;
  topicId: number;
  revision: number;
  start: Date;
  /** Exclusive. */
  end: Date;
  kind?: 'post' | 'comment' | undefined;
  mediaTypes?: readonly MediaType[] | undefined;
  sentiments?: readonly SentimentFilter[] | undefined;
}

/**
 * What stands after FROM: the newest rows of `mentions`, all columns, `sentiment` as it stands for the organisation. Names are
 * turned into the numbers of an Enum once, and compared as numbers in every row. `entities` stands there only where it is asked
 * for, and then as it stands for the organisation too: others would pay for a join.
 */
export function mentionsIn(
  scope: MentionScope,
  { entities = false }: { entities?: boolean } = {},
): { sql: string; params: Params } {
  const params: Params = {
    organisationId: scope.organisationId,
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
    parts.push(`${STANDING_SENTIMENT} IN {sentiments:Array(String)}`);
    params['sentiments'] = scope.sentiments.map((sentiment) => (sentiment === 'Unscored' ? 'none' : sentiment));
  }
  const columns = entities
    ? `mentions.* REPLACE (${STANDING_SENTIMENT} AS sentiment, ${STANDING_ENTITIES} AS entities)`
    : `* EXCEPT (entities) REPLACE (${STANDING_SENTIMENT} AS sentiment)`;
  const sql = `(SELECT ${columns} FROM mentions FINAL ${entities ? OWN_ENTITIES : ''} WHERE ${parts.join(' AND ')})`;
  return { sql, params };
}
