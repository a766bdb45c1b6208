/** When did the newest post arrive? null where nothing was ever stored. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const QUESTION = {
  sql: 'SELECT toFloat64(max(version)) AS version FROM posts',
  row: z.object({ version: z.number() }),
};

export async function latestArrival(clickhouse: ClickHouse): Promise<Date | null> {
  const [newest] = await clickhouse.query(QUESTION);
  return newest && newest.version > 0 ? new Date(Math.floor(newest.version / 1000)) : null;
}
