import { describe, expect, it } from 'vitest';
import { importedPost } from '../../../contract/posts.ts';
import type { Article } from './article.ts';
import { type PostedAt, websitePost } from './website-post.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const URL_OF_PAGE = 'https://www.news.example/a/ferry?utm_source=x';
const NOTHING_LISTED = { url: URL_OF_PAGE, modified: null, published: null, title: null };
const AT: PostedAt = { mediaType: 'website', channel: null, url: URL_OF_PAGE, listed: NOTHING_LISTED, now: NOW };
const ARTICLE: Article = {
  title: 'Ferry stays',
  text: 'The ferry stays.',
  author: { name: 'Chan', url: 'https://www.news.example/people/chan' },
  published: new Date('2026-11-22T08:00:00Z'),
  language: 'en',
  site: 'Harbour News',
  comments: 3,
  canonical: null,
};

function postOf(article: Partial<Article>, at: Partial<PostedAt> = {}) {
  return websitePost({ ...ARTICLE, ...article }, { ...AT, ...at });
}

describe('websitePost', () => {
  it('is a post that can be imported', () => {
    const made = postOf({});
    expect(made?.isUndated).toBe(false);
    expect(importedPost.parse(made?.post)).toEqual({
      media_type: 'website',
      id: 'https://www.news.example/a/ferry',
      published_at: '2026-11-22T08:00:00.000Z',
      author: 'Chan (www.news.example)',
      author_name: 'Chan',
      author_url: 'https://www.news.example/people/chan',
      title: 'Ferry stays',
      content: 'The ferry stays.',
      url: URL_OF_PAGE,
      channel: 'Harbour News',
      kind: 'post',
      comments: 3,
      lang: 'en',
      data_source: 'mw',
    });
  });

  it.each([
    ['what the page says', 'https://news.example/ferry#x', 'https://news.example/ferry'],
    ['its own address where that is of another site', 'https://other.example/ferry', 'https://www.news.example/a/ferry'],
    ['its own address where that is the site', 'https://www.news.example/', 'https://www.news.example/a/ferry'],
    ['the page behind one for telephones', 'https://m.news.example/ferry', 'https://m.news.example/ferry'],
  ])('is known by %s', (_name, canonical, id) => {
    expect(postOf({ canonical })?.post.id).toBe(id);
  });

  it('is known by a hash where its address is too long', () => {
    expect(postOf({}, { url: `https://news.example/${'x'.repeat(5_000)}` })?.post).toMatchObject({
      id: expect.stringMatching(/^sha256:[\da-f]{64}$/),
      url: null,
    });
  });

  const [earlier, later] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-12-20T00:00:00Z')];
  it.each<[string, Partial<Article>, Partial<PostedAt>, string, boolean]>([
    ['the page', {}, { listed: { ...NOTHING_LISTED, published: earlier } }, '2026-11-22T08:00:00.000Z', false],
    [
      'the sitemap of news',
      { published: null },
      { listed: { ...NOTHING_LISTED, published: earlier } },
      '2026-11-20T00:00:00.000Z',
      false,
    ],
    ['its address', { published: null }, { url: 'https://a.example/2026/11/21/ferry' }, '2026-11-21T00:00:00.000Z', false],
    [
      'its address, in one piece',
      { published: null },
      { url: 'https://a.example/n/20261121-1.html' },
      '2026-11-21T00:00:00.000Z',
      false,
    ],
    [
      'nobody, but it was changed',
      { published: null },
      { listed: { ...NOTHING_LISTED, modified: earlier } },
      '2026-11-20T00:00:00.000Z',
      true,
    ],
    ['nobody', { published: null }, { listed: { ...NOTHING_LISTED, modified: later } }, '2026-11-23T00:00:00.000Z', true],
    [
      'an address that only looks so',
      { published: null },
      { url: 'https://a.example/2026/13/45/x' },
      '2026-11-23T00:00:00.000Z',
      true,
    ],
  ])('has its time from %s', (_name, article, at, time, isUndated) => {
    const made = postOf(article, at);
    expect([made?.post.published_at, made?.isUndated]).toEqual([time, isUndated]);
  });

  it.each<[string, Partial<Article>, object]>([
    ['too many comments', { comments: 5_000_000_000 }, { comments: null }],
    ['half a comment', { comments: 0.5 }, { comments: null }],
    ['nobody', { author: null }, { author: null, author_name: null, author_url: null }],
    ['somebody without a name', { author: { name: '', url: 'https://a.example/' } }, { author: null, author_url: null }],
    ['a long name', { author: { name: '陳'.repeat(600), url: null } }, { author_name: '陳'.repeat(256) }],
    ['signs that cannot be kept', { title: 'a\0b\ud800', site: null }, { title: 'ab\ufffd', channel: 'www.news.example' }],
  ])('keeps what can be kept of %s', (_name, article, is) => {
    expect(postOf(article)?.post).toMatchObject(is);
  });
});
