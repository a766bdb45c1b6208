/** How many mentions has each topic, since when, and how many on each of some days? */
import { z } from 'zod';
import { HIDDEN_KINDS, type HiddenKind } from '../../../contract/hidden.ts';
import type { ClickHouse } from '../client.ts';
import { shownInEach } from '../hidden-mentions.ts';
import type { Membership } from '../mention-row.ts';
import { tuple } from '../params.ts';
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

/** `hidden`: kinds of which the topic hides anything. */
export interface CountedTopic extends Membership {
  hidden: readonly HiddenKind[];
}

/** `dayEdges`: n + 1 rising instants of n days. Every topic asked for is answered. */
export async function topicTotals(
  clickhouse: ClickHouse,
  { topics, dayEdges }: { topics: readonly CountedTopic[]; dayEdges: readonly Date[] },
): Promise<Map<number, TopicTotals>> {
  const totals = new Map<number, TopicTotals>(
    topics.map(({ topicId }) => [topicId, { mentions: 0, dataStartAt: null, days: dayEdges.slice(1).map(() => 0) }]),
  );
  // Asked apart, so that the others need not look for what is hidden.
  const [hiding, plain] = [topics.filter(({ hidden }) => hidden.length > 0), topics.filter(({ hidden }) => hidden.length === 0)];
  const answers = await Promise.all([daysOf(clickhouse, plain, dayEdges), daysOf(clickhouse, hiding, dayEdges)]);
  for (const { topic_id, day, mentions, earliest } of answers.flat()) {
    const total = totals.get(topic_id);
    if (!total) continue;
    total.mentions += mentions;
    if (!total.dataStartAt || earliest * 1000 < total.dataStartAt.getTime()) total.dataStartAt = new Date(earliest * 1000);
    // Position 1 is the time before the first day.
    if (day >= 2 && day - 2 < total.days.length) total.days[day - 2] = mentions;
  }
  return totals;
}

async function daysOf(clickhouse: ClickHouse, topics: readonly CountedTopic[], dayEdges: readonly Date[]) {
  if (topics.length === 0) return [];
  const kinds = HIDDEN_KINDS.filter((kind) => topics.some(({ hidden }) => hidden.includes(kind)));
  const parts = ['(topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))}', ...shownInEach(kinds)];
  return clickhouse.query(
    {
      sql: `SELECT topic_id, toUInt32(indexOf({edges:Array(UInt32)}, roundDown(toUInt32(published_at), {edges:Array(UInt32)}))) AS day,
              count() AS mentions, toUInt32(min(published_at)) AS earliest
            FROM mentions FINAL WHERE ${parts.join(' AND ')}
            GROUP BY topic_id, day`,
      row,
    },
    {
      topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
      topicIds: topics.map(({ topicId }) => topicId),
      // roundDown answers its first element for anything smaller, so time before the first day gets an element of its own.
      edges: [0, ...dayEdges.map(seconds)],
    },
  );
}
