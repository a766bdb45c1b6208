import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, type Playing, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { searchX, X_QUERY_LENGTH, type XCursor, xCursor } from './search-x.ts';

const SEARCH = { bearer: 'secret-key', query: 'secret OR 香港', media: 'x' as const };
/** Of 2026-11-22. */
const KNOWN = '2124763900000000000';
const OLD = '2100000000000000000';

describe('searchX', () => {
  it('asks for the newest page the first time, without reposts, with the key in a header', async () => {
    const { cursor, asked, bills, ...reading } = await read([page([post('12'), post('11')], { next_token: 'more' })]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.origin).toBe('https://api.x.com');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      query: '(secret OR 香港) -is:retweet',
      max_results: '100',
      expansions: 'author_id',
      'tweet.fields': 'author_id,conversation_id,created_at,entities,lang,public_metrics,note_tweet,referenced_tweets',
    });
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret-key' });
    expect(reading).toMatchObject({ isWhole: true, leftOut: [] });
    expect(reading.posts.map(({ id }) => id)).toEqual(['12', '11']);
    expect(cursor).toEqual({ vocabulary: 'tweet', known: '12', rest: null });
    expect(xCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
    // 100 posts by 100 people at most; two posts by one it was.
    expect(bills).toEqual([
      { bucket: 'posts', most: { calls: 1, microdollars: 1_500_000 }, spent: { calls: 1, microdollars: 20_000 } },
    ]);
  });

  it('gives what a post says, who says it, and to whom', async () => {
    const { posts } = await read([
      page([
        post('13', {
          text: 'cut',
          note_tweet: {
            text: 'Long &amp; 長 https://t.co/a',
            entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://a.example/x' }] },
          },
          lang: 'und',
          conversation_id: '9',
          referenced_tweets: [
            { type: 'replied_to', id: '10' },
            { type: 'quoted', id: '3' },
          ],
        }),
        post('12', {
          author_id: '99',
          lang: 'in',
          public_metrics: { like_count: -1, retweet_count: 1.5 },
          conversation_id: '12',
        }),
      ]),
    ]);
    expect(posts[0]).toMatchObject({
      media_type: 'x',
      published_at: '2026-11-22T02:10:07.000Z',
      author: 'ahchan',
      author_name: '阿陳',
      author_followers: 42,
      author_url: 'https://x.com/ahchan',
      content: 'Long & 長 https://a.example/x',
      url: 'https://x.com/ahchan/status/13',
      kind: 'comment',
      parent_id: '10',
      thread_id: '9',
      likes: 4,
      comments: 2,
      shares: 4,
      views: 900,
      lang: null,
    });
    expect(posts[1]).toMatchObject({
      author: '99',
      url: 'https://x.com/i/status/12',
      kind: 'post',
      parent_id: null,
      likes: null,
      shares: null,
      views: null,
      lang: 'id',
    });
  });

  it('goes back to what is known, page by page with the same beginning', async () => {
    const { cursor, asked, isWhole } = await read(
      [page([post('30')], { newest_id: '30', next_token: 'b' }), page([post('29')], { newest_id: '29' })],
      { vocabulary: 'tweet', known: KNOWN, rest: null },
    );
    expect(asked.map(({ url }) => [url.searchParams.get('since_id'), url.searchParams.get('next_token')])).toEqual([
      [KNOWN, null],
      [KNOWN, 'b'],
    ]);
    expect({ cursor, isWhole }).toEqual({ cursor: { vocabulary: 'tweet', known: '30', rest: null }, isWhole: true });
  });

  it.each<[string, PlayedAnswer[], Playing, number, [string, string | null] | null]>([
    ['after some pages', [page([post('30')], { newest_id: '30', next_token: 't' })], {}, 3, null],
    [
      'when the money is spent',
      [page([post('30')], { newest_id: '30', next_token: 't' })],
      { calls: 1 },
      1,
      ['out-of-budget', '2026-11-24T00:00:00.000Z'],
    ],
    [
      'when it was asked as often as it lets itself be asked',
      [
        {
          ...page([post('30')], { newest_id: '30', next_token: 't' }),
          headers: { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '1795414500' },
        },
      ],
      {},
      1,
      ['rate-limited', '2026-11-23T06:15:00.000Z'],
    ],
    [
      'when a later page fails',
      [page([post('30')], { newest_id: '30', next_token: 't' }), { status: 503, body: '' }],
      {},
      2,
      ['unreachable', null],
    ],
  ])('stops %s, says so, and goes on there', async (_name, answers, playing, calls, stopped) => {
    const first = await read(answers, { vocabulary: 'tweet', known: KNOWN, rest: null }, playing);
    expect(first.asked).toHaveLength(calls);
    expect(first.stopped && [first.stopped.kind, first.stopped.until?.toISOString() ?? null]).toEqual(stopped);
    expect(first.posts).toHaveLength(1);
    const rest = { token: 't', since: { name: 'since_id', value: KNOWN }, newest: '30' };
    expect(first).toMatchObject({ isWhole: false, cursor: { vocabulary: 'tweet', known: KNOWN, rest } });
    const second = await read([page([post('29')], { newest_id: '29' })], first.cursor);
    expect(second.asked[0]?.url.searchParams.get('next_token')).toBe('t');
    expect(second).toMatchObject({ isWhole: true, cursor: { known: '30', rest: null } });
  });

  it.each([
    ['an id that is too old', { vocabulary: 'tweet' as const, known: OLD, rest: null }, undefined, '2026-11-16T06:10:00.000Z'],
    ['a beginning that is wished', undefined, new Date('2026-11-20T00:00:00Z'), '2026-11-20T00:00:00.000Z'],
    ['a wish for more than seven days', undefined, new Date('2026-01-01T00:00:00Z'), '2026-11-16T06:10:00.000Z'],
  ])('begins at a time: %s', async (_name, cursor, from, start) => {
    const { asked } = await read([page([])], cursor, {}, from);
    expect(asked[0]?.url.searchParams.get('start_time')).toBe(start);
    expect(asked[0]?.url.searchParams.has('since_id')).toBe(false);
  });

  it('asks from a time where the id is refused all the same', async () => {
    const { asked, bills } = await read([refused({ since_id: [KNOWN] }), page([post('30')])], {
      vocabulary: 'tweet',
      known: KNOWN,
      rest: null,
    });
    expect(asked.map(({ url }) => url.searchParams.get('start_time'))).toEqual([null, '2026-11-16T06:10:00.000Z']);
    expect(bills[0]?.spent).toEqual({ calls: 1, microdollars: 0 });
  });

  it('asks in the other words once, and remembers which', async () => {
    const other = { data: [{ ...post('30'), note_post: { text: 'long' }, referenced_posts: [{ type: 'replied_to', id: '2' }] }] };
    const { asked, cursor, posts } = await read([
      refused({ 'tweet.fields': ['note_tweet'] }),
      { body: { ...other, meta: { newest_id: '30' } } },
    ]);
    expect(asked[1]?.url.searchParams.get('post.fields')).toContain('note_post,referenced_posts');
    expect(cursor.vocabulary).toBe('post');
    expect(posts[0]).toMatchObject({ content: 'long', parent_id: '2' });
    const again = playApi([refused({ 'tweet.fields': ['x'] }), refused({ 'post.fields': ['x'] }), page([])]);
    expect((await failureOf(searchX(again.reader, SEARCH))).kind).toBe('bad-query');
    expect(again.asked).toHaveLength(2);
  });

  it('begins anew where the token of the next page is refused', async () => {
    const rest = { token: 'gone', since: { name: 'since_id' as const, value: KNOWN }, newest: '20' };
    const { asked, cursor } = await read([refused({ next_token: ['gone'] }), page([post('30')], { newest_id: '30' })], {
      vocabulary: 'tweet',
      known: KNOWN,
      rest,
    });
    expect(asked).toHaveLength(2);
    expect(cursor).toEqual({ vocabulary: 'tweet', known: '30', rest: null });
  });

  it('leaves out reposts, what is gone, and what cannot be read', async () => {
    const { posts, leftOut } = await read([
      {
        body: {
          data: [
            post('1'),
            post('2', { text: 'RT @a: b' }),
            post('3', { referenced_tweets: [{ type: 'retweeted', id: '1' }] }),
            post('4', { created_at: 'soon' }),
            { id: 'x' },
          ],
          errors: [
            { resource_type: 'tweet', resource_id: '5', type: 'https://api.x.com/2/problems/resource-not-found' },
            { resource_type: 'user', type: 'https://api.x.com/2/problems/resource-not-found' },
          ],
          meta: {},
        },
      },
    ]);
    expect(posts.map(({ id }) => id)).toEqual(['1']);
    expect(leftOut).toEqual([
      { reason: 'reposts: they count as shares of what they repeat', count: 2 },
      { reason: 'not as documented', count: 1 },
      { reason: 'without a time', count: 1 },
      { reason: 'no longer there', count: 1 },
    ]);
  });

  it.each<[string, PlayedAnswer, string, string | null]>([
    [
      'a limit',
      { status: 429, headers: { 'x-rate-limit-reset': '1795414500' }, body: '' },
      'rate-limited',
      '2026-11-23T06:15:00.000Z',
    ],
    ['a limit without a time', { status: 429, body: '' }, 'rate-limited', '2026-11-23T06:15:00.000Z'],
    ['a limit in the clothes of a bad key', problem(401, 'rate-limit-exceeded'), 'rate-limited', '2026-11-23T06:15:00.000Z'],
    ['a cap of the month', problem(429, 'usage-capped', { period: 'Monthly' }), 'out-of-budget', null],
    ['a cap of the day', problem(429, 'usage-capped', { period: 'Daily' }), 'out-of-budget', '2026-11-24T00:00:00.000Z'],
    ['no credits', problem(402, 'credits'), 'out-of-budget', null],
    ['a bad key', problem(401, undefined), 'unauthorised', null],
    ['an app without access', problem(403, 'client-forbidden'), 'unauthorised', null],
    ['a bad query', problem(400, 'invalid-request'), 'bad-query', null],
    ['an overload', { status: 503, body: '' }, 'unreachable', null],
    ['a problem with the status of success', { ...problem(200, 'invalid-request') }, 'bad-query', null],
  ])('says what is the matter: %s', async (_name, answer, kind, until) => {
    const failure = await failureOf(searchX(playApi([answer]).reader, SEARCH));
    expect([failure.kind, failure.until?.toISOString() ?? null]).toEqual([kind, until]);
    expect(failure.message).toMatch(/^api\.x\.com .*\(\d{3}\)$/);
  });

  it('sets aside no more than a smaller page costs', async () => {
    const { reader, asked, bills } = playApi([page([])]);
    await searchX(reader, { ...SEARCH, atOnce: 3 });
    expect(asked[0]?.url.searchParams.get('max_results')).toBe('10');
    expect(bills[0]?.most.microdollars).toBe(150_000);
  });

  it('pays for what came and cannot be read, and for nothing that did not come', async () => {
    const spent = await Promise.all(
      ['{}', 503].map(async (answer) => {
        const { reader, bills } = playApi([typeof answer === 'number' ? { status: answer, body: '' } : { body: answer }]);
        await failureOf(searchX(reader, SEARCH));
        return bills[0]?.spent?.microdollars;
      }),
    );
    expect(spent).toEqual([undefined, 0]);
  });

  it('says how long a query may be, with what is put around it', () => {
    expect(X_QUERY_LENGTH).toBe(512 - '() -is:retweet'.length);
  });

  describeIllApi({
    read: (reader, base) => searchX(reader, { ...SEARCH, base }),
    good: page([post('1', { text: SAID })]).body,
  });
});

