/** What a Postgres says of itself, whatever is in it. */
import { sql } from 'drizzle-orm';
import { type Migration, readMigrations } from '../migration-files.ts';
import type { Postgres } from './client.ts';
import { newestApplied } from './migrations.ts';

export interface StoreFacts {
  version: string;
  /** Milliseconds since 1970, by its clock. */
  now: number;
  /** Names of migrations that it has not. */
  missing: string[];
  /** Whether a newer program has written it. */
  isNewer: boolean;
}

export async function postgresFacts(postgres: Postgres, known: Migration[] = readMigrations('postgres')): Promise<StoreFacts> {
  const [row] = await postgres
    .select({
      version: sql<string>`current_setting('server_version')`,
      now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      isMigrated: sql<boolean>`to_regclass('migrations') is not null`,
    })
    .from(sql`(select 1) as one`);
  const newest = row?.isMigrated ? await newestApplied(postgres) : 0;
  return {
    version: row?.version ?? '',
    now: Number(row?.now),
    missing: known.filter(({ id }) => id > newest).map(({ name }) => name),
    isNewer: newest > (known.at(-1)?.id ?? 0),
  };
}
