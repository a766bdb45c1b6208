/**
 * Work that one process at a time may do, of all that share the Postgres server: a lock of a connection of its own, which the server
 * frees when the process dies. An embedded store belongs to one process anyway.
 */
import pg from 'pg';
import type { OpenPostgres } from './client.ts';

/** Any fixed number of our own, other than that of the migrations. */
const LOCK = 7_265_002;

/** Others wait until it has ended, however long that takes. Rejects as `work` does. */
export async function oneAtATime<T>({ driver }: Pick<OpenPostgres, 'driver'>, work: () => Promise<T>): Promise<T> {
  if (!('url' in driver)) return work();
  const client = new pg.Client({ connectionString: driver.url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that breaks meanwhile is noticed where it is ended; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
