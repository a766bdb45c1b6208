/**
 * Writes the mentions of one revision of a topic from all stored posts, a slice of them after the other, so that it is known how far the
 * search is. Running it twice changes nothing.
 */
import { z } from 'zod';
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

interface Slicing {
  /** Posts of a slice, about. */
  slice: number;
  /** Called behind each slice but the last, with how much of all is searched, of 1. */
  onShare: (share: number) => Promise<void>;
}

/** A quarter of a second or so. */
const SLICE = 500_000;
/** Each begins its own statement, and leaves its own part of the table. */
const MOST_SLICES = 20;
/** One more than the largest id: they are hashes, so that even ranges of them are even slices, and the key of the table. */
const IDS = 2n ** 64n;

const COPIED = MENTION_COLUMNS.join(', ');
const STORED = { sql: 'SELECT count() AS posts FROM posts', row: z.object({ posts: z.number() }) };

export async function backfillMentions(
  clickhouse: ClickHouse,
  topic: Backfill,
  { slice = SLICE, onShare = () => Promise.resolve() }: Partial<Slicing> = {},
): Promise<void> {
  const [stored] = await clickhouse.query(STORED);
  const slices = Math.min(MOST_SLICES, Math.max(1, Math.ceil((stored?.posts ?? 0) / slice)));
  for (let done = 0; done < slices; done += 1) {
    if (done > 0) await onShare(done / slices);
    await backfillSlice(clickhouse, topic, idsOf(done, slices));
  }
}

/** First and last id of a slice. */
function idsOf(slice: number, slices: number): { first: string; last: string } {
  const edge = (at: number) => (IDS * BigInt(at)) / BigInt(slices);
  return { first: String(edge(slice)), last: String(edge(slice + 1) - 1n) };
}

async function backfillSlice(clickhouse: ClickHouse, topic: Backfill, ids: { first: string; last: string }): Promise<void> {
  const where = whereQuery(topic.query);
  // Replacing rows within the block that is written would copy all of it once more: half the time. Whoever reads mentions replaces.
  await clickhouse.command(
    `INSERT INTO mentions (topic_id, revision, post_id, ${COPIED}, is_deleted) SETTINGS optimize_on_insert = 0
     SELECT {topicId:UInt32}, {revision:UInt32}, id, ${COPIED}, 0
     FROM posts
     WHERE id BETWEEN {first:UInt64} AND {last:UInt64}
       AND published_at >= {start:UInt32} AND published_at < {end:UInt32}
       AND media_type IN {mediaTypes:Array(String)}
       AND ${where.sql} AND ${STANDS}`,
    {
      ...where.params,
      ...ids,
      topicId: topic.topicId,
      revision: topic.revision,
      start: seconds(topic.startsAt),
      end: seconds(topic.endsAt),
      mediaTypes: topic.mediaTypes,
    },
    { seconds: 600, bytes: 2_000_000_000 },
  );
}
