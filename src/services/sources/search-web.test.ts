/** The web as Google and Brave would answer by their documentation. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { ASKED_ADDRESSES } from '../../contract/sources.ts';
import { type ApiKeys, NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import { findSource, sources } from '../../stores/postgres/sources.ts';
import type { Actor, Environment } from '../environment.ts';
import { addSource } from './add-source.ts';
import { SourceBudget } from './budget-of-source.ts';
import { changeSource } from './change-source.ts';
import { listAllSources } from './list-sources.ts';
import { searchWeb } from './search-web.ts';

interface Page {
  url: string;
  title: string;
  snippet?: string;
  at?: string;
}

const GOOGLE: ApiKeys = { ...NO_KEYS, GOOGLE_SEARCH_KEY: 'g-key', GOOGLE_SEARCH_ENGINE: 'cx' };
const BRAVE: ApiKeys = { ...NO_KEYS, BRAVE_SEARCH_KEY: 'b-key' };

let stores: TestStores;
let environment: Environment;
let mei: Actor;
/** What the web has for a query, best first. */
let pages: (query: string) => Page[];
let asked: URL[];

beforeAll(async () => {
  stores = await openTestStores();
  mei = await stores.createOrganisation();
});
afterAll(() => stores.close());
beforeEach(async () => {
  [asked, pages] = [[], () => []];
  stores.clock.now = TEST_NOW;
  await stores.environment.postgres.delete(sources);
});

const web: WebFetch = async ({ url: address }) => {
  const url = new URL(address);
  asked.push(url);
  const found = pages(url.searchParams.get('q') ?? '');
  const body = url.host === 'www.googleapis.com' ? ofGoogle(url, found) : ofBrave(url, found);
  return { status: 200, url: address, headers: new Headers(), text: JSON.stringify(body) };
};

function ofGoogle({ searchParams }: URL, found: readonly Page[]) {
  const start = Number(searchParams.get('start')) - 1;
  const items = found.slice(start, start + 10).map(({ url, title, snippet, at }) => ({
    link: url,
    title,
    snippet: snippet ?? '',
    ...(at && { pagemap: { metatags: [{ 'article:published_time': at }] } }),
  }));
  const more = found.length > start + 10 ? { nextPage: [{}] } : {};
  return { kind: 'customsearch#search', searchInformation: {}, queries: more, ...(items.length > 0 && { items }) };
}

function ofBrave({ searchParams }: URL, found: readonly Page[]) {
  const start = 20 * Number(searchParams.get('offset'));
  const results = found
    .slice(start, start + 20)
    .map(({ url, title, snippet, at }) => ({ url, title, description: snippet, page_age: at }));
  return { type: 'search', query: { more_results_available: found.length > start + 20 }, web: { results } };
}

async function follow(kind: 'google' | 'brave', keys: ApiKeys, given: object = {}): Promise<number> {
  environment = { ...stores.environment, fetchWeb: web, apiKeys: keys };
  const source = await addSource(environment, 'operator', {
    address: ASKED_ADDRESSES[kind],
    kind,
    mediaType: 'website',
    ...given,
  });
  return source.id;
}

/** How many calls there is still a budget for. */
async function collectingSpends(sourceId: number, bucket: string, microdollars = 0): Promise<number> {
  const source = await findSource(environment.postgres, sourceId);
  if (!source) throw new Error('no such source');
  const budget = new SourceBudget(environment, source);
  for (let calls = 0; ; calls += 1) {
    const refused = await budget.reserve(bucket, { calls: 1, microdollars }).then(
      () => false,
      (error: unknown) => error instanceof SourceFailure && error.kind === 'out-of-budget',
    );
    if (refused) return calls;
  }
}

const gone = new AbortController().signal;
const search = (input: object) => searchWeb(environment, mei, input, gone);
const numbered = (count: number): Page[] =>
  Array.from({ length: count }, (_, at) => ({ url: `https://a.example/${at}`, title: `Ferry ${at}` }));
const urls = ({ posts }: { posts: { url: string | null }[] }) => posts.map(({ url }) => url?.replace('https://', ''));

