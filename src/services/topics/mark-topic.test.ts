import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { evaluatedAlerts } from '../../../tests/support/evaluated-alerts.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { listFeaturedIds, listTopicIds } from './list-topic-ids.ts';
import { featureAnyTopic, featureTopic, showTopic } from './mark-topic.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const feature = (actor: Actor, id: string, featured: boolean) => featureTopic(stores.environment, actor, { id, featured });
const featuredOf = (actor: Actor) => listFeaturedIds(stores.environment, actor);

test('a topic stands in front until it is taken back, and is the same version', async () => {
  const actor = await stores.createOrganisation();
  const { id, updated_at } = await createTopic(stores.environment, actor, topicDraft());
  await createTopic(stores.environment, actor, topicDraft());
  expect(await featuredOf(actor)).toEqual([]);
  await feature(actor, id, true);
  expect(await featuredOf(actor)).toEqual([{ topic_id: id, visible: true }]);
  expect(await listTopicIds(stores.environment, actor)).toHaveLength(2);
  expect(await getTopic(stores.environment, actor, { id })).toMatchObject({ featured: true, updated_at });
  await feature(actor, id, false);
  expect(await featuredOf(actor)).toEqual([]);
});

test('the operator features topics of any organisation; another organisation does not', async () => {
  const [actor, stranger] = [await stores.createOrganisation(), await stores.createOrganisation()];
  const { id, name } = await createTopic(stores.environment, actor, topicDraft());
  await expect(feature(stranger, id, true)).rejects.toMatchObject({ code: 'not_found' });
  expect(await featuredOf(actor)).toEqual([]);
  expect(await featureAnyTopic(stores.environment, { id, featured: true })).toBe(name);
  expect(await featuredOf(actor)).toEqual([{ topic_id: id, visible: true }]);
  await expect(featureAnyTopic(stores.environment, { id: '2147483647', featured: true })).rejects.toMatchObject({
    code: 'not_found',
    message: 'no such topic 2147483647',
  });
  await expect(featureAnyTopic(stores.environment, { id: 'mine', featured: true })).rejects.toMatchObject({ code: 'invalid' });
});

test('the ids of a hidden topic are left out, also of those in front', async () => {
  const actor = await stores.createOrganisation();
  const { id } = await createTopic(stores.environment, actor, topicDraft());
  const hidden = await createTopic(stores.environment, actor, topicDraft());
  for (const topic of [id, hidden.id]) await feature(actor, topic, true);
  const show = (by: Actor, visible: boolean) => showTopic(stores.environment, by, { id: hidden.id, visible });
  await expect(show(await stores.createOrganisation(), false)).rejects.toMatchObject({ code: 'not_found' });
  await show(actor, false);
  const shown = [{ topic_id: id, visible: true }];
  expect(await listTopicIds(stores.environment, actor)).toEqual(shown);
  expect(await featuredOf(actor)).toEqual(shown);
  const { updated_at } = hidden;
  expect(await getTopic(stores.environment, actor, { id: hidden.id })).toMatchObject({ visible: false, updated_at });
  await show(actor, true);
  expect(await listTopicIds(stores.environment, actor)).toHaveLength(2);
});

test('a hidden topic goes on finding posts, and its alerts go on telling of them', async () => {
  const alerting = evaluatedAlerts(stores);
  const { environment } = stores;
  const actor = await stores.createOrganisation();
  const { now } = stores.clock;
  const { id } = await topicOfPosts(stores, actor, [], { inclusion: { operator: 'AND', groups: [['quokkaferry']] } });
  const emails = [await alerting.emailOf(actor)];
  await createAlert(environment, actor, alertDraft({ topics: [id], emails, conConditionValue: '1' }));
  await showTopic(environment, actor, { id, visible: false });
  alerting.at('2026-03-10T12:06:00Z');
  await ingestPosts(environment, [importedPostOf({ title: 'quokkaferry', published_at: '2026-03-10T12:05:00Z' })]);
  expect(await topicPosts(environment, actor, { id })).toMatchObject({ count: 1 });
  await alerting.evaluate('2026-03-10T12:17:00Z');
  expect(await alerting.runs()).toEqual(['03-10T12:15 firing 1/0 told']);
  stores.clock.now = now;
});

test('without a plan that runs nothing is put in front or hidden', async () => {
  const actor = await stores.createOrganisation();
  const { id } = await createTopic(stores.environment, actor, topicDraft());
  const { now } = stores.clock;
  stores.clock.now = new Date('2027-06-01T00:00:00Z');
  await expect(feature(actor, id, true)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(showTopic(stores.environment, actor, { id, visible: false })).rejects.toMatchObject({ code: 'forbidden' });
  stores.clock.now = now;
});
