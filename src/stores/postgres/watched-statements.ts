/** Each statement to Postgres is an act, whichever driver takes it and whether it is in a transaction. What it says stands in no label. */
import { AsyncResource } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { Watch } from '../../watch.ts';

const STATEMENT = { kind: 'postgres', labels: {} } as const;

export function watchPglite(pglite: PGlite, watch: Watch): void {
  const query = pglite.query.bind(pglite);
  pglite.query = (...given) => watch.during(STATEMENT, () => query(...given));
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    transaction((statements) => {
      const within = statements.query.bind(statements);
      statements.query = (...given) => watch.during(STATEMENT, () => within(...given));
      return work(statements);
    });
}

/** A connection of the pool takes all of them, also those that are handed to the pool itself, which gives a callback. */
export function watchPool(pool: pg.Pool, watch: Watch): void {
  pool.on('connect', (client) => watchClient(client, watch));
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  // Whoever waited for a connection goes on as himself, not as who gave it back.
  const connectAsAsked = (callback?: Callback) => connect(callback && AsyncResource.bind(callback));
  pool.connect = connectAsAsked as pg.Pool['connect'];
}

type Callback = (...given: unknown[]) => unknown;

function isCallback(given: unknown): given is Callback {
  return typeof given === 'function';
}

function watchClient(client: pg.PoolClient, watch: Watch): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const callback = given.at(-1);
    if (!isCallback(callback)) return watch.during(STATEMENT, async () => query(...given));
    const open = watch.begin(STATEMENT);
    const answered = (error: unknown, ...answer: unknown[]): unknown => {
      open.end({ failed: Boolean(error) });
      return callback(error, ...answer);
    };
    return open.run(() => query(...given.slice(0, -1), answered));
  };
  // Its type has a form for each way to ask, none of which is another than these two.
  client.query = watched as pg.PoolClient['query'];
}
