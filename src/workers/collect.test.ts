import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MadeUpItem, type MadeUpWeb, madeUpFeed, madeUpWeb } from '../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { topicDraft } from '../../tests/support/topic-draft.ts';
import type { Source } from '../contract/sources.ts';
import { SourceFailure } from '../outside/connectors/source-failure.ts';
import type { Actor, Environment } from '../services/environment.ts';
import { postId } from '../services/mentions/identity.ts';
import { addSource } from '../services/sources/add-source.ts';
import { changeSource } from '../services/sources/change-source.ts';
import { collectSource } from '../services/sources/collect-source.ts';
import { getCoverage, listSources } from '../services/sources/list-sources.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { postsById } from '../stores/clickhouse/queries/posts-by-id.ts';
import { sourceHosts } from '../stores/postgres/source-claims.ts';
import { sources } from '../stores/postgres/sources.ts';
import { collectAll, startCollecting } from './collect.ts';
import { runAll } from './runner.ts';

let stores: TestStores;
let environment: Environment;
let web: MadeUpWeb;
let mei: Actor;
/** Of a test's own, so that no other has posts of it. */
let site: string;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  web = madeUpWeb();
  environment = { ...stores.environment, fetchWeb: web.fetchWeb };
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  mei = await stores.createOrganisation();
  site = `https://${randomUUID()}.example`;
  at(0);
});

const never = new AbortController().signal;
const follow = (address: string) => addSource(environment, mei, { address, kind: 'feed', mediaType: 'news' });

/** Sets the clock, in minutes. */
function at(minutes: number): Date {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
  return stores.clock.now;
}

function item(name: string, given: Partial<MadeUpItem> = {}): MadeUpItem {
  return { title: `The ferry ${name}`, link: `${site}/${name}`, at: '2026-03-10T11:00:00Z', ...given };
}

async function listed(): Promise<Source> {
  const [source] = (await listSources(environment, mei)).sources;
  if (!source) throw new Error('nothing is followed');
  return source;
}

async function stored(...names: string[]) {
  const ids = names.map((name) => postId('news', `${site}/${name}`));
  return postsById(environment.clickhouse, ids);
}

