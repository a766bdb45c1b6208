import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { setAlertTopics } from '../../stores/postgres/alert-rows.ts';
import { topics } from '../../stores/postgres/topics.ts';
import { createAlert } from './create-alert.ts';
import { keptTopics } from './own-topics.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('a topic that somebody deletes while an alert of it is saved goes when that is done, and is not found afterwards', async () => {
  const { environment } = stores;
  const mei = await stores.createOrganisation({ timezone: '+0800' });
  const { id: kept } = await topicOfPosts(stores, mei, []);
  const { id: doomed } = await topicOfPosts(stores, mei, []);
  const alert = await createAlert(environment, mei, alertDraft({ topics: [kept] }));
  let removing: Promise<unknown> = Promise.resolve();
  await environment.postgres.transaction(async (transaction) => {
    const held = await keptTopics(transaction, mei, [doomed]);
    removing = environment.postgres
      .delete(topics)
      .where(eq(topics.id, Number(doomed)))
      .then(() => undefined);
    // Time enough for it, were the topic not held.
    for (let asked = 0; asked < 50; asked++) await transaction.execute(sql`select ${asked}::int`);
    await setAlertTopics(transaction, Number(alert.id), held);
  });
  await removing;
  const late = updateAlert(environment, mei, { id: alert.id, topics: [doomed] });
  await expect(late).rejects.toMatchObject({ code: 'not_found' });
});
