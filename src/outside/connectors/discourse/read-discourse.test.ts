import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import { type DiscourseCursor, discourseCursor, readDiscourse } from './read-discourse.ts';

const FORUM = 'https://forum.example/talk/';

describe('readDiscourse', () => {
  it('gives the newest page the first time, and says how posts belong together', async () => {
    const reading = await read(undefined, [
      [post(12, { post_number: 3, reply_to_post_number: 2 }), post(11), post(10, { post_number: 1 })],
    ]);
    expect(reading.asked).toEqual(['https://forum.example/talk/posts.json']);
    expect(reading).toMatchObject({ title: 'forum.example', cursor: { known: 12, rest: null }, isWhole: true, leftOut: [] });
    expect(reading.posts.map(({ id, kind, parent_id, thread_id }) => [id, kind, parent_id, thread_id])).toEqual([
      ['forum.example/talk/t/7/3', 'comment', 'forum.example/talk/t/7/2', 'forum.example/talk/t/7/1'],
      ['forum.example/talk/t/7/2', 'comment', 'forum.example/talk/t/7/1', 'forum.example/talk/t/7/1'],
      ['forum.example/talk/t/7/1', 'post', null, 'forum.example/talk/t/7/1'],
    ]);
  });

  it('gives what a post says and who says it; a title only to what begins a topic', async () => {
    const { posts } = await read(undefined, [
      [
        post(2, { cooked: '<p>又斷網 &amp; 冇<br>回覆</p>', name: '', actions_summary: [{ id: 2, count: 4 }], reply_count: 1 }),
        post(1, { post_number: 1, name: 'Chan', actions_summary: [] }),
      ],
    ]);
    expect(posts[0]).toMatchObject({
      media_type: 'forum',
      published_at: '2026-11-20T02:10:07.971Z',
      author: 'ah chan (forum.example/talk)',
      author_name: 'ah chan',
      author_url: 'https://forum.example/talk/u/ah%20chan',
      title: null,
      content: '又斷網 & 冇\n回覆',
      url: 'https://forum.example/talk/t/outage/7/2',
      likes: 4,
      comments: 1,
    });
    expect(posts[1]).toMatchObject({ author_name: 'Chan', title: 'Outage', likes: 0 });
  });

  it.each([
    ['as newer versions give posts, below a number', (id: number, before: number) => id < before],
    ['as older ones do, with that number and in stretches', (id: number, before: number) => id <= before && id > before - 50],
  ])('goes back to what is known, %s', async (_name, isGiven) => {
    // Nobody may read 130 to 190.
    const ids = Array.from({ length: 271 }, (_, index) => 300 - index).filter((id) => id > 190 || id < 130);
    const asked: string[] = [];
    const answer = async (url: string) => {
      asked.push(url);
      const before = Number(new URL(url).searchParams.get('before') ?? 300.5);
      return listOf(ids.filter((id) => isGiven(id, before)).slice(0, 50));
    };
    const { posts, cursor, isWhole } = await readDiscourse(reader(answer), FORUM, { known: 100, rest: null });
    expect(posts.map(({ id }) => Number(id.split('/').at(-1)))).toEqual(ids.filter((id) => id > 100));
    expect({ cursor, isWhole }).toEqual({ cursor: { known: 300, rest: null }, isWhole: true });
    expect(asked.length).toBeLessThan(10);
  });

  it('stops after some pages, and goes on there before it looks for newer ones', async () => {
    const answer = async (url: string) => {
      const before = Number(new URL(url).searchParams.get('before') ?? 112);
      return listOf([before - 1]);
    };
    const first = await readDiscourse(reader(answer), FORUM, { known: 99, rest: null });
    expect(first.posts).toHaveLength(10);
    expect(first).toMatchObject({ cursor: { known: 99, rest: { before: 102, newest: 111 } }, isWhole: false });
    expect(discourseCursor.parse(JSON.parse(JSON.stringify(first.cursor)))).toEqual(first.cursor);
    const second = await readDiscourse(reader(answer), FORUM, first.cursor);
    expect(second.posts).toHaveLength(2);
    expect(second).toMatchObject({ cursor: { known: 111, rest: null }, isWhole: true });
  });

  it('keeps what came before it was asked too often, and goes on there', async () => {
    const refusal = new SourceFailure('rate-limited', 'x', new Date('2026-11-23T00:01:00Z'));
    const answer = async (url: string) => {
      if (url.includes('before=105')) throw refusal;
      return listOf([url.includes('?') ? 105 : 106]);
    };
    const { posts, ...first } = await readDiscourse(reader(answer), FORUM, { known: 99, rest: null });
    expect(posts).toHaveLength(2);
    expect(first).toMatchObject({ cursor: { known: 99, rest: { before: 105, newest: 106 } }, isWhole: false, stopped: refusal });
  });

  it('says that it does not know all where the newest posts are for others', async () => {
    await expect(read({ known: 100, rest: null }, [[]])).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await read({ known: 0, rest: null }, [[]])).toMatchObject({ posts: [], isWhole: true });
  });

  it('has one name for a forum, however its address is written', async () => {
    const fetchWeb = reader(async () => listOf([1])).fetchWeb;
    const readings = ['https://forum.example/talk', 'HTTPS://Forum.Example/talk/?x=1#y'].map((forum) =>
      readDiscourse({ fetchWeb, now: () => new Date() }, forum),
    );
    const ids = (await Promise.all(readings)).map(({ posts }) => posts[0]?.id);
    expect(ids).toEqual(['forum.example/talk/t/7/1', 'forum.example/talk/t/7/1']);
  });

  it.each([
    ['half a character in a name', { username: 'x\ud800' }, 1],
    ['a NUL', { cooked: 'a\0b', username: 'a\0' }, 1],
    ['a name too long for us', { username: '陳'.repeat(600) }, 0],
    ['a time that no calendar has', { created_at: '+020000-01-01T00:00:00Z' }, 0],
  ])('goes on after %s', async (_name, odd, more) => {
    const { posts } = await read(undefined, [[post(2, odd), post(1)]]);
    expect(posts).toHaveLength(1 + more);
    expect(JSON.stringify(posts)).not.toMatch(/\\u0000|\\ud800/);
  });

  it('leaves out what nobody may read, and what cannot be read', async () => {
    const { posts, leftOut } = await read(undefined, [
      [post(5, { hidden: true }), post(4, { post_type: 3 }), post(3, { created_at: 'soon' }), { id: 2 }, post(1)],
    ]);
    expect(posts).toHaveLength(1);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual([
      'hidden or deleted there',
      'not as Discourse gives posts',
      'notices of the forum',
      'without a time',
    ]);
  });

  it.each([
    ['a page', '<html><title>Log in</title></html>', 'forum.example gives no list of posts as Discourse does'],
    ['far too many', `{"latest_posts":[${'0,'.repeat(1000)}0]}`, 'forum.example gives no list of posts as Discourse does'],
    ['another list', '{"posts":[]}', 'forum.example gives no list of posts as Discourse does'],
    ['another shape of posts', '{"latest_posts":[{"id":"a"}]}', 'forum.example gives posts otherwise than Discourse: id: '],
  ])('says what came instead: %s', async (_name, text, message) => {
    const failure = await readDiscourse(
      reader(async () => text),
      FORUM,
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ kind: 'unreadable', message: expect.stringContaining(message) });
  });
});

async function read(since: DiscourseCursor | undefined, pages: readonly object[][]) {
  const asked: string[] = [];
  const answer = async (url: string) => JSON.stringify({ latest_posts: pages[asked.push(url) - 1] ?? [] });
  return { ...(await readDiscourse(reader(answer), FORUM, since)), asked };
}

function reader(answer: (url: string) => Promise<string>) {
  return {
    fetchWeb: async ({ url }: { url: string }) => ({ status: 200, url, headers: new Headers(), text: await answer(url) }),
    now: () => new Date('2026-11-23T00:00:00Z'),
  };
}

/** Each a post of its own number. */
function listOf(ids: readonly number[]): string {
  return JSON.stringify({ latest_posts: ids.map((id) => post(id, { post_number: id })) });
}

const POST = {
  topic_id: 7,
  post_number: 2,
  reply_to_post_number: null,
  topic_slug: 'outage',
  topic_title: 'Outage',
  name: null,
  username: 'ah chan',
  created_at: '2026-11-20T02:10:07.971Z',
  cooked: '<p>text</p>',
  post_type: 1,
};

function post(id: number, more: object = {}) {
  return { ...POST, id, ...more };
}
