import { describe, expect, it } from 'vitest';
import { importedPost } from '../../../contract/posts.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type FeedSource, feedPosts } from './feed-posts.ts';

const now = new Date('2026-11-23T10:00:00Z');
/** Host and the beginning of the digest of the feed's address. */
const SCOPE = 'news.example/d5ac862b27967427';
const item: FeedItem = {
  id: null,
  link: null,
  title: null,
  content: null,
  summary: null,
  plain: new Set<never>(),
  published: null,
  updated: null,
  authors: [],
  categories: [],
  comments: null,
  inReplyTo: null,
  enclosures: [],
  language: null,
};
const source: FeedSource = {
  mediaType: 'news',
  channel: null,
  now,
  feedUrl: 'https://news.example/feed.xml',
  sourceUrl: 'https://news.example/feed.xml',
  normalUrl: (url) => url.replace(/[?#].*$/, ''),
};

function posts(items: Partial<FeedItem>[], more: Partial<Feed & FeedSource> = {}) {
  const feed: Feed = {
    title: 'The &amp; News',
    link: 'https://news.example/',
    language: 'en',
    hubs: [],
    self: null,
    authors: [],
    items: [],
  };
  const found = feedPosts({ ...feed, ...more, items: items.map((one) => ({ ...item, ...one })) }, { ...source, ...more });
  for (const post of found.posts) expect(importedPost.parse(post)).toEqual(post);
  return found;
}

describe('feedPosts', () => {
  it('makes a post of an item', () => {
    const { posts: made, skipped } = posts([
      {
        id: 'https://news.example/?p=1#1',
        link: '/a?utm=x',
        title: 'A &lt;b&gt;big&lt;/b&gt;\n title',
        content: '<p>One</p><p>Two</p>',
        summary: 'not read',
        published: new Date('2026-11-22T08:00:00Z'),
        updated: now,
        comments: 3,
        language: 'zh-HK',
        authors: [{ name: 'Ann', email: 'ann@news.example', url: '/ann' }],
      },
    ]);
    expect(skipped).toEqual([]);
    expect(made).toEqual([
      {
        media_type: 'news',
        id: 'https://news.example/?p=1#1',
        published_at: '2026-11-22T08:00:00.000Z',
        data_source: 'mw',
        author: 'https://news.example/ann',
        author_name: 'Ann',
        author_url: 'https://news.example/ann',
        title: 'A big title',
        content: 'One\nTwo',
        url: 'https://news.example/a?utm=x',
        channel: 'The & News',
        lang: 'zh-HK',
        kind: 'post',
        parent_id: null,
        comments: 3,
      },
    ]);
  });

  it.each([
    { name: 'a tag', one: { id: 'tag:news.example,2026:1' }, is: 'tag:news.example,2026:1' },
    { name: 'a permanent link', one: { id: 'https://news.example/a?ref=rss' }, is: 'https://news.example/a' },
    { name: 'a UUID', one: { id: '0b7f2f0e-5c3e-4f7c-8f8d-2f9c5f0e6a11' }, is: '0b7f2f0e-5c3e-4f7c-8f8d-2f9c5f0e6a11' },
    { name: 'the number within the feed', one: { id: '17', link: '/a?ref=rss' }, is: `${SCOPE}#17` },
    { name: 'the number within the feed, without a page', one: { id: '17' }, is: `${SCOPE}#17` },
    { name: 'the page', one: { link: 'https://news.example/a' }, is: 'https://news.example/a' },
    {
      name: 'a long id by its digest',
      one: { id: `urn:x:${'x'.repeat(600)}` },
      is: expect.stringMatching(/^sha256:[\da-f]{64}$/),
    },
    { name: 'what it says', one: {}, is: expect.stringMatching(/^news\.example\/[\da-f]{16}#[\da-f]{64}$/) },
  ])('knows an item by $name', ({ one, is }) => {
    expect(posts([{ title: 't', ...one }]).posts.map(({ id }) => id)).toEqual([is]);
  });

  it.each([
    { id: 'weather-2026-11-23-morning', isOne: false },
    { id: 'article:10012345', isOne: false },
    { id: 'yt:video:dQw4w9WgXcQ', isOne: false },
    { id: '17 at https://news.example', isOne: false },
    { id: 'urn:isbn:0451450523', isOne: true },
    { id: 'd41d8cd98f00b204e9800998ecf8427e', isOne: true },
    { id: 'ipfs://bafy', isOne: true },
  ])('takes the $id of two feeds for one post: $isOne', ({ id, isOne }) => {
    const ids = ['a', 'b'].flatMap((name) => {
      const feed = `https://${name}.example/feed`;
      return posts([{ id, title: 't' }], { feedUrl: feed }).posts.map((post) => post.id);
    });
    expect(new Set(ids).size).toBe(isOne ? 1 : 2);
  });

  it('gives an item one id, whatever its feed is led to and its neighbours link to', () => {
    const one = { id: '17', link: '/a', title: 'a' };
    const [alone] = posts([one]).posts;
    const [led] = posts([one], { sourceUrl: 'https://cdn.example/x?token=1' }).posts;
    const [beside] = posts([one, { ...one, id: '18' }]).posts;
    expect([led?.id, beside?.id]).toEqual([alone?.id, alone?.id]);
  });

  it('tells nobody in an id what the address of a feed says only to subscribers', () => {
    const normalUrl = (url: string) => url;
    const ids = ['s3cret', 'other'].map(
      (key) =>
        posts([{ id: '17', title: 'a' }], { feedUrl: `https://me:${key}@news.example/f?key=${key}`, normalUrl }).posts[0]?.id,
    );
    expect(ids.join(' ')).toMatch(/^news\.example\/[\da-f]{16}#17 news\.example\/[\da-f]{16}#17$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('knows items by their pages where all have one id', () => {
    const id = 'https://news.example/';
    const made = posts([
      { id, link: '/a', title: 'a' },
      { id, link: '/b', title: 'b' },
      { id, link: '/c', title: 'c' },
    ]).posts;
    expect(made.map((post) => post.id)).toEqual(['a', 'b', 'c'].map((page) => `https://news.example/${page}`));
  });

  it('tells items apart that link to one page', () => {
    const made = posts([
      { id: '1', link: '/', title: 'a' },
      { id: '2', link: '/', title: 'b' },
      { link: '/c?n=1', title: 'c' },
      { link: '/c?n=2', title: 'd' },
    ]).posts;
    const page = 'https://news.example';
    expect(made.map(({ id }) => id)).toEqual([`${SCOPE}#1`, `${SCOPE}#2`, `${page}/c?n=1`, `${page}/c?n=2`]);
  });

  it.each([
    {
      name: 'the day it was published',
      one: { published: new Date('2026-11-01'), updated: now },
      is: '2026-11-01T00:00:00.000Z',
    },
    { name: 'else the day it was changed', one: { updated: new Date('2026-11-02') }, is: '2026-11-02T00:00:00.000Z' },
    { name: 'else now', one: {}, is: '2026-11-23T10:00:00.000Z' },
    { name: 'an hour ahead as it says', one: { published: new Date('2026-11-23T11:00:00Z') }, is: '2026-11-23T11:00:00.000Z' },
    { name: 'now where it says a day to come', one: { published: new Date('2027-01-01') }, is: '2026-11-23T10:00:00.000Z' },
  ])('dates a post by $name', ({ one, is }) => {
    expect(posts([{ title: 't', link: '/a', ...one }]).posts[0]?.published_at).toBe(is);
  });

  it('says which posts have no time of their own', () => {
    const { undated } = posts([
      { link: '/a', title: 'a', published: new Date('2026-11-01') },
      { link: '/b', title: 'b' },
      { link: '/c', title: 'c', published: new Date('2027-01-01') },
      { link: '/d', title: 'd', published: new Date('2026-11-02') },
      { link: '/d', title: 'd, later', published: null },
    ]);
    expect([...undated]).toEqual(['b', 'c', 'd'].map((page) => `https://news.example/${page}`));
  });

  it('skips what is no post, and says why', () => {
    const { posts: made, skipped } = posts([
      { link: '/a', title: '<img src="x">', summary: '<br>' },
      { link: '/b', title: 'old', published: new Date(0) },
      { link: '/c', title: 'first', published: new Date('2026-11-01') },
      { link: '/c', title: 'newest', published: new Date('2026-11-03') },
      { link: '/c', title: 'between', published: new Date('2026-11-02') },
    ]);
    expect(made.map(({ title }) => title)).toEqual(['newest']);
    expect(skipped).toEqual([
      { reason: 'no-text', count: 1 },
      { reason: 'too-old', count: 1 },
      { reason: 'repeated', count: 2 },
    ]);
  });

  it.each([
    { name: 'the newest of a feed from the oldest on', dateOf: (at: number) => new Date(Date.UTC(2020, 0, 1 + at)), from: 3 },
    { name: 'the newest of a feed from the newest on', dateOf: (at: number) => new Date(Date.UTC(2026, 0, 1 - at)), from: 0 },
    { name: 'the first of a feed without dates', dateOf: () => null, from: 0 },
  ])('keeps $name, and counts the rest', ({ dateOf, from }) => {
    const { posts: made, skipped } = posts(
      Array.from({ length: 2_003 }, (_, at) => ({ link: `/${at}`, title: `${at}`, published: dateOf(at) })),
    );
    expect(made.map(({ title }) => Number(title))).toEqual(Array.from({ length: 2_000 }, (_, at) => at + from));
    expect(skipped).toEqual([{ reason: 'too-many', count: 3 }]);
  });

  it('takes answers for comments on what they answer', () => {
    const [answer] = posts([{ id: 'tag:x.example,2026:2', title: 'Re', inReplyTo: 'https://news.example/a?x=1' }]).posts;
    expect(answer).toMatchObject({ kind: 'comment', parent_id: 'https://news.example/a' });
  });

  it.each([
    {
      name: 'a page',
      person: { name: 'Ann', email: null, url: 'https://ann.example/' },
      author: 'https://ann.example/',
      shown: 'Ann',
    },
    { name: 'a name', person: { name: 'admin', email: null, url: null }, author: 'admin (news.example)', shown: 'admin' },
    {
      name: 'an address',
      person: { name: null, email: 'a@b.example', url: null },
      author: 'a@b.example (news.example)',
      shown: 'a@b.example',
    },
    { name: 'a page alone', person: { name: null, email: null, url: 'https://ann.example/' }, author: null, shown: null },
    {
      name: 'a page that is none',
      person: { name: 'Ann', email: null, url: 'javascript:x' },
      author: 'Ann (news.example)',
      shown: 'Ann',
    },
  ])('names an author by $name', ({ person, author, shown }) => {
    const [post] = posts([{ link: '/a', title: 't', authors: [person] }]).posts;
    expect([post?.author, post?.author_name]).toEqual([author, shown]);
  });

  it.each([
    { name: 'the site', urls: ['https://news.example/', 'https://news.example/'] },
    { name: 'the site with www.', urls: ['https://www.news.example/', '/'] },
    { name: 'the feed', urls: ['https://news.example/feed.xml', '/'] },
    { name: 'one page of all', urls: ['https://news.example/team', '/team'] },
  ])('tells authors apart whose page is $name', ({ urls }) => {
    const people = ['Ann', 'Ben'].map((name, at) => ({ name, email: null, url: urls[at] ?? null }));
    const made = posts(people.map((person, at) => ({ link: `/${at}`, title: 't', authors: [person] }))).posts;
    expect(made.map(({ author }) => author)).toEqual(['Ann (news.example)', 'Ben (news.example)']);
  });

  it('has in a title what only looks like markup', () => {
    expect(posts([{ link: '/a', title: 'Why List<String> is slow' }]).posts[0]?.title).toBe('Why List<String> is slow');
  });

  it('keeps within the limits of the contract, and cuts no character in half', () => {
    const [post] = posts([
      {
        link: '/a',
        title: `x${'😀'.repeat(6_000)}`,
        content: 'y'.repeat(1_100_000),
        comments: 2 ** 33,
        language: 'English',
        authors: [{ name: 'n'.repeat(2_000), email: null, url: `https://a.example/${'u'.repeat(5_000)}` }],
      },
    ]).posts;
    expect(post?.title).toHaveLength(9_999);
    expect(post?.content).toHaveLength(1_000_000);
    expect([post?.comments, post?.lang, post?.author_url]).toEqual([null, null, null]);
  });

  it.each([
    { name: 'its name here', more: { channel: 'Ours' }, is: 'Ours' },
    { name: 'what it calls itself', more: {}, is: 'The & News' },
    { name: 'nothing', more: { title: null }, is: null },
  ])('has for channel $name', ({ more, is }) => {
    expect(posts([{ link: '/a', title: 't' }], more).posts[0]?.channel).toBe(is);
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.example', 'data:text/html,x'])('gives %s for no address', (link) => {
    expect(posts([{ id: '1', link, title: 't' }]).posts[0]).toMatchObject({ url: null, id: `${SCOPE}#1` });
  });

  it('keeps text as it is that is no HTML, without what cannot be stored', () => {
    const plain = new Set(['title', 'content'] as const);
    const [post] = posts([{ link: '/a', title: 'List<b>\ud800', content: 'a &amp;\0\n b', plain }]).posts;
    expect([post?.title, post?.content]).toEqual(['List<b>\ufffd', 'a &amp;\nb']);
  });
});
