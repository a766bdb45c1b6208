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

/** Who waits for the transaction that asks. */
const waiting = sql`(select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waiting`;
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
    let isGone = false;
    removing = environment.postgres
      .delete(topics)
      .where(eq(topics.id, Number(doomed)))
      .then(() => {
        isGone = true;
      });
    // Until it is done, or waits for us; where there is one connection it cannot even begin.
    for (let asked = 0; asked < 1000 && !isGone; asked++) {
      if ((await transaction.select({ pid: sql`pid` }).from(waiting)).length > 0) break;
    }
    await setAlertTopics(transaction, Number(alert.id), held);
  });
  await removing;
  const late = updateAlert(environment, mei, { id: alert.id, topics: [doomed] });
  await expect(late).rejects.toMatchObject({ code: 'not_found' });
});
