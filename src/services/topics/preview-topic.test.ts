import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { PREVIEW_SAMPLES } from '../../contract/preview.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { previewTopic } from './preview-topic.ts';

let stores: TestStores;
let actor: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation({ timezone: 'Asia/Hong_Kong' });
});
afterAll(() => stores.close());

const newWord = () => `w${randomUUID().replaceAll('-', '')}`;
const patient = new AbortController().signal;
const advanced = (inclusion: string, given: object = {}) => ({
  mediaTypes: ['news', 'forum'],
  keywordInputMode: 'advanced',
  inclusion,
  exclusion: '',
  ...given,
});
const preview = (input: object, gone = patient) => previewTopic(stores.environment, actor, input, gone);

function posts(word: string, ...given: Partial<ImportedPost>[]): Promise<unknown> {
  return ingestPosts(
    stores.environment,
    given.map((more) => importedPostOf({ content: word, ...more })),
  );
}

describe('the preview of a topic', () => {
  test('counts the last days of the organisation, today included, by media type, and forecasts', async () => {
    const word = newWord();
    await posts(
      word,
      // 16:00 in UTC is midnight in Hong Kong, where it is the 10th.
      { published_at: '2026-03-09T16:00:00Z' },
      { published_at: '2026-03-09T15:59:59Z' },
      { published_at: '2026-03-04T00:00:00Z', media_type: 'forum' },
      { published_at: '2026-03-03T15:59:59Z' },
      { published_at: '2026-02-08T16:00:00Z' },
      { published_at: '2026-02-08T15:59:59Z' },
      { published_at: '2026-03-09T16:00:00Z', media_type: 'x' },
      { published_at: '2026-03-09T16:00:00Z', content: 'something else' },
    );
    const period = { startsAt: '2026-03-01T00:00:00+08:00', endsAt: '2026-03-11T00:00:00+08:00' };
    const answer = await preview(advanced(word, period));
    expect(answer).toMatchObject({ last7Days: 3, last30Days: 5, completeTo: '2026-03-10T12:00:00.000Z' });
    expect(answer.days).toHaveLength(30);
    expect(answer.days.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-02-09', count: 1 },
      { date: '2026-03-03', count: 1 },
      { date: '2026-03-04', count: 1 },
      { date: '2026-03-09', count: 1 },
      { date: '2026-03-10', count: 1 },
    ]);
    expect(answer.mediaTypes).toEqual([
      { type: 'news', count: 4, ratio: 80 },
      { type: 'forum', count: 1, ratio: 20 },
    ]);
    // Four days before today have posts at all, whatever these say.
    expect(answer.forecast).toEqual({ perDay: 1, inPeriod: 10 });
  });

  test('counts a post once, by what it says now', async () => {
    const word = newWord();
    const [same, edited] = [newWord(), newWord()];
    await posts(word, { id: same, likes: 1 }, { id: edited });
    await posts(word, { id: same, likes: 2 }, { id: edited, content: 'something else' });
    const answer = await preview(advanced(word));
    expect(answer).toMatchObject({ last30Days: 1, posts: [{ nativeId: same, likes: 2 }] });
  });

  test('shows the newest posts with the places that match', async () => {
    const word = newWord();
    const times = Array.from({ length: PREVIEW_SAMPLES + 1 }, (_, hour) => `2026-03-09T0${hour}:00:00Z`);
    await posts(word, ...times.map((published_at) => ({ published_at, title: 'A kettle', content: `it is ${word} again` })));
    const answer = await preview(advanced(`${word} NEAR/3 again AND kettle`));
    expect(answer.posts.map(({ publishedAt }) => Date.parse(publishedAt))).toEqual(times.slice(1).reverse().map(Date.parse));
    expect(answer.posts[0]?.matched).toEqual([
      { field: 'title', start: 2, end: 8 },
      { field: 'content', start: 6, end: 6 + word.length },
      { field: 'content', start: 7 + word.length, end: 12 + word.length },
    ]);
  });

  test('counts a post once however often it came, and by what it says now', async () => {
    const [before, now] = [newWord(), newWord()];
    const post = importedPostOf({ content: before });
    for (const given of [{}, { likes: 2 }, { content: now }, { content: now, likes: 3 }])
      await ingestPosts(stores.environment, [{ ...post, ...given }]);
    expect(await preview(advanced(before))).toMatchObject({ last30Days: 0, posts: [] });
    expect(await preview(advanced(now))).toMatchObject({ last30Days: 1, posts: [{ likes: 3 }] });
  });

  test('takes groups as it takes the language, and leaves out what is excluded', async () => {
    const word = newWord();
    await posts(word, {}, { title: 'Cats' });
    const groups = { operator: 'AND', groups: [[word]] };
    const exclusion = { operator: 'OR', groups: [['cats']] };
    expect(await preview({ ...advanced(''), keywordInputMode: 'basic', inclusion: groups, exclusion })).toMatchObject({
      last30Days: 1,
      forecast: { inPeriod: null },
    });
  });

  test('of what nobody wrote is empty, and promises nothing where nothing is collected', async () => {
    const answer = await preview(advanced(newWord(), { mediaTypes: ['blog'] }));
    expect(answer).toMatchObject({ last30Days: 0, mediaTypes: [], posts: [], forecast: { perDay: null, inPeriod: null } });
  });

  test.each<[string, object, Record<string, string>]>([
    ['an error in the query', advanced('"tea'), { inclusion: 'queryUnclosedQuote' }],
    ['no channel', advanced('tea', { mediaTypes: [] }), { mediaTypes: 'channelRequired' }],
    [
      'no keywords',
      { ...advanced(''), keywordInputMode: 'basic', inclusion: noGroups(), exclusion: noGroups() },
      { inclusion: 'inclusionRequired' },
    ],
    [
      'a period that ends before it starts',
      advanced('tea', { startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' }),
      { endsAt: 'startNotBeforeEnd' },
    ],
    [
      'more exact spellings than a store would read',
      advanced(Array.from({ length: 1500 }, (_, index) => `{Tea${index}}`).join(' OR ')),
      { inclusion: 'queryTooLarge' },
    ],
    ['a start that is none', advanced('tea', { startsAt: 'soon' }), { startsAt: 'malformed' }],
    ['an unknown mode', advanced('tea', { keywordInputMode: 'telepathy' }), { keywordInputMode: 'malformed' }],
  ])('is refused for %s, by the name of the field', async (_name, input, fields) => {
    await expect(preview(input)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('gives way to a newer one of the same page, and to no other page’s or person’s', async () => {
    const other = await stores.createOrganisation();
    const outcomes = await Promise.allSettled([
      preview(advanced('one')),
      preview(advanced('two')),
      previewTopic(stores.environment, other, advanced('three'), patient),
      preview(advanced('four', { page: 'another tab' })),
      preview(advanced('five')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: { code: 'conflict' } });
  });

  test('asks nothing more once its client has gone', async () => {
    const gone = new AbortController();
    let asked = 0;
    const { clickhouse } = stores.environment;
    const leaving: ClickHouse = {
      ...clickhouse,
      query: async (question, params) => {
        asked += 1;
        gone.abort(new Error('gone'));
        return clickhouse.query(question, params);
      },
    };
    const environment = { ...stores.environment, clickhouse: leaving };
    await expect(previewTopic(environment, actor, advanced('tea'), gone.signal)).rejects.toThrow('gone');
    const before = asked;
    await expect(previewTopic(environment, actor, advanced('tea'), gone.signal)).rejects.toThrow('gone');
    expect(asked).toBe(before);
    await expect(preview(advanced('tea'))).resolves.toBeDefined();
  });
});

function noGroups() {
  return { operator: 'AND', groups: [] };
}
