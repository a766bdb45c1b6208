import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { users } from '../../stores/postgres/users.ts';
import { createAlert } from './create-alert.ts';
import { evaluateNow } from './evaluate-now.ts';
import { listAllAlerts } from './list-all-alerts.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const time = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

test('the operator evaluates one alert of any organisation, then all that are due', async () => {
  const { environment } = stores;
  const made: { id: number; organisation: string; name: string }[] = [];
  for (const organisation of ['Ferries', 'Trams']) {
    const actor = await stores.createOrganisation({ name: organisation });
    const posts = [1, 2, 3, 4].map((minute) => ({ published_at: time(minute).toISOString() }));
    const topic = await topicOfPosts(stores, actor, posts);
    const member = (await environment.postgres.select().from(users)).find(({ id }) => id === actor.userId);
    const draft = alertDraft({ topics: [topic.id], emails: [member?.email] });
    const { id, alertName: name } = await createAlert(environment, actor, draft);
    made.push({ id: Number(id), organisation, name });
  }
  const [first, second] = made;
  expect(await evaluateNow(environment, { alertId: first?.id })).toEqual([]);
  stores.clock.now = time(40);
  expect(await evaluateNow(environment, { alertId: first?.id })).toEqual([
    { ...first, windows: 2, firing: 1, told: 1, messages: 1 },
  ]);
  expect(await listAllAlerts(environment)).toMatchObject([
    { ...first, enabled: true, firedAt: time(15).toISOString(), nextEnd: time(45).toISOString() },
    { ...second, firedAt: null, nextEnd: time(15).toISOString() },
  ]);
  stores.clock.now = time(41);
  expect(await evaluateNow(environment, {})).toEqual([{ ...second, windows: 2, firing: 1, told: 1, messages: 1 }]);
  await expect(evaluateNow(environment, { alertId: -1 })).rejects.toMatchObject({ code: 'invalid' });
});
