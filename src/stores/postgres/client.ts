/**
 * Opens Postgres: PGlite in a folder or in memory, or a server by URL. Every other file of this room speaks the same
 * drizzle handle and does not know which it is. Migrations and jobs are opened by their own files.
 *
 * PGlite has one connection: inside a transaction use only the transaction's handle, and never wait for the outside.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Watch } from '../../watch.ts';
import { giveUpLostConnections } from './lost-connections.ts';
import { endWithPanic, orWithoutRoom } from './pglite-end.ts';
import { pgliteFolder } from './pglite-folder.ts';
import { takeTurns } from './pglite-turns.ts';
import { watchPglite, watchPool } from './watched-statements.ts';

/** Plain handle or transaction: whatever only reads or writes rows takes this. */
export type Postgres = PgDatabase<PgQueryResultHKT>;

/** For what must be atomic with something else of the caller. */
export type Transaction = Parameters<Parameters<Postgres['transaction']>[0]>[0];

export type PostgresLocation =
  | { dataDir: string }
  /** `image`: a dump of a data folder to begin with, which is five times as fast as making one. */
  | { memory: true; image?: Blob }
  /** `pool` is the largest number of connections, 10 when left out. */
  | { url: string; pool?: number };

export interface OpenPostgres {
  postgres: Postgres;
  /** For jobs.ts, which needs more than statements: a listening connection. */
  driver: { pglite: PGlite } | { url: string };
  /** Of a pool: how many are open, and idle, and how many wait for one. */
  connections?: () => { open: number; idle: number; waiting: number };
  /** Safe to call twice. */
  close(): Promise<void>;
}

/** `watch`: is told of each statement. Throws what the driver throws when the folder or the server cannot be reached. */
export async function openPostgres(location: PostgresLocation, watch?: Watch): Promise<OpenPostgres> {
  if ('url' in location) return openServer(location.url, location.pool ?? 10, watch);
  const pglite = await openPglite(location);
  if (watch) watchPglite(pglite, watch);
  return {
    postgres: drizzlePglite(pglite),
    driver: { pglite },
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openPglite(location: { dataDir: string } | { memory: true; image?: Blob }): Promise<PGlite> {
  const pglite =
    'dataDir' in location
      ? await pgliteFolder(location.dataDir).then((folder) => orWithoutRoom(folder, () => PGlite.create(folder)))
      : await PGlite.create(location.image ? { loadDataDir: location.image } : {});
  // Nobody has asked for it, and nobody is there to be told but who looks after the process.
  return takeTurns(
    endWithPanic(pglite, (error) =>
      queueMicrotask(() => {
        throw error;
      }),
    ),
  );
}

/** Of every connection to a server, in milliseconds: none waits for ever. */
export const CONNECTION_TIMES = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  statement_timeout: 60_000,
  // Where the server does not even say that its own time is over, as when the network swallows everything.
  query_timeout: 70_000,
} as const;

async function openServer(url: string, max: number, watch: Watch | undefined): Promise<OpenPostgres> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    // One that is never idle would stay with a server that has given its place to another and only reads.
    maxLifetimeSeconds: 300,
    ...CONNECTION_TIMES,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'earshot',
  });
  // A broken connection is dropped by the pool, and whoever asks by it is told; without listeners it would end the process: of the pool
  // for idle ones, and of each for one that breaks between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  giveUpLostConnections(pool);
  if (watch) watchPool(pool, watch);
  // Asked once here, so that a wrong address is an error of opening and not of the first request.
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    postgres: drizzlePg(pool),
    driver: { url },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