describe('a source that is due', () => {
  it('is read, its posts are stored and found by topics, and it says how far it is complete', async () => {
    web.answers[`${site}/feed`] = madeUpFeed([item('b', { at: '2026-03-10T11:30:00Z' }), item('a')]);
    const topic = await createTopic(environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [['ferry']] } }));
    await runAll(environment, TEST_NOW);
    const { id } = await follow(`${site}/feed`);
    expect(await collectSource(environment, { sourceId: id }, never)).toEqual({
      read: 2,
      stored: 2,
      mentions: 2,
      leftOut: [],
      isWhole: true,
      failure: null,
    });
    expect(topic.id).toBeTruthy();
    expect((await stored('a', 'b')).map(({ title }) => title)).toEqual(['The ferry a', 'The ferry b']);
    expect(await listed()).toMatchObject({
      state: 'fine',
      title: 'Harbour News',
      completeTo: TEST_NOW.toISOString(),
      succeededAt: TEST_NOW.toISOString(),
      newestAt: '2026-03-10T11:30:00.000Z',
      failure: null,
      delaySeconds: null,
    });
    expect((await listed()).days.slice(-2)).toEqual([
      { day: '2026-03-09', posts: 0 },
      { day: '2026-03-10', posts: 2 },
    ]);
    expect(await getCoverage(environment, mei)).toEqual([
      { mediaType: 'news', sources: 1, silent: 0, unread: 0, completeTo: TEST_NOW.toISOString() },
    ]);
  });

  it('is not asked before its time, and then with what it said of its state', async () => {
    web.answers[`${site}/feed`] = () => ({ text: madeUpFeed([item('a')]), headers: new Headers({ etag: '"1"' }) });
    await follow(`${site}/feed`);
    expect(await collectAll(environment)).toBe(1);
    expect(await collectAll(environment)).toBe(0);
    at(50);
    expect(await collectAll(environment)).toBe(0);
    web.answers[`${site}/feed`] = () => ({ status: 304 });
    const now = at(67);
    expect(await collectAll(environment)).toBe(1);
    expect(web.asked.map(({ headers }) => headers)).toEqual([{}, { 'if-none-match': '"1"' }]);
    expect(await listed()).toMatchObject({ state: 'fine', title: 'Harbour News', completeTo: now.toISOString() });
  });

  it('gives the same once, what is new, and what has changed', async () => {
    web.answers[`${site}/feed`] = madeUpFeed([item('a'), item('b')]);
    const { id } = await follow(`${site}/feed`);
    const read = (minutes: number) => {
      at(minutes);
      return collectSource(environment, { sourceId: id }, never);
    };
    expect(await read(0)).toMatchObject({ read: 2, stored: 2 });
    expect(await read(5)).toMatchObject({ read: 2, stored: 0 });
    web.answers[`${site}/feed`] = madeUpFeed([
      item('c', { at: '2026-03-10T12:06:00Z' }),
      item('a', { text: 'is late' }),
      item('b'),
    ]);
    expect(await read(10)).toMatchObject({ read: 3, stored: 2 });
    expect((await stored('a'))[0]?.content).toBe('is late');
    expect(await listed()).toMatchObject({ delaySeconds: 240, newestAt: '2026-03-10T12:06:00.000Z' });
    expect((await listed()).days.at(-1)?.posts).toBe(3);
  });

  it('keeps the time at which a post without one was first seen', async () => {
    const { at: _, ...undated } = item('a');
    web.answers[`${site}/feed`] = madeUpFeed([undated]);
    const { id } = await follow(`${site}/feed`);
    await collectSource(environment, { sourceId: id }, never);
    const first = (await stored('a'))[0]?.published;
    at(60);
    expect(await collectSource(environment, { sourceId: id }, never)).toMatchObject({ stored: 0 });
    web.answers[`${site}/feed`] = madeUpFeed([{ ...undated, text: 'changed' }]);
    at(120);
    expect(await collectSource(environment, { sourceId: id }, never)).toMatchObject({ stored: 1 });
    expect((await stored('a'))[0]).toMatchObject({ content: 'changed', published: first });
    expect(first).toBe(TEST_NOW.getTime() / 1000);
  });

  it('goes on at once where it had more than could be read', async () => {
    const posts = Array.from({ length: 30 }, (_, number) => ({ id: 1000 - number, topic_id: 1, post_number: number + 1 }));
    const page = posts.map((post) => ({
      ...post,
      username: 'a',
      created_at: '2026-03-09T02:00:00Z',
      cooked: `ferry ${post.id}`,
    }));
    const forum = `${site}/forum`;
    web.answers[`${forum}/posts.json`] = JSON.stringify({ latest_posts: page });
    await addSource(environment, mei, { address: forum, kind: 'discourse', mediaType: 'forum' });
    await collectAll(environment);
    expect(await listed()).toMatchObject({ state: 'fine', kind: 'discourse' });
    const further = page.map((post) => ({ ...post, id: post.id + 10_000 }));
    web.answers[`${forum}/posts.json`] = JSON.stringify({ latest_posts: further });
    for (let before = 0; before < 12_000; before++) {
      const answer = [{ ...page[0], id: before - 1 }];
      web.answers[`${forum}/posts.json?before=${before}`] = JSON.stringify({ latest_posts: before > 10_000 ? answer : page });
    }
    const now = at(60);
    const environmentNow = { ...environment, now: () => now };
    const { id, completeTo } = await listed();
    const step = await collectSource(environmentNow, { sourceId: id }, never);
    expect(step).toMatchObject({ isWhole: false, failure: null });
    const behind = await listed();
    expect(behind).toMatchObject({ state: 'catching-up', completeTo });
    expect(Date.parse(behind.nextAt ?? '') - now.getTime()).toBe(5000);
  });
});

