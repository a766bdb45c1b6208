import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres } from './client.ts';
import { type Jobs, openJobs } from './jobs.ts';

let opened: OpenPostgres;
let jobs: Jobs;

beforeAll(async () => {
  opened = await openTestPostgres();
  jobs = openJobs(opened, (error) => {
    throw error;
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

describe('jobs', () => {
  it('exist when the transaction that sent them commits, and not when it rolls back', async () => {
    await opened.postgres.transaction(async (transaction) => {
      await jobs.send('forget', { topicId: 1 }, { transaction });
    });
    await opened.postgres
      .transaction(async (transaction) => {
        await jobs.send('forget', { topicId: 2 }, { transaction });
        await transaction.execute(sql`select 1 / 0`);
      })
      .catch(() => undefined);
    expect(await drained('forget')).toEqual([{ topicId: 1 }]);
  });

  it('are drained once each, delayed ones too', async () => {
    await jobs.send('forget', { topicId: 1 }, { delay: 3600 });
    await jobs.send('forget', { topicId: 2 });
    expect(await jobs.pending('forget', { topicId: 1 })).toBe(true);
    const seen = await drained('forget');
    expect(seen).toHaveLength(2);
    expect(new Set(seen.map(({ topicId }) => topicId))).toEqual(new Set([1, 2]));
    expect(await jobs.pending('forget', { topicId: 1 })).toBe(false);
  });

  it('are tried three times, then put aside', async () => {
    await jobs.send('backfill', { topicId: 7, revision: 1 });
    const last: boolean[] = [];
    const runs = await jobs.drain('backfill', (_data, isLastTry) => {
      last.push(isLastTry);
      return Promise.reject(new Error('store is away'));
    });
    expect(runs).toBe(3);
    expect(last).toEqual([false, false, true]);
    expect(await jobs.pending('backfill', { topicId: 7, revision: 1 })).toBe(false);
  });

  it('of an installation that an older program has made are tried as often as this one says', async () => {
    await opened.postgres.execute(sql`update jobs.queue set retry_limit = 8, retry_delay_max = null where name = 'hide'`);
    const newer = openJobs(opened, (error) => {
      throw error;
    });
    await newer.start();
    const found = await opened.postgres.execute(sql`select retry_limit, retry_delay_max from jobs.queue where name = 'hide'`);
    expect((found as unknown as { rows: unknown[] }).rows).toEqual([{ retry_limit: 300, retry_delay_max: 600 }]);
    await newer.stop();
  });

  it('reach a waiting worker when the transaction commits, and a second try follows a failed one', async () => {
    const seen: number[] = [];
    const done = new Promise<void>((resolve) => {
      void jobs.work('backfill', async ({ revision }, isLastTry) => {
        expect(isLastTry).toBe(false);
        seen.push(revision);
        if (seen.length === 1) throw new Error('once');
        resolve();
      });
    });
    await opened.postgres.transaction((transaction) => jobs.send('backfill', { topicId: 1, revision: 4 }, { transaction }));
    await done;
    expect(seen).toEqual([4, 4]);
  });

  it('that wait together are done one after another: with a pause after each, the time of a test would not do', async () => {
    const waiting = 30;
    for (let sent = 0; sent < waiting; sent += 1) await jobs.send('tidy', {});
    let runs = 0;
    await new Promise<void>((resolve) => {
      void jobs.work('tidy', async () => {
        runs += 1;
        if (runs === waiting) resolve();
      });
    });
    expect(runs).toBe(waiting);
  });
});

async function drained(queue: 'forget'): Promise<{ topicId: number; below?: number }[]> {
  const seen: { topicId: number; below?: number }[] = [];
  await jobs.drain(queue, async (data) => {
    seen.push(data);
  });
  return seen;
}
