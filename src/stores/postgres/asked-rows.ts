/** Rows of a statement that names its tables only when it is asked, as of the catalogue: checked against what the caller expects. */
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Postgres } from './client.ts';

const answer = z.object({ rows: z.array(z.unknown()) });

export async function askedRows<Row>(postgres: Postgres, statement: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  // Both drivers answer with `rows`; drizzle's common type cannot say so.
  const { rows } = answer.parse(await postgres.execute(statement));
  return rows.map((found) => row.parse(found));
}
