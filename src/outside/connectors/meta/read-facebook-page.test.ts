import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, type Playing, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { type FacebookCursor, facebookCursor, readFacebookPage } from './read-facebook-page.ts';

const PAGE = { token: 'secret-key', page: 'harbour.tv' };
const KNOWN = '2026-11-20T00:00:00.000Z';

describe('readFacebookPage', () => {
  it('reads the newest page and what is said below its posts', async () => {
    const { asked, bills, posts, cursor, isWhole } = await read({
      published_posts: [list([post('1_2', 1)], 'after=more&access_token=secret-key')],
      comments: [list([comment('2_3', { parent: { id: '2_1' } }), comment('2_4')])],
    });
    expect(asked.map(({ url }) => `${url.origin}${url.pathname}`)).toEqual([
      'https://graph.facebook.com/v26.0/harbour.tv/published_posts',
      'https://graph.facebook.com/v26.0/1_2/comments',
    ]);
    expect(asked[0]?.url.searchParams.get('fields')).toContain('reactions.type(HAHA).limit(0).summary(total_count).as(haha)');
    expect(
      asked.every(({ headers, url }) => headers['authorization'] === 'Bearer secret-key' && !url.href.includes('secret')),
    ).toBe(true);
    expect(bills.map(({ bucket, spent }) => [bucket, spent?.calls])).toEqual([
      ['calls', 1],
      ['calls', 1],
    ]);
    expect(posts.find(({ id }) => id === '1_2')).toMatchObject({
      media_type: 'facebook',
      published_at: '2026-11-22T02:00:00.000Z',
      author: '7',
      author_name: 'Harbour TV',
      channel: 'Harbour TV',
      content: '落雨',
      url: 'https://www.facebook.com/1/posts/2/',
      likes: 45,
      comments: 1,
      shares: 4,
      reactions: { likes: 30, loves: 2, hahas: 1, angrys: 0, wows: 5, sads: 6 },
    });
    expect(
      posts.filter(({ kind }) => kind === 'comment').map(({ id, parent_id, thread_id }) => [id, parent_id, thread_id]),
    ).toEqual([
      ['2_3', '2_1', '1_2'],
      ['2_4', '1_2', '1_2'],
    ]);
    expect(isWhole).toBe(true);
    expect(cursor).toEqual({ known: '2026-11-22T02:00:00.000Z', rest: null, posts: [{ id: '1_2', comments: 1 }] });
    expect(facebookCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
  });

  it('reads comments of those that have more of them only', async () => {
    const { asked, cursor } = await read(
      { published_posts: [list([post('1_2', 5), post('1_1', 3)])], comments: [list([comment('9')])] },
      {
        known: KNOWN,
        rest: null,
        posts: [
          { id: '1_2', comments: 4 },
          { id: '1_1', comments: 7 },
          { id: '1_0', comments: 2 },
        ],
      },
    );
    expect(asked.map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['harbour.tv', '1_2']);
    expect(cursor.posts).toEqual([
      { id: '1_2', comments: 5 },
      { id: '1_1', comments: 3 },
      { id: '1_0', comments: 2 },
    ]);
  });

  it('begins where most is new, and says how many comments it does not read', async () => {
    const { asked, leftOut } = await read({
      published_posts: [list([post('1_1', 2), post('1_2', 300)])],
      comments: [list([comment('9')], 'after=more')],
    });
    expect(asked.slice(1).map(({ url }) => url.pathname.split('/').at(-2))).toEqual(['1_2', '1_1']);
    expect(leftOut).toEqual([{ reason: 'comments beyond the newest hundred of a post', count: 300 }]);
  });

  it('stops after some pages, reads the newest the next time, and goes on where it stopped', async () => {
    const known: FacebookCursor = { known: KNOWN, rest: null, posts: [] };
    const first = await read({ published_posts: [list([post('1', 0)], 'after=a&limit=25&access_token=secret-key')] }, known);
    expect(first.asked).toHaveLength(4);
    expect(first.cursor).toMatchObject({ known: KNOWN, rest: { place: { after: 'a' }, newest: '2026-11-22T02:00:00.000Z' } });
    expect(JSON.stringify(first.cursor)).not.toContain('secret');
    const newer = post('3', 0, { created_time: '2026-11-23T01:00:00+0000' });
    const old = post('0', 0, { created_time: '2026-11-19T00:00:00+0000' });
    const second = await read({ published_posts: [list([newer], 'after=x'), list([old], 'after=y')] }, first.cursor);
    expect(second.asked.map(({ url }) => url.searchParams.get('after'))).toEqual([null, 'a']);
    expect(second).toMatchObject({ isWhole: true, cursor: { known: '2026-11-22T02:00:00.000Z', rest: null } });
  });

  it('begins the way back anew where its place is no longer there', async () => {
    const rest = { place: { after: 'gone' }, newest: '2026-11-22T02:00:00.000Z' };
    const { posts, cursor, isWhole } = await read(
      { published_posts: [list([post('3', 0)], 'after=x'), problem(400, 100)] },
      { known: KNOWN, rest, posts: [] },
    );
    expect(posts).toHaveLength(1);
    expect([cursor.known, cursor.rest, isWhole]).toEqual([KNOWN, null, false]);
  });

  it.each([
    ['of the app', { 'x-app-usage': '{"call_count":28,"total_time":95,"total_cputime":3}' }],
    [
      'of a business',
      { 'x-business-use-case-usage': '{"1":[{"type":"pages","call_count":99,"total_time":1,"total_cputime":1}]}' },
    ],
  ])('asks no more when nearly all is used up: %s', async (_name, headers) => {
    const { asked, isWhole, stopped, cursor } = await read({
      published_posts: [{ ...list([post('1', 3)], 'after=a'), headers }],
    });
    expect(asked).toHaveLength(1);
    expect(isWhole).toBe(false);
    expect(stopped).toMatchObject({ kind: 'rate-limited', until: new Date('2026-11-23T07:00:00Z') });
    expect(cursor.posts).toEqual([{ id: '1', comments: 0 }]);
  });

  it('keeps posts where their comments are not shown to it', async () => {
    const { posts, isWhole, leftOut } = await read({ published_posts: [list([post('1', 3)])], comments: [problem(403, 10)] });
    expect([posts.length, isWhole]).toEqual([1, true]);
    expect(leftOut).toEqual([{ reason: 'posts whose comments this key may not read', count: 1 }]);
  });

  it.each<[string, PlayedAnswer, string, string | null]>([
    ['it fails', { status: 503, body: '' }, 'unreachable', null],
    ['it was asked too often', problem(400, 32), 'rate-limited', '2026-11-23T07:00:00.000Z'],
  ])('reads comments the next time where %s on the way', async (_name, answer, kind, until) => {
    const { posts, leftOut, isWhole, stopped, cursor } = await read({
      published_posts: [list([post('1', 3)])],
      comments: [answer],
    });
    expect([posts.length, leftOut, isWhole, cursor.posts]).toEqual([1, [], false, [{ id: '1', comments: 0 }]]);
    expect([stopped?.kind, stopped?.until?.toISOString() ?? null]).toEqual([kind, until]);
  });

  it('leaves out pictures without words, odd items and times that are none', async () => {
    const { posts, leftOut } = await read({
      published_posts: [list([post('1', 0), post('2', 0, { message: '' }), { id: 3 }, post('4', 0, { created_time: 'soon' })])],
    });
    expect(posts).toHaveLength(1);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['not as documented', 'without a time', 'without text']);
  });

  it.each<[string, PlayedAnswer, string, string | null]>([
    ['too many calls', problem(400, 4), 'rate-limited', '2026-11-23T07:00:00.000Z'],
    [
      'too many calls, with the time to wait',
      {
        ...problem(400, 32),
        headers: { 'x-business-use-case-usage': '{"1":[{"call_count":100,"estimated_time_to_regain_access":19}]}' },
      },
      'rate-limited',
      '2026-11-23T06:19:00.000Z',
    ],
    ['too many calls of a business', problem(400, 80001), 'rate-limited', '2026-11-23T07:00:00.000Z'],
    ['a limit of its own', problem(400, 613), 'rate-limited', '2026-11-23T07:00:00.000Z'],
    ['a key that has expired', problem(400, 190), 'unauthorised', null],
    ['a permission that lacks', problem(403, 10), 'unauthorised', null],
    ['a permission of the page', problem(403, 210), 'unauthorised', null],
    [
      'a feature that lacks',
      problem(400, 100, { message: '(#100) Pages Public Content Access requires more' }),
      'unauthorised',
      null,
    ],
    ['a page that there is not', problem(404, 803), 'bad-query', null],
    ['a failure of its own', problem(500, 2), 'unreachable', null],
    ['what passes', problem(400, 99_999, { is_transient: true }), 'unreachable', null],
    ['misuse', problem(400, 368), 'blocked', null],
    ['an error with the status of success', problem(200, 190), 'unauthorised', null],
  ])('says what is the matter: %s', async (_name, answer, kind, until) => {
    const failure = await failureOf(readFacebookPage(playApi([answer]).reader, PAGE));
    expect([failure.kind, failure.until?.toISOString() ?? null]).toEqual([kind, until]);
    expect(failure.message).toMatch(/^graph\.facebook\.com .*\(\d{3}\)$/);
  });

  it('shows that the app asks, where it has its secret', async () => {
    const { reader, asked } = playApi([list([])]);
    await readFacebookPage(reader, { ...PAGE, secret: 'app' });
    expect(asked[0]?.url.searchParams.get('appsecret_proof')).toMatch(/^[\da-f]{64}$/);
    expect(asked[0]?.url.href).not.toContain('secret-key');
  });

  it.each(['', 'a/b', 'a?b', '../me', '香'])('asks for no page of the name “%s”', async (page) => {
    const { reader, asked } = playApi([list([])]);
    expect((await failureOf(readFacebookPage(reader, { ...PAGE, page }))).kind).toBe('bad-query');
    expect(asked).toHaveLength(0);
  });

  describeIllApi({
    read: (reader, base) => readFacebookPage(reader, { ...PAGE, base }),
    good: list([post('1', 0, { message: SAID })]).body,
  });
});

