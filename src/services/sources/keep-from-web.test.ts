import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { postsById } from '../../stores/clickhouse/queries/posts-by-id.ts';
import type { Actor } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { keepFromWeb } from './keep-from-web.ts';
import { resultSigner } from './web-result.ts';

let stores: TestStores;
let ann: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  ann = await stores.createOrganisation({ name: 'Ann' });
});
afterAll(() => stores.close());

const snippetOf = (url: string) => {
  const { likes: _, ...post } = importedPostOf({
    media_type: 'website',
    id: url,
    url,
    content: 'The pier burnt. …',
    data_source: 'gs',
  });
  return post;
};

test('a piece of a page does not replace the page that a source brought, nor its figures', async () => {
  const { environment } = stores;
  const known = 'https://paper.example/pier';
  const unknown = 'https://paper.example/ferry';
  const content = 'The pier burnt. Of the ferry the whole article tells at length.';
  await ingestPosts(environment, [importedPostOf({ media_type: 'website', id: known, url: known, content, likes: 12 })]);
  const sign = await resultSigner(environment, ann);
  const results = await Promise.all([known, unknown].map((url) => sign({ post: snippetOf(url), isDated: true })));
  const ids = [known, unknown].map((url) => postId('website', url));
  expect(await keepFromWeb(environment, ann, { results })).toMatchObject({
    posts: ids.map((id) => ({ id })),
    topics: [],
  });
  expect(await postsById(environment.clickhouse, ids)).toMatchObject([
    { content, likes: 12, data_source: expect.not.stringMatching(/^gs$/) },
    { content: 'The pier burnt. …', data_source: 'gs' },
  ]);
});

test('what has no date has that of its page, else the time of keeping, and it says so', async () => {
  const { environment, clock } = stores;
  const dated = 'https://old.example/pier';
  const silent = 'https://silent.example/pier';
  const text = '<p>The walrus lay on the pier, and nobody of the crew wanted to be the one who wakes it up.</p>'.repeat(8);
  const page = `<html><head><meta property="article:published_time" content="2015-03-02T09:00:00Z"><title>The pier</title></head><body><article><h1>The pier</h1>${text}</article></body></html>`;
  const { fetchWeb } = madeUpWeb({ 'https://old.example/robots.txt': 'User-agent: *\nAllow: /', [dated]: page });
  const sign = await resultSigner(environment, ann);
  const results = await Promise.all([dated, silent].map((url) => sign({ post: snippetOf(url), isDated: false })));
  const now = new Date('2026-03-10T15:00:00.000Z');
  clock.now = now;
  const kept = await keepFromWeb({ ...environment, fetchWeb }, ann, { results });
  const [old, unknown] = [dated, silent].map((url) => postId('website', url));
  expect(kept.posts).toEqual([
    { id: old, publishedAt: '2015-03-02T09:00:00.000Z', dated: true },
    { id: unknown, publishedAt: now.toISOString(), dated: false },
  ]);
  const stored = await knownPosts(environment.clickhouse, [old ?? '', unknown ?? '']);
  expect(new Map(stored.map(({ post, published }) => [post, published]))).toEqual(
    new Map([
      [old, Date.parse('2015-03-02T09:00:00.000Z') / 1000],
      [unknown, now.getTime() / 1000],
    ]),
  );
});

test('nor the page that a source brings while it is read for its date', async () => {
  const { environment } = stores;
  const url = 'https://slow.example/pier';
  const content = 'The pier burnt. Of the ferry the whole article tells at length.';
  const { fetchWeb: nothing } = madeUpWeb({});
  const fetchWeb: typeof nothing = async (request) => {
    await ingestPosts(environment, [importedPostOf({ media_type: 'website', id: url, url, content, likes: 12 })]);
    return nothing(request);
  };
  const sign = await resultSigner(environment, ann);
  const results = [await sign({ post: snippetOf(url), isDated: false })];
  const kept = await keepFromWeb({ ...environment, fetchWeb }, ann, { results });
  expect(kept.posts).toMatchObject([{ dated: true }]);
  expect(await postsById(environment.clickhouse, [postId('website', url)])).toMatchObject([{ content, likes: 12 }]);
});
