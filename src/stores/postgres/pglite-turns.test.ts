import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pgliteImage } from '../../../tests/support/pglite-image.ts';
import { testServerUrl } from '../../../tests/support/postgres.ts';
import { takeTurns } from './pglite-turns.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = takeTurns(await PGlite.create({ loadDataDir: await pgliteImage() }), 0);
});
afterAll(() => pglite.close());

// The other project of these tests has no embedded Postgres to speak of.
test.skipIf(testServerUrl() !== undefined)('a transaction lets others have their turn, and nobody into itself', async () => {
  await pglite.exec('create table seen (number integer)');
  let [turns, open] = [0, true];
  const count = () => {
    turns += 1;
    if (open) setImmediate(count);
  };
  setImmediate(count);
  const writing = pglite.transaction(async (transaction) => {
    for (let number = 0; number < 20; number++) await transaction.query('insert into seen values ($1)', [number]);
  });
  const reading = pglite.query<{ count: number }>('select count(*)::integer as count from seen');
  await writing;
  open = false;
  expect(turns).toBeGreaterThan(20);
  expect([0, 20]).toContain((await reading).rows[0]?.count);
});
