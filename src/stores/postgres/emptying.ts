/** What a database holds before a backup is restored into it, and taking all of it away. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { madeTables, readMigrations } from '../migration-files.ts';
import { askedRows } from './asked-rows.ts';
import type { Postgres } from './client.ts';
import { countRows } from './whole-tables.ts';

const name = z.object({ name: z.string() });

/** Tables that no migration of ours has made: somebody else's. */
export async function foreignTables(postgres: Postgres): Promise<string[]> {
  const ours = new Set([...madeTables(readMigrations('postgres')), 'migrations', 'unfinished_restore']);
  return (await tableNames(postgres)).filter((table) => !ours.has(table));
}

/** Whether anybody's account is in it. */
export async function holdsAccounts(postgres: Postgres): Promise<boolean> {
  const there = await tableNames(postgres);
  for (const table of ['organisations', 'users'])
    if (there.includes(table) && (await countRows(postgres, table)) > 0) return true;
  return false;
}

/** How many connections of this program, and of its jobs, there are beside the only one of whoever asks. */
export async function otherConnections(postgres: Postgres): Promise<number> {
  const [found] = await askedRows(
    postgres,
    sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name in ('earshot', 'pgboss') and pid <> pg_backend_pid()`,
    z.object({ n: z.number() }),
  );
  return found?.n ?? 0;
}

/** All but the mark of an unfinished restore; the database must hold nothing of others. */
export async function emptyDatabase(postgres: Postgres): Promise<void> {
  await postgres.execute(sql`drop schema if exists jobs cascade`);
  await postgres.execute(sql`do $$ declare one record; begin
    for one in select format('drop table public.%I cascade', relname) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'unfinished_restore'
    loop execute one.statement; end loop;
    for one in select format('drop sequence public.%I', relname) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S'
    loop execute one.statement; end loop;
    for one in select format('drop function %s', oid::regprocedure) as statement from pg_proc
      where pronamespace = 'public'::regnamespace and proname in ('number_topic_change', 'audit_events_stay')
    loop execute one.statement; end loop;
  end $$`);
}

async function tableNames(postgres: Postgres): Promise<string[]> {
  const found = await askedRows(
    postgres,
    sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    name,
  );
  return found.map((one) => one.name);
}