/** Answers of each list in turn. */
async function read(answers: Partial<Record<string, PlayedAnswer[]>>, cursor?: FacebookCursor, playing?: Playing) {
  const turns = new Map<string, number>();
  const { reader, ...played } = playApi(({ pathname }) => {
    const edge = pathname.split('/').at(-1) ?? '';
    const turn = turns.get(edge) ?? 0;
    turns.set(edge, turn + 1);
    return answers[edge]?.[turn] ?? answers[edge]?.at(-1) ?? { status: 500, body: '' };
  }, playing);
  return { ...(await readFacebookPage(reader, PAGE, cursor)), ...played };
}

function counts(total_count: number) {
  return { data: [], summary: { total_count } };
}

function post(id: string, comments: number, more: object = {}) {
  return {
    id,
    message: '落雨',
    created_time: '2026-11-22T02:00:00+0000',
    permalink_url: 'https://www.facebook.com/1/posts/2/',
    from: { id: '7', name: 'Harbour TV' },
    shares: { count: 4 },
    comments: counts(comments),
    reactions: counts(45),
    like: counts(30),
    love: counts(2),
    haha: counts(1),
    angry: counts(0),
    wow: counts(5),
    sad: counts(6),
    ...more,
  };
}

function comment(id: string, more: object = {}) {
  return { id, message: 'yes', created_time: '2026-11-22T03:00:00+0000', like_count: 1, comment_count: 0, ...more };
}

function list(data: unknown[], next?: string): PlayedAnswer {
  const paging = next && { cursors: { after: 'other' }, next: `https://graph.facebook.com/v26.0/1/published_posts?${next}` };
  return { body: { data, paging } };
}

function problem(status: number, code: number, more: object = {}): PlayedAnswer {
  return { status, body: { error: { message: 'secret', type: 'OAuthException', code, fbtrace_id: 'A', ...more } } };
}