async function read(answers: readonly PlayedAnswer[], cursor?: XCursor, playing?: Playing, from?: Date) {
  const { reader, ...played } = playApi(answers, playing);
  return { ...(await searchX(reader, { ...SEARCH, from }, cursor)), ...played };
}

const USER = { id: '7', username: 'ahchan', name: '阿陳', public_metrics: { followers_count: 42 } };

function post(id: string, more: object = {}) {
  return {
    id,
    text: '香港 rain',
    author_id: '7',
    created_at: '2026-11-22T02:10:07.000Z',
    lang: 'zh',
    public_metrics: { like_count: 4, reply_count: 2, retweet_count: 3, quote_count: 1, impression_count: 900 },
    ...more,
  };
}

function page(data: { id: string }[], meta: object = {}): PlayedAnswer {
  return { body: { data, includes: { users: [USER] }, meta: { newest_id: data[0]?.id, result_count: data.length, ...meta } } };
}

/** As X writes it, without a type of problem. */
function refused(parameters: Record<string, string[]>): PlayedAnswer {
  return { status: 400, body: { title: 'Invalid Request', detail: 'secret', errors: [{ parameters, message: 'no' }] } };
}

function problem(status: number, type: string | undefined, more: object = {}): PlayedAnswer {
  return { status, body: { title: 'secret', type: type && `https://api.twitter.com/2/problems/${type}`, ...more } };
}
