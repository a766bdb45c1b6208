/** What a job writes in the log bears its queue and its number. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../tests/support/stores.ts';
import { createProgramLog } from '../commands/program-log.ts';
import { runAll } from './runner.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('lines of a job that is done, and of one that fails', async () => {
  const lines: Record<string, unknown>[] = [];
  const { log } = createProgramLog('info', [], { write: (line: string) => void lines.push(JSON.parse(line)) });
  const environment = { ...stores.environment, log };
  await environment.jobs.send('settle', { topicId: 1_999_999_999 });
  const broken = async () => {
    throw new Error('the store is away');
  };
  await runAll(environment, stores.clock.now);
  await environment.jobs.send('forget', { topicId: 1_999_999_999 });
  await runAll({ ...environment, clickhouse: { ...environment.clickhouse, query: broken, command: broken } }, stores.clock.now);
  const told = (queue: string) => lines.filter((line) => line['queue'] === queue);
  expect(told('settle')).toEqual([expect.objectContaining({ msg: 'a job is done', job: expect.any(String) })]);
  const failed = told('forget');
  expect(failed[0]).toMatchObject({ msg: 'a job failed', job: expect.any(String), data: { topicId: 1_999_999_999 } });
  expect(new Set(failed.map(({ job }) => job)).size).toBe(1);
});
