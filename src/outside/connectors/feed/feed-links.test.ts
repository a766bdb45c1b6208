import { describe, expect, it } from 'vitest';
import { feedLinks } from './feed-links.ts';

const AT = 'https://a.example/news/today';

describe('feedLinks', () => {
  it.each([
    [
      'relative to the page',
      '<link rel="alternate" type="application/rss+xml" href="feed.xml">',
      ['https://a.example/news/feed.xml'],
    ],
    [
      'relative to its base',
      '<base href="/zh/"><link rel=alternate type="application/atom+xml;charset=utf-8" href="f">',
      ['https://a.example/zh/f'],
    ],
    [
      'JSON Feed',
      "<LINK REL='home Alternate' TYPE='application/feed+json' HREF='//b.example/f.json'>",
      ['https://b.example/f.json'],
    ],
    [
      'JSON of anything after all others',
      '<link rel="alternate" type="application/json" href="/f.json"><link rel="alternate" type="application/rss+xml" href="/comments">',
      ['https://a.example/comments', 'https://a.example/f.json'],
    ],
    ['JSON of WordPress', '<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/7">', []],
    ['another language of the page', '<link rel="alternate" hreflang="zh" href="/zh">', []],
    ['a style', '<link rel="stylesheet" type="text/css" href="/a.css">', []],
    ['no address', '<link rel="alternate" type="application/rss+xml">', []],
    ['a script', '<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">', []],
    ['in the text of the page', '<body><link rel="alternate" type="application/rss+xml" href="/in-body">', []],
    [
      'below more elements than a head has',
      `${'<b>'.repeat(21)}<link rel="alternate" type="application/rss+xml" href="/deep">`,
      [],
    ],
    ['within a comment', '<!-- <link rel="alternate" type="application/rss+xml" href="/old"> -->', []],
  ])('%s', (_name, html, urls) => {
    expect(feedLinks(`<html><head>${html}`, AT)).toEqual(urls);
  });

  it('gives each once, comments last', () => {
    const links = ['/comments/feed', '/feed', '/feed', '/sport/feed']
      .map((href) => `<link rel="alternate" type="application/rss+xml" href="${href}">`)
      .join('');
    expect(feedLinks(links, AT)).toEqual([
      'https://a.example/feed',
      'https://a.example/sport/feed',
      'https://a.example/comments/feed',
    ]);
  });
});
