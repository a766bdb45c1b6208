/** Sources that are asked with the keywords of topics: X stands for all of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type MadeUpWeb, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { ASKED_ADDRESSES, type Source } from '../../contract/sources.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { topics } from '../../stores/postgres/topics.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { addSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { collectSource } from './collect-source.ts';
import { estimateX } from './estimate-x.ts';
import { listAllSources } from './list-sources.ts';

let stores: TestStores;
let environment: Environment;
let web: MadeUpWeb;
let mei: Actor;
/** What X has, newest first. */
let posted: { id: string; text: string }[];
let answer: (url: URL) => { status?: number; body: unknown };
let asked: URL[];

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  web = madeUpWeb();
  asked = [];
  posted = [];
  answer = () => ({ body: pageOf(posted) });
  environment = { ...stores.environment, fetchWeb: x, apiKeys: { ...NO_KEYS, X_BEARER_TOKEN: 'a-token' } };
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  await environment.postgres.delete(topics);
  mei = await stores.createOrganisation();
  at(0);
});

/** Ids begin with a time: X is not asked for what is older than seven days. */
function idOf(number: number): string {
  return String((BigInt(TEST_NOW.getTime()) - 1_288_834_974_657n) * 2n ** 22n + BigInt(number));
}

const never = new AbortController().signal;

