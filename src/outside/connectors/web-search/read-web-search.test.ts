import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { braveSearch } from './brave.ts';
import { googleSearch } from './google.ts';
import { readWebSearch, webSearchCursor } from './read-web-search.ts';

const GOOGLE = { key: 'secret-key', engine: 'cx1' };
const QUERY = { query: 'secret OR 香港' };

describe('readWebSearch with Google', () => {
  it('asks for what is new of the last week the first time', async () => {
    const { reader, asked, bills } = playApi([google([item('1')])]);
    const { cursor, posts, isWhole, undated } = await readWebSearch(reader, googleSearch(GOOGLE), {
      ...QUERY,
      language: 'zh-TW',
    });
    expect(asked[0]?.url.origin).toBe('https://www.googleapis.com');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      cx: 'cx1',
      q: 'secret OR 香港',
      num: '10',
      start: '1',
      dateRestrict: 'd7',
      lr: 'lang_zh-TW',
    });
    expect(asked[0]?.headers).toMatchObject({ 'x-goog-api-key': 'secret-key' });
    expect(posts).toMatchObject([
      {
        media_type: 'website',
        id: 'https://a.example/1',
        title: 'Whole title',
        content: 'a piece ...',
        url: 'https://a.example/1?utm_source=x',
        channel: 'A',
        lang: 'zh-HK',
        data_source: 'gs',
        published_at: '2026-11-21T16:00:00.000Z',
      },
    ]);
    expect([isWhole, undated.size]).toEqual([true, 0]);
    expect(cursor).toEqual({ searched: '2026-11-23T06:00:00.000Z' });
    expect(webSearchCursor.parse(cursor)).toEqual(cursor);
    expect(bills).toEqual([
      { bucket: 'google', most: { calls: 1, microdollars: 5000 }, spent: { calls: 1, microdollars: 5000 } },
    ]);
  });

  it('goes through a few pages, of the days since the last time', async () => {
    const { reader, asked } = playApi([google([item('1')], true)]);
    const reading = await readWebSearch(reader, googleSearch(GOOGLE), QUERY, { searched: '2026-11-22T18:00:00.000Z' });
    expect(asked.map(({ url }) => [url.searchParams.get('start'), url.searchParams.get('dateRestrict')])).toEqual([
      ['1', 'd2'],
      ['11', 'd2'],
      ['21', 'd2'],
    ]);
    // There are more, which nobody will ever ask for.
    expect(reading.isWhole).toBe(true);
    expect(reading.leftOut).toEqual([{ reason: 'searches with more results than are read', count: 1 }]);
  });

  it('searches again for what a refusal kept from being read', async () => {
    const { reader } = playApi([google([item('1')], true), { status: 503, body: '' }]);
    const reading = await readWebSearch(reader, googleSearch(GOOGLE), QUERY, { searched: '2026-11-22T18:00:00.000Z' });
    expect(reading).toMatchObject({
      isWhole: false,
      leftOut: [],
      stopped: { kind: 'unreachable' },
      cursor: { searched: '2026-11-22T18:00:00.000Z' },
    });
  });

  it.each<[string, object, string, string | null]>([
    [
      'a date in a tag',
      { pagemap: { metatags: [{ 'article:published_time': '2026-11-20T08:00:00+08:00' }] } },
      'website',
      '2026-11-20T00:00:00.000Z',
    ],
    [
      'a date of a news article',
      { pagemap: { newsarticle: [{ datepublished: '2026-11-20' }] } },
      'news',
      '2026-11-20T00:00:00.000Z',
    ],
    [
      'a date of its site, which is ahead of Greenwich',
      { link: 'https://a.hk/1', pagemap: { metatags: [{ pubdate: '2026-11-20 08:00' }] } },
      'website',
      '2026-11-20T00:00:00.000Z',
    ],
    ['a day before the snippet', { pagemap: {}, snippet: 'Nov 20, 2026 ... a piece ...' }, 'website', '2026-11-20T00:00:00.000Z'],
    ['a day in the address', { pagemap: {}, link: 'https://a.example/2026/11/20/pier' }, 'website', '2026-11-20T00:00:00.000Z'],
    ['a day in the address that is ahead', { pagemap: {}, link: 'https://a.example/2027/11/20/pier' }, 'website', null],
    ['a date that is ahead', { pagemap: { metatags: [{ 'article:published_time': '2027-11-20' }] } }, 'website', null],
    ['a date that is none', { pagemap: { metatags: [{ 'article:published_time': 'soon' }] } }, 'website', null],
    ['no date', { pagemap: undefined }, 'website', null],
    ['odd tags', { pagemap: { metatags: 'x' } }, 'website', null],
  ])('reads %s', async (_name, more, media, published) => {
    const { posts, undated } = await readWebSearch(playApi([google([item('1', more)])]).reader, googleSearch(GOOGLE), QUERY);
    expect(posts).toMatchObject([{ media_type: media, published_at: published ?? '2026-11-23T06:00:00.000Z' }]);
    expect(undated.size).toBe(published === null ? 1 : 0);
  });

  it('takes an answer without results for none, and leaves out what is no page', async () => {
    const none = await readWebSearch(playApi([google(undefined)]).reader, googleSearch(GOOGLE), QUERY);
    expect([none.posts.length, none.isWhole]).toEqual([0, true]);
    const odd = [{ link: 'ftp://a' }, { link: 'https://b.example' }, { title: 'x' }];
    const { leftOut } = await readWebSearch(playApi([google(odd)]).reader, googleSearch(GOOGLE), QUERY);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['not as documented', 'not of the web', 'without text']);
  });

  it('knows a page with a very long address', async () => {
    const links = ['a', 'b'].map((end) => ({ ...item('1'), link: `https://a.example/${'x'.repeat(600)}${end}` }));
    const { posts } = await readWebSearch(playApi([google(links)]).reader, googleSearch(GOOGLE), QUERY);
    expect(new Set(posts.map(({ id }) => id.length))).toEqual(new Set([512]));
    expect(posts).toHaveLength(2);
  });

  it('asks for no more than the hundred that there are', async () => {
    const { reader, asked } = playApi([google([item('1')], true)]);
    const provider = googleSearch(GOOGLE);
    const pages = [8, 9, 10].map((page) => provider.search(reader, { query: 'x', page }));
    expect((await Promise.all(pages)).map(({ hasMore }) => hasMore)).toEqual([true, false, false]);
    // Beyond a sum of 100 it answers with an error.
    const numbers = asked.map(({ url: { searchParams } }) => ['start', 'num'].map((name) => searchParams.get(name)));
    expect(numbers).toEqual([
      ['81', '10'],
      ['91', '9'],
    ]);
  });

  it('says when the quota of the day is used up', async () => {
    const answer = { status: 429, body: { error: { code: 429, errors: [{ reason: 'dailyLimitExceeded' }] } } };
    const { reader, bills } = playApi([answer]);
    const failure = await failureOf(readWebSearch(reader, googleSearch(GOOGLE), QUERY));
    expect([failure.kind, failure.until?.toISOString()]).toEqual(['out-of-budget', '2026-11-23T08:00:00.000Z']);
    expect(bills[0]?.spent).toEqual({ calls: 1, microdollars: 0 });
  });

  describeIllApi({
    read: (reader, base) => readWebSearch(reader, googleSearch({ ...GOOGLE, base }), QUERY),
    good: google([item('1', { snippet: SAID })]).body,
  });
});

