/** A process that was paused while it read a source wakes when another has read it: what it has is older, and replaces nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { addSource } from './add-source.ts';
import { collectSource } from './collect-source.ts';
import { CLAIM_MS } from './keep-claim.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const FORUM = 'https://forum.example';
const never = new AbortController().signal;
const TEXT = {
  sql: `SELECT content FROM posts FINAL WHERE native_id LIKE '%forum.example%'`,
  row: z.object({ content: z.string() }),
};

test('what it has read is not stored, and the other one’s reading stays', async () => {
  const { environment } = stores;
  const list = (cooked: string) =>
    JSON.stringify({
      latest_posts: [{ id: 5, topic_id: 7, post_number: 1, username: 'a', created_at: '2026-03-10T02:00:00Z', cooked }],
    });
  const web = madeUpWeb({ [`${FORUM}/posts.json`]: list('as it was') });
  const { id } = await addSource(environment, 'operator', { address: FORUM, kind: 'discourse', mediaType: 'forum' });
  const other = { ...environment, fetchWeb: web.fetchWeb };
  let asked = 0;
  const paused: typeof environment = {
    ...environment,
    fetchWeb: async (question) => {
      const answer = await web.fetchWeb(question);
      asked += 1;
      if (asked > 1) return answer;
      stores.clock.now = new Date(TEST_NOW.getTime() + CLAIM_MS + 1);
      web.answers[`${FORUM}/posts.json`] = list('as it is by now');
      expect(await collectSource(other, { sourceId: id }, never)).toMatchObject({ stored: 1, failure: null });
      return answer;
    },
  };
  expect(await collectSource(paused, { sourceId: id }, never)).toMatchObject({ stored: 0, failure: null });
  expect(await environment.clickhouse.query(TEXT)).toEqual([{ content: 'as it is by now' }]);
  expect(stores.log.map(({ message }) => message)).toContain('a source took so long that somebody else asks it now');
});
