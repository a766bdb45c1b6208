/** How many of the stored posts match a query on each day, and of each media type? */
import { z } from 'zod';
import { type MediaType, mediaType } from '../../../contract/media-types.ts';
import type { ClickHouse } from '../client.ts';
import { DAY, type PreviewScope, previewWhere } from './preview-scope.ts';

export interface PreviewCounts {
  /** One entry per day of the scope. */
  days: number[];
  /** Most first; media types without matches are absent. */
  mediaTypes: { type: MediaType; count: number }[];
}

const row = z.object({ day: z.number(), type: mediaType, count: z.number() });

export async function previewCounts(clickhouse: ClickHouse, scope: PreviewScope): Promise<PreviewCounts> {
  const where = previewWhere(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT ${DAY} AS day, media_type AS type, count() AS count FROM posts FINAL WHERE ${where.sql} GROUP BY day, type`,
      row,
    },
    where.params,
  );
  const days = scope.edges.slice(1).map(() => 0);
  const types = new Map<MediaType, number>();
  for (const { day, type, count } of rows) {
    days[day - 1] = (days[day - 1] ?? 0) + count;
    types.set(type, (types.get(type) ?? 0) + count);
  }
  const mediaTypes = Array.from(types, ([type, count]) => ({ type, count }));
  mediaTypes.sort((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1));
  return { days, mediaTypes };
}
