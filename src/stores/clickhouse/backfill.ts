/** Writes the mentions of one revision of a topic from all stored posts, in one statement. Running it twice changes nothing. */
import type { MediaType } from '../../contract/media-types.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import type { ClickHouse } from './client.ts';
import { MENTION_COLUMNS } from './mention-row.ts';
import { seconds } from './seconds.ts';
import { STANDS } from './standing-posts.ts';
import { whereQuery } from './where.ts';

export interface Backfill {
  topicId: number;
  revision: number;
  query: QueryNode;
  mediaTypes: readonly MediaType[];
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
}

const COPIED = MENTION_COLUMNS.join(', ');

export async function backfillMentions(clickhouse: ClickHouse, topic: Backfill): Promise<void> {
  const where = whereQuery(topic.query);
  // Replacing rows within the block that is written would copy all of it once more: half the time. Whoever reads mentions replaces.
  await clickhouse.command(
    `INSERT INTO mentions (topic_id, revision, post_id, ${COPIED}, is_deleted) SETTINGS optimize_on_insert = 0
     SELECT {topicId:UInt32}, {revision:UInt32}, id, ${COPIED}, 0
     FROM posts
     WHERE published_at >= {start:UInt32} AND published_at < {end:UInt32}
       AND media_type IN {mediaTypes:Array(String)}
       AND ${where.sql} AND ${STANDS}`,
    {
      ...where.params,
      topicId: topic.topicId,
      revision: topic.revision,
      start: seconds(topic.startsAt),
      end: seconds(topic.endsAt),
      mediaTypes: topic.mediaTypes,
    },
    { seconds: 600, bytes: 2_000_000_000 },
  );
}
