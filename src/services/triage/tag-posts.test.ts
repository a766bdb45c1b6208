import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { taggingOrganisations } from '../../stores/clickhouse/post-tags.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { runAll } from '../../workers/runner.ts';
import { topicFilterOptions } from '../analysis/filter-options.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { listTags } from './list-tags.ts';
import { tagPosts } from './tag-posts.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let topic: CorrectedTopic;
let ids: [string, string, string];

const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-08T04:00:00Z', sentiment: 'Negative' },
  { published_at: '2026-03-08T05:00:00Z', sentiment: 'Negative' },
  { published_at: '2026-03-09T04:00:00Z', sentiment: 'Positive' },
];

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(stores, mei, POSTS);
  ids = topic.ids as typeof ids;
});

const tag = (postIds: string[], change: { add?: string[]; remove?: string[] }, actor = mei, given = environment) =>
  tagPosts(given, actor, { postIds, ...change });
const mentions = async (filter: object) => (await topic.overview(mei, topic.topicId, filter)).mentions.value;
const options = async (actor = mei, id = topic.topicId) => (await topicFilterOptions(environment, actor, { id })).tags;
const onPosts = async () => (await topic.list(mei, topic.topicId, { sort: 'oldest' })).posts.map((post) => post.tags);

describe('tags', () => {
  test('stand on the posts, narrow every figure and are counted, at once', async () => {
    const [first, second, third] = ids;
    expect(await tag([second, first], { add: ['  To   check ', 'Crisis'] })).toEqual([
      { id: second, tags: ['Crisis', 'To check'] },
      { id: first, tags: ['Crisis', 'To check'] },
    ]);
    await tag([third], { add: ['急'] });
    expect(await onPosts()).toEqual([['Crisis', 'To check'], ['Crisis', 'To check'], ['急']]);
    expect(await mentions({ tags: ['crisis'] })).toBe(2);
    expect(await mentions({ tags: ['crisis', '急'] })).toBe(3);
    expect(await mentions({ tags: ['crisis'], sentiments: ['Positive'] })).toBe(0);
    expect(await mentions({ tags: ['nobody has it'] })).toBe(0);
    expect((await topic.list(mei, topic.topicId, { tags: ['急'] })).posts.map(({ id }) => id)).toEqual([third]);
    expect(await options()).toEqual([
      { tag: 'Crisis', count: 2 },
      { tag: 'To check', count: 2 },
      { tag: '急', count: 1 },
    ]);
    expect(await listTags(environment, mei)).toEqual([
      { tag: 'Crisis', posts: 2 },
      { tag: 'To check', posts: 2 },
      { tag: '急', posts: 1 },
    ]);
  });

  test('given twice, or in another case or width, are one, written as at first', async () => {
    const [first, second] = ids;
    await tag([first], { add: ['Crisis'] });
    await tag([first, second], { add: ['CRISIS', 'ｃｒｉｓｉｓ'] });
    expect(await onPosts()).toEqual([['Crisis'], ['Crisis'], []]);
    await tag([first], { remove: ['crisis'] });
    await tag([first], { remove: ['crisis'] });
    expect(await onPosts()).toEqual([[], ['Crisis'], []]);
    expect(await mentions({ tags: ['Crisis'] })).toBe(1);
    expect(await tag([second], { add: ['crisis'], remove: ['Crisis'] })).toEqual([{ id: second, tags: ['crisis'] }]);
    expect(await options()).toEqual([{ tag: 'crisis', count: 1 }]);
  });

  test('are one organisation’s, never another’s', async () => {
    const stranger = await stores.createOrganisation();
    const { id } = await createTopic(environment, stranger, topicOf(topic.word));
    await runAll(environment, TEST_NOW);
    await tag(ids, { add: ['ours'] });
    expect(await options(stranger, id)).toEqual([]);
    await tag([ids[0]], { add: ['Theirs', 'OURS'] }, stranger);
    expect(await options(stranger, id)).toEqual([
      { tag: 'OURS', count: 1 },
      { tag: 'Theirs', count: 1 },
    ]);
    expect(await listTags(environment, mei)).toEqual([{ tag: 'ours', posts: 3 }]);
    expect((await topic.list(stranger, id, { tags: ['ours'] })).count).toBe(1);
    await tag([ids[0]], { remove: ['ours'] }, stranger);
    expect(await mentions({ tags: ['ours'] })).toBe(3);
  });

  test('stay when the post comes in again, and in topics made later', async () => {
    await tag(ids, { add: ['kept'] });
    await ingestPosts(
      environment,
      topic.posts.map((post) => ({ ...post, likes: 99, published_at: '2026-03-09T08:00:00Z' })),
    );
    const { id } = await createTopic(environment, mei, topicOf(topic.word));
    await runAll(environment, TEST_NOW);
    expect(await mentions({ tags: ['kept'] })).toBe(3);
    expect(await options(mei, id)).toEqual([{ tag: 'kept', count: 3 }]);
  });

  test('reach the figures by the job where the store was away', async () => {
    const away: Environment = {
      ...environment,
      clickhouse: {
        ...environment.clickhouse,
        query: (...asked) => environment.clickhouse.query(...asked),
        insert: () => Promise.reject(new Error('away')),
      },
    };
    expect(await tag([ids[0]], { add: ['late'] }, mei, away)).toEqual([{ id: ids[0], tags: ['late'] }]);
    expect(await mentions({ tags: ['late'] })).toBe(0);
    await runAll(environment, TEST_NOW);
    expect(await mentions({ tags: ['late'] })).toBe(1);
  });

  test('of changes at the same moment, list and figures agree', async () => {
    await Promise.all([tag(ids, { add: ['a'] }), tag(ids, { add: ['b'], remove: ['a'] }), tag([ids[1]], { remove: ['b'] })]);
    await runAll(environment, TEST_NOW);
    const lists = await onPosts();
    for (const name of ['a', 'b']) {
      expect(await mentions({ tags: [name] })).toBe(lists.filter((tags) => tags.includes(name)).length);
    }
  });

  test('go with their organisation', async () => {
    await tag(ids, { add: ['gone'] });
    await environment.postgres.delete(organisations).where(eq(organisations.id, mei.organisationId));
    await runAll(environment, TEST_NOW);
    await environment.jobs.send('tidy', {});
    await runAll(environment, TEST_NOW);
    expect(await taggingOrganisations(environment.clickhouse)).not.toContain(mei.organisationId);
  });
});

