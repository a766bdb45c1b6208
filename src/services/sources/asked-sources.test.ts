/** Sources that are asked with the keywords of topics: X stands for all of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { idOf, MadeUpX } from '../../../tests/support/made-up-x.ts';
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

describe('a source that is asked', () => {
  it('is asked once for what several topics want, and each gets what is its own', async () => {
    await topicOf('ferry');
    await topicOf('typhoon', 'storm');
    x.posted = [
      { id: idOf(103), text: 'the ferry in the storm' },
      { id: idOf(102), text: 'ferryman' },
      { id: idOf(101), text: 'a typhoon' },
    ];
    const { id } = await follow();
    expect(await collect(id)).toMatchObject({ read: 3, stored: 3, mentions: 3, failure: null, isWhole: true });
    expect(x.queries).toEqual(['(ferry OR storm OR typhoon) -is:retweet']);
    at(60);
    await collect(id);
    expect(x.asked.at(-1)?.searchParams.get('since_id')).toBe(idOf(103));
    expect(await listed()).toMatchObject({ state: 'fine', kind: 'x', newestAt: '2026-03-10T11:00:00.000Z' });
  });

  it('asks nothing for topics of other media types, of the demo, of another time, or of a plan that has ended', async () => {
    const id = await follow().then((source) => source.id);
    await createTopic(environment, mei, topicDraft({ mediaTypes: ['forum'] }));
    const past = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z', mediaTypes: ['x'] };
    await createTopic(environment, mei, topicDraft(past));
    const ended = await stores.createOrganisation({ subscription: { endsAt: new Date('2026-03-10T12:30:00Z') } });
    await createTopic(environment, ended, topicDraft({ mediaTypes: ['x'], endsAt: '2026-03-11T00:00:00Z' }));
    at(60);
    expect(await collect(id)).toMatchObject({ read: 0, isWhole: true, failure: null });
    expect(x.asked).toEqual([]);
    await environment.postgres.update(topics).set({ demo: true });
    at(120);
    await topicOf('ferry');
    await collect(id);
    expect(x.queries).toEqual(['(ferry) -is:retweet']);
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

  it.each([
    ['as soon as it is followed', []],
    ['to ask', ['ferry']],
  ])('needs its key %s', async (_when, words) => {
    if (words.length > 0) await topicOf(...words);
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
    x.posted = [{ id: idOf(101), text: 'ferry' }];
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
    x.posted = [{ id: idOf(101), text: 'ferry' }];
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
    x.posted = Array.from({ length: 20 }, (_, post) => ({ id: idOf(200 - post), text: 'ferry' }));
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
});

test.each<[string, SourceFailure, object]>([
  [
    'a key that may not count',
    new SourceFailure('unauthorised', 'api.x.com refuses the key'),
    { code: 'not_configured', message: expect.stringMatching(/^api\.x\.com refuses the key\. Set X_BEARER_TOKEN /) },
  ],
  [
    'too many questions',
    new SourceFailure('rate-limited', 'api.x.com was asked too often', new Date('2026-03-10T12:15:00Z')),
    { code: 'rate_limited', message: 'api.x.com was asked too often. Try again after 2026-03-10 12:15 UTC.' },
  ],
  [
    'no answer',
    new SourceFailure('unreachable', 'api.x.com does not answer'),
    { code: 'upstream', message: expect.stringMatching(/^api\.x\.com does not answer\. Look whether /) },
  ],
])('what X would cost is not known with %s, and what to do then is said', async (_name, failure, refusal) => {
  await topicOf('ferry');
  const fails: WebFetch = async () => {
    throw failure;
  };
  await expect(estimateX({ ...environment, fetchWeb: fails }, never)).rejects.toMatchObject(refusal);
});
