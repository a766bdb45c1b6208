import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { latestArrival } from '../../stores/clickhouse/queries/latest-arrival.ts';
import { storedRows } from '../../stores/clickhouse/queries/stale-posts.ts';
import { runAll } from '../../workers/runner.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { preparePost } from '../mentions/prepare-post.ts';
import { createTopic } from './create-topic.ts';
import { getTopic } from './get-topic.ts';
import { rematchState, rematchStep } from './rematch.ts';

let stores: TestStores;
let environment: Environment;
let actor: Actor;
let word: string;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
});
beforeEach(async () => {
  actor = await stores.createOrganisation();
  word = `w${randomUUID().replaceAll('-', '')}`;
  // As if nothing had been read again yet: the cases follow each other in the same store.
  await environment.clickhouse.command('TRUNCATE TABLE reread_posts', {}, 'unbounded');
  await environment.clickhouse.command('TRUNCATE TABLE posts', {}, 'unbounded');
});
afterAll(() => stores.close());

let version = 1;

/** As a program before this one stored it: its reading cut the word of the test otherwise. */
async function storeOld(posts: ImportedPost[]): Promise<string[]> {
  version += 1;
  const rows = posts.map((post) => {
    const row = preparePost(post, false, environment.reader);
    return { ...row, tokens: row.tokens.replaceAll(word, `${word}old`), author_tokens: '', tokens_version: 0, version };
  });
  await environment.clickhouse.insert('posts', rows);
  return rows.map(({ id }) => id);
}

const posts = (count: number, given: Partial<ImportedPost> = {}) =>
  Array.from({ length: count }, (_, n) => importedPostOf({ id: `${word}-${n}`, content: `${word} ${n}`, ...given }));

async function topicOf(asked: string): Promise<string> {
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[asked]] } });
  const { id } = await createTopic(environment, actor, draft);
  await runAll(environment, TEST_NOW);
  return id;
}
const countOf = async (id: string) => (await topicPosts(environment, actor, { id })).count;

/** Steps of few posts until it is done; answers what they did. */
async function rematch(through: Environment = environment): Promise<{ posts: number; topics: number }> {
  const total = { posts: 0, topics: 0 };
  for (;;) {
    const step = await rematchStep(through, { posts: 7, size: 1_000_000 });
    total.posts += step.posts;
    total.topics += step.topics;
    if (step.done) return total;
  }
}

