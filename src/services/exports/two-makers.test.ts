/** Two processes make one file, as where the first was paused for so long that its job was given to another: the file is that of the last. */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Environment } from '../environment.ts';
import { createExport } from './create-export.ts';
import { downloadExport } from './download-export.ts';
import { ownExport } from './own-export.ts';
import { runExport } from './run-export.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

/** Whose posts come when the test lets them: `begun` once somebody waits for them. */
function heldStore() {
  const { clickhouse } = stores.environment;
  let begin: () => void = () => undefined;
  let end: (error?: Error) => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const over = new Promise<Error | undefined>((resolve) => {
    end = resolve;
  });
  const held = Object.create(clickhouse) as typeof clickhouse;
  held.stream = async function* stream(...asked) {
    begin();
    const failure = await over;
    if (failure) throw failure;
    yield* clickhouse.stream(...asked);
  };
  const environment: Environment = { ...stores.environment, clickhouse: held };
  return { environment, begun, end };
}

test.each<[string, Error | undefined]>([
  ['goes on', undefined],
  ['fails', new Error('the connection broke')],
])('the first %s while the second is at work, and after it', async (_, failure) => {
  const actor = await stores.createOrganisation();
  const topic = await topicOfPosts(stores, actor, [{}, {}]);
  const { id } = await createExport(stores.environment, actor, { id: topic.id, format: 'csv', filter: {} });
  const [early, paused, second] = [heldStore(), heldStore(), heldStore()];
  const runs: Promise<unknown>[] = [];
  for (const { environment, begun } of [early, paused, second]) {
    runs.push(runExport(environment, id, false).catch((error: Error) => error));
    await begun;
  }
  early.end(failure);
  await runs[0];
  expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'running' });
  second.end();
  expect(await runs[2]).toBeUndefined();
  const done = await ownExport(stores.environment, actor, id);
  expect(done).toMatchObject({ state: 'done', rowsDone: 2 });
  paused.end(failure);
  await runs[1];
  expect(await ownExport(stores.environment, actor, id)).toEqual(done);
  const { bytes } = await downloadExport(stores.environment, actor, id);
  expect((await buffer(bytes)).toString().trim().split('\r\n')).toHaveLength(3);
});
