/** Which of the stored posts that match a query are the newest? Their ids, newest first. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type PreviewScope, previewWhere } from './preview-scope.ts';

export async function previewSamples(clickhouse: ClickHouse, scope: PreviewScope, limit: number): Promise<string[]> {
  const where = previewWhere(scope);
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(id) AS post FROM posts FINAL WHERE ${where.sql} ORDER BY published_at DESC, id LIMIT {limit:UInt32}`,
      row: z.object({ post: z.string() }),
    },
    { ...where.params, limit },
  );
  return rows.map(({ post }) => post);
}