describe('with Google', () => {
  it('gives posts as they would be read if they were stored, and counts what it costs', async () => {
    await follow('google', GOOGLE);
    pages = () => [
      { url: 'https://www.a.example/1', title: 'The ferry', snippet: 'A wonderful ferry, excellent', at: '2026-03-09T10:00:00Z' },
    ];
    const { count, posts, provider, asked: texts } = await search({ query: 'ferry NOT cat' });
    expect([count, provider, texts]).toEqual([1, 'google', ['ferry']]);
    expect(posts).toMatchObject([
      {
        mediaType: 'website',
        dataSource: 'gs',
        title: 'The ferry',
        url: 'https://www.a.example/1',
        domain: 'a.example',
        publishedAt: '2026-03-09T10:00:00.000Z',
        language: 'en',
        sentiment: 'Positive',
        matched: [
          { field: 'title', start: 4, end: 9 },
          { field: 'content', start: 12, end: 17 },
        ],
        tags: [],
        demo: false,
      },
    ]);
    expect(asked.map(({ searchParams }) => [searchParams.get('q'), searchParams.get('dateRestrict')])).toEqual([['ferry', null]]);
    const [source] = await listAllSources(environment);
    expect(source?.budget?.buckets[0]).toMatchObject({ bucket: 'google', calls: 1 });
  });

  it('pages through', async () => {
    await follow('google', GOOGLE);
    pages = () => numbered(25);
    const first = await search({ query: 'ferry' });
    expect(urls(first)).toEqual(numbered(10).map(({ url }) => url.slice(8)));
    expect(first.count).toBe(11);
    asked = [];
    const later = await search({ query: 'ferry', skip: '8', limit: '4' });
    expect(urls(later)).toEqual(['a.example/8', 'a.example/9', 'a.example/10', 'a.example/11']);
    expect(asked.map(({ searchParams }) => searchParams.get('start'))).toEqual(['1', '11']);
    expect(await search({ query: 'ferry', skip: 20 })).toMatchObject({ count: 25, posts: { length: 5 } });
    expect(await search({ query: 'ferry', skip: 40 })).toMatchObject({ posts: [] });
  });

  it('narrows to hosts, addresses and times, and leaves out what was found besides', async () => {
    await follow('google', GOOGLE);
    pages = () => [
      { url: 'https://news.a.example/1', title: 'Ferry', at: '2026-03-05T10:00:00Z' },
      { url: 'https://b.example/sea/1', title: 'Ferry', at: '2026-03-05T10:00:00Z' },
      { url: 'https://b.example/seal/1', title: 'Ferry', at: '2026-03-05T10:00:00Z' },
      { url: 'https://nota.example/1', title: 'Ferry', at: '2026-03-05T10:00:00Z' },
      { url: 'https://a.example/early', title: 'Ferry', at: '2026-03-04T10:00:00Z' },
      { url: 'https://a.example/late', title: 'Ferry', at: '2026-03-06T10:00:00Z' },
      { url: 'https://a.example/undated', title: 'Ferry' },
    ];
    const range = { start: '2026-03-04T12:00:00Z', end: '2026-03-06T00:00:00Z' };
    const found = await search({ query: 'ferry', urls: 'a.example, https://www.b.example/sea/', ...range });
    expect(urls(found)).toEqual(['news.a.example/1', 'b.example/sea/1']);
    expect(asked.map(({ searchParams }) => [searchParams.get('q'), searchParams.get('dateRestrict')])).toEqual([
      ['ferry (site:a.example OR site:b.example)', 'd6'],
    ]);
    const open = await search({ query: 'ferry', start: range.start, end: '2026-03-11T00:00:00Z' });
    expect(open.posts.filter(({ dated }) => !dated).map(({ url }) => url)).toEqual(['https://a.example/undated']);
  });

  it('spends half of what the source may, says when it goes on, and leaves the other half to collecting', async () => {
    const sourceId = await follow('google', GOOGLE, { callsPerDay: 5 });
    pages = () => numbered(25);
    await search({ query: 'ferry', limit: 20 });
    await expect(search({ query: 'ferry' })).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'www.googleapis.com: the 2 calls (google) that people may spend on a day are spent',
      detail: { limit: 'webBudget', until: '2026-03-11T07:00:00.000Z' },
    });
    expect(await collectingSpends(sourceId, 'google')).toBe(3);
    expect((await listAllSources(environment))[0]?.budget?.buckets[0]).toMatchObject({ calls: 5 });
    stores.clock.now = new Date('2026-03-11T07:00:00.000Z');
    expect(await search({ query: 'ferry' })).toMatchObject({ count: 11 });
  });

  it('spends nothing where collecting has spent all', async () => {
    const sourceId = await follow('google', GOOGLE, { callsPerDay: 5 });
    expect(await collectingSpends(sourceId, 'google')).toBe(5);
    await expect(search({ query: 'ferry' })).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'www.googleapis.com: the 5 calls (google) of the day are spent',
    });
    expect(asked).toEqual([]);
  });

  it('spends no more where several ask at once', async () => {
    await follow('google', GOOGLE, { callsPerDay: 4 });
    const others = await Promise.all(Array.from({ length: 6 }, () => stores.createOrganisation()));
    const answers = await Promise.allSettled(others.map((actor) => searchWeb(environment, actor, { query: 'ferry' }, gone)));
    const answered = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBe(2);
    expect(asked).toHaveLength(answered);
    expect((await listAllSources(environment))[0]?.budget?.buckets[0]?.calls).toBe(answered);
  });
});

