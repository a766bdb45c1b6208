/**
 * A fresh, empty Postgres for one test file: PGlite in memory or, where the project provides a server (see
 * postgres-server.ts) or TEST_POSTGRES_URL names one, a new database on it.
 */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenPostgres, openPostgres } from '../../src/stores/postgres/client.ts';
import type { Watch } from '../../src/watch.ts';
import { pgliteImage, preparedImage, preparePostgres } from './pglite-image.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string;
    /** A database there that is prepared, to be copied. */
    postgresPrepared?: string;
  }
}

export function testServerUrl(): string | undefined {
  return inject('postgresUrl') ?? process.env['TEST_POSTGRES_URL'];
}

/** `prepared`: with the program's tables and queues. */
export async function openTestPostgres({
  prepared = false,
  watch,
}: {
  prepared?: boolean;
  watch?: Watch;
} = {}): Promise<OpenPostgres> {
  const server = testServerUrl();
  if (server === undefined)
    return openPostgres({ memory: true, image: await (prepared ? preparedImage() : pgliteImage()) }, watch);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const copied = prepared ? inject('postgresPrepared') : undefined;
  await onServer(server, `create database ${name}${copied === undefined ? '' : ` template ${copied}`}`);
  const opened = await openPostgres({ url: databaseUrl(server, name), pool: 8 }, watch);
  if (prepared && copied === undefined) await preparePostgres(opened);
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
