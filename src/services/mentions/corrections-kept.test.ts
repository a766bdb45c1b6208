import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { Sentiment } from '../../contract/filter.ts';
import { SENTIMENTS } from '../../contract/filter-choices.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { correctingOrganisations } from '../../stores/clickhouse/sentiment-corrections.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { findCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import { insertUser, users } from '../../stores/postgres/users.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { correctSentiment } from './correct-sentiment.ts';
import { ingestPosts } from './ingest.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let topic: CorrectedTopic;

const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-08T04:00:00Z', sentiment: 'Negative', likes: 1 },
  { published_at: '2026-03-09T04:00:00Z', sentiment: 'Negative', likes: 1 },
];

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(stores, mei, POSTS);
});

const correct = (actor: Actor, postIds: string[], sentiment: Sentiment | null, given = environment) =>
  correctSentiment(given, actor, { postIds, sentiment });
const again = (change: Partial<ImportedPost>) =>
  ingestPosts(
    environment,
    topic.posts.map((post) => ({ ...post, ...change })),
  );
const counts = async (id = topic.topicId) => (await topic.overview(mei, id)).sentiment;

async function colleague(): Promise<Actor> {
  const userId = randomUUID();
  const email = `${userId}@test.invalid`;
  const row = { id: userId, organisationId: mei.organisationId, email, name: 'Kai', passwordHash: 'none' };
  await insertUser(environment.postgres, { ...row, createdAt: environment.now() });
  return { ...mei, userId };
}

describe('a correction is kept', () => {
  test.each<[string, Partial<ImportedPost>]>([
    ['with more likes', { likes: 99 }],
    ['with another text', { content: 'edited: what a wonderful day' }],
    ['at another time', { published_at: '2026-03-10T02:00:00Z' }],
    ['with what a newer engine says', { sentiment: 'Mixed' }],
  ])('when the post comes in again %s', async (_, change) => {
    await correct(mei, topic.ids, 'Positive');
    await again(change);
    expect(await counts()).toMatchObject({ positive: 2, negative: 0, mixed: 0 });
    expect(await topic.found(mei, topic.topicId, ['Positive'])).toEqual(['0', '1']);
    const { posts } = await topic.list(mei, topic.topicId);
    expect(posts.map(({ sentimentCorrected }) => sentimentCorrected?.by)).toEqual(['Mei', 'Mei']);
  });

  test('and taken back after that, it leaves what the engine says by now', async () => {
    await correct(mei, topic.ids, 'Positive');
    await again({ sentiment: 'Mixed' });
    expect(await correct(mei, topic.ids, null)).toMatchObject([{ sentiment: 'Mixed' }, { sentiment: 'Mixed' }]);
    expect(await counts()).toMatchObject({ positive: 0, mixed: 2 });
  });

  test('in a new topic, and in a new revision of an old one', async () => {
    await correct(mei, topic.ids, 'Positive');
    const { id } = await createTopic(environment, mei, topicOf(topic.word));
    await runAll(environment, TEST_NOW);
    expect(await counts(id)).toMatchObject({ positive: 2, negative: 0 });
    const keywords = { operator: 'AND', groups: [[topic.word, 'another']] };
    await updateTopic(environment, mei, { id, ...topicOf(topic.word), inclusion: keywords });
    await runAll(environment, TEST_NOW);
    expect(await counts(id)).toMatchObject({ positive: 2, negative: 0 });
  });

  test('when the person who made it is no more', async () => {
    const kai = await colleague();
    await correct(kai, topic.ids, 'Positive');
    await environment.postgres.delete(users).where(eq(users.id, kai.userId));
    const { posts } = await topic.list(mei, topic.topicId);
    expect(posts[0]).toMatchObject({ sentiment: 'Positive', sentimentCorrected: { by: null } });
    expect(await counts()).toMatchObject({ positive: 2 });
  });

  test('where figures could not be told at once, and the job tells them', async () => {
    const { clickhouse } = environment;
    const away: Environment = {
      ...environment,
      clickhouse: {
        ...clickhouse,
        query: (...asked) => clickhouse.query(...asked),
        insert: () => Promise.reject(new Error('away')),
      },
    };
    expect(await correct(mei, topic.ids, 'Positive', away)).toMatchObject([{ sentiment: 'Positive' }, { sentiment: 'Positive' }]);
    expect(await counts()).toMatchObject({ negative: 2 });
    await runAll(environment, TEST_NOW);
    expect(await counts()).toMatchObject({ negative: 0, positive: 2 });
  });
});

test('of two people the last one counts, and both are told', async () => {
  const kai = await colleague();
  await correct(mei, topic.ids, 'Positive');
  expect(await correct(kai, topic.ids, 'Neutral')).toMatchObject([
    { sentiment: 'Neutral', sentimentCorrected: { by: 'Kai' } },
    { sentiment: 'Neutral', sentimentCorrected: { by: 'Kai' } },
  ]);
  expect(await correct(mei, topic.ids, 'Positive')).toMatchObject([{ sentimentCorrected: { by: 'Mei' } }, {}]);
});

test('two people at the same moment: list and figures agree, on what one of them was told', async () => {
  const kai = await colleague();
  const backwards = topic.ids.toReversed();
  for (const sentiment of SENTIMENTS) {
    const answers = await Promise.all([
      correct(mei, topic.ids, sentiment),
      correct(kai, backwards, sentiment === 'Mixed' ? 'Neutral' : 'Mixed'),
      correct(mei, topic.ids, null),
    ]);
    await runAll(environment, TEST_NOW);
    const { posts } = await topic.list(mei, topic.topicId, { sort: 'oldest' });
    for (const { id, nativeId, sentiment: stands } of posts) {
      expect(answers.flat()).toContainEqual(expect.objectContaining({ id, sentiment: stands }));
      expect(await topic.found(mei, topic.topicId, [stands ?? 'Unscored'])).toContain(nativeId.slice(-1));
    }
  }
});

test('corrections go with their organisation', async () => {
  const { organisationId } = mei;
  await correct(mei, topic.ids, 'Positive');
  await environment.postgres.delete(organisations).where(eq(organisations.id, organisationId));
  expect(await findCorrections(environment.postgres, organisationId, topic.ids)).toEqual(new Map());
  const kept = await stores.createOrganisation();
  await correct(kept, topic.ids, 'Positive');
  // A copy that was on its way goes too.
  await runAll(environment, TEST_NOW);
  await environment.jobs.send('tidy', {});
  await runAll(environment, TEST_NOW);
  const left = await correctingOrganisations(environment.clickhouse);
  expect([left.includes(organisationId), left.includes(kept.organisationId)]).toEqual([false, true]);
});
