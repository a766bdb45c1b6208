import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { ownEntities, readingOrganisations } from '../../stores/clickhouse/organisation-entities.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { runAll } from '../../workers/runner.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createEntity } from './create-entity.ts';
import { deleteEntity } from './delete-entity.ts';
import { listEntities } from './list-entities.ts';
import { readOrganisation } from './read-stored.ts';
import { updateEntity } from './update-entity.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let topic: CorrectedTopic;

const TEXTS = ['a roll of Zorbakery', '#zorbakery in Paris', 'nothing at all', '佐巴麵包好食'];
const ZORBA = { type: 'organisation', name: 'Zorbakery', aliases: ['佐巴麵包'] };
const OWN = 'organisation Zorbakery';

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(
    stores,
    mei,
    TEXTS.map((content) => ({ content })),
  );
});

const name = (given: object = {}, actor = mei) => createEntity(environment, actor, { ...ZORBA, ...given });
const later = () => runAll(environment, TEST_NOW);

/** What the posts of the topic name, in the order of their native ids. */
async function named(actor = mei, topicId = topic.topicId): Promise<string[][]> {
  const { posts } = await topic.list(actor, topicId);
  const inOrder = posts.toSorted((one, other) => one.nativeId.localeCompare(other.nativeId));
  return inOrder.map(({ entities }) => entities.map(({ type, name: of }) => `${type} ${of}`));
}

async function arrive(post: Partial<ImportedPost>, at: number): Promise<void> {
  await ingestPosts(environment, [importedPostOf({ id: `${topic.word}-${at}`, title: topic.word, ...post })]);
}

const SHARED = [[], ['place Paris'], [], []];
const WITH_NAME = [[OWN], [OWN, 'place Paris'], [], [OWN]];

describe('posts that are stored already', () => {
  test('are read with a new name, a changed one, and without it when it is gone', async () => {
    expect(await named()).toEqual(SHARED);
    const { id } = await name();
    expect((await listEntities(environment, mei)).reading).toBe(true);
    await later();
    expect((await listEntities(environment, mei)).reading).toBe(false);
    expect(await named()).toEqual(WITH_NAME);
    await updateEntity(environment, mei, { id, type: 'product', name: 'Zorba', aliases: ['Zorbakery'] });
    await later();
    expect(await named()).toEqual([['product Zorba'], ['product Zorba', 'place Paris'], [], []]);
    await deleteEntity(environment, mei, { id });
    await later();
    expect(await named()).toEqual(SHARED);
    expect(await ownEntities(environment.clickhouse, mei.organisationId, topic.ids)).toEqual(new Map());
  });

  test('of a topic that comes later, too, and for nobody else', async () => {
    await name();
    const stranger = await stores.createOrganisation();
    await name({ name: 'Zed', aliases: ['Paris'] }, stranger);
    const { id } = await createTopic(environment, mei, topicOf(topic.word));
    const { id: theirs } = await createTopic(environment, stranger, topicOf(topic.word));
    await later();
    expect(await named(mei, id)).toEqual(WITH_NAME);
    expect(await named(stranger, theirs)).toEqual([[], ['organisation Zed'], [], []]);
  });

  test('where the process dies between two pages, and another goes on', async () => {
    await name();
    let left = 1;
    const { clickhouse } = environment;
    const dying: Environment = {
      ...environment,
      clickhouse: {
        query: (...asked) => clickhouse.query(...asked),
        command: (...given) => clickhouse.command(...given),
        maintain: (sql) => clickhouse.maintain(sql),
        stream: (...asked) => clickhouse.stream(...asked),
        close: () => clickhouse.close(),
        insert: (...rows) => (left-- > 0 ? clickhouse.insert(...rows) : Promise.reject(new Error('killed'))),
      },
    };
    const pages = { page: 1, texts: 1 };
    await expect(readOrganisation(dying, mei.organisationId, pages)).rejects.toThrow('killed');
    expect((await listEntities(environment, mei)).reading).toBe(true);
    expect((await named()).flat().filter((entity) => entity === OWN)).toHaveLength(1);
    // Behind the page that was stored; the last look finds nothing more.
    expect(await readOrganisation(environment, mei.organisationId, pages)).toBe(2);
    expect(await named()).toEqual(WITH_NAME);
    expect(await readOrganisation(environment, mei.organisationId, pages)).toBe(0);
  });

  test('with the newest names, where they change while posts are read', async () => {
    const { id } = await name();
    const { clickhouse } = environment;
    let changed = false;
    const changing: Environment = {
      ...environment,
      clickhouse: {
        ...environment.clickhouse,
        query: (...asked) => clickhouse.query(...asked),
        insert: async (...rows) => {
          await clickhouse.insert(...rows);
          if (!changed) await updateEntity(environment, mei, { id, ...ZORBA, name: 'Newest', aliases: ['zorbakery'] });
          changed = true;
        },
      },
    };
    await readOrganisation(changing, mei.organisationId, { page: 1, texts: 1 });
    expect(await named()).toEqual([['organisation Newest'], ['organisation Newest', 'place Paris'], [], []]);
    expect((await listEntities(environment, mei)).reading).toBe(false);
  });
});

