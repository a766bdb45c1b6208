import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { Post } from '../../contract/posts.ts';
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import { ownEntities } from '../../stores/clickhouse/organisation-entities.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import { createEntity } from '../entities/create-entity.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { enrichStep } from './enrich.ts';
import { ingestPosts } from './ingest.ts';
import { preparePost } from './prepare-post.ts';

let stores: TestStores;
let environment: Environment;
let actor: Actor;
let word: string;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
});
beforeEach(async () => {
  actor = await stores.createOrganisation();
  word = `w${randomUUID().replaceAll('-', '')}`;
  for (const table of ['posts', 'edited_posts']) await environment.clickhouse.command(`TRUNCATE TABLE ${table}`, {}, 'unbounded');
});
afterAll(() => stores.close());

const judge = (name: string): SentimentEngine => ({
  name,
  version: '1',
  score: async (posts) => posts.map(() => ({ sentiment: 'Mixed', score: 7 })),
  close: async () => undefined,
});

/** As if a program before this one had stored it. */
async function storeOld(id: string, given: Partial<PostRow>, imported: Parameters<typeof importedPostOf>[0] = {}): Promise<void> {
  const row = preparePost(importedPostOf({ id, content: `${word} I love it #tea`, ...imported }), false, environment.reader);
  await environment.clickhouse.insert('posts', [{ ...row, tokens_version: 0, version: 1, ...given }]);
}

async function topicOf(asked: string): Promise<() => Promise<Post[]>> {
  const { id } = await createTopic(environment, actor, topicDraft({ inclusion: { operator: 'AND', groups: [[asked]] } }));
  await runAll(environment, TEST_NOW);
  return async () => (await topicPosts(environment, actor, { id })).posts;
}

async function enrichAll(asked: Environment = environment, since: Date | null = null): Promise<number> {
  let posts = 0;
  for (;;) {
    const step = await enrichStep(asked, since);
    posts += step.posts;
    if (step.done) return posts;
  }
}

test('what an older version read is understood anew, and the figures of topics follow', async () => {
  await storeOld('old', { sentiment: 'Negative', sentiment_score: -50, sentiment_engine: '', hashtags: [] });
  const posts = await topicOf(word);
  expect(await posts()).toMatchObject([{ sentiment: 'Negative', hashtags: [] }]);
  const arrived = await latestArrival(environment.clickhouse);
  expect(await enrichAll()).toBe(1);
  expect(await posts()).toMatchObject([{ sentiment: 'Positive', sentimentEngine: 'built-in', hashtags: ['#tea'] }]);
  // Nothing arrived: a page that waits for news must not think so.
  expect(await latestArrival(environment.clickhouse)).toEqual(arrived);
  expect(await enrichAll()).toBe(0);
});

test('what own names found stays, and is no longer kept where everybody’s find the same', async () => {
  await storeOld('shared', { entities: [] }, { content: `${word} HSBC` });
  await storeOld('own', { entities: [] }, { content: `${word} HSBC at Zorbakery` });
  const posts = await topicOf(word);
  for (const name of ['HSBC', 'Zorbakery']) await createEntity(environment, actor, { type: 'organisation', name });
  await runAll(environment, TEST_NOW);
  const named = async () => (await posts()).map(({ entities }) => entities.map(({ name }) => name).join()).sort();
  const kept = async () => {
    const ids = (await posts()).map(({ id }) => id);
    return [...(await ownEntities(environment.clickhouse, actor.organisationId, ids)).values()];
  };
  const both = ['organisation HSBC', 'organisation Zorbakery'];
  expect(await named()).toEqual(['HSBC', 'HSBC,Zorbakery']);
  expect(await kept()).toEqual(expect.arrayContaining([['organisation HSBC'], both]));
  expect(await enrichAll()).toBe(2);
  expect(await named()).toEqual(['HSBC', 'HSBC,Zorbakery']);
  expect(await kept()).toEqual([both]);
});

test('a post that other tokens make another one leaves one topic and joins another', async () => {
  await storeOld('cut', { tokens: ` ${word}old `, author_tokens: '' });
  const [before, after] = [await topicOf(`${word}old`), await topicOf(word)];
  expect([(await before()).length, (await after()).length]).toEqual([1, 0]);
  await enrichAll();
  expect([(await before()).length, (await after()).length]).toEqual([0, 1]);
});

test('what came with the post stays, and so does what an engine judged that is still in use', async () => {
  const engine = judge('other');
  await storeOld('brought', { sentiment: 'Negative', sentiment_score: null, sentiment_engine: '' });
  await storeOld('judged', { sentiment: 'Mixed', sentiment_score: 3, sentiment_engine: 'other 1' });
  const posts = await topicOf(word);
  await enrichAll({ ...environment, sentiment: engine });
  const stays = [
    { nativeId: 'brought', sentiment: 'Negative', sentimentScore: null, sentimentEngine: 'source' },
    { nativeId: 'judged', sentiment: 'Mixed', sentimentScore: 3, sentimentEngine: 'other 1' },
  ];
  expect((await posts()).sort((one, other) => one.nativeId.localeCompare(other.nativeId))).toMatchObject(stays);
});

test('another engine judges what is there, and without one what is built in does again; generated posts are left to that', async () => {
  await ingestPosts(environment, [importedPostOf({ id: 'real', content: `${word} I love it` })]);
  await ingestPosts(environment, [importedPostOf({ id: 'made', content: `${word} I love it` })], { demo: true });
  const posts = await topicOf(word);
  const engines = async () => Object.fromEntries((await posts()).map((post) => [post.nativeId, post.sentimentEngine]));
  expect(await enrichAll({ ...environment, sentiment: judge('other') })).toBe(1);
  expect(await engines()).toEqual({ real: 'other 1', made: 'built-in' });
  expect(await enrichAll()).toBe(1);
  expect(await engines()).toEqual({ real: 'built-in', made: 'built-in' });
});

