/** How many connections a server gives this program, for the doctor. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { askedRows } from './asked-rows.ts';
import type { Postgres } from './client.ts';

/** How many connections there may be at once, by who says so; null: he says nothing. */
export interface ConnectionLimits {
  server: number;
  role: number | null;
  database: number | null;
}

/** Without those that are kept for others; of these some are known from Postgres 16 on. */
const LIMITS = sql`select
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int as server,
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user) as role,
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()) as database`;
const limits = z.object({ server: z.number(), role: z.number().nullable(), database: z.number().nullable() });

export async function connectionLimits(postgres: Postgres): Promise<ConnectionLimits | null> {
  const [row] = await askedRows(postgres, LIMITS, limits);
  return row ?? null;
}
