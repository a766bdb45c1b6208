import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { rawData } from '../../contract/analysis/posts.ts';
import { POST_SORTS } from '../../contract/filter-choices.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { chartboxPosts, topicPosts } from './posts.ts';

let stores: TestStores;
let actor: Actor;
let id: string;
const word = `w${randomUUID().replaceAll('-', '')}`;

const POSTS: Partial<ImportedPost>[] = [
  { id: 'a', published_at: '2026-03-01T00:00:00Z', likes: 5, comments: 0, shares: 1 },
  { id: 'b', published_at: '2026-03-02T00:00:00Z', likes: 0, comments: 9 },
  { id: 'c', published_at: '2026-03-03T00:00:00Z' },
  { id: 'd', published_at: '2026-03-04T00:00:00Z', likes: 5, hot_value: 100 },
];

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
  await ingestPosts(
    stores.environment,
    POSTS.map((post) => importedPostOf({ title: word, ...post })),
  );
  ({ id } = await createTopic(
    stores.environment,
    actor,
    topicDraft({ inclusion: { operator: 'AND', groups: [[word, 'pier']] } }),
  ));
  await runAll(stores.environment, TEST_NOW);
});
afterAll(() => stores.close());

const ask = async (filter: object) => rawData.parse(await topicPosts(stores.environment, actor, { id, filter }));

test('an author has a handle where the source names one, and his followers are the reach', async () => {
  const cases: [Partial<ImportedPost>, object][] = [
    [
      { author: 'ann.lee', author_name: 'Ann' },
      { id: 'ann.lee', name: 'Ann', handle: 'ann.lee' },
    ],
    [{ author: 'ann.lee' }, { name: 'ann.lee', handle: 'ann.lee' }],
    // A number is no handle, nor are words.
    [
      { author: '1234', author_name: 'Ann' },
      { id: '1234', name: 'Ann', handle: null },
    ],
    [{ author: 'Ann of Mui Wo', author_name: 'Ann' }, { handle: null }],
    [{ author_name: 'Ann' }, { id: 'Ann', name: 'Ann', handle: null, followers: null, url: null }],
    [{ author: 'ann', author_url: 'https://example.org/ann' }, { url: 'https://example.org/ann' }],
    [{ author: 'ann', author_followers: 12 }, { followers: 12 }],
  ];
  const topic = await topicOfPosts(
    stores,
    actor,
    cases.map(([given]) => given),
  );
  const { posts } = await topicPosts(stores.environment, actor, { id: topic.id, filter: {} });
  const byId = new Map(posts.map((post) => [post.id, post]));
  const found = topic.postIds.map((postId) => byId.get(postId));
  expect(found).toMatchObject(cases.map(([{ author_followers: reach = null }, author]) => ({ author, reach })));
});

