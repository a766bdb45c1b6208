import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { type AccountCursor, accountCursor, readInstagramAccount } from './read-instagram-account.ts';
import { type HashtagCursor, hashtagCursor, readInstagramHashtag } from './read-instagram-hashtag.ts';

const HASHTAG = { token: 'secret-key', account: '178', hashtag: '#secret香港' };
const ACCOUNT = { token: 'secret-key', account: '178', username: '@harbour.tv' };
const NOTHING: PlayedAnswer = { body: { data: [] } };
const KNOWN = '2026-11-22T00:00:00.000Z';

describe('readInstagramHashtag', () => {
  it('asks for the number of a hashtag once', async () => {
    const first = playApi([{ body: { data: [{ id: '17' }] } }, list([media('1')], 'a')]);
    const { cursor, posts, title, isWhole } = await readInstagramHashtag(first.reader, HASHTAG);
    expect(first.asked.map(({ url }) => url.pathname)).toEqual(['/v26.0/ig_hashtag_search', '/v26.0/17/recent_media']);
    expect(first.asked.map(({ url }) => [url.searchParams.get('user_id'), url.searchParams.get('q')])).toEqual([
      ['178', 'secret香港'],
      ['178', null],
    ]);
    expect(cursor).toEqual({ id: '17', known: '2026-11-22T02:00:00.000Z', rest: null });
    expect(hashtagCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
    expect([title, isWhole]).toEqual(['#secret香港', true]);
    expect(posts).toMatchObject([
      {
        media_type: 'instagram',
        id: '1',
        author: null,
        author_url: null,
        content: '落雨 #香港',
        url: 'https://www.instagram.com/p/1/',
        likes: 8,
        comments: 2,
      },
    ]);
    const second = playApi([list([media('1', { timestamp: '2026-11-21T00:00:00+0000' })], 'a')]);
    await readInstagramHashtag(second.reader, HASHTAG, cursor);
    expect(second.asked.map(({ url }) => url.pathname)).toEqual(['/v26.0/17/recent_media']);
  });

  it('stops after some pages, and goes on there until it comes to what is known', async () => {
    const pages = [...'abcdef'].map((after, at) => list([media(String(at))], after));
    const first = await readInstagramHashtag(playApi(pages).reader, HASHTAG, { id: '17', known: KNOWN, rest: null });
    expect(first.posts).toHaveLength(4);
    const rest = { place: { after: 'd' }, newest: '2026-11-22T02:00:00.000Z' };
    expect(first).toMatchObject({ isWhole: false, leftOut: [], cursor: { id: '17', known: KNOWN, rest } });
    expect(hashtagCursor.parse(JSON.parse(JSON.stringify(first.cursor)))).toEqual(first.cursor);
    const { reader, asked } = playApi([pages[4] ?? NOTHING, list([media('0', { timestamp: '2026-11-21T00:00:00+0000' })], 'g')]);
    const second = await readInstagramHashtag(reader, HASHTAG, first.cursor);
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual(['d', 'e']);
    expect(second).toMatchObject({ isWhole: true, cursor: { known: rest.newest, rest: null } });
  });

  it.each<[string, HashtagCursor['rest'], PlayedAnswer[], number]>([
    ['is no longer there', { place: { after: 'gone' }, newest: '2026-11-22T02:00:00.000Z' }, [problem(100)], 1],
    ['leads to itself', null, [list([media('1')], 'same')], 2],
  ])('says that posts are missing behind a place that %s', async (_name, rest, answers, calls) => {
    const { reader, asked } = playApi(answers);
    const { cursor, isWhole, leftOut } = await readInstagramHashtag(reader, HASHTAG, { id: '17', known: KNOWN, rest });
    expect(asked).toHaveLength(calls);
    expect(leftOut).toEqual([{ reason: 'older posts that can no longer be asked for', count: 1 }]);
    expect([cursor, isWhole]).toEqual([{ id: '17', known: '2026-11-22T02:00:00.000Z', rest: null }, true]);
  });

  it('says which posts name no time, and leaves out those without words', async () => {
    const { reader } = playApi([list([media('1', { timestamp: undefined }), media('2', { caption: undefined }), { id: 3 }])]);
    const { posts, undated, leftOut } = await readInstagramHashtag(reader, HASHTAG, { id: '17', known: null, rest: null });
    expect(posts.map(({ id, published_at }) => [id, published_at])).toEqual([['1', '2026-11-23T06:00:00.000Z']]);
    expect([...undated]).toEqual(['1']);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['not as documented', 'without text']);
  });

  it.each<[string, HashtagCursor | undefined, PlayedAnswer, string, string | null]>([
    ['30 hashtags in seven days', undefined, problem(18), 'rate-limited', '2026-11-23T07:00:00.000Z'],
    ['a hashtag that is not shown', undefined, problem(24), 'bad-query', null],
    ['no such hashtag', undefined, { body: { data: [] } }, 'bad-query', null],
    ['no permission', { id: '17', known: null, rest: null }, problem(10), 'unauthorised', null],
  ])('says what is the matter: %s', async (_name, cursor, answer, kind, until) => {
    const failure = await failureOf(readInstagramHashtag(playApi([answer]).reader, HASHTAG, cursor));
    expect([failure.kind, failure.until?.toISOString() ?? null]).toEqual([kind, until]);
  });

  describeIllApi({
    read: (reader, base) => readInstagramHashtag(reader, { ...HASHTAG, base }, { id: '17', known: null, rest: null }),
    good: list([media('1', { caption: SAID })]).body,
  });
});

