/** Files that are deleted, on real stores: what is left of them, and the way back. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { type FileFormat, UNDELETE_MINUTES } from '../../contract/exports.ts';
import { LIMITS } from '../../contract/limits.ts';
import { exportParts, readExportPart } from '../../stores/postgres/export-parts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { createExport } from './create-export.ts';
import { deleteExport, undeleteExport } from './delete-export.ts';
import { downloadExport } from './download-export.ts';
import { listExports } from './list-exports.ts';
import { ownExport } from './own-export.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  topic = await topicOfPosts(stores, actor, [{ content: 'one' }, { content: 'two' }]);
});
afterAll(() => stores.close());

const ask = (format: FileFormat = 'csv') => createExport(stores.environment, actor, { id: topic.id, format, filter: {} });
const work = () => runAll(stores.environment, stores.clock.now);

/** The sweeper comes by so many minutes from now. */
async function sweepLater(minutes: number): Promise<void> {
  await stores.environment.jobs.send('tidy', {});
  await runAll(stores.environment, new Date(stores.clock.now.getTime() + minutes * 60_000));
}

test('a file is gone once it is deleted, before it is made or after; and any a day later', async () => {
  const { id: early } = await ask();
  await deleteExport(stores.environment, actor, early);
  await work();
  const { id } = await ask();
  await work();
  expect(await readExportPart(stores.environment.postgres, id, 0)).not.toBeNull();
  await deleteExport(stores.environment, actor, id);
  await expect(ownExport(stores.environment, actor, id)).rejects.toMatchObject({ code: 'not_found' });
  await sweepLater(UNDELETE_MINUTES + 1);
  expect(await readExportPart(stores.environment.postgres, id, 0)).toBeNull();
  const { id: old } = await ask();
  await work();
  await sweepLater((LIMITS.exportHours + 1) * 60);
  expect(await readExportPart(stores.environment.postgres, old, 0)).toBeNull();
});

test('its person brings it back, for some minutes', async () => {
  const { id } = await ask();
  await work();
  const before = await listExports(stores.environment, actor);
  await deleteExport(stores.environment, actor, id);
  expect(await listExports(stores.environment, actor)).toEqual(before.filter((file) => file.id !== id));
  await sweepLater(UNDELETE_MINUTES - 1);
  await expect(undeleteExport(stores.environment, { ...actor, userId: randomUUID() }, id)).rejects.toMatchObject({
    code: 'not_found',
  });
  await undeleteExport(stores.environment, actor, id);
  expect(await listExports(stores.environment, actor)).toEqual(before);
  const { bytes } = await downloadExport(stores.environment, actor, id);
  expect((await buffer(bytes)).length).toBeGreaterThan(0);
  await deleteExport(stores.environment, actor, id);
  await sweepLater(UNDELETE_MINUTES + 1);
  await expect(undeleteExport(stores.environment, actor, id)).rejects.toMatchObject({ code: 'not_found' });
  // What was given up has nothing to bring back.
  const { id: early } = await ask();
  await deleteExport(stores.environment, actor, early);
  await expect(undeleteExport(stores.environment, actor, early)).rejects.toMatchObject({ code: 'not_found' });
});

test('half a file that was swept away while it was read does not look like a whole one', async () => {
  const { id } = await ask('xlsx');
  await work();
  const { postgres } = stores.environment;
  const whole = await readExportPart(postgres, id, 0);
  if (!whole) throw new Error('no file');
  const half = whole.length >> 1;
  await postgres
    .update(exportParts)
    .set({ bytes: whole.subarray(0, half) })
    .where(eq(exportParts.exportId, id));
  await postgres.insert(exportParts).values({ exportId: id, number: 1, bytes: whole.subarray(half) });
  const { bytes } = await downloadExport(stores.environment, actor, id);
  const reading = bytes[Symbol.asyncIterator]();
  expect((await reading.next()).value).toHaveLength(half);
  await deleteExport(stores.environment, actor, id);
  await sweepLater(UNDELETE_MINUTES + 1);
  await expect(reading.next()).rejects.toThrow(`a file lacks ${whole.length - half} of ${whole.length} bytes`);
});
