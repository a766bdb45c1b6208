import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { evidencePosts } from './evidence.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('of long posts no more is fetched than is read: the beginning, and the end of what people are shown', async () => {
  const { environment } = stores;
  const { clickhouse } = environment;
  const content = Array.from({ length: 5000 }, (_, n) => `渡輪${String(n).padStart(4, '0')}`).join('');
  const short = '渡輪又誤點。'.repeat(400);
  await ingestPosts(environment, [
    importedPostOf({ media_type: 'news', id: 'long', content, title: 'The ferry' }),
    importedPostOf({ media_type: 'news', id: 'short', content: short }),
  ]);
  const ids = ['short', 'missing', 'long'].map((id) => postId('news', id));
  const fetched = vi.spyOn(clickhouse, 'query');
  const shown = content.slice(0, LIMITS.shownContent);
  expect(await evidencePosts(clickhouse, ids)).toMatchObject([
    { id: ids[0], content: short },
    { id: ids[2], title: 'The ferry', content: `${content.slice(0, 3500)} … ${shown.slice(-1500)}` },
  ]);
  const rows = (await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<{ content: string }[]>))).flat();
  for (const row of rows) expect(row.content.length).toBeLessThan(5100);
});
