/**
 * A fresh, empty Postgres for one test file: PGlite in memory or, where the project provides a server (see
 * postgres-server.ts) or TEST_POSTGRES_URL names one, a new database on it.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenPostgres, openPostgres } from '../../src/stores/postgres/client.ts';
import { pgliteImage } from './pglite-image.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl?: string;
  }
}

export function testServerUrl(): string | undefined {
  return inject('postgresUrl') ?? process.env['TEST_POSTGRES_URL'];
}

export async function openTestPostgres(): Promise<OpenPostgres> {
  const server = testServerUrl();
  if (server === undefined) return openPostgres({ memory: true, image: await pgliteImage() });
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres({ url: url.href, pool: 8 });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
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
