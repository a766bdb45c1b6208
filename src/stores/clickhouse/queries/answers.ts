/** Does ClickHouse answer at all? For whoever must tell a question that fails from a store that is away. Never rejects. */
import { z } from 'zod';
import type { ClickHouse } from '../client.ts';

const ONE = { sql: 'SELECT 1 AS one', row: z.object({ one: z.number() }), seconds: 5 };

export function answers(clickhouse: ClickHouse): Promise<boolean> {
  return clickhouse.query(ONE).then(
    () => true,
    () => false,
  );
}
