/** How many of the stored posts match a query on each day, and of each media type, and which are the newest? */
import { z } from 'zod';
import { mediaType } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { STANDS } from '../standing-posts.ts';
import { DAY, type PreviewScope, previewWhere } from './preview-scope.ts';

export interface PreviewFigures {
  /** One entry per day of the scope. */
  days: number[];
  /** Most first; media types without matches are absent. */
  mediaTypes: { type: MediaType; count: number }[];
  /** Ids, newest first, as many as were asked for. */
  newest: string[];
}

const row = z.object({
  day: z.number(),
  type: mediaType,
  count: z.number(),
  /** Seconds since 1970, below zero, and id. */
  newest: z.array(z.tuple([z.number(), z.string()])),
});

/**
 * One statement for all of it: half of its time is finding the rows. Rows of the same post take places among the newest,
 * hence more.
 */
export async function previewFigures(clickhouse: ClickHouse, scope: PreviewScope, samples: number): Promise<PreviewFigures> {
  const where = previewWhere(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${DAY} AS day, media_type AS type, uniqExact(id) AS count,
              arrayMap(one -> (one.1, toString(one.2)), groupArraySorted(${4 * samples})((-toInt64(published_at), id))) AS newest
            FROM posts WHERE ${where.sql} AND ${STANDS} GROUP BY day, type`,
      row,
      // Whoever typed on waits behind it.
      seconds: 3,
    },
    where.params,
  );
  return { ...counted(rows, scope.edges.length - 1), newest: newestOf(rows, samples) };
}

function counted(rows: readonly z.infer<typeof row>[], length: number): Pick<PreviewFigures, 'days' | 'mediaTypes'> {
  const days = Array.from({ length }, () => 0);
  const types = new Map<MediaType, number>();
  for (const { day, type, count } of rows) {
    days[day - 1] = (days[day - 1] ?? 0) + count;
    types.set(type, (types.get(type) ?? 0) + count);
  }
  const mediaTypes = Array.from(types, ([type, count]) => ({ type, count }));
  return { days, mediaTypes: mediaTypes.sort((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1)) };
}

function newestOf(rows: readonly z.infer<typeof row>[], samples: number): string[] {
  const found = rows.flatMap(({ newest }) => newest);
  found.sort(([one, id], [other, otherId]) => one - other || (id < otherId ? -1 : 1));
  return [...new Set(found.map(([, id]) => id))].slice(0, samples);
}