test('only posts since the time that is given', async () => {
  await storeOld('before', {}, { published_at: '2026-01-01T00:00:00Z' });
  await storeOld('after', {}, { published_at: '2026-02-01T00:00:00Z' });
  expect(await enrichAll(environment, new Date('2026-02-01T00:00:00Z'))).toBe(1);
  expect(await enrichAll()).toBe(1);
});

test('one that was cut off carries on where it was, unless something else is asked', async () => {
  const engine = judge('slow');
  const many = Array.from({ length: 450 }, (_, n) => importedPostOf({ id: `${word}-${n}`, content: `${word} ${n}` }));
  await ingestPosts(environment, many);
  const asked = { ...environment, sentiment: engine };
  expect(await enrichStep(asked, null)).toEqual({ posts: 200, left: 250, done: false });
  expect(await enrichStep(asked, null)).toEqual({ posts: 200, left: 50, done: false });
  // As if this batch had been stored and its place not been kept: it is done again, to the same rows.
  expect(await enrichAll(asked)).toBe(50);
  expect(await enrichAll(asked)).toBe(0);
});

test('an engine that fails leaves everything as it was, says so, and is asked again the next time', async () => {
  await storeOld('judged', { sentiment: 'Mixed', sentiment_score: 3, sentiment_engine: 'former 1' });
  const posts = await topicOf(word);
  const broken = { ...judge('broken'), score: async () => Promise.reject(new Error('gone')) };
  await expect(enrichAll({ ...environment, sentiment: broken })).rejects.toMatchObject({ code: 'upstream' });
  expect(await posts()).toMatchObject([{ sentiment: 'Mixed', sentimentScore: 3, sentimentEngine: 'former 1' }]);
  expect(await enrichAll({ ...environment, sentiment: judge('broken') })).toBe(1);
  expect(await posts()).toMatchObject([{ sentimentEngine: 'broken 1' }]);
});

test('a post that the engine has no answer for keeps the built-in score, and is not asked about again', async () => {
  await ingestPosts(environment, [importedPostOf({ id: 'mute', content: `${word} I love it` })]);
  const posts = await topicOf(word);
  const mute = {
    ...judge('mute'),
    score: async (given: readonly object[]) => given.map(() => ({ sentiment: null, score: null })),
  };
  expect(await enrichAll({ ...environment, sentiment: mute })).toBe(1);
  expect(await posts()).toMatchObject([{ sentiment: 'Positive', sentimentEngine: 'built-in' }]);
  expect(await enrichAll({ ...environment, sentiment: mute })).toBe(0);
});

/** The store fails once, as where the process dies there. */
function failingOnce(table: string): Environment {
  const { clickhouse } = environment;
  let failed = false;
  const insert: typeof clickhouse.insert = (into, rows) => {
    if (into !== table || failed) return clickhouse.insert(into, rows);
    failed = true;
    return Promise.reject(new Error('cut off'));
  };
  return {
    ...environment,
    clickhouse: {
      query: clickhouse.query.bind(clickhouse),
      command: clickhouse.command.bind(clickhouse),
      maintain: clickhouse.maintain.bind(clickhouse),
      stream: clickhouse.stream.bind(clickhouse),
      close: () => Promise.resolve(),
      insert,
    },
  };
}

test.each(['posts', 'mentions'])('a batch that was cut off before its %s were stored is done again as a whole', async (table) => {
  await storeOld('cut-off', { sentiment: 'Negative', sentiment_score: -50, sentiment_engine: '' });
  const id = await createTopic(environment, actor, topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } }));
  await runAll(environment, TEST_NOW);
  const positive = async () => (await topicPosts(environment, actor, { id: id.id, filter: { sentiments: ['Positive'] } })).count;
  await expect(enrichStep(failingOnce(table), null)).rejects.toThrow('cut off');
  await enrichAll();
  expect(await positive()).toBe(1);
});

test('a post that arrives anew while it is judged is left as it arrived', async () => {
  await ingestPosts(environment, [importedPostOf({ id: 'edited', content: `${word} I love it` })]);
  const posts = await topicOf(word);
  const slow = {
    ...judge('slow'),
    score: async (given: readonly object[]) => {
      await ingestPosts(environment, [importedPostOf({ id: 'edited', content: 'quite another text' })]);
      return given.map(() => ({ sentiment: 'Mixed' as const, score: 7 }));
    },
  };
  await enrichStep({ ...environment, sentiment: slow }, null);
  expect(await posts()).toEqual([]);
});

test('the same text from the same engine is not asked about again when it is collected again', async () => {
  let asked = 0;
  const engine: SentimentEngine = {
    ...judge('dear'),
    score: async (given) => {
      asked += given.length;
      return given.map(() => ({ sentiment: 'Mixed', score: 7 }));
    },
  };
  const paid = { ...environment, sentiment: engine };
  const post = importedPostOf({ id: 'dear', content: `${word} I love it`, likes: 1 });
  for (const likes of [1, 2]) await ingestPosts(paid, [{ ...post, likes }]);
  expect(asked).toBe(1);
  const posts = await topicOf(word);
  expect(await posts()).toMatchObject([{ likes: 2, sentiment: 'Mixed', sentimentEngine: 'dear 1' }]);
  await ingestPosts(paid, [{ ...post, content: `${word} I hate it` }]);
  expect(asked).toBe(2);
});
