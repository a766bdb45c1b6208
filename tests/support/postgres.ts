/**
 * A fresh, empty Postgres for one test file: PGlite in memory or, where the project provides a server (see
 * postgres-server.ts) or TEST_POSTGRES_URL names one, a new database on it.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenPostgres, openPostgres } from '../../src/stores/postgres/client.ts';
import { migratePostgres } from '../../src/stores/postgres/migrations.ts';
import { migratedImage, pgliteImage } from './pglite-image.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string;
  }
}

export function testServerUrl(): string | undefined {
  return inject('postgresUrl') ?? process.env['TEST_POSTGRES_URL'];
}

/** `migrated`: with the program's tables. */
export async function openTestPostgres({ migrated = false } = {}): Promise<OpenPostgres> {
  const server = testServerUrl();
  if (server === undefined) return openPostgres({ memory: true, image: await (migrated ? migratedImage() : pgliteImage()) });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres({ url: url.href, pool: 8 });
  if (migrated) await migratePostgres(opened.postgres);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      // Connections that were told to end may not have; cut off by force, one that still listens fails the test file.
      await onServer(server, waitUntilLeft(name));
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** At most five seconds, in which the server itself looks every 20 ms. */
function waitUntilLeft(name: string): string {
  return `do $$ begin
    for try in 1..250 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$`;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
