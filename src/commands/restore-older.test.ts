/** A backup of stores that an older version made: restored as they were, and then brought on as those stores would have been. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { storesOf } from '../../tests/support/lived-in.ts';
import { commandRunner } from '../../tests/support/run-command.ts';
import { TEST_NOW } from '../../tests/support/stores.ts';
import { packMembers } from '../services/backup/archive.ts';
import { makeBackup } from '../services/backup/make-backup.ts';
import { openClickHouse } from '../stores/clickhouse/client.ts';
import { migrateClickHouse } from '../stores/clickhouse/migrations.ts';
import { readMigrations } from '../stores/migration-files.ts';
import { askedRows } from '../stores/postgres/asked-rows.ts';
import { openPostgres } from '../stores/postgres/client.ts';
import { openJobs } from '../stores/postgres/jobs.ts';
import { migratePostgres } from '../stores/postgres/migrations.ts';
import { restoreCommand } from './restore.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-older-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const before = (store: 'postgres' | 'clickhouse', name: string) => {
  const known = readMigrations(store);
  const at = known.findIndex((migration) => migration.name === name);
  expect(at).toBeGreaterThan(0);
  return known.slice(0, at);
};

/** Without the columns that 0026 and 0014 bring. */
async function olderBackup(file: string): Promise<void> {
  const dataDir = join(folder, 'older');
  const opened = await openPostgres({ dataDir });
  const clickhouse = await openClickHouse({ dataDir });
  const { postgres } = opened;
  await migratePostgres(postgres, before('postgres', '0026_searched_share'));
  await migrateClickHouse(clickhouse, before('clickhouse', '0014_author_url'));
  const jobs = openJobs(opened, () => undefined);
  await jobs.start();
  await jobs.stop();
  await postgres.execute(sql`insert into organisations (name, timezone, created_at) values ('Terns', '+0800', now())`);
  await postgres.execute(
    sql`insert into topics (organisation_id, name, name_key, created_at, updated_at) values (1, 'Ferries', 'ferries', now(), now())`,
  );
  await clickhouse.command(
    "INSERT INTO posts (id, native_id, content, tokens, version) VALUES (7, 'seven', 'a b', ' a b ', 1)",
    {},
    'unbounded',
  );
  const bytes = packMembers(makeBackup({ postgres, clickhouse, now: () => TEST_NOW }, { operatorToken: null }), TEST_NOW);
  await writeFile(file, await buffer(bytes));
  await clickhouse.close();
  await opened.close();
}

test('rows of an older version are restored, and what newer migrations bring is there', { timeout: 300_000 }, async () => {
  const file = join(folder, 'older.tar');
  await olderBackup(file);
  const DATA_DIR = join(folder, 'newer');
  const run = commandRunner([restoreCommand], { DATA_DIR, DATABASE_URL: '', CLICKHOUSE_URL: '', LOG_LEVEL: 'silent' });
  expect(await run(['restore', file])).toContain('and counted: 1 post, 0 mentions, 1 organisation, 0 users, 1 topic');
  const stores = await storesOf({ DATA_DIR });
  const { postgres, clickhouse } = stores.environment;
  const topic = z.object({ name: z.string(), searched: z.number() });
  expect(await askedRows(postgres, sql`select name, searched from topics`, topic)).toEqual([{ name: 'Ferries', searched: 0 }]);
  const row = z.object({ native_id: z.string(), author_url: z.string(), terms: z.array(z.string()) });
  expect(await clickhouse.query({ sql: 'SELECT native_id, author_url, terms FROM posts', row })).toEqual([
    { native_id: 'seven', author_url: '', terms: ['a', 'b', 'a b'] },
  ]);
  await stores.close();
});
