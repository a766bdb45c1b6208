import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { peaksAnalysis } from '../../contract/analysis/peaks.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { topicPeaks } from './peaks.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.parse('2026-02-01T04:00:00Z');
const PEAK = 14;

let stores: TestStores;
let actor: Actor;
let id: string;

/** Five posts a day of three authors; on one day thirty more, in one thread of one site, about the pier and HSBC. */
const POSTS = Array.from({ length: 30 }, (_, day): Partial<ImportedPost>[] => {
  const published_at = new Date(FIRST + day * DAY).toISOString();
  const usual = Array.from({ length: 5 }, (_each, at) => ({
    published_at,
    author: `author${at % 3}`,
    content: 'The ferry was on time today.',
  }));
  const more = Array.from({ length: day === PEAK ? 30 : 0 }, (_each, at) => ({
    published_at,
    author: at < 20 ? 'harbour watch' : `author${at % 3}`,
    content: 'Fire at the pier beside the HSBC branch. #pier',
    url: 'https://www.example.net/fire',
    thread_id: 'fire',
    title: 'Fire at the pier',
  }));
  return [...usual, ...more];
}).flat();

beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = new Date(FIRST + 40 * DAY);
  actor = await stores.createOrganisation({ timezone: '+0800' });
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const posts = POSTS.map((post) => importedPostOf({ title: '', ...post, content: `${post.content} ${word}` }));
  await ingestPosts(stores.environment, posts);
  ({ id } = await createTopic(stores.environment, actor, topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } })));
  await runAll(stores.environment, TEST_NOW);
});
afterAll(() => stores.close());

const ask = async (filter: object) => peaksAnalysis.parse(await topicPeaks(stores.environment, actor, { id, filter }));

describe('peaks', () => {
  test('a peak tells what was over-represented in it, of every kind, with counts', async () => {
    const { peaks } = await ask({ startDate: '2026-01-31T16:00:00Z', endDate: '2026-03-02T16:00:00Z', granularity: 'day' });
    expect(peaks).toHaveLength(1);
    expect(peaks[0]).toMatchObject({ start: '2026-02-14T16:00:00.000Z', end: '2026-02-15T16:00:00.000Z', count: 35, usual: 5 });
    const reasons = peaks[0]?.reasons ?? [];
    const told = reasons.map(({ kind, key, count }) => `${kind} ${kind === 'thread' ? '' : key} ${count}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'hashtag #pier 30',
        'entity organisation:HSBC 30',
        'author news:harbour watch 20',
        'domain example.net 30',
        'thread  30',
      ]),
    );
    expect(reasons.find(({ kind }) => kind === 'thread')?.text).toBe('Fire at the pier');
    // 180 mentions, of which 35 in the peak: of 30 that are all in the peak, 5.8 would be expected there.
    expect(reasons.find(({ kind }) => kind === 'domain')?.expected).toBeCloseTo((30 * 35) / 180, 6);
    // The topic's own word is in every post, and the ferry in the others.
    expect(reasons.map(({ text }) => text)).not.toContain('ferry');
  });

  test('a peak that is most of the window is explained too', async () => {
    const { peaks } = await ask({ startDate: '2026-02-11T16:00:00Z', endDate: '2026-02-17T16:00:00Z', granularity: 'day' });
    expect(peaks[0]).toMatchObject({ count: 35, reasons: expect.arrayContaining([expect.objectContaining({ key: '#pier' })]) });
  });

  test('of an even series, and of nothing, none is told', async () => {
    expect((await ask({ endDate: '2026-02-10T16:00:00Z', startDate: '2026-02-01T16:00:00Z', granularity: 'day' })).peaks).toEqual(
      [],
    );
    expect((await ask({ startDate: '2026-01-02T00:00:00Z', endDate: '2026-01-20T00:00:00Z' })).peaks).toEqual([]);
  });
});
