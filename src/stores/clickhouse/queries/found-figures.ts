/** How many mentions are there, how many in each piece of time, and which stand on a page near the beginning? */
import { z } from 'zod';
import type { PostSort } from '../../../contract/filter.ts';
import type { ClickHouse } from '../client.ts';
import { type Buckets, bucketNumber, placed } from './bucket-of.ts';
import { keptBy, type Page } from './mention-page.ts';
import { type MentionScope, mentionsIn } from './mention-scope.ts';

export interface FoundFigures {
  count: number;
  /** `bucket`: a place in the buckets asked for; only those with mentions. */
  buckets: { bucket: number; count: number }[];
  /** Of the page, in order. */
  ids: string[];
}

const row = z.object({
  counts: z.array(z.tuple([z.number(), z.number()])),
  ids: z.array(z.string()),
});

/** The order of POST_ORDER as three numbers that rise: of the figure, of time, of the id. */
const RANKED: Record<PostSort, string> = {
  newest: ranked('toFloat64(0)'),
  oldest: '(toFloat64(0), toInt64(toUInt32(published_at)), post_id)',
  engagement: ranked(figure('engagement')),
  likes: ranked(figure('likes')),
  comments: ranked(figure('comments')),
  shares: ranked(figure('shares')),
  hotvalue: ranked(figure('hotvalue')),
};

/** One statement for all of it: most of its time is finding the rows. The page is to begin near the first place. */
export async function foundFigures(
  clickhouse: ClickHouse,
  scope: MentionScope,
  buckets: Buckets,
  { sort, skip, limit }: Page,
): Promise<FoundFigures> {
  const { sql, params, values } = mentionsIn(scope, { kept: keptBy(scope, sort) });
  const number = bucketNumber(buckets, scope, values);
  const id = sort === 'oldest' ? 'one.3' : 'bitNot(one.3)';
  const [found] = await clickhouse.query(
    {
      sql: `SELECT groupArray((bucket, count)) AS counts,
              arrayMap(one -> toString(${id}), arraySlice(arraySort(arrayFlatten(groupArray(first))), ${values.number(skip + 1)}, ${values.number(limit)})) AS ids
            FROM (
              SELECT ${number} AS bucket, count() AS count, groupArraySorted(${skip + limit})(${RANKED[sort]}) AS first
              FROM ${sql} GROUP BY bucket
            )`,
      row,
    },
    params,
  );
  const counts = (found?.counts ?? []).map(([bucket, count]) => ({ bucket, count }));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    buckets: placed(counts, buckets),
    ids: found?.ids ?? [],
  };
}

function ranked(rank: string): string {
  return `(${rank}, -toInt64(toUInt32(published_at)), bitNot(post_id))`;
}

/** The most first, and what is unknown last. */
function figure(column: string): string {
  return `if(isNull(${column}), inf, -toFloat64(assumeNotNull(${column})))`;
}
