import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { demoPostCount } from '../../stores/clickhouse/queries/demo-post-count.ts';
import { writeSetting } from '../../stores/postgres/settings.ts';
import { runAll } from '../../workers/runner.ts';
import { topicOverview } from '../analysis/overview.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { listTopics } from '../topics/list-topics.ts';
import { createDemo } from './create-demo.ts';
import { removeDemo } from './remove-demo.ts';

/** The whole 90 days are the engine's test; these are enough to be stopped half-way and to hold the outage. */
const DAYS = 16;
const MORNING = new Date('2026-03-10T01:00:00Z');
const NEXT_MORNING = new Date('2026-03-11T01:00:00Z');

let stores: TestStores;
let actor: Actor;
beforeAll(async () => {
  stores = await openTestStores();
  stores.clock.now = MORNING;
  actor = await stores.createOrganisation();
});
afterAll(() => stores.close());

const topics = () => listTopics(stores.environment, actor, { timezoneOffsetMinutes: -480 });
const postCount = () => demoPostCount(stores.environment.clickhouse);

// One story on one store: each step starts from what the step before left.
describe('the demo content', { timeout: 60_000 }, () => {
  let full = 0;

  test('stopped half-way, it is carried on from there and complete', async () => {
    const stop = new AbortController();
    const onProgress = (done: number): void => (done > 0.4 ? stop.abort() : undefined);
    const half = await createDemo(stores.environment, actor, { days: DAYS, stop: stop.signal, onProgress });
    expect(half.outcome).toBe('stopped');
    await runAll(stores.environment, MORNING);
    expect((await topics()).map(({ state }) => state)).toEqual(Array(4).fill('searching'));
    const rest = await createDemo(stores.environment, actor);
    full = await postCount();
    expect(rest.outcome).toBe('added');
    expect(full).toBeGreaterThan(12_000);
    // At most the posts of the instant at which it stopped come twice.
    expect(half.posts + rest.posts - full).toBeLessThan(5);
  });

  test('its topics are there, labelled, with thousands of mentions and their exclusions at work', async () => {
    await runAll(stores.environment, MORNING);
    const list = await topics();
    expect(list.map(({ demo, state }) => [demo, state])).toEqual(Array(4).fill([true, 'ready']));
    for (const { mentions } of list) expect(mentions).toBeGreaterThan(500);
    const tern = list.find(({ name }) => name.includes('Tern Air'));
    const { posts } = await topicPosts(stores.environment, actor, { id: tern?.id, filter: { limit: 100 } });
    expect(posts.every(({ demo }) => demo)).toBe(true);
    expect(posts.filter(({ content }) => /觀鳥|birdwatching/.test(content))).toEqual([]);
  });

  test('the outage shows in the last seven days as mostly negative', async () => {
    const outage = (await topics()).find(({ name }) => name.includes('Sampan'));
    const filter = { startDate: '2026-03-03T16:00:00Z', endDate: '2026-03-10T16:00:00Z', granularity: 'day' };
    const { mentions, sentiment } = await topicOverview(stores.environment, actor, { id: outage?.id, filter });
    expect(mentions.value ?? 0).toBeGreaterThan(10 * (mentions.previous ?? 0));
    expect(sentiment.negative).toBeGreaterThan(1.5 * (sentiment.positive + sentiment.neutral));
  });

  test('a second call adds nothing, a later day only what that day brought', async () => {
    expect(await createDemo(stores.environment, actor)).toEqual({ outcome: 'added', posts: 0, mentions: 0 });
    stores.clock.now = NEXT_MORNING;
    const { posts } = await createDemo(stores.environment, actor);
    expect(posts).toBeGreaterThan(400);
    expect(posts).toBeLessThan(1600);
    expect(await postCount()).toBe(full + posts);
    expect(await topics()).toHaveLength(4);
  });

  test('removed, it is gone with its topics; what is your own stays, and no start brings it back', async () => {
    const mine = await createTopic(stores.environment, actor, topicDraft());
    await ingestPosts(stores.environment, [importedPostOf()]);
    const before = await postCount();
    expect(await removeDemo(stores.environment)).toEqual({ posts: before, topics: 4 });
    expect(await postCount()).toBe(0);
    expect((await topics()).map(({ id }) => id)).toEqual([mine.id]);
    expect(await createDemo(stores.environment, actor)).toMatchObject({ outcome: 'removed', posts: 0 });
    expect(await removeDemo(stores.environment)).toEqual({ posts: 0, topics: 0 });
  });

  test('removed while it is being added, nothing of it stays', async () => {
    let removing: Promise<unknown> | undefined;
    const onProgress = (): void => {
      removing ??= removeDemo(stores.environment);
    };
    const { outcome } = await createDemo(stores.environment, actor, { asked: true, days: DAYS, onProgress });
    await removing;
    expect(outcome).toBe('removed');
    expect(await postCount()).toBe(0);
    expect(await topics()).toHaveLength(1);
  });
});

test('a setting that cannot be read brings no demo back unasked, and is logged', async () => {
  const { environment } = stores;
  await writeSetting(environment.postgres, 'demo', { state: 'paused' });
  const before = stores.log.length;
  expect(await createDemo(environment, actor)).toMatchObject({ outcome: 'removed', posts: 0 });
  expect(stores.log.slice(before)).toMatchObject([{ level: 'warn', detail: { setting: 'demo' } }]);
  expect(await postCount()).toBe(0);
});

test('where other posts are stored already, no demo is added unasked', async () => {
  const { postgres } = stores.environment;

  await writeSetting(postgres, 'demo', null);
  await ingestPosts(stores.environment, [importedPostOf()]);
  expect(await createDemo(stores.environment, actor)).toMatchObject({ outcome: 'occupied' });
});