/** Sets the clock, in minutes. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const x: WebFetch = async (request) => {
  const url = new URL(request.url);
  if (url.pathname !== '/2/tweets/search/recent') return web.fetchWeb(request);
  expect(request.headers?.['authorization']).toBe('Bearer a-token');
  asked.push(url);
  const { status = 200, body } = answer(url);
  const text = JSON.stringify(body);
  if (status === 200) return { status, url: request.url, headers: new Headers(), text };
  const said = { status, headers: new Headers(), text };
  throw new SourceFailure(status === 400 ? 'bad-query' : 'unreachable', 'api.x.com answers otherwise', null, said);
};

function pageOf(posts: readonly { id: string; text: string }[]) {
  const data = posts.map((post) => ({ ...post, author_id: '7', created_at: '2026-03-10T11:00:00.000Z' }));
  const users = data.length > 0 ? [{ id: '7', username: 'ada', name: 'Ada' }] : [];
  return { data, includes: { users }, meta: { newest_id: posts[0]?.id, result_count: posts.length } };
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

const queries = () => asked.map(({ searchParams }) => searchParams.get('query'));

describe('a source that is asked', () => {
  it('is asked once for what several topics want, and each gets what is its own', async () => {
    await topicOf('ferry');
    await topicOf('typhoon', 'storm');
    posted = [
      { id: idOf(103), text: 'the ferry in the storm' },
      { id: idOf(102), text: 'ferryman' },
      { id: idOf(101), text: 'a typhoon' },
    ];
    const { id } = await follow();
    expect(await collect(id)).toMatchObject({ read: 3, stored: 3, mentions: 3, failure: null, isWhole: true });
    expect(queries()).toEqual(['(ferry OR storm OR typhoon) -is:retweet']);
    at(60);
    await collect(id);
    expect(asked.at(-1)?.searchParams.get('since_id')).toBe(idOf(103));
    expect(await listed()).toMatchObject({ state: 'fine', kind: 'x', newestAt: '2026-03-10T11:00:00.000Z' });
  });

  it('asks nothing for topics of other media types, of the demo, of another time, or of a plan that has ended', async () => {
    const id = await follow().then((source) => source.id);
    await createTopic(environment, mei, topicDraft({ mediaTypes: ['forum'] }));
    const past = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z', mediaTypes: ['x'] };
    await createTopic(environment, mei, topicDraft(past));
    const ended = await stores.createOrganisation({ subscription: { endsAt: new Date('2026-03-10T12:30:00Z') } });
    await createTopic(environment, ended, topicDraft({ mediaTypes: ['x'] }));
    at(60);
    expect(await collect(id)).toMatchObject({ read: 0, isWhole: true, failure: null });
    expect(asked).toEqual([]);
    await environment.postgres.update(topics).set({ demo: true });
    at(120);
    await topicOf('ferry');
    await collect(id);
    expect(queries()).toEqual(['(ferry) -is:retweet']);
  });

  it('says which topics it cannot be asked for', async () => {
    await createTopic(
      environment,
      mei,
      topicDraft({ mediaTypes: ['x'], keywordInputMode: 'advanced', inclusion: 'ferr*', exclusion: '' }),
    );
    const { id } = await follow();
    expect((await collect(id)).leftOut).toEqual([{ reason: 'topics that it cannot be asked for (prefix)', count: 1 }]);
  });

  it('needs its key', async () => {
    await topicOf('ferry');
    const { id } = await follow();
    const withoutKeys = { ...environment, apiKeys: NO_KEYS };
    expect(await collectSource(withoutKeys, { sourceId: id }, never)).toMatchObject({
      failure: { kind: 'unauthorised', message: 'The operator has not set X_BEARER_TOKEN' },
    });
  });

  it('is the operator’s to follow', async () => {
    await expect(addSource(environment, mei, { address: ASKED_ADDRESSES.x, kind: 'x', mediaType: 'x' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});

describe('its budget', () => {
  it('is spent by what came, and shown with a forecast', async () => {
    await topicOf('ferry');
    posted = [{ id: idOf(101), text: 'ferry' }];
    const { id } = await follow();
    await collect(id);
    const { budget } = await listed();
    // A post for half a cent, its author for one; at noon.
    expect(budget).toEqual({
      buckets: [
        { bucket: 'posts', calls: 1, callsPerDay: null, forecast: 2 },
        { bucket: 'counts', calls: 0, callsPerDay: null, forecast: 0 },
      ],
      money: { spent: 15_000, perDay: 5_000_000, forecast: 30_000 },
      resetsAt: '2026-03-11T00:00:00.000Z',
    });
  });

  it('ends the day’s asking, and begins anew with the next day', async () => {
    await topicOf('ferry');
    const { id } = await follow({ microdollarsPerDay: 100_000 });
    posted = [{ id: idOf(101), text: 'ferry' }];
    const first = await collect(id);
    expect(first).toMatchObject({ failure: { kind: 'out-of-budget' } });
    expect(first.failure?.message).toBe('api.x.com: the 0.10 dollars of the day are spent');
    const { state, nextAt } = await listed();
    expect(state).toBe('waiting');
    expect(Date.parse(nextAt ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-03-11T00:00:00Z'));
    await changeSource(environment, 'operator', { sourceId: id, microdollarsPerDay: 2_000_000 });
    at(1);
    expect(await collect(id)).toMatchObject({ stored: 1, failure: null });
    expect((await listed()).budget?.money).toMatchObject({ perDay: 2_000_000, spent: 15_000 });
    at(13 * 60);
    expect((await listed()).budget?.money).toMatchObject({ spent: 0 });
  });

  it('makes it be asked no more often than lasts for the day', async () => {
    await topicOf('ferry');
    posted = Array.from({ length: 20 }, (_, post) => ({ id: idOf(200 - post), text: 'ferry' }));
    const { id } = await follow({ microdollarsPerDay: 1_000_000 });
    await collect(id);
    // Spent: 20 posts and one author, 11 cents; 89 cents are left for twelve hours.
    expect((await listed()).intervalSeconds).toBe(Math.round((12 * 3600 * 0.11) / 0.89));
  });
});

test('what X would cost is counted by X, by the hour', async () => {
  await topicOf('ferry');
  await createTopic(
    environment,
    mei,
    topicDraft({ mediaTypes: ['x'], keywordInputMode: 'advanced', inclusion: 'ferr*', exclusion: '' }),
  );
  const hours = Array.from({ length: 3 }, (_, hour) => ({
    start: `2026-03-10T0${hour}:00:00.000Z`,
    end: `2026-03-10T0${hour + 1}:00:00.000Z`,
    tweet_count: 700,
  }));
  const counts: WebFetch = async ({ url }) => {
    expect(new URL(url).searchParams.get('query')).toBe('(ferry) -is:retweet');
    return { status: 200, url, headers: new Headers(), text: JSON.stringify({ data: hours }) };
  };
  expect(await estimateX({ ...environment, fetchWeb: counts }, never)).toEqual({
    topics: 1,
    unaskable: 1,
    queries: 1,
    postsPerDay: 300,
    microdollarsPerDay: 4_500_000,
    microdollarsSpent: 5000,
  });
  await expect(estimateX({ ...environment, apiKeys: NO_KEYS }, never)).rejects.toMatchObject({ kind: 'unauthorised' });
});

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
    const first = queries();
    expect(first.length).toBeGreaterThan(1);
    let allowed = 1;
    asked = [];
    answer = () => (allowed-- > 0 ? { body: pageOf([]) } : { status: 503, body: {} });
    at(60);
    expect(await collect(id)).toMatchObject({ isWhole: false, failure: { kind: 'unreachable' } });
    const [done, broken] = queries();
    expect(await listed()).toMatchObject({ state: 'failing', completeTo: TEST_NOW.toISOString() });
    answer = () => ({ body: pageOf([]) });
    asked = [];
    at(120);
    await collect(id);
    expect(queries()).toHaveLength(first.length);
    expect(queries()[0]).not.toBe(done);
    expect(queries().at(-1)).toBe(done);
    expect(queries()).toContain(broken);
  });

  it('go on where one is not understood', async () => {
    await manyTopics();
    const { id } = await follow();
    let count = 0;
    posted = [{ id: idOf(101), text: 'keyword1aferry' }];
    answer = () => (count++ === 0 ? { status: 400, body: {} } : { body: pageOf(posted) });
    const collected = await collect(id);
    expect(collected).toMatchObject({ stored: 1, failure: null });
    expect(collected.leftOut).toContainEqual({ reason: 'queries that it does not understand', count: 1 });
    answer = () => ({ status: 400, body: {} });
    at(60);
    expect(await collect(id)).toMatchObject({ failure: { kind: 'bad-query' } });
  });

  it('keep what came where time is up before the last', async () => {
    await manyTopics();
    const { id } = await follow();
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    let count = 0;
    posted = [{ id: idOf(101), text: 'keyword1aferry' }];
    answer = () => {
      if (count++ === 0) return { body: pageOf(posted) };
      late.abort(new Error('time is up'));
      throw late.signal.reason;
    };
    expect(await collect(id)).toMatchObject({ stored: 1, isWhole: false, failure: { kind: 'unreachable' } });
    const [done] = queries();
    timeout.mockRestore();
    asked = [];
    answer = () => ({ body: pageOf([]) });
    at(60);
    await collect(id);
    expect(queries().at(-1)).toBe(done);
  });

  it('that are too many for one reading are whole once each has been asked, as far as the first was', async () => {
    for (let topic = 0; topic < 40; topic++) {
      const words = Array.from({ length: 12 }, (_, word) => `keyword${topic}x${word}ferryharbourtyphoonstorm`);
      await createTopic(environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [words] }, mediaTypes: ['x'] }));
    }
    const { id } = await follow({ microdollarsPerDay: 10_000_000_000 });
    expect(await collect(id)).toMatchObject({ isWhole: false, failure: null });
    const first = queries();
    expect(first).toHaveLength(30);
    at(1);
    expect(await collect(id)).toMatchObject({ isWhole: true, failure: null });
    expect(new Set(queries()).size).toBe(queries().length);
    expect(await listed()).toMatchObject({ state: 'fine', completeTo: TEST_NOW.toISOString() });
    asked = [];
    at(60);
    await collect(id);
    expect(queries()).toEqual(expect.arrayContaining([first[0]]));
  });
});