describe('raw data', () => {
  test.each([
    ['newest', 'dcba'],
    ['oldest', 'abcd'],
    ['engagement', 'badc'],
    ['likes', 'dabc'],
    ['comments', 'badc'],
    ['shares', 'adcb'],
    ['hotvalue', 'dbac'],
  ])('sorted by %s; what is unknown comes last', async (sort, expected) => {
    const { posts } = await ask({ sort });
    // Equal figures: the newest first.
    expect(posts.map((post) => post.nativeId).join('')).toBe(expected);
  });

  test('pages neither repeat nor skip, in every order', async () => {
    for (const sort of POST_SORTS) {
      const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => ask({ sort, skip, limit: 1 })));
      expect(pages.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
      expect(pages.flatMap(({ posts }) => posts.map((post) => post.nativeId)).sort()).toEqual(['a', 'b', 'c', 'd']);
    }
  });

  test('a page in the second half is the same looked for from the end', async () => {
    for (const sort of POST_SORTS) {
      const whole = await ask({ sort });
      const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => ask({ sort, skip, limit: 3, of: 4 })));
      expect(pages.map(({ posts }) => posts)).toEqual([0, 1, 2, 3, 4].map((skip) => whole.posts.slice(skip, skip + 3)));
    }
  });

  test('a list that is read does not move when posts arrive', async () => {
    const namesOf = async (filter: object) => (await ask(filter)).posts.map((post) => post.nativeId).join('');
    // As if the two newest of the four had arrived since it was begun.
    expect(await namesOf({ sort: 'newest', skip: 0, limit: 2, of: 2 })).toBe('ba');
    expect(await namesOf({ sort: 'oldest', skip: 0, limit: 2, of: 2 })).toBe('ab');
  });

  test('a post on the wire: unknown is null, matched words are marked in the original', async () => {
    const { posts } = await ask({ sort: 'oldest', skip: 2, limit: 1 });
    const content = 'Nobody at the pier knows why.';
    expect(posts[0]).toMatchObject({
      nativeId: 'c',
      mediaType: 'news',
      publishedAt: '2026-03-03T00:00:00.000Z',
      author: null,
      url: null,
      likes: null,
      engagement: null,
      reactions: {},
      content,
      demo: false,
      matched: [
        { field: 'title', start: 0, end: word.length },
        { field: 'content', start: content.indexOf('pier'), end: content.indexOf('pier') + 4 },
      ],
    });
    expect(posts[0]?.id).toMatch(/^\d{1,20}$/);
  });

  test('a page has at most 100 posts, and a very long post is shown up to a point', async () => {
    await expect(ask({ limit: 101 })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { 'filter.limit': 'malformed' } },
    });
    const long = `w${randomUUID().replaceAll('-', '')}`;
    const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[long]] } });
    const topic = await createTopic(stores.environment, actor, draft);
    const longest = `${long} ${'船'.repeat(LIMITS.shownContent - long.length - 1)}`;
    await ingestPosts(stores.environment, [
      importedPostOf({ id: 'whole', title: '', content: longest, published_at: '2026-03-02T00:00:00Z' }),
      importedPostOf({ id: 'cut', title: '', content: `${longest}船`, published_at: '2026-03-01T00:00:00Z' }),
    ]);
    await runAll(stores.environment, TEST_NOW);
    const { posts } = rawData.parse(await topicPosts(stores.environment, actor, { id: topic.id, filter: { limit: 100 } }));
    expect(posts.map(({ content }) => content)).toEqual([longest, `${longest}…`]);
    expect(posts.map(({ matched }) => matched.length)).toEqual([1, 1]);
  });

  test('a stranger finds no topic, and a wrong filter is named', async () => {
    const other = await stores.createOrganisation();
    await expect(topicPosts(stores.environment, other, { id, filter: {} })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask({ sort: 'loudest' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('each text once', () => {
  const said = 'The ferry to the islands was late again this morning, says the company that runs it.';
  const copies = [3, 500, null].map((likes, place) => ({
    content: said,
    likes,
    published_at: `2026-03-0${1 + place}T00:00:00Z`,
  }));
  const others = [{ content: 'Something else altogether, which nobody has said before.', likes: 59 }];

  test.each([
    ['engagement', [1, 3]],
    ['likes', [1, 3]],
    ['comments', [3, 0]],
    ['oldest', [0, 3]],
    ['newest', [3, 0]],
  ] as const)('sorted by %s, of copies the one that has most of it stands, else the first', async (sort, expected) => {
    const owner = await stores.createOrganisation();
    const { id: topic, postIds } = await topicOfPosts(stores, owner, [
      ...copies,
      ...others.map((post) => ({ ...post, comments: 1, published_at: '2026-03-05T00:00:00Z' })),
    ]);
    const filter = { sort, copies: 'without', limit: 10 };
    const { count, posts } = await topicPosts(stores.environment, owner, { id: topic, filter });
    expect(posts.map((post) => post.id)).toEqual(expected.map((place) => postIds[place]));
    expect(count).toBe(2);
    const day = { startDate: '2026-03-02T00:00:00Z', endDate: '2026-03-03T00:00:00Z' };
    const clicked = await chartboxPosts(stores.environment, owner, { id: topic, filter: { ...filter, bucket: day } });
    expect([clicked.count, clicked.posts]).toEqual([0, []]);
  });
});

test('a post says how many others of the filter have its text, and they are those that are found by it', async () => {
  const owner = await stores.createOrganisation();
  const copied = { content: 'The ferry to the islands was late again this morning, says the company that runs it.' };
  const { id: topic, postIds } = await topicOfPosts(stores, owner, [
    { ...copied, media_type: 'news' },
    { ...copied, media_type: 'news' },
    { ...copied, media_type: 'forum' },
    { content: 'Something else altogether, which nobody has said before or will say again.' },
  ]);
  const listed = async (filter: object) => {
    const { count, posts } = await topicPosts(stores.environment, owner, { id: topic, filter: { sort: 'oldest', ...filter } });
    return { count, duplicates: new Map(posts.map((post) => [post.id, post.duplicates])) };
  };
  const all = await listed({});
  expect(postIds.map((post) => all.duplicates.get(post))).toEqual([2, 2, 2, 0]);
  const news = await listed({ mediaTypes: ['news'] });
  expect([news.count, news.duplicates.get(postIds[0] ?? '')]).toEqual([3, 1]);
  const folded = await listed({ copies: 'without' });
  expect([folded.count, new Set(folded.duplicates.values())]).toEqual([2, new Set([0, 2])]);
  const bucket = { copiesOf: [postIds[0]] };
  const opened = await chartboxPosts(stores.environment, owner, { id: topic, filter: { bucket } });
  expect(opened.count).toBe(1 + 2);
});

test('a post says how many other mentions its conversation has, whatever the filter, and they are those that are found by it', async () => {
  const owner = await stores.createOrganisation();
  const { id: topic, postIds } = await topicOfPosts(stores, owner, [
    { id: 'began', media_type: 'forum', sentiment: 'Positive' },
    { id: 'answer', media_type: 'forum', parent_id: 'began', sentiment: 'Negative' },
    { media_type: 'forum', parent_id: 'answer', thread_id: 'began', sentiment: 'Negative' },
    { media_type: 'news', thread_id: 'began', sentiment: 'Negative' },
  ]);
  const counts = async (filter: object) => {
    const { posts } = await topicPosts(stores.environment, owner, { id: topic, filter });
    const byId = new Map(posts.map((post) => [post.id, post.conversation]));
    return postIds.map((post) => byId.get(post));
  };
  expect(await counts({})).toEqual([2, 2, 2, 0]);
  expect(await counts({ sentiments: ['Positive'], copies: 'without' })).toEqual([2, undefined, undefined, undefined]);
  for (const threads of [[postIds[0]], [postIds[2]]]) {
    const opened = await chartboxPosts(stores.environment, owner, { id: topic, filter: { bucket: { threads } } });
    expect(opened.count).toBe(1 + 2);
  }
});
