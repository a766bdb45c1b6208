import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { insertUser } from '../../stores/postgres/users.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from './create-topic.ts';
import { deleteTopic } from './delete-topic.ts';
import { getTopic } from './get-topic.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;
let environment: Environment;
let actor: Actor;
let colleague: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
  actor = await stores.createOrganisation();
  const { organisationId } = actor;
  colleague = { ...actor, userId: 'colleague' };
  const createdAt = environment.now();
  const user = { id: 'colleague', organisationId, name: 'Lin', email: 'lin@test.invalid', passwordHash: 'none', createdAt };
  await insertUser(environment.postgres, user);
});
afterAll(() => stores.close());

describe('a topic that two people change', () => {
  it('is not overwritten by whoever began from an older version, even within one millisecond, and names who changed it when', async () => {
    const draft = topicDraft();
    const { id, updated_at: basedOn } = await createTopic(environment, actor, draft);
    await updateTopic(environment, colleague, { ...draft, id, basedOn, mediaTypes: ['x'] });
    const stored = await getTopic(environment, actor, { id });
    expect(stored.updated_at).not.toBe(basedOn);
    await expect(updateTopic(environment, actor, { ...draft, id, basedOn })).rejects.toMatchObject({
      code: 'conflict',
      detail: { changedAt: stored.updated_at, changedBy: 'Lin' },
    });
    expect(await getTopic(environment, actor, { id })).toEqual(stored);
    await updateTopic(environment, actor, { ...draft, id, basedOn: stored.updated_at });
    expect(await getTopic(environment, actor, { id })).toMatchObject({ mediaTypes: ['forum', 'news'] });
  });

  it('takes exactly one of two changes that begin from the same version at once', async () => {
    const draft = topicDraft();
    const { id, updated_at: basedOn } = await createTopic(environment, actor, draft);
    const changes = ['news', 'forum', 'x', 'blog'].map((type) =>
      updateTopic(environment, actor, { ...draft, id, basedOn, mediaTypes: [type] }),
    );
    const outcomes = (await Promise.allSettled(changes)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });

  it('is overwritten by a caller who names no version, as ever', async () => {
    const draft = topicDraft();
    const { id } = await createTopic(environment, actor, draft);
    await updateTopic(environment, colleague, { ...draft, id, mediaTypes: ['x'] });
    expect(await updateTopic(environment, actor, { ...draft, id })).toEqual({ id });
  });

  it('a time in another zone is the same version; what is no time is no version', async () => {
    const draft = topicDraft();
    const { id, updated_at } = await createTopic(environment, actor, draft);
    const basedOn = updated_at.replace('T12:', 'T20:').replace('Z', '+08:00');
    expect(await updateTopic(environment, actor, { ...draft, id, basedOn })).toEqual({ id });
    await expect(updateTopic(environment, actor, { ...draft, id, basedOn: 'yesterday' })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { basedOn: 'malformed' } },
    });
  });
});

it('a topic that does not exist is not found, also when the plan has ended', async () => {
  const ended = { ...environment, now: () => new Date('2028-01-01T00:00:00Z') };
  const { id } = await createTopic(environment, actor, topicDraft());
  const away = { ...topicDraft(), id: '999999' };
  await expect(updateTopic(ended, actor, away)).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteTopic(ended, actor, away)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updateTopic(ended, actor, { ...topicDraft(), id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(deleteTopic(ended, actor, { id })).rejects.toMatchObject({ code: 'forbidden' });
});
