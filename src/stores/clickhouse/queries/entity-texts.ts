/** What are these posts read from again, and what do they name for everybody? The newest row of each; absent where none is stored. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';
import { type PostRow, postRow } from '../post-row.ts';

export type EntityText = Pick<PostRow, 'id' | 'title' | 'content' | 'entities' | 'version'>;

const row = postRow.pick({ title: true, content: true, entities: true, version: true }).extend({ post: z.string() });

export async function entityTexts(clickhouse: ClickHouse, ids: readonly string[]): Promise<EntityText[]> {
  if (ids.length === 0) return [];
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(id) AS post, title, content, entities, version
            FROM posts WHERE id IN {ids:Array(UInt64)} ORDER BY version DESC LIMIT 1 BY posts.id`,
      row,
    },
    { ids: ids.map(BigInt) },
  );
  return rows.map(({ post, ...text }) => ({ id: post, ...text }));
}
