import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres, testServerUrl } from '../../../tests/support/postgres.ts';
import { readMigrations } from '../migration-files.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { OpenPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { claimDue } from './source-claims.ts';

let opened: OpenPostgres;
beforeAll(async () => {
  opened = await openTestPostgres({ prepared: true });
});
afterAll(() => opened.close());

function deferred(): { done: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

it('answers as the work does, and gives way after it has failed', async () => {
  expect(await oneAtATime(opened, async () => 7)).toBe(7);
  await expect(oneAtATime(opened, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(opened, async () => 8)).toBe(8);
});

it('knows every lock that stands in SQL', () => {
  const inSql = readMigrations('postgres').flatMap(({ sql: text }) => text.match(/advisory\w*\(\d+\)/g) ?? []);
  expect(inSql).toEqual([`advisory_xact_lock(${ADVISORY_LOCKS.topicChanges})`]);
});

describe.skipIf(testServerUrl() === undefined)('several processes on one server', () => {
  const waiting = async (): Promise<number> => {
    const found = await opened.postgres.execute(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (found as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
  };

  it('work one after the other', async () => {
    const order: string[] = [];
    const first = deferred();
    const begun = deferred();
    const one = oneAtATime(opened, async () => {
      begun.end();
      await first.done;
      order.push('first');
    });
    await begun.done;
    const two = oneAtATime(opened, async () => void order.push('second'));
    await expect.poll(waiting).toBe(1);
    first.end();
    await Promise.all([one, two]);
    expect(order).toEqual(['first', 'second']);
  });

  it('claim sources and change topics meanwhile', async () => {
    const now = new Date();
    await oneAtATime(opened, async () => {
      expect(await claimDue(opened.postgres, { claim: 'c', now, until: now }, 1)).toEqual([]);
      await opened.postgres.transaction((transaction) =>
        transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.topicChanges})`),
      );
    });
  });

  it('are not kept waiting by a migration that waits for a table', async () => {
    const reading = deferred();
    const begun = deferred();
    const long = opened.postgres.transaction(async (transaction) => {
      await transaction.execute(sql`select count(*) from topics`);
      begun.end();
      await reading.done;
    });
    await begun.done;
    const adds = { id: 9999, name: '9999_adds', sql: 'alter table topics add column "later" integer' };
    const migrating = migratePostgres(opened.postgres, [...readMigrations('postgres'), adds]);
    await expect.poll(waiting).toBe(1);
    // Behind whoever waits for the table this would wait as well, for as long.
    await opened.postgres.execute(sql`select count(*) from topics`);
    reading.end();
    await Promise.all([long, migrating]);
    await opened.postgres.execute(sql`select later from topics`);
  });
});