describe('rematching', () => {
  it('finds stored posts by the new reading, and no longer by the old one', async () => {
    await storeOld(posts(20));
    const [id, old] = [await topicOf(word), await topicOf(`${word}old`)];
    expect([await countOf(id), await countOf(old)]).toEqual([0, 20]);
    expect(await rematchState(environment)).toEqual({ stalePosts: 20, needed: true });
    expect((await rematch()).posts).toBe(20);
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'building', revision: 2 });
    // Until the search is complete a topic shows what it showed.
    expect([await countOf(id), await countOf(old)]).toEqual([0, 20]);
    await runAll(environment, TEST_NOW);
    expect([await countOf(id), await countOf(old)]).toEqual([20, 0]);
    expect(await rematchState(environment)).toEqual({ stalePosts: 0, needed: false });
  });

  it('keeps everything else of a post as it was, and does not count it as arrived anew', async () => {
    const full = {
      author: 'ann.lee',
      author_name: 'Ann Lée',
      author_followers: 12,
      url: 'https://www.example.org/a?b=1',
      likes: 4_000_000_000,
      comments: 4_000_000_000,
      shares: null,
      hot_value: 0.1 + 0.2,
      reactions: { loves: 3 },
      lang: 'zh-HK',
      title: '「茶」 “tea” \\ \u0001 😀',
    };
    const ids = await storeOld(posts(1, full));
    const [before] = await storedRows(environment.clickhouse, ids);
    const arrived = await latestArrival(environment.clickhouse);
    await rematch();
    const [after] = await storedRows(environment.clickhouse, ids);
    const read = preparePost(posts(1, full)[0] as ImportedPost, false, environment.reader);
    const { tokens, author_tokens, tokens_version } = read;
    // What the source said is no longer told apart from what was read: it is taken at its word.
    const source_language = before?.language;
    expect(after).toEqual({
      ...before,
      tokens,
      author_tokens,
      tokens_version,
      source_language,
      version: (before?.version ?? 0) + 1,
    });
    expect(after).toEqual({ ...read, source_language, version: after?.version });
    expect(await latestArrival(environment.clickhouse)).toEqual(arrived);
  });

  it.each(['posts', 'reread_posts'])('that dies while it writes %s carries on, and loses and doubles nothing', async (table) => {
    await storeOld(posts(20));
    const id = await topicOf(word);
    let writes = 0;
    const insert: ClickHouse['insert'] = (to, rows) =>
      to === table && ++writes === 2 ? Promise.reject(new Error('killed')) : environment.clickhouse.insert(to, rows);
    const dying = { ...environment, clickhouse: bound(environment.clickhouse, insert) };
    await expect(rematch(dying)).rejects.toThrow('killed');
    expect((await rematchState(environment)).needed).toBe(true);
    await rematch();
    await runAll(environment, TEST_NOW);
    expect(await countOf(id)).toBe(20);
    const rows = { sql: 'SELECT uniqExact(id) AS ids FROM posts WHERE tokens_version > 0', row: z.object({ ids: z.number() }) };
    expect(await environment.clickhouse.query(rows)).toEqual([{ ids: 20 }]);
  });

  it('that dies between posts and topics still has the topics searched', async () => {
    await storeOld(posts(3));
    const id = await topicOf(word);
    expect(await rematchStep(environment)).toEqual({ posts: 3, topics: 0, done: false });
    expect(await rematchState(environment)).toEqual({ stalePosts: 0, needed: true });
    await rematch();
    await runAll(environment, TEST_NOW);
    expect(await countOf(id)).toBe(3);
  });

  it('leaves alone what arrived in the meantime: another text, grown figures', async () => {
    const [edited, grown] = posts(2) as [ImportedPost, ImportedPost];
    await storeOld([edited, grown]);
    const id = await topicOf(word);
    const query: ClickHouse['query'] = async (question, params) => {
      const answer = await environment.clickhouse.query(question, params);
      // Between the reading of the stored rows and the writing of the new ones.
      if (question.sql.includes('REPLACE')) {
        await ingestPosts(environment, [
          { ...edited, content: 'other words' },
          { ...grown, likes: 9 },
        ]);
      }
      return answer;
    };
    await rematch({ ...environment, clickhouse: { ...bound(environment.clickhouse), query } });
    await runAll(environment, TEST_NOW);
    const found = await topicPosts(environment, actor, { id });
    expect(found.posts.map(({ nativeId, likes }) => ({ nativeId, likes }))).toEqual([{ nativeId: grown.id, likes: 9 }]);
  });

  it('an old post that is sent again unchanged is found by the new reading only, without a rematch', async () => {
    const sent = posts(2);
    await storeOld(sent);
    const [id, old] = [await topicOf(word), await topicOf(`${word}old`)];
    await ingestPosts(environment, sent);
    expect([await countOf(id), await countOf(old)]).toEqual([2, 0]);
    expect(await topicOf(`${word}old`).then(countOf)).toBe(0);
    expect(await rematchState(environment)).toEqual({ stalePosts: 0, needed: false });
  });

  it('reads a batch by its bytes, not only by its number', async () => {
    await storeOld(posts(10, { title: '', content: `${word} `.padEnd(100, 'a') }));
    const read = async (size: number) => (await rematchStep(environment, { posts: 5, size })).posts;
    expect([await read(250), await read(1), await read(300), await read(9000)]).toEqual([2, 1, 3, 4]);
    await rematch();
  });

  it('has nothing to do where this version has read everything', async () => {
    await ingestPosts(environment, posts(2));
    expect(await rematchStep(environment)).toEqual({ posts: 0, topics: 0, done: true });
  });
});

function bound(clickhouse: ClickHouse, insert: ClickHouse['insert'] = clickhouse.insert.bind(clickhouse)): ClickHouse {
  return {
    query: clickhouse.query.bind(clickhouse),
    insert,
    command: clickhouse.command.bind(clickhouse),
    maintain: clickhouse.maintain.bind(clickhouse),
    stream: clickhouse.stream.bind(clickhouse),
    close: clickhouse.close.bind(clickhouse),
  };
}