describe('posts that arrive', () => {
  test('are read with the names at once, those of others with none', async () => {
    const stranger = await stores.createOrganisation();
    const { id: theirs } = await createTopic(environment, stranger, topicOf(topic.word));
    await name();
    await later();
    await arrive({ content: 'zorbakery again' }, 9);
    expect((await named()).at(-1)).toEqual([OWN]);
    expect((await named(stranger, theirs)).at(-1)).toEqual([]);
  });

  test('with another text than before, or again with the same', async () => {
    await name();
    await later();
    await arrive({ content: 'about something else' }, 0);
    await arrive({ content: 'now zorbakery' }, 2);
    await arrive({ content: TEXTS[1] as string, likes: 5 }, 1);
    expect(await named()).toEqual([[], [OWN, 'place Paris'], [OWN], [OWN]]);
    // No longer a mention, and one again by another topic: nothing old comes back.
    await arrive({ content: 'elsewhere', title: 'none' }, 3);
    await arrive({ content: '一般麵包' }, 3);
    expect(await named()).toEqual([[], [OWN, 'place Paris'], [OWN], []]);
  });

  test('while the names change, are read with the newest', async () => {
    const { id } = await name();
    await later();
    const { clickhouse } = environment;
    let changed = false;
    const changing: Environment = {
      ...environment,
      clickhouse: {
        ...clickhouse,
        query: (...asked) => clickhouse.query(...asked),
        insert: async (table, rows) => {
          await clickhouse.insert(table, rows);
          if (table === 'organisation_entities' && !changed) {
            changed = true;
            await deleteEntity(environment, mei, { id });
          }
        },
      },
    };
    const post = importedPostOf({ id: `${topic.word}-9`, title: topic.word, content: 'zorbakery' });
    await ingestPosts(changing, [post]);
    expect(changed).toBe(true);
    expect((await named()).at(-1)).toEqual([]);
    await later();
    expect(await named()).toEqual([...SHARED, []]);
  });
});

test('what was read goes with the demo, and with its organisation', async () => {
  const { organisationId } = mei;
  await name();
  await ingestPosts(environment, [importedPostOf({ id: `${topic.word}-9`, title: topic.word, content: 'zorbakery' })], {
    demo: true,
  });
  await later();
  const demo = (await topic.list(mei, topic.topicId)).posts.find(({ demo: is }) => is)?.id ?? '';
  expect((await ownEntities(environment.clickhouse, organisationId, [demo])).size).toBe(1);
  await removeDemo(environment);
  expect((await ownEntities(environment.clickhouse, organisationId, [demo])).size).toBe(0);
  expect(await named()).toEqual(WITH_NAME);

  await environment.postgres.delete(organisations).where(eq(organisations.id, organisationId));
  expect(await readingOrganisations(environment.clickhouse)).toContain(organisationId);
  await environment.jobs.send('tidy', {});
  await later();
  expect(await readingOrganisations(environment.clickhouse)).not.toContain(organisationId);
});

test('a change whose job is lost is seen to after some minutes', async () => {
  await name();
  await environment.jobs.drain('entities', async () => undefined);
  await environment.jobs.send('tidy', {});
  await runAll(environment, new Date(TEST_NOW.getTime() + 6 * 60_000));
  expect(await named()).toEqual(WITH_NAME);
});
