/** How many posts of the demo are stored? */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const QUESTION = {
  sql: 'SELECT count() AS count FROM posts FINAL WHERE demo = 1',
  row: z.object({ count: z.number() }),
};

export async function demoPostCount(clickhouse: ClickHouse): Promise<number> {
  const [row] = await clickhouse.query(QUESTION);
  return row?.count ?? 0;
}
