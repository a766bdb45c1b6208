/**
 * The mark of a restore that has begun and not ended: a table of its own, which stands while everything else goes and comes. Stores that
 * bear it are used by nothing but another restore.
 */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { askedRows } from './asked-rows.ts';
import type { Postgres } from './client.ts';

export async function markUnfinished(postgres: Postgres): Promise<void> {
  await postgres.execute(sql`create table if not exists public.unfinished_restore (began_at timestamptz not null default now())`);
}

export async function isUnfinished(postgres: Postgres): Promise<boolean> {
  const there = sql`select to_regclass('public.unfinished_restore') is not null as found`;
  const [answer] = await askedRows(postgres, there, z.object({ found: z.boolean() }));
  return answer?.found ?? false;
}

export async function markFinished(postgres: Postgres): Promise<void> {
  await postgres.execute(sql`drop table public.unfinished_restore`);
}

/** @throws where a restore broke off: what is there is a part of something. */
export async function refuseUnfinished(postgres: Postgres): Promise<void> {
  if (await isUnfinished(postgres))
    throw new Error('a restore into these stores broke off, and they hold a part of the backup only. Run "restore" again.');
}
