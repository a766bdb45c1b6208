/** Every tab of a report against the verbs of the screen, on real stores. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { TabChoices } from '../../contract/analysis/tab-choices.ts';
import { exportAsked, type ReportTab } from '../../contract/exports.ts';
import { findExport } from '../../stores/postgres/exports.ts';
import type { Actor } from '../environment.ts';
import { createExport } from './create-export.ts';
import type { ReportBlock } from './report-blocks.ts';
import { reportSections } from './report-sections.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;
const facebook = { media_type: 'facebook' as const, channel: 'Walks' };
const POSTS = [
  {
    ...facebook,
    id: 'report-a',
    author: 'ann',
    published_at: '2026-03-02T01:00:00Z',
    likes: 9,
    content: 'ferry late #pier',
    reactions: { angrys: 4 },
  },
  {
    ...facebook,
    id: 'report-b',
    author: 'ben',
    published_at: '2026-03-02T01:30:00Z',
    parent_id: 'report-a',
    kind: 'comment' as const,
    content: 'ferry late again',
  },
  {
    ...facebook,
    id: 'report-c',
    author: 'ben',
    published_at: '2026-03-04T15:59:00Z',
    parent_id: 'report-a',
    kind: 'comment' as const,
    content: 'so late @ferryline to Kowloon, the MTR is faster',
  },
  {
    id: 'report-d',
    author: 'cat',
    published_at: '2026-03-05T00:00:00Z',
    sentiment: 'Positive' as const,
    content: `A ferry ${'x'.repeat(400)}`,
  },
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation({ timezone: 'Asia/Hong_Kong' });
  stores.clock.now = new Date('2026-03-06T00:00:00Z');
  topic = await topicOfPosts(stores, actor, POSTS, {
    mediaTypes: ['news', 'facebook'],
    startsAt: '2026-02-01T00:00:00Z',
    endsAt: '2026-06-01T00:00:00Z',
  });
});
afterAll(() => stores.close());

async function blocksOf(tab: ReportTab, choices: TabChoices = {}): Promise<Map<string, ReportBlock>> {
  const view = { id: topic.id, filter: {}, choices, timezone: 'Asia/Hong_Kong', language: 'en' as const };
  const { sections } = await reportSections(stores.environment, actor, view, tab);
  const [section] = sections;
  return new Map(section?.blocks.map((block) => [block.kind === 'figures' ? '' : block.title, block]));
}

test('the overview ends with its authors and the first posts, a long one cut', async () => {
  const blocks = await blocksOf('overview');
  expect(blocks.get('Authors by engagement')).toMatchObject({
    rows: [{ label: 'ann (Facebook)', count: 9, text: '9 · Mentions 1' }, {}, {}],
  });
  const latest = blocks.get('Latest posts');
  expect(latest).toMatchObject({ rows: [{ head: '03-05 08:00 · News · cat' }, {}, {}, {}] });
  const text = latest?.kind === 'texts' ? (latest.rows[0]?.text ?? '') : '';
  expect(text).toContain(' — A ferry xxx');
  expect([...text]).toHaveLength(241);
});

test('when: each cell of the week on the clock of the organisation', async () => {
  const week = (await blocksOf('when')).get('Mentions by weekday and hour');
  const cells =
    week?.kind === 'grid'
      ? week.rows.flatMap(({ label, figures }) => figures.flatMap((count, hour) => (count ? [[label, hour, count]] : [])))
      : [];
  expect(cells).toEqual([
    ['Monday', 9, 2],
    ['Wednesday', 23, 1],
    ['Thursday', 8, 1],
  ]);
});

test('who answers whom, where by media type over time, and what Facebook was given', async () => {
  expect((await blocksOf('who')).get('Who answers whom')).toMatchObject({ rows: [{ label: 'ben → ann', count: 2 }] });
  const course = (await blocksOf('where')).get('Facebook over time');
  expect(course?.kind === 'series' && course.rows.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect((await blocksOf('where')).get('Pages, groups and boards')).toMatchObject({
    rows: [{ label: 'Walks', text: '3 · 75.0%' }, {}],
  });
  expect((await blocksOf('how')).get('Reactions on Facebook')).toMatchObject({ rows: [{ label: 'Angry', count: 4 }] });
  expect((await blocksOf('what')).get('Accounts mentioned')).toMatchObject({ rows: [{ label: '@ferryline', count: 1 }] });
});

test('how: the score day by day, and of each sentiment the last periods', async () => {
  const blocks = await blocksOf('how', { relative: 'month' });
  const scores = blocks.get('Sentiment score by day');
  const scored = scores?.kind === 'scores' ? new Map(scores.rows.map(({ label, score }) => [label, score])) : new Map();
  expect(scored.get('2026-03-05')).toBe(100);
  expect(scored.get('2026-03-01')).toBeNull();
  const relative = blocks.get('Of each sentiment, the percent in the last periods');
  expect(relative).toMatchObject({ kind: 'grid', unit: '%', columns: ['2026-02', '2026-03'] });
  expect(relative?.kind === 'grid' && relative.rows[0]).toEqual({ label: 'Positive', figures: [0, 100] });
});

test('what was chosen within a tab is what is shown of it', async () => {
  const score = (await blocksOf('overview', { view: 'score' })).get('Sentiment score over time');
  expect(score?.kind === 'scores' && score.rows.find(({ label }) => label === '2026-03-05')?.score).toBe(100);
  const shares = (await blocksOf('overview', { view: 'share' })).get('Shares of sentiment over time, percent');
  expect(shares?.kind === 'series' && shares.rows.find(({ label }) => label === '2026-03-05')).toMatchObject({
    count: 100,
    sentiment: { positive: 100, negative: 0 },
  });
  expect([...(await blocksOf('what')).keys()][0]).toBe('Keywords');
  expect([...(await blocksOf('what', { list: 'handles' })).keys()].slice(0, 2)).toEqual(['Accounts mentioned', 'Keywords']);
  const months = (await blocksOf('when', { relative: 'month' })).get('Share of the last months');
  expect(months).toMatchObject({
    rows: [
      { label: '2026-02', count: 0 },
      { label: '2026-03', text: '4 · 100.0%' },
    ],
  });
  const quarters = (await blocksOf('when', { relative: 'quarter' })).get('Share of the last quarters');
  expect(quarters).toMatchObject({ rows: [{ label: '2026 Q1' }] });
});

test('names of one type only, where one was chosen', async () => {
  const named = async (title: string, choices: TabChoices) => {
    const names = (await blocksOf('what', choices)).get(title);
    return names?.kind === 'bars' && names.rows.map(({ label }) => label);
  };
  expect(await named('Names', { list: 'entities' })).toEqual(['MTR Corporation', 'Kowloon']);
  expect(await named('Places', { list: 'entities', entityType: 'place' })).toEqual(['Kowloon']);
  // Chosen while names were looked at, it says nothing of a report that begins with keywords.
  expect(await named('Names', { entityType: 'place' })).toEqual(['MTR Corporation', 'Kowloon']);
});

test('what was chosen is kept until the report is made', async () => {
  const choices: TabChoices = { view: 'share', list: 'entities', entityType: 'place', relative: 'week' };
  const { id } = await createExport(stores.environment, actor, { id: topic.id, format: 'pdf', choices });
  const row = await findExport(stores.environment.postgres, id);
  expect(exportAsked.parse(JSON.parse(row?.asked ?? ''))).toMatchObject({ choices });
});
