import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { mergePreference, readPreference } from '../../stores/postgres/preferences.ts';
import { insertUser } from '../../stores/postgres/users.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { getPreference } from './get-preference.ts';
import { savePreference } from './save-preference.ts';

let stores: TestStores;
let actor: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

const add = async (whose = actor) => (await createTopic(stores.environment, whose, topicDraft())).id;
const read = (whose = actor) => getPreference(stores.environment, whose);
const save = (input: unknown, whose = actor) => savePreference(stores.environment, whose, input);

describe('preferences', () => {
  test('nothing is chosen at first; what is kept is one person’s own', async () => {
    const other = await colleague();
    expect(await read()).toEqual({ comparisonTopicIds: [] });
    const [one, two] = [await add(), await add()];
    expect(await save({ comparisonTopicIds: [two, one, two] })).toEqual({ comparisonTopicIds: [two, one] });
    expect(await read()).toEqual({ comparisonTopicIds: [two, one] });
    expect(await read(other)).toEqual({ comparisonTopicIds: [] });
  });

  test('fields that are left out, or that this version does not know, stay', async () => {
    const other = await colleague();
    const id = await add();
    await save({ comparisonTopicIds: [id], startPage: 'topics' }, other);
    expect(await save({ startPage: 'home' }, other)).toEqual({ comparisonTopicIds: [id], startPage: 'home' });
    expect(await save({ comparisonTopicIds: [] }, other)).toEqual({ comparisonTopicIds: [], startPage: 'home' });
  });

  test('null takes a field back; what cannot be stored is refused by name, wherever it stands', async () => {
    const other = await colleague();
    await save({ startPage: null, view: 'wide' }, other);
    expect(await save({ startPage: 'home', view: null, never: null }, other)).toEqual({
      comparisonTopicIds: [],
      startPage: 'home',
    });
    for (const bad of [{ note: 'a\0' }, { note: [{ deep: '\ud800' }] }, { 'a\0': 1 }])
      await expect(save(bad, other)).rejects.toMatchObject({ code: 'invalid', detail: { fields: { preference: 'malformed' } } });
    expect(await save({ note: '\\u0000 😀' }, other)).toMatchObject({ note: '\\u0000 😀' });
  });

  test('language and theme are kept, taken back, and refused where they are none', async () => {
    const other = await colleague();
    expect(await save({ language: 'zh-Hant', theme: 'dark' }, other)).toEqual({
      comparisonTopicIds: [],
      language: 'zh-Hant',
      theme: 'dark',
    });
    expect(await save({ theme: null }, other)).toEqual({ comparisonTopicIds: [], language: 'zh-Hant' });
    for (const [bad, fields] of [
      [{ language: 'fr' }, { language: 'malformed' }],
      [{ theme: 1 }, { theme: 'malformed' }],
    ])
      await expect(save(bad, other)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
    expect(await read(other)).toEqual({ comparisonTopicIds: [], language: 'zh-Hant' });
  });

  test('what another version has stored under our names counts as not chosen, and stays for that version', async () => {
    const other = await colleague();
    const foreign = { language: 'fr', theme: { accent: 'red' }, comparisonTopicIds: 'all', startPage: 'topics' };
    const { postgres, now } = stores.environment;
    await postgres.transaction((transaction) =>
      mergePreference(transaction, other.userId, { fields: foreign, removed: [], updatedAt: now() }),
    );
    expect(await read(other)).toEqual({ comparisonTopicIds: [], startPage: 'topics' });
    expect(await save({ theme: 'light' }, other)).toEqual({ comparisonTopicIds: [], startPage: 'topics', theme: 'light' });
    expect(await readPreference(postgres, other.userId)).toEqual({ ...foreign, theme: 'light' });
  });

  test('of several tabs that write at once, each keeps what it wrote, and none what would be too much', async () => {
    const other = await colleague();
    const id = await add();
    await Promise.all([
      save({ language: 'zh-Hant' }, other),
      save({ theme: 'dark' }, other),
      save({ comparisonTopicIds: [id] }, other),
      save({ startPage: 'home' }, other),
    ]);
    const all = { comparisonTopicIds: [id], language: 'zh-Hant', theme: 'dark', startPage: 'home' };
    expect(await read(other)).toEqual(all);
    const notes = ['a', 'b', 'c'].map((name) => save({ [name]: 'x'.repeat(1500) }, other));
    const outcomes = await Promise.allSettled(notes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(JSON.stringify(await read(other)).length).toBeLessThanOrEqual(4000);
    expect(await read(other)).toMatchObject(all);
  });

  test('topics that are gone, and those of another organisation, are left out', async () => {
    const stranger = await stores.createOrganisation();
    const [mine, theirs, gone] = [await add(), await add(stranger), await add()];
    expect(await save({ comparisonTopicIds: [gone, theirs, mine, '9999999999'] })).toEqual({ comparisonTopicIds: [gone, mine] });
    await deleteTopic(stores.environment, actor, { id: gone });
    expect(await read()).toEqual({ comparisonTopicIds: [mine] });
  });

  test('more than five topics are refused by name, and so is more than one record holds; nothing changes', async () => {
    const before = await read();
    const ids = ['1', '2', '3', '4', '5', '6'];
    await expect(save({ comparisonTopicIds: ids })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { comparisonTopicIds: 'tooManyComparedTopics' } },
    });
    await expect(save({ note: 'x'.repeat(5000) })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { preference: 'preferenceTooLong' } },
    });
    expect(await read()).toEqual(before);
  });
});

async function colleague(): Promise<Actor> {
  const userId = randomUUID();
  const account = { email: `${userId}@test.invalid`, name: 'Ben', passwordHash: 'none', createdAt: stores.environment.now() };
  await insertUser(stores.environment.postgres, { id: userId, organisationId: actor.organisationId, ...account });
  return { ...actor, userId };
}
