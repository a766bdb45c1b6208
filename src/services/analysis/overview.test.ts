import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { overview as overviewSchema } from '../../contract/analysis/overview.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { topicOverview } from './overview.ts';
import { topicPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
let id: string;

/** Around the spring clock change of London, 29 March 2026, 01:00 UTC. */
const POSTS: Partial<ImportedPost>[] = [
  { published_at: '2026-03-20T10:00:00Z', media_type: 'news', author: 'ann', likes: 1, sentiment: 'Negative' },
  { published_at: '2026-03-28T23:59:59Z', media_type: 'news', author: 'ann', likes: 10, sentiment: 'Positive' },
  { published_at: '2026-03-29T00:00:00Z', media_type: 'forum', author: 'ann', likes: 5, sentiment: 'Positive' },
  { published_at: '2026-03-29T00:59:59Z', media_type: 'forum', author: 'ben', sentiment: 'Negative', kind: 'comment' },
  { published_at: '2026-03-29T01:00:00Z', media_type: 'news', author: 'ben', sentiment: 'Neutral' },
  { published_at: '2026-03-29T22:59:59Z', media_type: 'news', sentiment: 'Mixed' },
  { published_at: '2026-03-29T23:00:00Z', media_type: 'news', author: 'ben', title: '', content: '', sentiment: 'Positive' },
];

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date('2026-03-30T12:00:00Z');
  actor = await stores.createOrganisation({ timezone: 'Europe/London' });
  const word = `w${randomUUID().replaceAll('-', '')}`;
  await ingestPosts(
    stores.environment,
    POSTS.map((post) => importedPostOf({ title: word, content: '…', ...post })),
  );
  ({ id } = await createTopic(stores.environment, actor, topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } })));
  await runAll(stores.environment, TEST_NOW);
});
afterAll(() => stores.close());

const ask = async (filter: Record<string, unknown>) =>
  overviewSchema.parse(await topicOverview(stores.environment, actor, { id, filter }));
const counts = (given: Record<string, number>) => ({ positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0, ...given });