describe('readWebSearch with Brave', () => {
  it('asks for a span of days, and reads what it finds', async () => {
    const { reader, asked } = playApi([brave([result('1'), result('2', { page_age: undefined, subtype: 'generic' })])]);
    const provider = braveSearch({ key: 'secret-key', kind: 'web' });
    const { posts, undated } = await readWebSearch(reader, provider, { ...QUERY, language: 'zh-hant' });
    expect(`${asked[0]?.url.origin}${asked[0]?.url.pathname}`).toBe('https://api.search.brave.com/res/v1/web/search');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      q: 'secret OR 香港',
      count: '20',
      offset: '0',
      freshness: '2026-11-16to2026-11-23',
      search_lang: 'zh-hant',
    });
    expect(asked[0]?.headers).toMatchObject({ 'x-subscription-token': 'secret-key' });
    expect(posts.map(({ id, media_type }) => [id, media_type])).toEqual([
      ['https://b.example/2', 'website'],
      ['https://b.example/1', 'news'],
    ]);
    expect(posts[1]).toMatchObject({
      title: 'Rain & 雨',
      content: 'a piece',
      published_at: '2026-11-22T10:00:00.000Z',
      channel: 'B',
    });
    expect([...undated]).toEqual(['https://b.example/2']);
  });

  it('searches news by themselves, page by page', async () => {
    const news = {
      body: { type: 'news', query: { more_results_available: true }, results: [result('1', { subtype: undefined })] },
    };
    const { reader, asked } = playApi([news]);
    const { posts, isWhole } = await readWebSearch(reader, braveSearch({ key: 'k', kind: 'news' }), QUERY);
    expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('offset')])).toEqual(
      ['0', '1', '2'].map((page) => ['/res/v1/news/search', page]),
    );
    expect([posts[0]?.media_type, isWhole]).toEqual(['news', true]);
  });

  it.each<[string, string, string, number, [string, string] | null]>([
    ['the question of a second', '0, 14999', '1, 1419704', 3, null],
    ['the questions of a month', '1, 0', '1, 172800', 1, ['out-of-budget', '2026-11-25T06:00:00.000Z']],
    ['the questions of a minute', '0, 900', '40, 172800', 1, ['rate-limited', '2026-11-23T06:00:40.000Z']],
  ])('heeds how many questions are left: %s', async (_name, remaining, reset, calls, stopped) => {
    const body = { query: { more_results_available: true }, web: { results: [result('1')] } };
    const { reader, asked } = playApi([{ body, headers: { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset } }]);
    const reading = await readWebSearch(reader, braveSearch({ key: 'k', kind: 'web' }), QUERY);
    expect([asked.length, reading.posts.length]).toEqual([calls, 1]);
    expect(reading.stopped && [reading.stopped.kind, reading.stopped.until?.toISOString()]).toEqual(stopped);
    // What it did not come to is looked for again.
    expect(reading.cursor.searched).toBe(stopped ? null : '2026-11-23T06:00:00.000Z');
  });

  it.each<[string, PlayedAnswer, string, string | null]>([
    ['a bad key', refusal(422, { code: 'SUBSCRIPTION_TOKEN_INVALID' }), 'unauthorised', null],
    [
      'no key',
      refusal(422, { code: 'VALIDATION', meta: { errors: [{ loc: ['header', 'x-subscription-token'] }] } }),
      'unauthorised',
      null,
    ],
    ['a plan for something else', refusal(400, { code: 'OPTION_NOT_IN_PLAN' }), 'unauthorised', null],
    ['a bad query', refusal(422, { code: 'VALIDATION' }), 'bad-query', null],
    [
      'too many in a second',
      {
        ...refusal(429, { code: 'RATE_LIMITED' }),
        headers: { 'x-ratelimit-remaining': '0, 14999', 'x-ratelimit-reset': '1, 700000' },
      },
      'rate-limited',
      '2026-11-23T06:00:01.000Z',
    ],
    [
      'too many in a month',
      {
        ...refusal(429, { code: 'RATE_LIMITED' }),
        headers: { 'x-ratelimit-remaining': '1, 0', 'x-ratelimit-reset': '1, 172800' },
      },
      'out-of-budget',
      '2026-11-25T06:00:00.000Z',
    ],
    ['too many, without a time', { status: 429, body: '' }, 'rate-limited', '2026-11-23T06:01:00.000Z'],
    [
      'an error in the older form',
      { status: 422, body: { errors: [{ code: 'SUBSCRIPTION_TOKEN_INVALID' }] } },
      'unauthorised',
      null,
    ],
    ['an error with the status of success', refusal(200, { code: 'SUBSCRIPTION_TOKEN_INVALID' }), 'unauthorised', null],
  ])('says what is the matter: %s', async (_name, answer, kind, until) => {
    const failure = await failureOf(
      readWebSearch(playApi([answer]).reader, braveSearch({ key: 'secret-key', kind: 'web' }), QUERY),
    );
    expect([failure.kind, failure.until?.toISOString() ?? null]).toEqual([kind, until]);
  });

  describeIllApi({
    read: (reader, base) => readWebSearch(reader, braveSearch({ key: 'secret-key', kind: 'web', base }), QUERY),
    good: brave([result('1', { title: SAID })]).body,
  });
});