describe('readInstagramAccount', () => {
  it('gives what it posts, and who it is', async () => {
    const { reader, asked } = playApi([discovered([media('1')], 'a'), discovered([])]);
    const { posts, title, cursor, isWhole } = await readInstagramAccount(reader, ACCOUNT);
    expect(asked[0]?.url.searchParams.get('fields')).toBe(
      'business_discovery.username(harbour.tv){username,name,followers_count,' +
        'media.limit(50){id,caption,media_type,permalink,timestamp,like_count,comments_count}}',
    );
    expect(asked[1]?.url.searchParams.get('fields')).toContain('media.after(a).limit(50)');
    expect([title, isWhole]).toEqual(['Harbour TV', true]);
    expect(posts).toMatchObject([
      {
        author: 'harbour.tv',
        author_name: 'Harbour TV',
        author_followers: 42,
        author_url: 'https://www.instagram.com/harbour.tv/',
      },
    ]);
    expect(accountCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual({ known: '2026-11-22T02:00:00.000Z', rest: null });
  });

  it('stops after some pages, and goes on there', async () => {
    const cursor: AccountCursor = { known: KNOWN, rest: null };
    const first = await readInstagramAccount(playApi([discovered([media('1')], 'a')]).reader, ACCOUNT, cursor);
    expect(first).toMatchObject({ isWhole: false, cursor: { known: KNOWN, rest: { after: 'a' } } });
    const { reader, asked } = playApi([discovered([media('0', { timestamp: '2026-11-21T00:00:00+0000' })], 'b')]);
    const second = await readInstagramAccount(reader, ACCOUNT, first.cursor);
    expect(asked).toHaveLength(1);
    expect(second).toMatchObject({ isWhole: true, cursor: { known: '2026-11-22T02:00:00.000Z', rest: null } });
  });

  it('begins anew where the place is no longer there', async () => {
    const { reader, asked } = playApi([problem(100), discovered([])]);
    await readInstagramAccount(reader, ACCOUNT, { known: KNOWN, rest: { after: 'gone', newest: KNOWN } });
    expect(asked.map(({ url }) => url.searchParams.get('fields')?.includes('after(gone)'))).toEqual([true, false]);
  });

  it.each(['a){id}', 'a b', ''])('asks about nobody called “%s”', async (username) => {
    const { reader, asked } = playApi([discovered([])]);
    expect((await failureOf(readInstagramAccount(reader, { ...ACCOUNT, username }))).kind).toBe('bad-query');
    expect(asked).toHaveLength(0);
  });

  it.each(['a){id}', 'a b'])('takes no place like “%s” from a database', (after) => {
    expect(accountCursor.safeParse({ known: null, rest: { after, newest: null } }).success).toBe(false);
  });

  it('says that an account is none that can be asked about', async () => {
    expect((await failureOf(readInstagramAccount(playApi([problem(110)]).reader, ACCOUNT))).kind).toBe('bad-query');
  });

  describeIllApi({
    read: (reader, base) => readInstagramAccount(reader, { ...ACCOUNT, base }),
    good: discovered([media('1', { caption: SAID })]).body,
  });
});

function media(id: string, more: object = {}) {
  return {
    id,
    caption: '落雨 #香港',
    media_type: 'IMAGE',
    permalink: `https://www.instagram.com/p/${id}/`,
    timestamp: '2026-11-22T02:00:00+0000',
    like_count: 8,
    comments_count: 2,
    ...more,
  };
}

function list(data: unknown[], after?: string): PlayedAnswer {
  const next = after && `https://graph.facebook.com/v26.0/17/recent_media?access_token=secret&after=${after}`;
  return { body: { data, paging: after && { cursors: { after }, next } } };
}

function discovered(data: unknown[], after?: string): PlayedAnswer {
  const media = { data, paging: after && { cursors: { after } } };
  return {
    body: { business_discovery: { username: 'harbour.tv', name: 'Harbour TV', followers_count: 42, media, id: '1' }, id: '178' },
  };
}

function problem(code: number): PlayedAnswer {
  return { status: 400, body: { error: { message: 'secret', code } } };
}
