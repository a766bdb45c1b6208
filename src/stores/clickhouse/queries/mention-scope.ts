/** Which mentions a question is about, and what their sentiment is for whoever asks: the same for every analysis. */
import type { HiddenKind } from '../../../contract/hidden.ts';
import type { QueryNode } from '../../../engine/query/ast.ts';
import { BoundValues } from '../bound-values.ts';
import type { ClickHouse } from '../client.ts';
import { shown } from '../hidden-mentions.ts';
import { hasOwnEntities, OWN_ENTITIES, STANDING_ENTITIES } from '../organisation-entities.ts';
import type { Params } from '../params.ts';
import { seconds } from '../seconds.ts';
import { STANDING_SENTIMENT } from '../sentiment-corrections.ts';
import { onAllShards, onEachShard } from '../shard-scope.ts';
import type { Clock } from './clock.ts';
import { foundPosts } from './found-posts.ts';
import { type Narrowing, narrowed } from './narrowing.ts';
import { timeOrder } from './newest.ts';

export interface MentionScope {
  /** Whose corrections of the sentiment count. */
  organisationId: number;
  /** False only where it has none: then no statement need look for any. */
  corrected: boolean;
  topicId: number;
  revision: number;
  /** Kinds of which the topic hides anything; what is hidden does not count. */
  hidden: readonly HiddenKind[];
  start: Date;
  /** Exclusive. */
  end: Date;
  /**
   * Where the window goes up to now, what statements look up to instead: a little later, so that whoever asks again soon asks the same.
   * Nothing is published later than now; what its source dates a little ahead is there a little earlier.
   */
  boundEnd?: Date | undefined;
  /** What weekdays and hours are told by. */
  clock: Clock;
  filter: Narrowing;
  /** Of mentions that the filter lets through, those with the same text as an earlier one do not count. */
  withoutCopies: boolean;
  /** What was clicked: looked for among those that count. */
  bucket?: Narrowing | undefined;
  /** Set: not the mentions of a topic, but all stored posts that match; `topicId`, `revision` and `hidden` then mean nothing. */
  everywhere?: QueryNode | undefined;
}

/** Mentions with one value are copies of each other. */
const TEXT_OF = 'if(copy_key = 0, post_id, copy_key)';

/** How many different texts they have. Counting what each has, TEXT_OF, takes a third longer: it reads the ids too. */
export const TEXTS = 'uniqExactIf(copy_key, copy_key != 0) + countIf(copy_key = 0)';

/** Of copies one stands for all: the first, or in a list by a figure the one that has most of it; of equals the first. */
export type CopyKept = 'first' | 'likes' | 'comments' | 'shares' | 'hotvalue' | 'engagement';

export interface Mentions {
  /** What stands after FROM: the newest rows of `mentions`, all columns, `sentiment` as it stands for the organisation. */
  sql: string;
  params: Params;
  /** For what else the statement binds: its names are free of those of `params`, which it shares. */
  values: BoundValues;
}

interface Wanted {
  entities?: boolean | 'shared';
  /** Where the scope is without copies. */
  kept?: CopyKept;
}

/**
 * Names are turned into the numbers of an Enum once, and compared as numbers in every row. `entities` stands there only where it
 * is asked for, and then as it stands for the organisation too: others would pay for a join.
 * `shared` does without it: the entities that everybody reads, which are those of an organisation that has read nothing in its own way.
 */
export function mentionsIn(scope: MentionScope, { entities = false, kept = 'first' }: Wanted = {}): Mentions {
  const { start, end: last, boundEnd: end = last, clock, filter, bucket, everywhere } = scope;
  const values = new BoundValues();
  Object.assign(values.params, {
    organisationId: scope.organisationId,
    topicId: scope.topicId,
    revision: scope.revision,
    start: seconds(start),
    end: seconds(end),
  });
  const joins = entities === true || filter.entities !== undefined || bucket?.entities !== undefined;
  const rows = everywhere ? `${foundPosts(everywhere, filter, values)} AS mentions` : 'mentions FINAL';
  const source = `${rows} ${joins ? OWN_ENTITIES : ''}`;
  const sentiment = scope.corrected ? STANDING_SENTIMENT : 'mentions.sentiment';
  const place = { clock, entities: STANDING_ENTITIES, sentiment, hidden: scope.hidden, start, end, everywhere };
  const own = [
    'topic_id = {topicId:UInt32} AND revision = {revision:UInt32}',
    'published_at >= {start:UInt32} AND published_at < {end:UInt32}',
    ...shown(scope.hidden),
  ];
  const parts = [...(everywhere ? ['true'] : own), ...narrowed(filter, place, values)];
  if (scope.withoutCopies) {
    const originals = onAllShards(`SELECT ${oneOf(kept)} FROM ${source} WHERE ${parts.join(' AND ')} GROUP BY ${TEXT_OF}`);
    parts.push(`mentions.post_id IN ${originals}`);
  }
  if (bucket) parts.push(...narrowed(bucket, place, values));
  const columns = joins
    ? `mentions.* REPLACE (${sentiment} AS sentiment, ${STANDING_ENTITIES} AS entities)`
    : `*${entities ? '' : ' EXCEPT (entities)'} REPLACE (${sentiment} AS sentiment)`;
  const sql = onEachShard(`SELECT ${columns} FROM ${source} WHERE ${parts.join(' AND ')}`);
  return { sql, params: values.params, values };
}

function oneOf(kept: CopyKept): string {
  const order = timeOrder('mentions.post_id');
  if (kept === 'first') return `argMin(mentions.post_id, ${order})`;
  const figure = `mentions.${kept}`;
  // Floats without a sign are in the order of their bits; what is not known is less than nothing.
  const rank = `if(isNull(${figure}), 0, reinterpretAsUInt64(abs(toFloat64(assumeNotNull(${figure})))) + 1)`;
  // One number, of equals the largest for the first: by a tuple of figure, time and id this takes four times as long.
  return `argMax(mentions.post_id, bitShiftLeft(toUInt128(${rank}), 64) + toUInt128(bitNot(${order})))`;
}

/** With `entities`. Most organisations have no names of their own, and need not wait for a join with them. */
export async function mentionsWithEntities(clickhouse: ClickHouse, scope: MentionScope): Promise<Mentions> {
  const isOwn = await hasOwnEntities(clickhouse, scope.organisationId);
  return mentionsIn(scope, { entities: isOwn || 'shared' });
}