describe('a source that fails', () => {
  it('is asked later each time, rests after many, and wakes up with one answer', async () => {
    const { id } = await follow(`${site}/feed`);
    const waits: number[] = [];
    let now = at(0);
    for (let time = 0; time < 9; time++) {
      expect(await collectSource(environment, { sourceId: id }, never)).toMatchObject({ failure: { kind: 'unreachable' } });
      const { nextAt } = await listed();
      waits.push(Date.parse(nextAt ?? '') - now.getTime());
      now = at((time + 1) * 400);
    }
    expect(waits.every((wait, time) => time === 0 || wait > (waits[time - 1] ?? 0) * 0.99 || wait > 3 * 3_600_000)).toBe(true);
    const host = new URL(site).host;
    expect(await listed()).toMatchObject({
      state: 'resting',
      failure: { kind: 'unreachable', message: `${host} does not answer`, since: TEST_NOW.toISOString() },
      completeTo: null,
    });
    expect(await getCoverage(environment, mei)).toMatchObject([{ sources: 1, silent: 1, completeTo: null }]);
    web.answers[`${site}/feed`] = madeUpFeed([item('a')]);
    await collectSource(environment, { sourceId: id }, never);
    expect(await listed()).toMatchObject({ state: 'fine', failure: null });
  });

  it('is left alone until the time that it names', async () => {
    const until = new Date(TEST_NOW.getTime() + 3_600_000);
    web.answers[`${site}/feed`] = () => {
      throw new SourceFailure('rate-limited', 'asked too often', until);
    };
    await follow(`${site}/feed`);
    await collectAll(environment);
    const { state, nextAt } = await listed();
    expect(state).toBe('waiting');
    expect(Date.parse(nextAt ?? '')).toBeGreaterThanOrEqual(until.getTime());
  });

  it('through a fault of ours says nothing of it but that, and the log has it', async () => {
    web.answers[`${site}/feed`] = () => {
      throw new TypeError('secret of ours');
    };
    await follow(`${site}/feed`);
    const before = stores.log.length;
    await collectAll(environment);
    expect((await listed()).failure).toEqual({
      kind: 'internal',
      message: 'Something of ours failed while it was read',
      since: TEST_NOW.toISOString(),
    });
    expect(stores.log.slice(before).filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('keeps its cursor where posts could not be stored', async () => {
    web.answers[`${site}/feed`] = () => ({ text: madeUpFeed([item('a')]), headers: new Headers({ etag: '"1"' }) });
    const { id } = await follow(`${site}/feed`);
    const away = () => Promise.reject(new Error('ClickHouse is away'));
    const clickhouse = { ...environment.clickhouse, query: away, insert: away } as Environment['clickhouse'];
    expect(await collectSource({ ...environment, clickhouse }, { sourceId: id }, never)).toMatchObject({
      failure: { kind: 'internal' },
    });
    at(5);
    expect(await collectSource(environment, { sourceId: id }, never)).toMatchObject({ stored: 1, failure: null });
    expect(web.asked.at(-1)?.headers).toEqual({});
  });
});

describe('several that collect', () => {
  it('share what is due, and of a host ask one source at a time', async () => {
    for (let source = 0; source < 6; source++) {
      for (const part of ['one', 'two']) {
        const address = `https://h${source}.${new URL(site).host}/${part}`;
        web.answers[address] = madeUpFeed([item(`${source}-${part}`)]);
        await follow(address);
      }
    }
    expect((await Promise.all([collectAll(environment), collectAll(environment)])).reduce((sum, asked) => sum + asked)).toBe(6);
    at(1 / 60);
    expect((await Promise.all([collectAll(environment), collectAll(environment)])).reduce((sum, asked) => sum + asked)).toBe(6);
    expect(new Set(web.asked.map(({ url }) => url)).size).toBe(12);
    expect(web.asked).toHaveLength(12);
  });

  it('take over what one left behind that died, once its claim is over', async () => {
    let answer = (_text: string): void => undefined;
    web.answers[`${site}/feed`] = () => new Promise((done) => (answer = (text) => done({ text })));
    const { id } = await follow(`${site}/feed`);
    const slow = collectSource(environment, { sourceId: id }, never);
    await expect.poll(() => web.asked.length).toBe(1);
    await expect(collectSource(environment, { sourceId: id }, never)).rejects.toMatchObject({ code: 'not_ready' });
    const late = answer;
    at(6);
    web.answers[`${site}/feed`] = madeUpFeed([item('new')], 'As it is now');
    expect(await collectAll(environment)).toBe(1);
    const before = await listed();
    late(madeUpFeed([item('old')], 'As it was'));
    await slow;
    // Its posts are stored, but what it knew of the source is old.
    expect(await listed()).toEqual(before);
    expect((await stored('old', 'new')).length).toBe(2);
  });

  it('give back what they are asking when they are stopped', async () => {
    web.answers[`${site}/feed`] = ({ signal }) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('called off')), { once: true }));
    await follow(`${site}/feed`);
    const collecting = startCollecting(environment);
    await expect.poll(() => web.asked.length).toBe(1);
    await collecting.stop();
    await collecting.stop();
    expect(await listed()).toMatchObject({ state: 'new', failure: null });
    web.answers[`${site}/feed`] = madeUpFeed([item('a')]);
    expect(await collectAll(environment)).toBe(1);
    expect((await listed()).state).toBe('fine');
  });

  it('ask nothing that is paused', async () => {
    const { id } = await follow(`${site}/feed`);
    await changeSource(environment, mei, { sourceId: id, paused: true });
    expect(await collectAll(environment)).toBe(0);
    await changeSource(environment, mei, { sourceId: id, paused: false });
    expect(await collectAll(environment)).toBe(1);
  });
});
