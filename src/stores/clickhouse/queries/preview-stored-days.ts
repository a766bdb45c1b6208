/** On which of these days is there any post of these media types at all? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { DAY, type PreviewScope, previewWindow } from './preview-scope.ts';

/** One entry per day of the scope. A post sent again for another day may count for both until parts are merged. */
export async function storedDays(clickhouse: ClickHouse, scope: Omit<PreviewScope, 'query'>): Promise<boolean[]> {
  const where = previewWindow(scope);
  const rows = await clickhouse.query(
    { sql: `SELECT DISTINCT ${DAY} AS day FROM posts WHERE ${where.sql}`, row: z.object({ day: z.number() }) },
    where.params,
  );
  const stored = new Set(rows.map(({ day }) => day));
  return scope.edges.slice(1).map((_, index) => stored.has(index + 1));
}
