import { describe, expect, it } from 'vitest';
import { type Article, articleOf, linksOf, type NoArticle } from './article.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const PARAGRAPH =
  '<p>The ferry did not leave the pier this morning, since the wind was stronger than the captain liked it to be.</p>';
const TEXT = PARAGRAPH.repeat(6);
const PAGE = `<html lang="en"><head><title>Ferry stays - Harbour News</title><meta property="og:site_name" content="Harbour News"></head><body><nav><a href="/">Home</a></nav>
  <article><h1>Ferry stays</h1>${TEXT}</article><footer>All rights reserved</footer></body></html>`;

function read(
  html: string,
  more: { path?: string; headers?: Record<string, string>; askedAs?: string } = {},
): Article | NoArticle {
  const { path = '/a/ferry', headers, askedAs = 'Earshot' } = more;
  return articleOf({ html, url: `https://news.example${path}`, headers: new Headers(headers), askedAs }, NOW);
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

  it('reads a page in Chinese that says little of itself', () => {
    const text = [
      '受強風影響，來往離島的渡輪今日全線停航，大批市民被迫改乘巴士，碼頭一帶出現長長人龍，不少人要等候超過一小時。',
      '運輸署發言人表示，預料強風會持續至明早，呼籲市民留意最新消息，並預留充足時間出門，渡輪公司會視乎風勢恢復服務。',
      '有乘客批評安排混亂，又指職員未有提供清晰指示，令不少長者感到徬徨，碼頭內亦沒有足夠座位，職員其後派發食水。',
    ];
    const html = `<html lang="zh-Hant-HK"><head><title>渡輪停航 | 海港日報</title><meta property="og:title" content="渡輪停航 | 海港日報">
      <meta property="og:site_name" content="海港日報"></head><body><nav><ul><li><a href="/1">港聞</a><li><a href="/2">國際</a></ul></nav>
      <div><h1>渡輪停航</h1><span class="author">記者：陳大文</span> <time datetime="2026-11-22T18:30:00+08:00">今日</time>
      <div class="content">${text.map((line) => `<p>${line}`).join('\n')}<div class="ad"><iframe src="x"></iframe></div></div>
      <aside><a href="/3">相關新聞</a></aside></div><footer>版權所有</footer></body></html>`;
    expect(read(html)).toMatchObject({
      title: '渡輪停航',
      text: text.join('\n'),
      author: { name: '陳大文' },
      published: new Date('2026-11-22T10:30:00Z'),
      language: 'zh-Hant-HK',
    });
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

  it('reads a time that names no zone in that of the site', () => {
    const html = withHead('<meta property="article:published_time" content="2026-11-22 18:30:00">');
    const page = { html, url: 'https://news.example/a', headers: new Headers() };
    expect(articleOf(page, NOW, 'Asia/Hong_Kong')).toMatchObject({ published: new Date('2026-11-22T10:30:00Z') });
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
    [
      'a list that calls itself an article',
      withHead('<meta property="og:type" content="article">', '<p><a href="/x">One of the articles of today</a></p>'.repeat(30)),
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

  it.each([
    ['Harbour-Watch', false],
    ['Earshot', true],
  ])('obeys what is said to the name that it gave: %s', (askedAs, isRead) => {
    const page = withHead('<meta name="harbour-watch" content="noindex">');
    expect(typeof read(page, { askedAs }) !== 'string').toBe(isRead);
    const headers = { 'x-robots-tag': 'googlebot: all, harbour-watch: noindex' };
    expect(typeof read(PAGE, { askedAs, headers }) !== 'string').toBe(isRead);
  });

  it('keeps the beginning of what wants no copies', () => {
    const article = read(withHead('<meta name="robots" content="noarchive">'));
    expect(typeof article === 'string' ? article : article.text.length).toBe(300);
  });

  it.each([
    ['that is the page', '/two', 'Two'],
    ['that is the page, by what it is mainly about', '/three', 'Three'],
    ['of which none is the page', '/all', 'T'],
  ])('takes of several articles the one %s', (_name, path, title) => {
    const data = [
      { '@type': 'NewsArticle', headline: 'One', url: '/one' },
      { '@type': 'NewsArticle', headline: 'Two', url: 'https://news.example/two?utm_source=x' },
      { '@type': 'NewsArticle', headline: 'Three', mainEntityOfPage: { '@id': '/three' } },
    ];
    expect(articleOf({ html: withData(data), url: `https://news.example${path}`, headers: new Headers() }, NOW)).toMatchObject({
      title,
    });
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