/** Saturday and Sunday of the clock change, in London. */
const WEEKEND = { startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-29T23:00:00Z', granularity: 'day' };

describe('the overview', () => {
  test('days follow the clock of the organisation, the day of 23 hours included', async () => {
    const { mentionsOverTime } = await ask(WEEKEND);
    expect(mentionsOverTime).toEqual([
      {
        start: '2026-03-28T00:00:00.000Z',
        end: '2026-03-29T00:00:00.000Z',
        partial: false,
        authors: 1,
        engagement: 10,
        reach: null,
        ...counts({ positive: 1 }),
      },
      {
        start: '2026-03-29T00:00:00.000Z',
        end: '2026-03-29T23:00:00.000Z',
        partial: false,
        authors: 3,
        engagement: 5,
        reach: null,
        ...counts({ positive: 1, negative: 1, neutral: 1, mixed: 1 }),
      },
    ]);
  });

  test('hours of the clock change', async () => {
    const { mentionsOverTime } = await ask({
      startDate: '2026-03-29T00:00:00Z',
      endDate: '2026-03-29T02:00:00Z',
      granularity: 'hour',
    });
    expect(
      mentionsOverTime.map(({ start, positive, negative, neutral }) => [start.slice(11, 16), positive, negative, neutral]),
    ).toEqual([
      ['00:00', 1, 1, 0],
      ['01:00', 0, 0, 1],
    ]);
  });

  test('an offset as zone moves the days', async () => {
    const { timezone, mentionsOverTime } = await ask({
      ...WEEKEND,
      startDate: '2026-03-27T16:00:00Z',
      endDate: '2026-03-29T16:00:00Z',
      timezone: '+0800',
    });
    expect(timezone).toBe('+0800');
    expect(mentionsOverTime.map((bucket) => [bucket.start, bucket.positive])).toEqual([
      ['2026-03-27T16:00:00.000Z', 0],
      ['2026-03-28T16:00:00.000Z', 2],
    ]);
  });

  test('figures, their split, and their change against the two days before', async () => {
    expect(await ask(WEEKEND)).toMatchObject({
      mentions: { value: 5, previous: null, change: null },
      authors: { value: 4 },
      engagement: { value: 15 },
      score: { value: 20, previous: null, change: null },
      sentiment: counts({ positive: 2, negative: 1, neutral: 1, mixed: 1 }),
      mediaTypes: [
        { type: 'news', count: 3, ratio: 60 },
        { type: 'forum', count: 2, ratio: 40 },
      ],
      completeTo: '2026-03-30T12:00:00.000Z',
    });
    expect(await ask({ startDate: '2026-03-22T00:00:00Z', endDate: '2026-03-30T12:00:00Z' })).toMatchObject({
      mentions: { value: 5, previous: 1, change: 400 },
      // An author is one of a media type: the same name elsewhere may be somebody else.
      authors: { value: 4, previous: 1, change: 300 },
      engagement: { value: 15, previous: 1, change: 1400 },
      score: { value: 20, previous: -100, change: 120 },
    });
    // Two and a half days of it have passed, and as many of the window before had no mention yet.
    expect(await ask({ startDate: '2026-03-28T00:00:00Z', endDate: '2026-04-11T00:00:00Z' })).toMatchObject({
      mentions: { value: 5, previous: null, change: null },
    });
  });

  test('a window before that began before the topic is nothing to compare with, whatever was found in the rest of it', async () => {
    const { mentions, authors, reach, engagement, score, originals } = await ask({
      startDate: '2026-03-21T00:00:00Z',
      endDate: '2026-06-21T00:00:00Z',
    });
    for (const figure of [mentions, authors, reach, engagement, score, originals]) {
      expect(figure).toMatchObject({ previous: null, change: null });
    }
    expect(mentions.value).toBeGreaterThan(0);
  });

  test('between two minutes too, a window without an end ends now, and counts what a window with that end does', async () => {
    const noon = stores.clock.now;
    stores.clock.now = new Date('2026-03-30T12:01:10Z');
    const untilNow = await ask({ startDate: '2026-03-28T00:00:00Z' });
    const withEnd = await ask({ startDate: '2026-03-28T00:00:00Z', endDate: '2026-03-30T12:01:10Z' });
    stores.clock.now = noon;
    expect(untilNow).toEqual(withEnd);
    expect(untilNow.endDate).toBe('2026-03-30T12:01:10.000Z');
  });

  test('without dates: the period of the topic up to now; the running bucket is partial', async () => {
    const overview = await ask({ granularity: 'month' });
    expect(overview).toMatchObject({
      startDate: '2025-12-31T16:00:00.000Z',
      endDate: '2026-03-30T12:00:00.000Z',
      mentions: { value: 6 },
    });
    expect(overview.mentionsOverTime.map(({ start, partial }) => [start, partial])).toEqual([
      ['2025-12-31T16:00:00.000Z', false],
      ['2026-01-01T00:00:00.000Z', false],
      ['2026-02-01T00:00:00.000Z', false],
      ['2026-03-01T00:00:00.000Z', true],
    ]);
    const today = await ask({ startDate: '2026-03-29T23:00:00Z', endDate: '2026-03-30T23:00:00Z', granularity: 'day' });
    expect(today.mentionsOverTime.map(({ partial }) => partial)).toEqual([true]);
  });

  test('a window outside the period is empty, and has no score', async () => {
    expect(await ask({ startDate: '2024-01-01T00:00:00Z', endDate: '2024-02-01T00:00:00Z' })).toMatchObject({
      mentions: { value: 0 },
      score: { value: null },
      mentionsOverTime: [],
      mediaTypes: [],
    });
  });

  test('every number opens exactly the posts it counts', async () => {
    const filters: object[] = [
      {},
      { mention: 'main', sentiments: ['Positive', 'Mixed'] },
      { mention: 'comments', mediaTypes: ['forum'] },
    ];
    for (const filter of filters.map((given) => ({ ...WEEKEND, ...given }))) {
      const overview = await ask(filter);
      const count = async (given: object) =>
        (await topicPosts(stores.environment, actor, { id, filter: { ...filter, ...given } })).count;
      expect(await count({})).toBe(overview.mentions.value);
      for (const { type, count: shown } of overview.mediaTypes) expect(await count({ mediaTypes: [type] })).toBe(shown);
      for (const { start, end, positive, negative, neutral, mixed, unscored } of overview.mentionsOverTime) {
        const shown = positive + negative + neutral + mixed + unscored;
        expect(await count({ startDate: start, endDate: end })).toBe(shown);
      }
    }
  });

  test('more buckets than anybody can see are refused by field, and a stranger finds no topic', async () => {
    const other = await stores.createOrganisation();
    await expect(topicOverview(stores.environment, other, { id, filter: {} })).rejects.toMatchObject({ code: 'not_found' });
    const hours = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-06-30T00:00:00Z', granularity: 'hour' };
    await expect(ask(hours)).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { 'filter.granularity': 'malformed' } },
    });
  });
});
