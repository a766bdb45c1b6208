/**
 * The promise of the whole product: every figure that counts posts opens exactly these posts. Random filters over made-up topics,
 * figures of every analysis and of their comparison, and Home; `npm run consistency` tries 300 filters and every figure instead of some of both.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analysedPosts, FIRST, LAST } from '../../../tests/support/analysed-posts.ts';
import { type Figure, figuresOf } from '../../../tests/support/analysis-figures.ts';
import { analysisFilter } from '../../../tests/support/analysis-filters.ts';
import { comparisonFigures, homeFigures } from '../../../tests/support/comparison-figures.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { chartboxInput } from '../../contract/analysis/inputs.ts';
import type { AskedFilter, FilterBucket } from '../../contract/filter.ts';
import { groupedBy } from '../../engine/analysis/tally.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { askedOf } from './asked.ts';
import { topicPosts } from './posts.ts';

const FILTERS = Number(process.env['CONSISTENCY_FILTERS'] ?? 6);
/** Of figures alike, as of the cells of the heat map, so many of a filter. */
const ALIKE = Number(process.env['CONSISTENCY_FIGURES'] ?? 5);
const POSTS = 250;
const DAY = 24 * 60 * 60 * 1000;

let stores: TestStores;
let actor: Actor;
let id: string;
/** Finds a part of the same posts, in a part of the same time. */
let other: string;

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date(LAST - 3 * DAY);
  actor = await stores.createOrganisation({ timezone: 'Europe/London' });
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const [posts = []] = fc.sample(analysedPosts(word, POSTS), { numRuns: 1 });
  await ingestPosts(stores.environment, posts.slice(0, POSTS / 2));
  const created = async (groups: string[][], startsAt: number) => {
    const period = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(LAST).toISOString() };
    const draft = topicDraft({ ...period, inclusion: { operator: 'AND', groups } });
    return (await createTopic(stores.environment, actor, draft)).id;
  };
  id = await created([[word]], FIRST + DAY);
  other = await created([[word], ['ferry', '渡輪']], FIRST + 8 * DAY);
  await runAll(stores.environment, TEST_NOW);
  await ingestPosts(stores.environment, posts.slice(POSTS / 2));
  const { posts: shown } = await topicPosts(stores.environment, actor, { id, filter: { limit: 25 } });
  await correctSentiment(stores.environment, actor, { postIds: shown.map((post) => post.id), sentiment: 'Mixed' });
  const [first = [], second = []] = [0, 10].map((from) => shown.slice(from, from + 10).map((post) => post.id));
  await tagPosts(stores.environment, actor, { postIds: first, add: ['To check', 'crisis'] });
  await tagPosts(stores.environment, actor, { postIds: second, add: ['急', 'Crisis'] });
  // Hidden, of each kind, tagged posts among them; of the author there are posts that others answer.
  await hideMentions(stores.environment, actor, { id, kind: 'post', keys: [...first.slice(0, 3), ...second.slice(0, 3)] });
  await hideMentions(stores.environment, actor, { id, kind: 'author', keys: ['forum:ben'] });
  await hideMentions(stores.environment, actor, { id, kind: 'site', keys: ['news.example.com'] });
});
afterAll(() => stores.close());

async function opened(id: string, filter: AskedFilter, bucket: FilterBucket): Promise<number> {
  const parsed = chartboxInput.parse({ id, filter: { ...filter, bucket } });
  const { scope } = await askedOf(stores.environment, actor, parsed, parsed.filter.bucket);
  return mentionCount(stores.environment.clickhouse, scope);
}

/** The same number of every kind, spread over them. */
function someOf(figures: readonly Figure[]): Figure[] {
  const kinds = groupedBy(figures, ({ at }) => at.split(' ', 1)[0]);
  return [...kinds.values()].flatMap((alike) => {
    const step = Math.max(1, alike.length / ALIKE);
    return alike.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  });
}

async function expectSamePosts(figures: readonly Figure[], asked: AskedFilter): Promise<number> {
  const known = new Map<string, number>();
  for (const figure of figures) {
    const { id: topic, filter = asked, bucket } = figure;
    const key = JSON.stringify([topic, filter, bucket]);
    const count = known.get(key) ?? (await opened(topic, filter, bucket));
    known.set(key, count);
    expect({ ...figure, count }).toEqual(figure);
  }
  return figures.length;
}

test('every figure of Home opens the posts it counts', async () => {
  const figures = await homeFigures(stores.environment, actor);
  expect(figures.filter(({ count }) => count > 0)).toHaveLength(6);
  await expectSamePosts(figures, {});
});

test(
  'every figure of every analysis, and of a comparison, opens the posts it counts',
  async () => {
    let figures = 0;
    await fc.assert(
      fc.asyncProperty(analysisFilter, async (filter) => {
        const ofTopic = await figuresOf(stores.environment, actor, id, filter);
        const compared = await comparisonFigures(stores.environment, actor, [id, other], filter);
        figures += await expectSamePosts(someOf([...ofTopic, ...compared]), filter);
      }),
      { numRuns: FILTERS },
    );
    expect(figures).toBeGreaterThan(FILTERS * 20);
  },
  FILTERS * 30_000,
);
