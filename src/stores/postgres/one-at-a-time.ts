/**
 * Work that one process at a time may do, of all that share the Postgres server: a lock of a connection of its own, which the server
 * frees when the process dies. An embedded store belongs to one process anyway.
 */
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { OpenPostgres } from './client.ts';

/** Others wait until it has ended, however long that takes. Rejects as `work` does, and where the lock was lost meanwhile. */
export async function oneAtATime<T>({ driver }: Pick<OpenPostgres, 'driver'>, work: () => Promise<T>): Promise<T> {
  if (!('url' in driver)) return work();
  const client = new pg.Client({ connectionString: driver.url, connectionTimeoutMillis: 10_000, keepAlive: true });
  const lost: Error[] = [];
  client.on('error', (error) => lost.push(error));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.oneAtATime]);
    const done = await work();
    // The lock went with the connection: somebody else may have worked meanwhile.
    for (const error of lost) throw error;
    return done;
  } finally {
    await client.end();
  }
}
