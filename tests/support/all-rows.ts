/** What Postgres holds, by table: for tests that nothing was written, wherever it would have been. */
import { sql } from 'drizzle-orm';
import type { Postgres } from '../../src/stores/postgres/client.ts';

interface Answer<Row> {
  rows: Row[];
}

/** Every table with the number of its rows and one hash of them all; the queue of jobs is one of them. */
export async function allRows(postgres: Postgres): Promise<Record<string, string>> {
  const named = (await postgres.execute(
    sql`select schemaname, tablename from pg_tables where schemaname = 'public' or tablename = 'job' order by 1, 2`,
  )) as unknown as Answer<{ schemaname: string; tablename: string }>;
  const found: Record<string, string> = {};
  for (const { schemaname, tablename } of named.rows) {
    const table = sql`${sql.identifier(schemaname)}.${sql.identifier(tablename)}`;
    const counted = (await postgres.execute(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(one::text, '' order by one::text)), '') as held from ${table} one`,
    )) as unknown as Answer<{ held: string }>;
    found[`${schemaname}.${tablename}`] = counted.rows[0]?.held ?? '';
  }
  return found;
}
