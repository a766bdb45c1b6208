import { describe, expect, it } from 'vitest';
import { type Article, articleOf, linksOf, type NoArticle } from './article.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const PARAGRAPH =
  '<p>The ferry did not leave the pier this morning, since the wind was stronger than the captain liked it to be.</p>';
const TEXT = PARAGRAPH.repeat(6);
const PAGE = `<html lang="en"><head><title>Ferry stays - Harbour News</title><meta property="og:site_name" content="Harbour News"></head><body><nav><a href="/">Home</a></nav>
  <article><h1>Ferry stays</h1>${TEXT}</article><footer>All rights reserved</footer></body></html>`;

function read(html: string, more: { path?: string; headers?: Record<string, string> } = {}): Article | NoArticle {
  return articleOf({ html, url: `https://news.example${more.path ?? '/a/ferry'}`, headers: new Headers(more.headers) }, NOW);
}

function withHead(head: string, body = `<article>${TEXT}</article>`): string {
  return `<html><head><title>T</title>${head}</head><body>${body}</body></html>`;
}

function withData(data: unknown): string {
  return withHead(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
}

describe('articleOf', () => {
  it('reads the text without what is around it', () => {
    const article = read(PAGE);
    expect(article).toMatchObject({ title: 'Ferry stays', language: 'en', author: null, published: null, site: 'Harbour News' });
    expect(article).toMatchObject({ text: expect.stringMatching(/^The ferry(?:.*\n){5}The ferry[^\n]*be\.$/) });
  });

  it('believes JSON-LD before meta elements before what is seen', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Not this' },
        {
          '@type': ['NewsArticle'],
          headline: 'Wind &amp; ferry',
          datePublished: '2026-11-22T08:00:00+08:00',
          author: [{ '@type': 'Person', name: 'Chan Tai Man', url: '/people/chan' }, { name: 'Lee' }],
          publisher: { name: 'Harbour News' },
          inLanguage: 'en-HK',
          commentCount: 3,
        },
      ],
    };
    const html = withData(data).replace('<title>', '<meta property="article:published_time" content="2026-11-01"><title>');
    expect(read(html)).toMatchObject({
      title: 'Wind & ferry',
      published: new Date('2026-11-22T00:00:00Z'),
      author: { name: 'Chan Tai Man', url: 'https://news.example/people/chan' },
      site: 'Harbour News',
      language: 'en-HK',
      comments: 3,
    });
  });

  it.each([
    ['a name alone', { author: 'Chan' }, 'Chan'],
    ['an empty list', { author: [] }, undefined],
    ['nothing of the kind', { author: 7 }, undefined],
  ])('takes an author that is %s', (_name, more, name) => {
    const article = read(withData({ '@type': 'BlogPosting', headline: 'T', ...more }));
    expect(typeof article === 'string' ? article : article.author?.name).toBe(name);
  });

  it.each([
    ['Open Graph', '<meta property="article:published_time" content="2026-11-22T00:00:00Z">', '2026-11-22T00:00:00.000Z'],
    ['Dublin Core', '<meta name="DC.date.issued" content="2026-11-21">', '2026-11-21T00:00:00.000Z'],
    ['microdata', '<meta itemprop="datePublished" content="2026-11-20">', '2026-11-20T00:00:00.000Z'],
    [
      'a date to come, and one that is not',
      '<meta name="date" content="2027-11-20"><meta name="pubdate" content="2026-11-20">',
      '2026-11-20T00:00:00.000Z',
    ],
    ['words', '<meta name="date" content="soon">', null],
    ['a date before there was a web', '<meta name="date" content="1970-01-01">', null],
  ])('takes the time of %s', (_name, head, time) => {
    const article = read(withHead(head));
    expect(typeof article === 'string' ? article : (article.published?.toISOString() ?? null)).toBe(time);
  });

  it('takes a time that is seen at last', () => {
    const html = PAGE.replace('<h1>', '<time datetime="2026-11-20T03:00Z">three</time><h1>');
    expect(read(html)).toMatchObject({ published: new Date('2026-11-20T03:00:00Z') });
  });

  it('takes what the page says that its text is where less can be seen', () => {
    const body = 'What the article says is not shown to who does not pay for it. '.repeat(20).trim();
    const html = `<html><head><script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', headline: 'T', articleBody: body })}</script></head><body><p>Subscribe</p></body></html>`;
    expect(read(html)).toMatchObject({ text: body });
    const summary = withHead(
      '<meta property="og:type" content="article"><meta name="description" content="In short.">',
      '<p>Sub</p>',
    );
    expect(read(summary)).toMatchObject({ title: 'T', text: 'In short.' });
  });

  it.each<[string, string, string, NoArticle]>([
    ['the start page', PAGE, '/', 'no-article'],
    [
      'a list of links',
      `<title>All</title>${'<p><a href="/x">One of the articles of today</a></p>'.repeat(30)}`,
      '/all',
      'no-article',
    ],
    ['a short page', '<title>Hello</title><p>Hello.</p>', '/hello', 'no-article'],
    ['nothing', '', '/x', 'no-article'],
    ['what is not to be found', withHead('<meta name="robots" content="NOINDEX, follow">'), '/x', 'no-index'],
    ['what this program is not to find', withHead('<meta name="earshot" content="none">'), '/x', 'no-index'],
    ['a guard', '<title>Just a moment...</title><p>Checking</p>', '/x', 'challenge'],
  ])('says that %s is none', (_name, html, path, is) => {
    expect(read(html, { path })).toBe(is);
  });

  it.each<[string, string, boolean]>([
    ['for everybody', 'noindex, nofollow', false],
    ['for this program', 'googlebot: all, earshot: noindex', false],
    ['for another one', 'googlebot: noindex, nofollow', true],
    ['for a time', 'unavailable_after: 25 Jun 2030 15:00:00 PST', true],
    ['of the size of pictures', 'max-image-preview:large', true],
  ])('obeys the header: %s', (_name, header, isRead) => {
    expect(typeof read(PAGE, { headers: { 'x-robots-tag': header } }) !== 'string').toBe(isRead);
  });

  it('keeps the beginning of what wants no copies', () => {
    const article = read(withHead('<meta name="robots" content="noarchive">'));
    expect(typeof article === 'string' ? article : article.text.length).toBe(300);
  });

  it.each([
    ['half an object', '{"@type":"NewsArticle","headline"'],
    ['a deep one', `${'{"@graph":['.repeat(50_000)}${']}'.repeat(50_000)}`],
    ['many', JSON.stringify(Array.from({ length: 10_000 }, () => ({ '@type': 'Thing' })))],
    ['names that are none', '{"@type":{"a":1},"__proto__":{"@type":"Article"}}'],
  ])('is not misled by data that is %s', (_name, data) => {
    const html = PAGE.replace('<title>', `<script type="application/ld+json">${data}</script><title>`);
    expect(read(html)).toMatchObject({ title: 'Ferry stays' });
  });

  it('reads data with line ends in its strings', () => {
    const data = '<!-- {"@type":"Article","headline":"A\nB"} -->';
    expect(read(PAGE.replace('<title>', `<script type="application/ld+json">${data}</script><title>`))).toMatchObject({
      title: 'A B',
    });
  });
});

describe('linksOf', () => {
  it('makes them absolute, by the base that the page names', () => {
    const html =
      '<base href="/in/"><a href="a#x">a</a><a href="a#x">a</a><a href="//b.example/">b</a><a href="javascript:x()">c</a>';
    expect(linksOf({ html, url: 'https://news.example/' })).toEqual(['https://news.example/in/a#x', 'https://b.example/']);
  });
});
