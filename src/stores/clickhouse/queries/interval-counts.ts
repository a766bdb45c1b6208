/** How many mentions have topics in pieces of time, by sentiment, and by media type and kind? For whoever sums them to windows. */
import { z } from 'zod';
import { HIDDEN_KINDS } from '../../../contract/hidden.ts';
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';
import type { Pieces } from '../../../engine/alerts/intervals.ts';
import type { PieceCount } from '../../../engine/alerts/measure.ts';
import type { ClickHouse } from '../client.ts';
import { shownInEach } from '../hidden-mentions.ts';
import { type Params, tuple } from '../params.ts';
import { seconds } from '../seconds.ts';
import { CORRECTIONS_OF_EACH, STANDING_SENTIMENT_IN_EACH } from '../sentiment-corrections.ts';
import { onEachShard } from '../shard-scope.ts';
import { TONES } from './tones.ts';
import type { CountedTopic } from './topic-totals.ts';

export interface OwnedTopic extends CountedTopic {
  /** The organisation, whose corrections of the sentiment count; null where it has none, or nobody asks for the sentiment. */
  correctedBy: number | null;
}

export interface CountedIntervals {
  /** Each once. */
  topics: readonly OwnedTopic[];
  /** Rising instants; piece n begins at edge n and ends before the next. */
  edges: readonly Date[];
  /** Rising. Of others an answer may tell too. */
  wanted: readonly Pieces[];
  /** Counts these alone, and all of them together; null: each media type and kind by itself. */
  only: { mediaTypes: readonly MediaType[]; kind: 'post' | 'comment' | null } | null;
}

const KINDS = ['post', 'comment'] as const;
const COUNTED = ['mentions', 'positive', 'negative', 'neutral', 'mixed', 'unscored'] as const;
const numbers = z.array(z.number());

/** Column by column: thousands of pieces as rows of their own would take ten times as long to read. */
const answer = z.object({
  topic_id: z.number(),
  starts: numbers,
  types: z.array(z.union([z.enum(MEDIA_TYPES), z.literal('')])),
  kinds: z.array(z.union([z.enum(KINDS), z.literal('')])),
  mentions: numbers,
  positive: numbers,
  negative: numbers,
  neutral: numbers,
  mixed: numbers,
  unscored: numbers,
});

/** More conditions on time than these, and the shortest gaps between stretches are read too. */
const MOST_STRETCHES = 100;

/** By topic; without pieces that have no mention, and without topics that have none. */
export async function intervalCounts(clickhouse: ClickHouse, asked: CountedIntervals): Promise<Map<number, PieceCount[]>> {
  if (asked.wanted.length === 0) return new Map();
  const pieces = new Map(asked.edges.map((edge, piece) => [seconds(edge), piece]));
  // Asked apart, so that the others need not look for what is hidden, nor for what is corrected: of all organisations together.
  const groups = [0, 1, 2, 3].map((group) => asked.topics.filter((topic) => groupOf(topic) === group));
  const answers = await Promise.all(groups.map((topics) => countsOf(clickhouse, { ...asked, topics })));
  return new Map(
    answers.flat().map((found) => [found.topic_id, found.starts.map((start, at) => countAt(found, at, pieces.get(start)))]),
  );
}

function groupOf({ hidden, correctedBy }: OwnedTopic): number {
  return (hidden.length > 0 ? 1 : 0) + (correctedBy === null ? 0 : 2);
}

function countAt(found: z.output<typeof answer>, at: number, piece: number | undefined): PieceCount {
  if (piece === undefined) throw new Error('a count of a piece of time that was not asked for');
  const [mediaType, kind] = [found.types[at], found.kinds[at]];
  const count = (name: (typeof COUNTED)[number]) => found[name][at] ?? 0;
  return {
    piece,
    of: mediaType && kind ? { mediaType, kind } : null,
    mentions: count('mentions'),
    positive: count('positive'),
    negative: count('negative'),
    neutral: count('neutral'),
    mixed: count('mixed'),
    unscored: count('unscored'),
  };
}

async function countsOf(clickhouse: ClickHouse, { topics, edges, wanted, only }: CountedIntervals) {
  const hidden = HIDDEN_KINDS.filter((kind) => topics.some((topic) => topic.hidden.includes(kind)));
  if (topics.length === 0) return [];
  const isCorrected = topics.some(({ correctedBy }) => correctedBy !== null);
  const params: Params = {
    topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
    topicIds: topics.map(({ topicId }) => topicId),
    edges: edges.map(seconds),
    ...(isCorrected && { ownerIds: topics.map(({ correctedBy }) => correctedBy ?? 0) }),
    ...(only && { mediaTypes: only.mediaTypes }),
  };
  const times = joined(wanted, edges).map(({ first, end }, index) => {
    params[`start${index}`] = seconds(edges[first] ?? new Date(0));
    params[`end${index}`] = seconds(edges[end] ?? new Date(0));
    return `(published_at >= {start${index}:UInt32} AND published_at < {end${index}:UInt32})`;
  });
  const parts = [
    '(topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))}',
    `(${times.join(' OR ')})`,
    ...(only ? ['media_type IN {mediaTypes:Array(String)}'] : []),
    ...(only?.kind ? [`kind = '${only.kind}'`] : []),
    ...shownInEach(hidden),
  ];
  const [corrections, sentiment] = isCorrected ? [CORRECTIONS_OF_EACH, STANDING_SENTIMENT_IN_EACH] : ['', 'mentions.sentiment'];
  const rows = onEachShard(`SELECT topic_id, published_at, media_type, kind, ${sentiment} AS sentiment
                FROM mentions FINAL ${corrections} WHERE ${parts.join(' AND ')}`);
  const columns = COUNTED.map((name) => `groupArray(${name}) AS ${name}`).join(', ');
  const sliced = only ? "'' AS type, '' AS of_kind" : 'toString(media_type) AS type, toString(kind) AS of_kind';
  return clickhouse.query(
    {
      sql: `SELECT topic_id, groupArray(start) AS starts, groupArray(type) AS types, groupArray(of_kind) AS kinds, ${columns}
            FROM (
              SELECT topic_id, roundDown(toUInt32(published_at), {edges:Array(UInt32)}) AS start, ${sliced}, count() AS mentions, ${TONES}
              FROM ${rows}
              GROUP BY topic_id, start, type, of_kind
            )
            GROUP BY topic_id`,
      row: answer,
    },
    params,
  );
}

/** The same stretches, or fewer that cover them: the longest gaps stay. */
function joined(wanted: readonly Pieces[], edges: readonly Date[]): Pieces[] {
  const gap = (place: number) => +(edges[wanted[place]?.first ?? 0] ?? 0) - +(edges[wanted[place - 1]?.end ?? 0] ?? 0);
  const places = wanted.map((_, place) => place).slice(1);
  const kept = new Set(places.sort((one, other) => gap(other) - gap(one)).slice(0, MOST_STRETCHES - 1));
  const stretches: Pieces[] = [];
  for (const [place, { first, end }] of wanted.entries()) {
    const last = stretches.at(-1);
    if (last && !kept.has(place)) last.end = end;
    else stretches.push({ first, end });
  }
  return stretches;
}
