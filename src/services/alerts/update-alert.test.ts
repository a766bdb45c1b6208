import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Actor } from '../environment.ts';
import { createAlert } from './create-alert.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let mei: Actor;
let topicId: string;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ timezone: '+0800' });
  ({ id: topicId } = await topicOfPosts(stores, mei, []));
});

test('a channel that is named twice is refused', async () => {
  const channels = [{ kind: 'slack', address: 'https://hooks.example/services/secret-path' }];
  const alert = await createAlert(stores.environment, mei, alertDraft({ topics: [topicId], channels }));
  const id = alert.channels[0]?.id;
  const twice = updateAlert(stores.environment, mei, { id: alert.id, channels: [{ id }, { id }] });
  await expect(twice).rejects.toMatchObject({ code: 'invalid', detail: { fields: { channels: 'malformed' } } });
  const again = await updateAlert(stores.environment, mei, { id: alert.id, channels: [{ id }] });
  expect(again.channels).toMatchObject([{ id, host: 'hooks.example' }]);
});
