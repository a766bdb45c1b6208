/** Every tab of a report against the verbs of the screen, on real stores. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { ReportTab } from '../../contract/exports.ts';
import type { Actor } from '../environment.ts';
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
    content: 'so late @ferryline',
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

async function blocksOf(tab: ReportTab): Promise<Map<string, ReportBlock>> {
  const view = { id: topic.id, filter: {}, timezone: 'Asia/Hong_Kong', language: 'en' as const };
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
      ? week.rows.flatMap(({ label, counts }) => counts.flatMap((count, hour) => (count ? [[label, hour, count]] : [])))
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
  expect((await blocksOf('where')).get('Channels')).toMatchObject({ rows: [{ label: 'Walks', text: '3 · 75.0%' }, {}] });
  expect((await blocksOf('how')).get('Reactions on Facebook')).toMatchObject({ rows: [{ label: 'Angry', count: 4 }] });
  expect((await blocksOf('what')).get('Accounts mentioned')).toMatchObject({ rows: [{ label: '@ferryline', count: 1 }] });
});
