import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { runAll } from '../../workers/runner.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createExport } from './create-export.ts';
import { topicPostsCsv } from './posts-csv-link.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('of a topic that is not searched yet nothing can be taken away', async () => {
  const { environment, clock } = stores;
  const actor = await stores.createOrganisation();
  const { id } = await createTopic(environment, actor, topicDraft());
  const notReady = { code: 'not_ready', message: 'Data is not ready for download' };
  await expect(createExport(environment, actor, { id, format: 'csv', filter: {} })).rejects.toMatchObject(notReady);
  await expect(topicPostsCsv(environment, actor, { id, filter: {} })).rejects.toMatchObject(notReady);
  await runAll(environment, clock.now);
  await expect(topicPostsCsv(environment, actor, { id, filter: {} })).resolves.toHaveProperty('url');
});
