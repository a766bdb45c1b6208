/** On which of these days is there any post of these media types at all? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { DAY, type PreviewScope, previewWindow } from './preview-scope.ts';

/** One entry per day of the scope. A post sent again for another day may count for both until parts are merged. */
export async function storedDays(clickhouse: ClickHouse, scope: Omit<PreviewScope, 'query'>): Promise<boolean[]> {
  const where = previewWindow(scope);
  const rows = await clickhouse.query(
    // The limit ends it as soon as every day is seen, which is soon as a rule.
    {
      sql: `SELECT DISTINCT ${DAY} AS day FROM posts WHERE ${where.sql} LIMIT {days:UInt32}`,
      row: z.object({ day: z.number() }),
    },
    { ...where.params, days: scope.edges.length - 1 },
  );
  const stored = new Set(rows.map(({ day }) => day));
  return scope.edges.slice(1).map((_, index) => stored.has(index + 1));
}
