/** How many mentions has each topic, since when, and how many on each of some days? */
import { z } from 'zod';
import { type ClickHouse, tuple } from '../client.ts';
import type { Membership } from '../mention-row.ts';
import { seconds } from '../seconds.ts';

export interface TopicTotals {
  mentions: number;
  /** Time of the earliest mention. */
  dataStartAt: Date | null;
  /** Mentions per day, oldest first; one entry per pair of neighbouring edges. */
  days: number[];
}

/** `day` 0 is before the first edge, the number of edges is at or after the last. */
const row = z.object({ topic_id: z.number(), day: z.number(), mentions: z.number(), earliest: z.number() });

/** `dayEdges`: n + 1 rising instants of n days. Every topic asked for is answered. */
export async function topicTotals(
  clickhouse: ClickHouse,
  { topics, dayEdges }: { topics: readonly Membership[]; dayEdges: readonly Date[] },
): Promise<Map<number, TopicTotals>> {
  const totals = new Map<number, TopicTotals>(
    topics.map(({ topicId }) => [topicId, { mentions: 0, dataStartAt: null, days: dayEdges.slice(1).map(() => 0) }]),
  );
  if (topics.length === 0) return totals;
  const rows = await clickhouse.query(
    {
      sql: `SELECT topic_id, toUInt32(indexOf({edges:Array(UInt32)}, roundDown(toUInt32(published_at), {edges:Array(UInt32)}))) AS day,
              count() AS mentions, toUInt32(min(published_at)) AS earliest
            FROM mentions FINAL WHERE (topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))}
            GROUP BY topic_id, day`,
      row,
    },
    {
      topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
      // roundDown answers its first element for anything smaller, so time before the first day gets an element of its own.
      edges: [0, ...dayEdges.map(seconds)],
    },
  );
  for (const { topic_id, day, mentions, earliest } of rows) {
    const total = totals.get(topic_id);
    if (!total) continue;
    total.mentions += mentions;
    if (!total.dataStartAt || earliest * 1000 < total.dataStartAt.getTime()) total.dataStartAt = new Date(earliest * 1000);
    // Position 1 is the time before the first day.
    if (day >= 2 && day - 2 < total.days.length) total.days[day - 2] = mentions;
  }
  return totals;
}
