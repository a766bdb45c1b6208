import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { TopicSummary } from '../../contract/topics.ts';
import { topicTotals } from '../../stores/clickhouse/queries/topic-totals.ts';
import { noteSearched } from '../../stores/postgres/topics.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from './create-topic.ts';
import { deleteTopic } from './delete-topic.ts';
import { listTopics } from './list-topics.ts';
import { updateTopic } from './update-topic.ts';

let stores: TestStores;
let environment: Environment;
let actor: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
});
afterAll(() => stores.close());

/** A word no other test uses: posts are shared by everybody. */
async function fresh(): Promise<{ word: string; draft: Record<string, unknown> }> {
  actor = await stores.createOrganisation();
  const word = `w${randomUUID().replaceAll('-', '')}`;
  return { word, draft: topicDraft({ inclusion: { operator: 'AND', groups: [[word]] } }) };
}

async function only(): Promise<TopicSummary> {
  const [topic, ...others] = await listTopics(environment, actor, { timezoneOffsetMinutes: 0 });
  if (!topic || others.length > 0) throw new Error('one topic was expected');
  return topic;
}

describe('a topic', () => {
  it('finds what was stored before it and what arrives after it, each post once', async () => {
    const { word, draft } = await fresh();
    const before = importedPostOf({ content: word, published_at: '2026-03-09T15:59:59Z' });
    await ingestPosts(environment, [before, importedPostOf()]);
    await createTopic(environment, actor, draft);
    // Arrives while the search has not run yet, so both the search and the arrival find it.
    await ingestPosts(environment, [importedPostOf({ content: word, published_at: '2026-03-09T16:00:00Z' })]);
    expect(await only()).toMatchObject({ state: 'searching', mentions: 0 });
    await runAll(environment, TEST_NOW);
    expect(await only()).toMatchObject({ state: 'ready', revision: 1, mentions: 2 });
    await ingestPosts(environment, [importedPostOf({ content: word, published_at: '2026-02-01T00:00:00Z' }), before]);
    const topic = await only();
    expect(topic).toMatchObject({ mentions: 3, data_start_at: '2026-02-01T00:00:00.000Z' });
    // 16:00 in UTC is the next day in Hong Kong.
    expect(topic.sparkline.slice(-3)).toEqual([
      { date: '2026-03-08', count: 0 },
      { date: '2026-03-09', count: 1 },
      { date: '2026-03-10', count: 1 },
    ]);
    expect(topic.sparkline).toHaveLength(14);
  });

  it('that is edited shows its old figures until the new ones are complete, and never a mixture', async () => {
    const { word, draft } = await fresh();
    const other = `${word}x`;
    const posts = (text: string, count: number) => Array.from({ length: count }, () => importedPostOf({ content: text }));
    await ingestPosts(environment, [...posts(word, 2), ...posts(other, 3)]);
    const { id } = await createTopic(environment, actor, draft);
    await runAll(environment, TEST_NOW);

    const inclusion = { operator: 'AND', groups: [[other]] };
    expect(await updateTopic(environment, actor, { ...draft, id, inclusion })).toEqual({ id });
    await ingestPosts(environment, [...posts(word, 1), ...posts(other, 1)]);
    expect(await only()).toMatchObject({ state: 'building', revision: 2, mentions: 3 });
    await runAll(environment, TEST_NOW);
    expect(await only()).toMatchObject({ state: 'ready', revision: 2, mentions: 4 });
    expect(await mentionsOf(id, 1)).toBe(0);
  });

  it('that is edited twice before it was searched is only searched for the last edit', async () => {
    const { word, draft } = await fresh();
    await ingestPosts(environment, [importedPostOf({ content: word })]);
    const { id } = await createTopic(environment, actor, { ...draft, mediaTypes: ['blog'] });
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['forum'] });
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['news'] });
    expect(await only()).toMatchObject({ state: 'searching', revision: 3, mentions: 0 });
    await runAll(environment, TEST_NOW);
    expect(await only()).toMatchObject({ state: 'ready', revision: 3, mentions: 1 });
  });

  it('says how much of the stored posts is searched for what is being built, and of nothing else', async () => {
    const { draft } = await fresh();
    const { id } = await createTopic(environment, actor, draft);
    const note = (revision: number, share: number) => noteSearched(environment.postgres, Number(id), revision, share);
    await note(1, 0.5);
    expect(await only()).toMatchObject({ state: 'searching', searched: 0.5 });
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['news'] });
    await note(1, 0.75);
    expect(await only()).toMatchObject({ state: 'searching', searched: 0 });
    await runAll(environment, TEST_NOW);
    expect(await only()).toMatchObject({ state: 'ready', searched: null });
  });

  it('that only gets another name is not searched again', async () => {
    const { draft } = await fresh();
    const { id } = await createTopic(environment, actor, draft);
    await runAll(environment, TEST_NOW);
    await updateTopic(environment, actor, { ...draft, id, name: 'Another name' });
    expect(await only()).toMatchObject({ name: 'Another name', state: 'ready', revision: 1 });
  });

  it('is changed without a word from ClickHouse, whose absence must not deny what is saved', async () => {
    const { draft } = await fresh();
    const { id } = await createTopic(environment, actor, draft);
    const query = () => Promise.reject(new Error('ClickHouse is away'));
    const alone = { ...environment, clickhouse: { ...environment.clickhouse, query } };
    expect(await updateTopic(alone, actor, { ...draft, id, name: 'Another name' })).toEqual({ id });
    expect(await updateTopic(alone, actor, { ...draft, id, name: 'Another name', mediaTypes: ['news'] })).toEqual({ id });
  });

  it.each([
    ['its media types', { mediaTypes: ['forum'] }],
    ['before its period', { startsAt: '2026-03-09T04:00:00.001Z' }],
    ['at the end of its period, which is not part of it', { endsAt: '2026-03-09T04:00:00.000Z' }],
    ['what it leaves out', { exclusion: { operator: 'AND', groups: [['pier']] } }],
  ])('has no mention for a post outside %s, stored before or arriving after', async (_case, change) => {
    const { word, draft } = await fresh();
    const post = () => importedPostOf({ title: word, published_at: '2026-03-09T04:00:00.000Z' });
    await ingestPosts(environment, [post()]);
    await createTopic(environment, actor, { ...draft, ...change });
    await runAll(environment, TEST_NOW);
    await ingestPosts(environment, [post()]);
    expect(await only()).toMatchObject({ state: 'ready', mentions: 0 });
  });

  it('that is deleted leaves no mention behind, even when it is deleted while it is searched', async () => {
    const { word, draft } = await fresh();
    await ingestPosts(environment, [importedPostOf({ content: word })]);
    const { id } = await createTopic(environment, actor, draft);
    await runAll(environment, TEST_NOW);
    expect(await mentionsOf(id, 1)).toBe(1);
    await updateTopic(environment, actor, { ...draft, id, mediaTypes: ['news'] });
    await deleteTopic(environment, actor, { id });
    await runAll(environment, TEST_NOW);
    expect([await mentionsOf(id, 1), await mentionsOf(id, 2)]).toEqual([0, 0]);
  });
});

async function mentionsOf(id: string, revision: number): Promise<number> {
  const topicId = Number(id);
  const totals = await topicTotals(environment.clickhouse, { topics: [{ topicId, revision, hidden: [] }], dayEdges: [] });
  return totals.get(topicId)?.mentions ?? 0;
}
