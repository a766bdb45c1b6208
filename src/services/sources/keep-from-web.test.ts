import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
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
  expect(await keepFromWeb(environment, ann, { results })).toMatchObject({ ids });
  expect(await postsById(environment.clickhouse, ids)).toMatchObject([
    { content, likes: 12, data_source: expect.not.stringMatching(/^gs$/) },
    { content: 'The pier burnt. …', data_source: 'gs' },
  ]);
});
