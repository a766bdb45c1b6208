/** Every statement is told of, once, with how it went and within whatever asked for it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import { createWatch, marksNow } from '../../watch.ts';

const told: { failed: boolean; of: unknown }[] = [];
const watch = createWatch([
  {
    began({ kind }) {
      // Of whoever has begun it: it ends wherever its answer comes in.
      const { of } = marksNow();
      return { ended: ({ failed }) => void (kind === 'postgres' && told.push({ failed, of })) };
    },
  },
]);
const opened = await openTestPostgres({ watch });
const { postgres } = opened;
afterAll(() => opened.close());
beforeEach(() => void told.splice(0));

const within = <Result>(of: string, work: () => Promise<Result>) =>
  watch.during({ kind: 'job', labels: {}, marks: { of } }, work);

test('one by itself, and one that is refused', async () => {
  await postgres.execute(sql`select 1`);
  await expect(postgres.execute(sql`select 1 / 0`)).rejects.toThrow();
  expect(told.map(({ failed }) => failed)).toEqual([false, true]);
});

test('those of a transaction, and what they answer', async () => {
  const answer = await within('one', () =>
    postgres.transaction(async (transaction) => {
      await transaction.execute(sql`create table if not exists watched (n int)`);
      return transaction.execute(sql`select 7 as n`);
    }),
  );
  expect(answer).toMatchObject({ rows: [{ n: 7 }] });
  expect(told.filter(({ failed }) => !failed).length).toBeGreaterThanOrEqual(2);
});

test('of many at a time each is within its own', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `job ${at}`);
  await Promise.all(names.map((of) => within(of, () => postgres.execute(sql`select pg_sleep(0)`))));
  expect(told.map(({ of }) => String(of)).toSorted()).toEqual(names.toSorted());
});
