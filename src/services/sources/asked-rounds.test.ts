/** More queries than one: in turn, in rounds, and where some are refused. X stands for all that are asked. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOf, MadeUpX, pageOf } from '../../../tests/support/made-up-x.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { ASKED_ADDRESSES, type Source } from '../../contract/sources.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { topics } from '../../stores/postgres/topics.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { addSource } from './add-source.ts';
import { collectSource } from './collect-source.ts';
import { listAllSources } from './list-sources.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let x: MadeUpX;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  x = new MadeUpX();
  environment = { ...stores.environment, fetchWeb: x.fetchWeb, apiKeys: x.apiKeys };
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  await environment.postgres.delete(topics);
  mei = await stores.createOrganisation();
  at(0);
});

const never = new AbortController().signal;

/** Sets the clock, in minutes. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

async function topicOf(...words: string[]): Promise<string> {
  const inclusion = { operator: 'AND', groups: [words] };
  const { id } = await createTopic(environment, mei, topicDraft({ inclusion, mediaTypes: ['x', 'news'] }));
  await runAll(environment, environment.now());
  return id;
}

const follow = (given: object = {}) =>
  addSource(environment, 'operator', { address: ASKED_ADDRESSES.x, kind: 'x', mediaType: 'x', ...given });
const collect = (id: number) => collectSource(environment, { sourceId: id }, never);

async function listed(): Promise<Source> {
  const [source] = await listAllSources(environment);
  if (!source) throw new Error('nothing is followed');
  return source;
}

describe('several queries', () => {
  /** More than go into one. */
  async function manyTopics(): Promise<void> {
    for (let topic = 0; topic < 4; topic++) {
      const words = Array.from({ length: 12 }, (_, word) => `keyword${topic}${String.fromCharCode(97 + word)}ferry`);
      await topicOf(...words);
    }
  }

  it('are asked in turn, those first that were asked longest ago', async () => {
    await manyTopics();
    const { id } = await follow();
    await collect(id);
    const first = x.queries;
    expect(first.length).toBeGreaterThan(1);
    let allowed = 1;
    x.asked = [];
    x.answer = () => (allowed-- > 0 ? { body: pageOf([]) } : { status: 503, body: {} });
    at(60);
    expect(await collect(id)).toMatchObject({ isWhole: false, failure: { kind: 'unreachable' } });
    const [done, broken] = x.queries;
    expect(await listed()).toMatchObject({ state: 'failing', completeTo: TEST_NOW.toISOString() });
    x.answer = () => ({ body: pageOf([]) });
    x.asked = [];
    at(120);
    await collect(id);
    // One that failed has had its turn.
    expect(x.queries).toHaveLength(first.length);
    expect(x.queries.slice(-2)).toEqual([done, broken]);
  });

  it('have their turns, though one of them always fails', async () => {
    await manyTopics();
    const { id } = await follow();
    await collect(id);
    const [heavy, ...others] = x.queries;
    x.answer = ({ searchParams }) => (searchParams.get('query') === heavy ? { status: 503, body: {} } : { body: pageOf([]) });
    x.asked = [];
    at(60);
    expect(await collect(id)).toMatchObject({ read: 0, isWhole: false, failure: { kind: 'unreachable' } });
    expect(x.queries).toEqual([heavy]);
    const failed = await listed();
    expect(failed).toMatchObject({ state: 'failing', succeededAt: TEST_NOW.toISOString() });
    at(120);
    await collect(id);
    expect(x.queries).toEqual([heavy, ...others, heavy]);
    // As far as the one that fails.
    expect(await listed()).toMatchObject({ state: 'failing', completeTo: TEST_NOW.toISOString() });
  });

  it('have their turns, whatever comes of the others: one that is never whole keeps none from being asked', async () => {
    await manyTopics();
    const { id } = await follow();
    await collect(id);
    const [busy, ...others] = x.queries;
    expect(others.length).toBeGreaterThan(0);
    x.asked = [];
    // There is always one more page of the first.
    x.answer = ({ searchParams }) => {
      const page = pageOf([]);
      const more = searchParams.get('query') === busy ? { next_token: 'more' } : {};
      return { body: { ...page, meta: { ...page.meta, newest_id: idOf(1), ...more } } };
    };
    for (let reading = 1; reading <= 4; reading++) {
      at(60 * reading);
      expect(await collect(id)).toMatchObject({ isWhole: false, failure: null });
    }
    for (const other of others) expect(x.queries.filter((query) => query === other)).toHaveLength(4);
    // Its three pages a turn, and no more turns than the others have.
    expect(x.queries.filter((query) => query === busy)).toHaveLength(12);
    expect(await listed()).toMatchObject({ state: 'catching-up', completeTo: TEST_NOW.toISOString() });
    x.answer = () => ({ body: pageOf([]) });
    at(300);
    expect(await collect(id)).toMatchObject({ isWhole: true });
    // What was posted since it fell behind is asked for the next time.
    expect(await listed()).toMatchObject({ state: 'fine', completeTo: '2026-03-10T13:00:00.000Z' });
    at(360);
    await collect(id);
    expect(await listed()).toMatchObject({ completeTo: '2026-03-10T18:00:00.000Z' });
  });

  it('go on where one is not understood', async () => {
    await manyTopics();
    const { id } = await follow();
    let count = 0;
    x.posted = [{ id: idOf(101), text: 'keyword1aferry' }];
    x.answer = () => (count++ === 0 ? { status: 400, body: {} } : { body: pageOf(x.posted) });
    const collected = await collect(id);
    expect(collected).toMatchObject({ stored: 1, failure: null });
    expect(collected.leftOut).toContainEqual({ reason: 'queries that it does not understand', count: 1 });
    x.answer = () => ({ status: 400, body: {} });
    at(60);
    expect(await collect(id)).toMatchObject({ failure: { kind: 'bad-query' } });
  });

  it('keep what came where time is up before the last', async () => {
    await manyTopics();
    const { id } = await follow();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let count = 0;
    x.posted = [{ id: idOf(101), text: 'keyword1aferry' }];
    x.answer = () => {
      if (count++ === 0) return { body: pageOf(x.posted) };
      vi.advanceTimersByTime(4 * 60_000);
      throw new Error('time is up');
    };
    const collected = await collect(id).finally(() => vi.useRealTimers());
    expect(collected).toMatchObject({ stored: 1, isWhole: false, failure: { kind: 'unreachable' } });
    const [done, cutOff] = x.queries;
    x.asked = [];
    x.answer = () => ({ body: pageOf([]) });
    at(60);
    await collect(id);
    expect(x.queries.slice(-2)).toEqual([done, cutOff]);
  });

  it('that are too many for one reading are whole once each has been asked, as far as the first was', async () => {
    for (let topic = 0; topic < 40; topic++) {
      const words = Array.from({ length: 12 }, (_, word) => `keyword${topic}x${word}ferryharbourtyphoonstorm`);
      await createTopic(environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [words] }, mediaTypes: ['x'] }));
    }
    const { id } = await follow({ microdollarsPerDay: 10_000_000_000 });
    expect(await collect(id)).toMatchObject({ isWhole: false, failure: null });
    const first = x.queries;
    expect(first).toHaveLength(30);
    at(1);
    expect(await collect(id)).toMatchObject({ isWhole: true, failure: null });
    expect(new Set(x.queries).size).toBe(x.queries.length);
    expect(await listed()).toMatchObject({ state: 'fine', completeTo: TEST_NOW.toISOString() });
    x.asked = [];
    at(60);
    await collect(id);
    expect(x.queries).toEqual(expect.arrayContaining([first[0]]));
  });
});