function item(id: string, more: object = {}) {
  return {
    kind: 'customsearch#result',
    title: 'Whole ...',
    link: `https://a.example/${id}?utm_source=x`,
    displayLink: 'a.example',
    snippet: 'a piece ...',
    pagemap: {
      metatags: [
        {
          'og:title': 'Whole title',
          'og:site_name': 'A',
          'og:locale': 'zh_HK',
          'article:published_time': '2026-11-22T00:00:00+08:00',
        },
      ],
    },
    ...more,
  };
}

function google(items: object[] | undefined, hasNext = false): PlayedAnswer {
  const queries = { request: [{}], nextPage: hasNext ? [{ startIndex: 11 }] : undefined };
  return { body: { kind: 'customsearch#search', queries, searchInformation: { totalResults: '1' }, items } };
}

function result(id: string, more: object = {}) {
  return {
    title: 'Rain &amp; 雨',
    url: `https://b.example/${id}`,
    description: 'a <strong>piece</strong>',
    page_age: '2026-11-22T10:00:00',
    age: '1 day ago',
    language: 'zh',
    subtype: 'article',
    profile: { name: 'B' },
    meta_url: { hostname: 'b.example' },
    ...more,
  };
}

function brave(results: object[]): PlayedAnswer {
  return { body: { type: 'search', query: { more_results_available: false }, web: { type: 'search', results } } };
}

function refusal(status: number, error: object): PlayedAnswer {
  return { status, body: { type: 'ErrorResponse', error: { id: '1', status, detail: 'secret', ...error }, time: 1 } };
}
