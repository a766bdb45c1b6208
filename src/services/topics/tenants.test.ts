import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createTopic } from './create-topic.ts';
import { deleteDemoTopics } from './delete-demo-topics.ts';
import { deleteTopic } from './delete-topic.ts';
import { getTopic } from './get-topic.ts';
import { listTopicIds } from './list-topic-ids.ts';
import { listTopics } from './list-topics.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

describe('a topic', () => {
  it('of another organisation is not there: not to read, not to change, not to delete, not in lists', async () => {
    const { environment } = stores;
    const [owner, stranger] = [await stores.createOrganisation(), await stores.createOrganisation()];
    const { id } = await createTopic(environment, owner, topicDraft());
    const absent = { code: 'not_found' };
    await expect(getTopic(environment, stranger, { id })).rejects.toMatchObject(absent);
    await expect(updateTopic(environment, stranger, { ...topicDraft(), id })).rejects.toMatchObject(absent);
    await expect(deleteTopic(environment, stranger, { id })).rejects.toMatchObject(absent);
    expect(await listTopics(environment, stranger, { timezoneOffsetMinutes: 0 })).toEqual([]);
    expect(await listTopicIds(environment, stranger)).toEqual([]);
    expect(await listTopicIds(environment, owner)).toEqual([{ topic_id: id, visible: true }]);
    expect(await getTopic(environment, owner, { id })).toMatchObject({ id, state: 'searching' });
  });

  it.each([
    ['a number nobody has', '2147483647', 'not_found'],
    ['a number beyond what the store holds', '9999999999', 'not_found'],
    ['no number', 'first', 'invalid'],
    ['an injection', '1 or 1=1', 'invalid'],
  ])('of %s is not found or refused', async (_case, id, code) => {
    const actor = await stores.createOrganisation();
    await expect(getTopic(stores.environment, actor, { id })).rejects.toMatchObject({ code });
    await expect(deleteTopic(stores.environment, actor, { id })).rejects.toMatchObject({ code });
  });

  it('that is deleted is gone at once, and a second delete says so', async () => {
    const actor = await stores.createOrganisation();
    const { id } = await createTopic(stores.environment, actor, topicDraft());
    await deleteTopic(stores.environment, actor, { id });
    await expect(getTopic(stores.environment, actor, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteTopic(stores.environment, actor, { id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of the demo content is removed with it, and no other', async () => {
    const { environment } = stores;
    const actor = await stores.createOrganisation();
    const { id } = await createTopic(environment, actor, topicDraft());
    expect(await createTopic(environment, actor, topicDraft(), { demo: true })).toMatchObject({ demo: true });
    expect(await deleteDemoTopics(environment)).toBe(1);
    expect(await listTopicIds(environment, actor)).toEqual([{ topic_id: id, visible: true }]);
    expect(await deleteDemoTopics(environment)).toBe(0);
  });
});
