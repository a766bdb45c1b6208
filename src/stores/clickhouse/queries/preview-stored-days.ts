/** On which of these days is there any post of these media types at all? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type PreviewScope, previewWindow } from './preview-scope.ts';

/** Seconds. Every day of every zone begins with one; a fourth of the time that finding the day of each post would take. */
const QUARTER = 900;

/** One entry per day of the scope. A post sent again for another day may count for both until parts are merged. */
export async function storedDays(clickhouse: ClickHouse, scope: Omit<PreviewScope, 'query'>): Promise<boolean[]> {
  const where = previewWindow(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT DISTINCT intDiv(toUInt32(published_at), ${QUARTER}) AS quarter FROM posts WHERE ${where.sql}`,
      row: z.object({ quarter: z.number() }),
    },
    where.params,
  );
  const stored = rows.map(({ quarter }) => quarter * QUARTER * 1000);
  return scope.edges.slice(1).map((end, index) => {
    const start = scope.edges[index] ?? end;
    return stored.some((at) => start.getTime() <= at && at < end.getTime());
  });
}
