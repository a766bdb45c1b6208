import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { storeLongNames } from '../../../tests/support/stored-names.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createEntity } from './create-entity.ts';
import { deleteEntity } from './delete-entity.ts';
import { listEntities } from './list-entities.ts';
import { ownNames } from './own-names.ts';
import { tryEntities } from './try-entities.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;

const ZORBA = { type: 'organisation', name: 'Zorbakery', aliases: [] };

beforeAll(async () => {
  stores = await openTestStores();
  mei = await stores.createOrganisation({ name: 'Mei' });
  const { reader } = stores.environment;
  environment = {
    ...stores.environment,
    reader: {
      ...reader,
      withNames(names) {
        if (names.length > 0) compiled.push(names.length);
        return reader.withNames(names);
      },
    },
  };
});
afterAll(() => stores.close());

/** How many names were compiled, each time. */
const compiled: number[] = [];

function compiledSince(): number {
  return compiled.splice(0).length;
}

describe('names that do not compile', () => {
  test('keep neither posts nor the names of others out', async () => {
    const stranger = await stores.createOrganisation();
    const topic = await correctedTopic(stores, mei, [{ content: 'stored' }]);
    const { id: theirs } = await createTopic(environment, stranger, topicOf(topic.word));
    await createEntity(environment, mei, ZORBA);
    // Of both the same posts become mentions.
    await createEntity(environment, stranger, { ...ZORBA, name: 'Paris' });
    await runAll(environment, TEST_NOW);
    await storeLongNames(environment, stranger.organisationId, 700);
    stores.log.length = 0;

    const post = importedPostOf({ id: `${topic.word}-9`, title: topic.word, content: 'a zorbakery in Paris' });
    expect(await ingestPosts(environment, [post])).toMatchObject({ posts: 1, mentions: 2 });
    const named = async (actor: Actor, topicId: string) =>
      (await topic.list(actor, topicId)).posts
        .filter(({ nativeId }) => nativeId === post.id)
        .map(({ entities }) => entities.map(({ type, name }) => `${type} ${name}`));
    expect(await named(mei, topic.topicId)).toEqual([['organisation Zorbakery', 'place Paris']]);
    expect(await named(stranger, theirs)).toEqual([['place Paris']]);
    expect(stores.log).toMatchObject([{ level: 'error', detail: { organisationId: stranger.organisationId } }]);

    // Neither does the job fail for ever, nor the page.
    await runAll(environment, TEST_NOW);
    expect(await listEntities(environment, stranger)).toMatchObject({ reading: false });
    expect(await tryEntities(environment, stranger, { text: 'Paris' })).toMatchObject([{ type: 'place', own: false }]);
    expect(stores.log.filter(({ level }) => level !== 'info')).toHaveLength(1);
  });
});

describe('compiled names', () => {
  test('are kept until they change', async () => {
    const actor = await stores.createOrganisation();
    const tried = () => tryEntities(environment, actor, { text: 'a zorbakery' });
    compiledSince();
    expect(await tried()).toEqual([]);
    expect(compiledSince()).toBe(0);
    const { id } = await createEntity(environment, actor, ZORBA);
    expect(await tried()).toMatchObject([{ name: 'Zorbakery', own: true }]);
    expect(await tried()).toHaveLength(1);
    expect(compiledSince()).toBe(1);
    await createEntity(environment, actor, { ...ZORBA, name: 'Other' });
    await deleteEntity(environment, actor, { id });
    expect(await tried()).toEqual([]);
    expect(compiledSince()).toBe(1);
  });

  test('are kept as far as all lists together are small enough', async () => {
    // 800,000 letters each, of which two lists may be kept.
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) {
      const { organisationId } = await stores.createOrganisation();
      await storeLongNames(environment, organisationId, 500);
      ids.push(organisationId);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const ask = async (organisationId: number) => {
      compiledSince();
      await ownNames(environment, organisationId, 1);
      return compiledSince();
    };
    expect([await ask(first), await ask(second), await ask(first)]).toEqual([1, 1, 0]);
    expect([await ask(third), await ask(first), await ask(third), await ask(second)]).toEqual([1, 0, 0, 1]);
  });
});
