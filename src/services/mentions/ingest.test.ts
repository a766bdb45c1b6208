import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import { deleteDemoPosts } from '../../stores/clickhouse/delete-demo.ts';
import { topicRevisions } from '../../stores/postgres/topic-revisions.ts';
import { runAll } from '../../workers/runner.ts';
import { topicOverview } from '../analysis/overview.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { ingestPosts } from './ingest.ts';

let stores: TestStores;
let actor: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

/** A word of its own for each test, so that tests share the stores but no posts. */
const newWord = () => `w${randomUUID().replaceAll('-', '')}`;

async function standing(word: string, given: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createTopic(
    stores.environment,
    actor,
    topicDraft({ inclusion: { operator: 'AND', groups: [[word]] }, ...given }),
  );
  await runAll(stores.environment, TEST_NOW);
  return id;
}

async function nativeIds(id: string, filter: Record<string, unknown> = {}): Promise<string[]> {
  const wide = { endDate: '2026-07-01T00:00:00Z', sort: 'oldest', ...filter };
  const { posts } = await topicPosts(stores.environment, actor, { id, filter: wide });
  return posts.map((post) => post.nativeId);
}

const ingest = (...posts: ImportedPost[]) => ingestPosts(stores.environment, posts);

describe('arrival', () => {
  test('a post becomes a mention of the topics it matches, within their period and media types', async () => {
    const word = newWord();
    const id = await standing(word);
    const content = `about ${word}`;
    await ingest(
      importedPostOf({ id: 'inside', content }),
      importedPostOf({ id: 'first instant', content, published_at: '2025-12-31T16:00:00.000Z' }),
      importedPostOf({ id: 'before', content, published_at: '2025-12-31T15:59:59.000Z' }),
      importedPostOf({ id: 'end', content, published_at: '2026-06-30T16:00:00.000Z' }),
      importedPostOf({ id: 'other media type', content, media_type: 'x' }),
      importedPostOf({ id: 'other words' }),
    );
    expect(await nativeIds(id)).toEqual(['first instant', 'inside']);
  });

  test('a batch sent twice, or one identity twice in it, is one post; figures that grew are the new ones', async () => {
    const word = newWord();
    const id = await standing(word);
    const post = importedPostOf({ content: word, likes: 1, comments: null });
    await ingest(post, { ...post, likes: 2 });
    await ingest({ ...post, likes: 5 });
    const overview = await topicOverview(stores.environment, actor, { id });
    expect(overview).toMatchObject({ mentions: { value: 1 }, engagement: { value: 5 } });
  });

  const edits: [string, Partial<ImportedPost>, string[]][] = [
    ['another text that no longer matches', { content: 'nothing of it' }, []],
    ['another text that still matches', { title: 'New title' }, ['edited']],
    ['a later time', { published_at: '2026-03-09T08:00:00.000Z' }, ['edited']],
    ['a time outside the period', { published_at: '2025-03-09T08:00:00.000Z' }, []],
    ['another time and another text', { published_at: '2026-03-09T08:00:00.000Z', content: 'nothing of it' }, []],
  ];
  test.each(edits)('an edit to %s leaves exactly the true mention', async (_name, edit, expected) => {
    const word = newWord();
    const id = await standing(word);
    const post = importedPostOf({ media_type: 'news', id: 'edited', content: word });
    // The identity is shared by the cases: each begins with the post as it was.
    await ingest(post);
    expect(await nativeIds(id)).toEqual(['edited']);
    await ingest({ ...post, ...edit });
    expect(await nativeIds(id)).toEqual(expected);
  });

  test('a topic whose keywords no longer compile is logged and passed over; the others get their mentions', async () => {
    const word = newWord();
    const id = await standing(word);
    const { id: broken } = await createTopic(stores.environment, actor, topicDraft());
    await stores.environment.postgres
      .update(topicRevisions)
      .set({ inclusion: { operator: 'AND', groups: [['!?']] } })
      .where(eq(topicRevisions.topicId, Number(broken)));
    // Another definition is another revision; here it changed beneath one, and before anybody had read it.
    await ingest(importedPostOf({ id: 'found', content: word }));
    expect(await nativeIds(id)).toEqual(['found']);
    expect(await nativeIds(broken)).toEqual([]);
    expect(stores.log).toContainEqual(
      expect.objectContaining({ level: 'error', detail: { topicId: Number(broken), revision: 1 } }),
    );
  });

  test('two batches with different texts of one post, sent at once, end as the later one', async () => {
    const word = newWord();
    const id = await standing(word);
    const post = importedPostOf({ content: word });
    await Promise.all([ingest(post), ingest({ ...post, content: 'other' })]);
    expect(await nativeIds(id)).toEqual([]);
  });

  test('posts that arrive while a topic is created and changed are all found', async () => {
    const word = newWord();
    const batches = Array.from({ length: 12 }, (_, batch) =>
      Array.from({ length: 20 }, (_, n) => importedPostOf({ id: `${word}-${batch}-${n}`, content: `${word} ${n}` })),
    );
    const arriving = (async () => {
      for (const batch of batches) await ingest(...batch);
    })();
    const draft = topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } });
    const { id } = await createTopic(stores.environment, actor, draft);
    await runAll(stores.environment, TEST_NOW);
    await updateTopic(stores.environment, actor, { ...draft, id, mediaTypes: ['news'] });
    await runAll(stores.environment, TEST_NOW);
    await arriving;
    expect(await topicPosts(stores.environment, actor, { id })).toMatchObject({ count: 240 });
  });

  test('text in broken Unicode is stored all the same', async () => {
    const word = newWord();
    const id = await standing(word);
    await ingest(importedPostOf({ content: `${word} \ud83d \\ud83d "\ud83d\ud83d" \u0000 end`, title: '\ude00' }));
    const { posts } = await topicPosts(stores.environment, actor, { id });
    expect(posts[0]).toMatchObject({ title: '\ufffd', content: `${word} \ufffd \\ud83d "\ufffd\ufffd" \u0000 end` });
  });

  test('the sentiment engine judges what brought no sentiment of its own, and nothing that was generated', async () => {
    const word = newWord();
    const id = await standing(word);
    const asked: string[] = [];
    const sentiment: SentimentEngine = {
      name: 'test',
      version: '1',
      score: async (posts) => {
        asked.push(...posts.map(({ content }) => content ?? ''));
        return posts.map(() => ({ sentiment: 'Mixed' as const, score: -77 }));
      },
      close: async () => undefined,
    };
    const withEngine = { ...stores.environment, sentiment };
    const judged = importedPostOf({ id: `${word}-judged`, content: `${word} good` });
    const brought = importedPostOf({ id: `${word}-brought`, content: `${word} good`, sentiment: 'Negative' });
    await ingestPosts(withEngine, [judged, brought]);
    await ingestPosts(withEngine, [importedPostOf({ id: `${word}-demo`, content: `${word} good` })], { demo: true });
    expect(asked).toEqual([`${word} good`]);
    const { posts } = await topicPosts(stores.environment, actor, { id });
    const found = posts.map(({ nativeId, sentiment: side, sentimentScore }) => [nativeId.split('-')[1], side, sentimentScore]);
    expect(found).toContainEqual(['brought', 'Negative', null]);
    expect(found).toContainEqual(['judged', 'Mixed', -77]);
    expect(found).not.toContainEqual(['demo', 'Mixed', -77]);
  });

  test('demo posts are labelled and removed; one that was imported since stays', async () => {
    const word = newWord();
    const id = await standing(word);
    const posts = [importedPostOf({ id: 'stays', content: word }), importedPostOf({ id: 'goes', content: word })] as const;
    await ingestPosts(stores.environment, posts, { demo: true });
    const before = await topicPosts(stores.environment, actor, { id });
    expect(before.posts.map(({ demo }) => demo)).toEqual([true, true]);
    await ingest(posts[0]);
    await deleteDemoPosts(stores.environment.clickhouse);
    expect(await nativeIds(id)).toEqual(['stays']);
  });
});
