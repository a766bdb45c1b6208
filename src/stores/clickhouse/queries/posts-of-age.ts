/** Which posts that are mentions of these topics were published in these windows, and when did they come to one of these ages? */
import { z } from 'zod';
import type { MediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import type { Membership } from '../mention-row.ts';
import { type Params, tuple } from '../params.ts';

/** Times in seconds since 1970. */
export interface AgeQuestion {
  topics: readonly Membership[];
  mediaType: MediaType;
  kinds: readonly ('post' | 'comment')[];
  /** Of publication; the end is not included. Each at least one age before `since`. */
  windows: readonly { from: number; to: number }[];
  /** In seconds. */
  ages: readonly number[];
  /** Ages that were come to before do not count. */
  since: number;
  limit: number;
}

export interface PostOfAge {
  nativeId: string;
  /** When it came to the first of the ages since then. */
  cameAt: number;
}

const CAME_AT = 'arrayMin(arrayFilter(at -> at >= {since:UInt32}, arrayMap(age -> published + age, {ages:Array(UInt32)})))';

/** Those first that came to an age first. Posts of the demo are nowhere but here. */
export async function postsOfAge(clickhouse: ClickHouse, question: AgeQuestion): Promise<PostOfAge[]> {
  const { topics, mediaType, kinds, windows, ages, since, limit } = question;
  if (topics.length === 0 || windows.length === 0 || limit < 1) return [];
  const bounds: Params = {};
  // One condition for each, which the key of the table can be looked up by.
  const published = windows.map(({ from, to }, at) => {
    Object.assign(bounds, { [`from${at}`]: from, [`to${at}`]: to });
    return `(published_at >= {from${at}:UInt32} AND published_at < {to${at}:UInt32})`;
  });
  const found = await clickhouse.query(
    {
      sql: `SELECT toString(post_id) AS post, toUInt32(max(published_at)) AS published, toUInt32(${CAME_AT}) AS cameAt FROM mentions FINAL
            WHERE (topic_id, revision) IN {topics:Array(Tuple(UInt32, UInt32))} AND (${published.join(' OR ')})
              AND media_type = {mediaType:String} AND kind IN {kinds:Array(String)} AND demo = 0
            GROUP BY post_id ORDER BY cameAt, post_id LIMIT {limit:UInt32}`,
      row: z.object({ post: z.string(), cameAt: z.number() }),
    },
    {
      ...bounds,
      topics: topics.map(({ topicId, revision }) => tuple(topicId, revision)),
      mediaType,
      kinds,
      since,
      ages,
      limit,
    },
  );
  const names = await nativeIds(
    clickhouse,
    found.map(({ post }) => post),
  );
  return found.flatMap(({ post, cameAt }) => {
    const nativeId = names.get(post);
    return nativeId === undefined ? [] : [{ nativeId, cameAt }];
  });
}

async function nativeIds(clickhouse: ClickHouse, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      sql: 'SELECT toString(id) AS post, any(native_id) AS native FROM posts WHERE id IN {ids:Array(UInt64)} GROUP BY id',
      row: z.object({ post: z.string(), native: z.string() }),
    },
    { ids: ids.map(BigInt) },
  );
  return new Map(rows.map(({ post, native }) => [post, native]));
}
