/** What a Postgres says of itself, whatever is in it. */
import { sql } from 'drizzle-orm';
import { type Migration, readMigrations } from '../migration-files.ts';
import type { Postgres } from './client.ts';
import { appliedPostgres, breakingBeyond } from './migrations.ts';

/** Milliseconds since 1970, by the clock of the server. */
export const CLOCK = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;

export interface StoreFacts {
  version: string;
  /** Milliseconds since 1970, by its clock. */
  now: number;
  /** Names of migrations that it has not. */
  missing: string[];
  /** Whether a newer program has changed it so that this one cannot work with it. */
  isNewer: boolean;
}

export async function postgresFacts(postgres: Postgres, known: Migration[] = readMigrations('postgres')): Promise<StoreFacts> {
  const [row] = await postgres
    .select({
      version: sql<string>`current_setting('server_version')`,
      now: CLOCK,
      isMigrated: sql<boolean>`to_regclass('migrations') is not null`,
    })
    .from(sql`(select 1) as one`);
  const applied = row?.isMigrated ? await appliedPostgres(postgres) : [];
  const done = new Set(applied.map(({ id }) => id));
  const breaking = row?.isMigrated ? await breakingBeyond(postgres, known.at(-1)?.id ?? 0) : [];
  return {
    version: row?.version ?? '',
    now: Number(row?.now),
    missing: known.filter(({ id }) => !done.has(id)).map(({ name }) => name),
    isNewer: breaking.length > 0,
  };
}