describe('with Brave', () => {
  it('spends half of the money, and leaves the other half to collecting', async () => {
    const sourceId = await follow('brave', BRAVE, { microdollarsPerDay: 25_000 });
    pages = () => numbered(1);
    for (const query of ['ferry', 'boat']) await search({ query });
    await expect(search({ query: 'ship' })).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'api.search.brave.com: the 0.0125 dollars that people may spend on a day are spent',
      detail: { until: '2026-03-11T00:00:00.000Z' },
    });
    expect(await collectingSpends(sourceId, 'brave', 5_000)).toBe(3);
    expect((await listAllSources(environment))[0]?.budget).toMatchObject({ buckets: [{ calls: 5 }], money: { spent: 25_000 } });
  });

  it('asks several queries where one cannot say it, and gives their results in turn, each once', async () => {
    await follow('brave', { ...GOOGLE, ...BRAVE, GOOGLE_SEARCH_KEY: null });
    pages = (query) =>
      query.includes('boat') ? [...numbered(2)] : [{ url: 'https://c.example/', title: 'Ship' }, ...numbered(1)];
    const found = await search({ query: '(boat OR ship) AND harbour' });
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['harbour boat', 'harbour ship']);
    expect(urls(found)).toEqual(['a.example/0', 'c.example/', 'a.example/1']);
  });

  it('is asked for the days', async () => {
    await follow('brave', BRAVE);
    await search({ query: 'ferry', end: '2026-03-06T00:00:00Z' });
    await search({ query: 'ferry', start: '2026-03-04T12:00:00Z' });
    expect(asked.map(({ searchParams }) => searchParams.get('freshness'))).toEqual([
      '1990-01-01to2026-03-06',
      '2026-03-04to2026-03-10',
    ]);
  });
});

describe('without an answer', () => {
  it.each([
    { name: 'no key', keys: NO_KEYS },
    { name: 'a key of another provider', keys: GOOGLE },
    { name: 'a source that is paused', keys: BRAVE, paused: true },
  ])('not configured: $name', async ({ keys, paused = false }) => {
    const sourceId = await follow('brave', keys);
    if (paused) await changeSource(environment, 'operator', { sourceId, paused });
    await expect(search({ query: 'ferry' })).rejects.toMatchObject({ code: 'not_configured' });
    expect(asked).toEqual([]);
  });

  it.each([
    { kind: 'google', keys: GOOGLE, host: 'www.googleapis.com', budget: { callsPerDay: 1 } },
    { kind: 'brave', keys: BRAVE, host: 'api.search.brave.com', budget: { microdollarsPerDay: 9_999 } },
  ] as const)('not configured, today or tomorrow: a budget of $kind of which half pays for no search', async (given) => {
    await follow(given.kind, given.keys, given.budget);
    const refused = { code: 'not_configured', message: `${given.host}: the budget of a day is too small for searches` };
    await expect(search({ query: 'ferry' })).rejects.toMatchObject({ ...refused, detail: {} });
    expect(asked).toEqual([]);
  });

  it.each([
    ['rate-limited', 'rate_limited'],
    ['unauthorised', 'not_configured'],
    ['unreachable', 'upstream'],
    ['unreadable', 'upstream'],
  ] as const)('%s is %s', async (kind, code) => {
    await follow('brave', BRAVE);
    const failing = async () => {
      throw new SourceFailure(kind, 'api.search.brave.com says no');
    };
    environment = { ...environment, fetchWeb: failing };
    await expect(search({ query: 'ferry' })).rejects.toMatchObject({ code, message: 'api.search.brave.com says no' });
  });

  it.each([
    [{ query: '' }, { query: 'queryEmpty' }],
    [{ query: 'ferry AND' }, { query: 'queryMissingOperand' }],
    [{ query: 'ferr*' }, { query: 'queryUnsupported' }],
    [{ query: 'lang:en' }, { query: 'queryUnsupported' }],
    [{ query: 'ferry', urls: 'https://a b' }, { 'urls.0': 'addressUnreadable' }],
    [{ query: 'ferry', urls: 'a.example，b.example、c_d' }, { 'urls.2': 'addressUnreadable' }],
    [{ query: 'ferry', start: '2026-03-06T00:00:00Z', end: '2026-03-05T00:00:00Z' }, { start: 'startNotBeforeEnd' }],
    [{ query: 'ferry', startDate: '2026-03-05T00:00:00Z' }, { startDate: 'unknownField' }],
    [{ query: 'ferry', limit: 51 }, { limit: 'malformed' }],
  ])('%j is invalid', async (input, fields) => {
    await follow('brave', BRAVE);
    await expect(search(input)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
    expect(asked).toEqual([]);
  });

  it('needs a plan', async () => {
    await follow('brave', BRAVE);
    const ended = await stores.createOrganisation({ subscription: { endsAt: new Date('2026-03-01T00:00:00Z') } });
    await expect(searchWeb(environment, ended, { query: 'ferry' }, gone)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