describe('what is refused', () => {
  const tooLong = 'x'.repeat(LIMITS.tagLength + 1);
  const many = Array.from({ length: LIMITS.postTags }, (_, at) => `tag ${at}`);

  test.each<[string, object, object]>([
    ['no post', { postIds: [], add: ['a'] }, { postIds: 'postRequired' }],
    ['a tag that is too long', { postIds: ['1'], add: ['a', tooLong] }, { 'add.1': 'nameTooLong' }],
    ['a tag of which nothing can be seen', { postIds: ['1'], add: [' \u200b '] }, { 'add.0': 'nameRequired' }],
    ['more tags than a post can have', { postIds: ['1'], add: [...many, 'one more'] }, { add: 'malformed' }],
  ])('%s', async (_, input, fields) => {
    await expect(tagPosts(environment, mei, input)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('a post that is not stored, and then none of the others is tagged either', async () => {
    await expect(tag([ids[0], '42'], { add: ['a'] })).rejects.toMatchObject({ code: 'not_found', message: 'no such post 42' });
    expect(await listTags(environment, mei)).toEqual([]);
  });

  test('one tag more than a post may have, and then nothing is changed', async () => {
    await tag([ids[0]], { add: many });
    const refused = { code: 'limit_reached', detail: { limit: 'postTags', max: LIMITS.postTags } };
    await expect(tag(ids, { add: [`more ${randomUUID()}`] })).rejects.toMatchObject(refused);
    expect(await onPosts()).toEqual([expect.any(Array), [], []]);
    expect(await tag([ids[0]], { add: ['in its place'], remove: [many[0] ?? ''] })).toHaveLength(1);
  });

  test('everything, when the subscription has ended', async () => {
    const late = await stores.createOrganisation({ subscription: { endsAt: TEST_NOW } });
    await expect(tag(ids, { add: ['a'] }, late)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
