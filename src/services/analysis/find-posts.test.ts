import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { POST_SORTS } from '../../contract/filter-choices.ts';
import { postSearch } from '../../contract/post-search.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { searchFilterOptions } from './filter-options.ts';
import { findPosts } from './find-posts.ts';
import { topicPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation({ timezone: 'Asia/Hong_Kong' });
});
afterAll(() => stores.close());

const newWord = () => `w${randomUUID().replaceAll('-', '')}`;
const store = (word: string, ...given: Partial<ImportedPost>[]) =>
  ingestPosts(
    stores.environment,
    given.map((post) => importedPostOf({ title: word, content: '…', ...post })),
  );
const find = async (query: unknown, params: unknown = {}, who = actor) =>
  postSearch.parse(await findPosts(stores.environment, who, { query, params }));
const nativeIds = ({ posts }: { posts: readonly { nativeId: string }[] }) => posts.map(({ nativeId }) => nativeId).join('');

describe('a search of all that is collected', () => {
  test('finds what no topic has, newest first, with the places that match, and counts it by days of the organisation', async () => {
    const word = newWord();
    await store(
      word,
      { id: `${word}a`, published_at: '2026-03-08T15:59:59Z', content: 'a pier' },
      { id: `${word}b`, published_at: '2026-03-08T16:00:00Z', content: 'the pier, again' },
      { id: `${word}c`, published_at: '2026-03-09T16:00:00Z', content: 'a kiosk' },
    );
    const found = await find(`${word} AND pier`, { startDate: '2026-03-07T16:00:00Z', endDate: '2026-03-10T16:00:00Z' });
    expect(found).toMatchObject({
      count: 2,
      posts: [
        { nativeId: `${word}b`, matched: [{ field: 'title' }, { field: 'content', start: 4, end: 8 }] },
        { nativeId: `${word}a` },
      ],
      granularity: 'day',
      timezone: 'Asia/Hong_Kong',
      completeTo: '2026-03-10T12:00:00.000Z',
    });
    expect(found.volume.map(({ count }) => count)).toEqual([1, 1, 0]);
    expect(found.volume[0]).toMatchObject({ start: '2026-03-07T16:00:00.000Z', end: '2026-03-08T16:00:00.000Z' });
    expect((await find(word, { granularity: 'month' })).volume.at(-1)?.count).toBe(3);
  });

  test('without dates goes from the first post to the last', async () => {
    const word = newWord();
    await store(word, { published_at: '2020-01-01T00:00:00Z' }, { id: 'later', published_at: '2026-03-10T20:00:00Z' });
    const { count, volume, granularity } = await find(word);
    expect([count, volume.reduce((sum, bucket) => sum + bucket.count, 0), granularity]).toEqual([2, 2, 'month']);
  });

  test('says each error at its place', async () => {
    await expect(find('milk tea')).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { query: 'queryMissingOperator', 'query.5': 'queryMissingOperator' } },
    });
    await expect(find(' ')).rejects.toMatchObject({ detail: { fields: { query: 'queryEmpty' } } });
    await expect(find('NOT tea')).rejects.toMatchObject({ detail: { fields: { query: 'queryOnlyNot' } } });
    await expect(find('tea', { granularity: 'hour', startDate: '2000-01-01T00:00:00Z' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test.each([
    ['too many at once', { limit: 1000 }, { 'params.limit': 'malformed' }],
    [
      'a field of another call',
      { start: '2026-03-01T00:00:00Z', of: 3 },
      { 'params.start': 'unknownField', 'params.of': 'unknownField' },
    ],
    ['the same in the filter', { filter: { mediaType: 'news' } }, { 'params.filter.mediaType': 'unknownField' }],
    [
      'an end before the start',
      { startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-01T00:00:00Z' },
      { 'params.startDate': 'startNotBeforeEnd' },
    ],
    [
      'an end at the start, in the filter',
      { filter: { startDate: '2026-03-01T08:00:00+08:00', endDate: '2026-03-01T00:00:00Z' } },
      { 'params.startDate': 'startNotBeforeEnd' },
    ],
  ])('refuses %s by its name', async (_name, params, fields) => {
    await expect(find('tea', params)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('a post that was sent again is one, with its newest figures', async () => {
    const word = newWord();
    await store(word, { id: word, likes: 1 }, { id: `${word}2`, likes: 5 });
    await store(word, { id: word, likes: 9 });
    const found = await find(word, { sort: 'likes' });
    expect([found.count, found.posts.map(({ likes }) => likes)]).toEqual([2, [9, 5]]);
    // Edited: what it said before finds it no longer.
    await ingestPosts(stores.environment, [importedPostOf({ id: word, title: 'other', content: '…' })]);
    expect((await find(word)).count).toBe(1);
  });

  test('gives up for whoever has gone', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(findPosts(stores.environment, actor, { query: 'tea' }, gone)).rejects.toThrow('gone');
  });
});

describe('the list', () => {
  const word = newWord();
  beforeAll(() =>
    store(
      word,
      { id: 'a', published_at: '2026-03-01T00:00:00Z', likes: 5, comments: 0, shares: 1 },
      { id: 'b', published_at: '2026-03-02T00:00:00Z', likes: 0, comments: 9 },
      { id: 'c', published_at: '2026-03-03T00:00:00Z' },
      { id: 'd', published_at: '2026-03-04T00:00:00Z', likes: 5, hot_value: 100 },
    ),
  );

  test.each(POST_SORTS)('by %s is the same near the beginning and beyond', async (sort) => {
    const near = await find(word, { sort });
    expect(near.posts).toHaveLength(4);
    const paged = await Promise.all([0, 1, 2, 3].map((skip) => find(word, { sort, skip, limit: 1 })));
    expect(paged.map(nativeIds).join('')).toBe(nativeIds(near));
    expect(paged.map(({ count }) => count)).toEqual([4, 4, 4, 4]);
    expect((await find(word, { sort, skip: 600, limit: 1 })).posts).toEqual([]);
  });

  test('takes its filter beside the page or by itself', async () => {
    const beside = await find(word, { startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-04T00:00:00Z', limit: 1 });
    const itself = await find(word, {
      filter: { startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-04T00:00:00Z' },
      limit: 1,
    });
    expect([beside.count, nativeIds(beside), nativeIds(itself)]).toEqual([2, 'c', 'c']);
  });
});

test('says what the filter of a search can be set to, counted among what it finds', async () => {
  const word = newWord();
  const ann = { author: 'ann', author_name: 'Ann' };
  await store(word, { ...ann, media_type: 'forum' }, { ...ann, media_type: 'forum', id: 'other' }, { media_type: 'x' });
  const options = await searchFilterOptions(stores.environment, actor, { query: word });
  expect(options).toMatchObject({
    mediaTypes: [
      { type: 'forum', count: 2 },
      { type: 'x', count: 1 },
    ],
    authors: expect.arrayContaining([{ id: 'ann', name: 'Ann', mediaType: 'forum', count: 2 }]),
  });
  const found = await searchFilterOptions(stores.environment, actor, {
    query: word,
    filter: { lists: ['authors'], search: 'AN' },
  });
  expect(found).toMatchObject({ mediaTypes: [], authors: [{ name: 'Ann', count: 2 }] });
  await expect(searchFilterOptions(stores.environment, actor, { query: '(tea' })).rejects.toMatchObject({
    detail: { fields: { query: 'queryUnclosedGroup', 'query.0': 'queryUnclosedGroup' } },
  });
  const unknown = { query: word, params: {}, filter: { mediaType: 'news' } };
  await expect(searchFilterOptions(stores.environment, actor, unknown)).rejects.toMatchObject({
    detail: { fields: { params: 'unknownField', 'filter.mediaType': 'unknownField' } },
  });
});

test('finds what a topic of the same query finds, under any filter of raw data', async () => {
  const ben = { author: 'ben', author_name: 'Ben' };
  const texts = [
    'I love the new ferry, great service! #ferry',
    'Terrible delays again @ann',
    '渡輪又遲到，服務好差 😡',
    'HSBC opens a branch in Sham Shui Po, is it late?',
  ];
  const posts = Array.from({ length: 24 }, (_, at) => ({
    id: `m${at}`,
    media_type: (['news', 'forum', 'x'] as const)[at % 3] ?? 'news',
    published_at: new Date(Date.parse('2026-03-01T00:00:00Z') + at * 5 * 60 * 60 * 1000).toISOString(),
    content: texts[at % texts.length] ?? '',
    kind: at % 5 === 0 ? ('comment' as const) : ('post' as const),
    parent_id: at % 5 === 0 ? `m${at + 6}` : null,
    likes: at,
    reactions: at % 3 === 0 ? { loves: 2 } : null,
    url: at % 2 === 0 ? 'https://example.org/a' : null,
    channel: at % 4 === 0 ? 'talk' : null,
    lang: at % 6 === 0 ? 'yue' : null,
    ...(at % 7 === 0 ? ben : {}),
  }));
  const mediaTypes = ['news', 'forum', 'x'];
  const period = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-04-01T00:00:00Z' };
  const topic = await topicOfPosts(stores, actor, posts, { mediaTypes, ...period });
  const [first = '', second = ''] = topic.postIds;
  const all = (await topicPosts(stores.environment, actor, { id: topic.id, filter: {} })).posts;
  const word = all[0]?.title ?? '';
  const named = all.flatMap(({ entities }) => entities.map(({ type, name }) => `${type}:${name}`))[0] ?? '';
  const kind = all.flatMap(({ classifications }) => classifications.map(({ label }) => label))[0] ?? '';
  expect([named, kind]).not.toContain('');
  await correctSentiment(stores.environment, actor, { postIds: [first], sentiment: 'Mixed' });
  await tagPosts(stores.environment, actor, { postIds: [second], add: ['Pier'] });
  // The count where what was stored says it; else it is that of the topic.
  const filters: [filter: Record<string, unknown>, count?: number][] = [
    [{}, 24],
    [{ mention: 'main' }, 19],
    [{ mention: 'comments' }, 5],
    [{ mediaTypes: ['forum'] }, 8],
    [{ sentiments: ['Mixed'] }, 1],
    [{ sentiments: ['Negative', 'Unscored'] }],
    [{ authors: { news: ['ben'], forum: ['ben'] } }, 3],
    [{ excludeAuthors: { x: ['ben'] } }, 23],
    [{ authors: { news: [''] } }, 6],
    [{ languages: ['yue'] }],
    [{ ners: [named] }],
    [{ ners: [named], copies: 'without' }],
    [{ classifications: [kind] }],
    [{ keywords: ['ferry'] }],
    [{ reactions: ['loves'] }],
    [{ text: 'ferry' }],
    [{ hashtags: ['#ferry'] }],
    [{ handles: ['@ann'] }],
    [{ emojis: ['😡'] }],
    [{ domains: ['example.org'] }, 12],
    [{ domains: [''] }, 12],
    [{ channels: ['talk'] }, 6],
    [{ weekdays: [1, 2] }, 8],
    [{ hours: [8, 9, 10] }, 3],
    [{ threads: [first] }],
    [{ copiesOf: [second] }],
    [{ tags: ['pier'] }, 1],
    [{ repliesTo: { news: ['ben'], forum: ['ben'], x: ['ben'] } }, 1],
    [{ copies: 'without' }, 4],
    [{ copies: 'without', sort: 'likes' }],
    [{ startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-03T12:00:00Z' }, 7],
  ];
  for (const [filter, count] of filters) {
    const [ours, theirs] = await Promise.all([
      find(word, { startDate: period.startsAt, endDate: period.endsAt, ...filter }),
      topicPosts(stores.environment, actor, { id: topic.id, filter }),
    ]);
    const shown = (one: { posts: readonly object[] }) =>
      one.posts.map((post) => ({ ...post, duplicates: null, conversation: null, matched: [] }));
    expect([filter, ours.count, shown(ours)]).toEqual([filter, count ?? theirs.count, shown(theirs)]);
    expect(theirs.count).toBe(ours.count);
    expect(ours.volume.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(ours.count);
  }
  // What a topic hides is hidden there; what somebody of another organisation says is not said here.
  await hideMentions(stores.environment, actor, { id: topic.id, kind: 'author', keys: ['news:ben'] });
  expect((await find(word)).count).toBe(24);
  const stranger = await stores.createOrganisation();
  const others = await find(word, { limit: 100 }, stranger);
  expect(others.posts.find(({ id }) => id === first)).toMatchObject({ sentimentCorrected: null });
  expect(others.posts.find(({ id }) => id === second)).toMatchObject({ tags: [], id: postId('forum', 'm1') });
});
