import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import { type LihkgCursor, lihkgCursor, readLihkg } from './read-lihkg.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
/** 08:00 of the day before, in seconds. */
const EARLY = 1_795_334_400;
const LIST = '/category?cat_id=5&page=1&count=60&type=now';

/** By what stands behind the address of the API. */
type Answers = Record<string, unknown>;

describe('readLihkg', () => {
  it('gives the newest page of threads the first time, and says how posts belong together', async () => {
    const answers = {
      [LIST]: list([thread(7, { no_of_reply: '27', total_page: 2 })]),
      '/7/page/2?order=reply_time': page([
        post(26, { quote_post_id: 'p3', quote: { msg_num: '3' } }),
        post(27, { quote_post_id: 'p26' }),
      ]),
    };
    const { asked, ...reading } = await read(answers);
    expect(asked).toEqual([LIST, '/7/page/2?order=reply_time']);
    expect(reading).toMatchObject({
      title: 'LIHKG 時事台',
      isWhole: true,
      leftOut: [],
      cursor: { since: EARLY, threads: [[7, 27]] },
    });
    expect(reading.posts.map(({ id, kind, parent_id, thread_id }) => [id, kind, parent_id, thread_id])).toEqual([
      ['7/27', 'comment', '7/26', '7/1'],
      ['7/26', 'comment', '7/3', '7/1'],
    ]);
  });

  it('gives what a post says and who says it; a title and the votes of the thread to what begins it', async () => {
    const answers = {
      [LIST]: list([thread(7, { like_count: 8, dislike_count: 1 })]),
      '/7/page/1?order=reply_time': page([
        post(1),
        post(2, { msg: '<blockquote>引用</blockquote>又 &amp; 嚟<br />\n喇<img src="/f.gif" class="hkgmoji" />' }),
      ]),
    };
    const { posts } = await read(answers);
    expect(posts).toEqual([
      {
        media_type: 'lihkg',
        id: '7/2',
        published_at: '2026-11-22T08:00:02.000Z',
        author: '31374',
        author_name: '努力向上',
        author_url: 'https://lihkg.com/profile/31374',
        title: null,
        content: '引用\n又 & 嚟\n喇',
        url: 'https://lihkg.com/thread/7/page/1',
        channel: '時事台',
        kind: 'comment',
        parent_id: '7/1',
        thread_id: '7/1',
        likes: 3,
        dislikes: 0,
        comments: 2,
        data_source: 'mw',
      },
      expect.objectContaining({ id: '7/1', kind: 'post', title: '颱風', parent_id: null, likes: 8, dislikes: 1, comments: 1 }),
    ]);
  });

  it('goes on in threads that are known, reads new ones whole, and of old ones the newest page', async () => {
    const cursor = { since: EARLY, threads: [[1, 30]] as [number, number][] };
    const answers = {
      [LIST]: list([
        thread(1, { no_of_reply: 52, total_page: 3, last_reply_time: EARLY + 50 }),
        thread(2, { no_of_reply: 26, total_page: 2, create_time: EARLY + 10, last_reply_time: EARLY + 40 }),
        thread(3, { no_of_reply: 90, total_page: 4, last_reply_time: EARLY + 30 }),
        thread(4, { last_reply_time: EARLY }),
      ]),
      '/1/page/2?order=reply_time': page([30, 31, 50].map((number) => post(number))),
      '/1/page/3?order=reply_time': page([post(51), post(52)]),
      '/2/page/1?order=reply_time': page([post(1)]),
      '/2/page/2?order=reply_time': page([post(26)]),
      '/3/page/4?order=reply_time': page([post(90)]),
      '/4/page/1?order=reply_time': page([post(2)]),
    };
    const first = await read(answers, cursor);
    expect(first.posts.map(({ id }) => id).sort()).toEqual(['1/31', '1/50', '1/51', '1/52', '2/1', '2/26', '3/90', '4/2']);
    expect(first.cursor).toEqual({
      since: EARLY + 50,
      threads: [
        [1, 52],
        [2, 26],
        [3, 90],
        [4, 2],
      ],
    });
    expect(lihkgCursor.parse(JSON.parse(JSON.stringify(first.cursor)))).toEqual(first.cursor);
    expect((await read(answers, first.cursor)).asked).toEqual([LIST]);
  });

  it('looks at more lists while there is nothing old in them', async () => {
    const answers = Object.fromEntries(
      [1, 2, 3, 4].map((at) => [LIST.replace('page=1', `page=${at}`), list([thread(at, { last_reply_time: EARLY + 10 - at })])]),
    );
    expect((await read(answers, { since: EARLY, threads: [1, 2, 3, 4].map((id) => [id, 2]) })).asked).toHaveLength(3);
  });

  it('stops after some pages, and goes on there', async () => {
    const answers: Answers = { [LIST]: list([thread(7, { no_of_reply: 1001, total_page: 41, create_time: EARLY + 1 })]) };
    for (let at = 1; at <= 41; at++) answers[`/7/page/${at}?order=reply_time`] = page([post(at * 25)]);
    const first = await read(answers, { since: EARLY, threads: [] });
    expect([first.posts.length, first.isWhole, first.cursor]).toEqual([20, false, { since: EARLY, threads: [[7, 500]] }]);
    const second = await read(answers, first.cursor);
    expect([second.posts.length, second.asked[1]]).toEqual([20, '/7/page/21?order=reply_time']);
    expect(await read(answers, second.cursor)).toMatchObject({ posts: { length: 1 }, isWhole: true });
  });

  it('leaves out what says nothing, is hidden, or cannot be read', async () => {
    const answers = {
      [LIST]: list([thread(7), { thread_id: 'x' }]),
      '/7/page/1?order=reply_time': page([
        post(1, { msg: '<img src="/f.gif" class="hkgmoji" />' }),
        post(2, { status: '2' }),
        post(3, { msg_num: 'x' }),
        post(4, { user: null, like_count: '-3', user_nickname: 'a\0\ud800' }),
      ]),
    };
    const { posts, leftOut } = await read(answers);
    expect(posts).toMatchObject([{ id: '7/4', author: null, author_name: 'a\ufffd', likes: null }]);
    expect(leftOut).toEqual([
      { reason: 'not as LIHKG gives them', count: 2 },
      { reason: 'pictures without words', count: 1 },
      { reason: 'hidden or deleted there', count: 1 },
    ]);
  });

  it('goes on after a thread that is gone, and where there is no more', async () => {
    const answers = {
      [LIST]: list([thread(1), thread(2), thread(3)]),
      '/1/page/1?order=reply_time': { success: 0, error_code: 101, error_message: 'x' },
      '/2/page/1?order=reply_time': { success: 0, error_code: 100 },
      '/3/page/1?order=reply_time': page([post(1)]),
    };
    expect(await read(answers)).toMatchObject({
      posts: [{ id: '3/1' }],
      leftOut: [{ reason: 'threads that cannot be read', count: 1 }],
      cursor: {
        threads: [
          [1, 2],
          [2, 2],
          [3, 2],
        ],
      },
    });
    expect(await read({ [LIST]: { success: 0, error_code: 100 } })).toMatchObject({ posts: [], isWhole: true });
  });

  it.each<[string, unknown, Partial<SourceFailure>]>([
    [
      'it was asked too often',
      { success: 0, error_code: 429 },
      { kind: 'rate-limited', until: new Date('2026-11-23T00:01:00Z') },
    ],
    ['it has another reason', { success: 0, error_code: '7' }, { kind: 'unreadable' }],
    ['it wants a person', '<html><title>Just a moment...</title></html>', { kind: 'blocked' }],
    ['it shuts the door', new SourceFailure('blocked', 'x'), { kind: 'blocked', message: 'x' }],
    ['it is a page', '<html><title>Hello</title></html>', { kind: 'unreadable' }],
    ['it has no list', { success: 1, response: {} }, { kind: 'unreadable' }],
    ['it has other threads', list([{ id: 1 }]), { kind: 'unreadable' }],
  ])('says so where %s, and asks nothing more', async (_name, answer, failure) => {
    const asked: string[] = [];
    const found = await read({ [LIST]: answer }, undefined, asked).catch((error: unknown) => error);
    expect(found).toBeInstanceOf(SourceFailure);
    expect(found).toMatchObject(failure);
    expect(asked).toEqual([LIST]);
  });

  it('gives what it has where the door is shut on the way', async () => {
    const answers: Answers = {
      [LIST]: list([thread(1), thread(2), thread(3)]),
      '/1/page/1?order=reply_time': page([post(1)]),
      '/2/page/1?order=reply_time': new SourceFailure('blocked', 'x'),
    };
    const first = await read(answers);
    expect([first.posts.length, first.isWhole, first.asked.length]).toEqual([1, false, 3]);
    expect(first.stopped).toMatchObject({ kind: 'blocked' });
    await expect(read(answers, first.cursor)).rejects.toMatchObject({ kind: 'blocked' });
  });

  it('says that threads have another shape', async () => {
    const answers = { [LIST]: list([thread(1)]), '/1/page/1?order=reply_time': page([{ id: 1 }]) };
    await expect(read(answers)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

async function read(answers: Answers, cursor?: LihkgCursor, asked: string[] = []) {
  const fetchWeb = async ({ url }: { url: string }) => {
    const rest = url.replace('https://lihkg.com/api_v2/thread', '');
    asked.push(rest);
    const answer = answers[rest];
    if (answer instanceof SourceFailure) throw answer;
    return { status: 200, url, headers: new Headers(), text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  };
  return { ...(await readLihkg({ fetchWeb, now: () => NOW }, { category: 5 }, cursor)), asked };
}

function list(items: readonly object[]) {
  return { success: 1, server_time: EARLY, response: { category: { cat_id: '5', name: '時事台' }, is_pagination: true, items } };
}

function page(items: readonly object[]) {
  return { success: 1, server_time: EARLY, response: { category: { name: '時事台' }, page: '1', item_data: items } };
}

function thread(id: number, more: object = {}) {
  const counts = { no_of_reply: '2', total_page: 1, like_count: 0, dislike_count: 0 };
  return { thread_id: String(id), title: '颱風', create_time: EARLY - 1_000, last_reply_time: EARLY, ...counts, ...more };
}

function post(number: number, more: object = {}) {
  return {
    post_id: `p${number}`,
    quote_post_id: '',
    user_nickname: '努力向上',
    like_count: '3',
    dislike_count: '0',
    no_of_quote: '2',
    status: '1',
    reply_time: EARLY + number,
    msg_num: String(number),
    msg: '一句說話',
    user: { user_id: '31374', nickname: '努力向上' },
    ...more,
  };
}
