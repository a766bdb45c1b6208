/** What alerts of many organisations measure, counted together, is what each of them would measure alone; and it takes as few questions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { alertInput, alertRule } from '../../contract/alerts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { type MeasuredAlert, measureAlerts } from './measure-alerts.ts';

const ORGANISATIONS = 7;
const WORD = `w${randomUUID().replaceAll('-', '')}`;
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Half of them in the hour that ended at noon, half in the one before; the engine says of all that they are positive. */
const POSTS = Array.from({ length: 20 }, (_, place) =>
  importedPostOf({
    title: WORD,
    sentiment: 'Positive',
    published_at: new Date(TEST_NOW.getTime() - (place % 2) * HOUR - MINUTE).toISOString(),
  }),
);
const POST_IDS = POSTS.map(({ media_type, id }) => postId(media_type, id));

let stores: TestStores;
const topics: number[] = [];

/** All of them find the same posts. The first corrects none, each other one post more than the one before; each third one hides a post. */
beforeAll(async () => {
  stores = await openTestStores();
  const { environment } = stores;
  await ingestPosts(environment, POSTS);
  const actors: Actor[] = [];
  for (let number = 0; number < ORGANISATIONS; number++) {
    const actor = await stores.createOrganisation();
    actors.push(actor);
    const { id } = await createTopic(environment, actor, topicDraft({ inclusion: { operator: 'AND', groups: [[WORD]] } }));
    topics.push(Number(id));
  }
  await runAll(environment, TEST_NOW);
  for (const [number, actor] of actors.entries()) {
    const id = String(topics[number]);
    if (number > 0) await correctSentiment(environment, actor, { postIds: POST_IDS.slice(0, number), sentiment: 'Negative' });
    if (number % 3 === 0) await hideMentions(environment, actor, { id, kind: 'post', keys: POST_IDS.slice(0, 1) });
  }
  await runAll(environment, TEST_NOW);
}, 120_000);
afterAll(() => stores.close());

function alertOf(topicId: number, given: Record<string, unknown>): MeasuredAlert {
  const rule = alertRule.parse(alertInput.parse(alertDraft({ topics: [String(topicId)], alertCycle: '1h', ...given })));
  return { timezone: '+0000', rule, topicIds: [topicId], ends: [TEST_NOW] };
}

/** And every question that it took. */
async function measured(alerts: readonly MeasuredAlert[]) {
  const questions: string[] = [];
  const { clickhouse } = stores.environment;
  const query: typeof clickhouse.query = (question, params) => {
    questions.push(question.sql);
    return clickhouse.query(question, params);
  };
  const counted = Object.create(clickhouse, { query: { value: query } });
  const environment: Environment = { ...stores.environment, clickhouse: counted };
  const windows = await measureAlerts(environment, alerts);
  return { questions, figures: windows.map((those) => those.map(({ figures }) => figures)) };
}

const SHIFT = { alertType: 'sentiment' };
const score = (negative: number, of: number) => (100 * (of - 2 * negative)) / of;

test('a shift is measured by what each organisation says itself', async () => {
  const { figures } = await measured(topics.map((id) => alertOf(id, SHIFT)));
  const scores = figures.map((windows) => windows.flat().map(({ mentions, score: now, baseline }) => [mentions, now, baseline]));
  expect(scores.flat()).toEqual([
    // Hides the first post, and corrects none.
    [9, 100, 100],
    [10, score(1, 10), 100],
    [10, score(1, 10), score(1, 10)],
    // Hides the first of three.
    [9, score(1, 9), score(1, 10)],
    [10, score(2, 10), score(2, 10)],
    [10, score(3, 10), score(2, 10)],
    [9, score(2, 9), score(3, 10)],
  ]);
});

test.each<[string, (id: number, place: number) => MeasuredAlert]>([
  ['shifts', (id) => alertOf(id, SHIFT)],
  ['digests', (id) => alertOf(id, { alertType: 'periodic', alertCyclePeriod: 'hourly' })],
  ['spikes', (id) => alertOf(id, {})],
  ['all kinds', (id, place) => alertOf(id, [SHIFT, {}, { conversationType: 'main' }][place % 3] ?? {})],
])('%s of many organisations measure together what they measure alone', async (_, alertFor) => {
  const alerts = topics.map(alertFor);
  const alone = [];
  for (const alert of alerts) alone.push(...(await measured([alert])).figures);
  expect((await measured(alerts)).figures).toEqual(alone);
});

test('however many organisations have corrected something, the questions are as many', async () => {
  const some = [1, 2, 3].map((place) => topics[place] ?? 0);
  const few = await measured(some.map((id) => alertOf(id, SHIFT)));
  const many = await measured(topics.slice(1).map((id) => alertOf(id, SHIFT)));
  expect(few.questions).toHaveLength(2);
  expect(many.questions).toHaveLength(2);
  expect(many.questions.every((sql) => sql.includes('sentiment_corrections'))).toBe(true);
});

test('spikes tell of no score, and look for no corrections; a shift of the same topic beside them does', async () => {
  const [topic = 0, other = 0] = topics.slice(4);
  const spikes = await measured([alertOf(topic, {}), alertOf(other, {})]);
  expect(spikes.questions).toHaveLength(1);
  expect(spikes.questions.join()).not.toContain('sentiment_corrections');
  expect(spikes.figures).toMatchObject([[[{ mentions: 10, score: null }]], [[{ mentions: 10, score: null }]]]);
  const beside = await measured([alertOf(topic, {}), alertOf(topic, SHIFT), alertOf(other, {})]);
  expect(beside.figures).toMatchObject([
    [[{ mentions: 10, score: null }]],
    [[{ mentions: 10, score: score(2, 10) }]],
    [[{ mentions: 10, score: null }]],
  ]);
});
