/** When did the newest of the stored posts arrive? null where none is stored. The projection `newest_arrival` answers. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const QUESTION = {
  sql: 'SELECT toFloat64(max(version)) AS version FROM posts',
  row: z.object({ version: z.number() }),
  of: ['posts'] as const,
};

export async function latestArrival(clickhouse: ClickHouse): Promise<Date | null> {
  const [newest] = await clickhouse.query(QUESTION);
  return newest && newest.version > 0 ? new Date(Math.floor(newest.version / 1000)) : null;
}
