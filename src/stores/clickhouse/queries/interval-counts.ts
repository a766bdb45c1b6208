/** How many mentions have topics in intervals of time, by media type, kind and sentiment? For whoever sums them to windows. */
import { z } from 'zod';
import { HIDDEN_KINDS } from '../../../contract/hidden.ts';
import { MEDIA_TYPES } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { shownInEach } from '../hidden-mentions.ts';
import { type Params, tuple } from '../params.ts';
import { seconds } from '../seconds.ts';
import { STANDING_SENTIMENT } from '../sentiment-corrections.ts';
import { TONES, tones } from './tones.ts';
import type { CountedTopic } from './topic-totals.ts';

export interface CountedIntervals {
  topics: readonly CountedTopic[];
  /** Rising instants; interval n begins at edge n and ends before the next. */
  edges: readonly Date[];
  /** Which intervals are wanted, by number, rising. */
  intervals: readonly number[];
  /** Whose corrections of the sentiment count; null for organisations that have none. */
  organisationId: number | null;
}

const row = z.object({
  topic_id: z.number(),
  interval: z.number(),
  media_type: z.enum(MEDIA_TYPES),
  kind: z.enum(['post', 'comment']),
  mentions: z.number(),
  ...tones,
});
export type IntervalCount = z.infer<typeof row>;

/** Without those that have no mention. */
export async function intervalCounts(clickhouse: ClickHouse, asked: CountedIntervals): Promise<IntervalCount[]> {
  if (asked.intervals.length === 0) return [];
  // Asked apart, so that the others need not look for what is hidden.
  const groups = [
    asked.topics.filter(({ hidden }) => hidden.length > 0),
    asked.topics.filter(({ hidden }) => hidden.length === 0),
  ];
  const answers = await Promise.all(groups.map((topics) => countsOf(clickhouse, { ...asked, topics })));
  return answers.flat();
}

async function countsOf(clickhouse: ClickHouse, { topics, edges, intervals, organisationId }: CountedIntervals) {
  if (topics.length === 0) return [];
  const kinds = HIDDEN_KINDS.filter((kind) => topics.some(({ hidden }) => hidden.includes(kind)));
  const params: Params = {
    topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
    topicIds: topics.map(({ topicId }) => topicId),
    edges: edges.map(seconds),
    ...(organisationId !== null && { organisationId }),
  };
  const times = joined(intervals).map(([first, last], index) => {
    params[`start${index}`] = seconds(edges[first] ?? new Date(0));
    params[`end${index}`] = seconds(edges[last + 1] ?? new Date(0));
    return `(published_at >= {start${index}:UInt32} AND published_at < {end${index}:UInt32})`;
  });
  const parts = [
    '(topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))}',
    `(${times.join(' OR ')})`,
    ...shownInEach(kinds),
  ];
  const sentiment = organisationId === null ? 'mentions.sentiment' : STANDING_SENTIMENT;
  return clickhouse.query(
    {
      sql: `SELECT topic_id, toUInt32(indexOf({edges:Array(UInt32)}, roundDown(toUInt32(published_at), {edges:Array(UInt32)})) - 1) AS interval,
              media_type, kind, count() AS mentions, ${TONES}
            FROM (SELECT topic_id, published_at, media_type, kind, ${sentiment} AS sentiment FROM mentions FINAL WHERE ${parts.join(' AND ')})
            GROUP BY topic_id, interval, media_type, kind`,
      row,
    },
    params,
  );
}

/** Neighbours are one stretch of time: first and last of each. */
function joined(intervals: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const interval of intervals) {
    const last = stretches.at(-1);
    if (last && last[1] === interval - 1) last[1] = interval;
    else stretches.push([interval, interval]);
  }
  return stretches;
}
