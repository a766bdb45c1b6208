import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleText } from './article-text.ts';
import { pageParts } from './page-parts.ts';

describe('pageParts', () => {
  it('finds what a page says of itself', () => {
    const parts = pageParts(`<!doctype html><html lang="zh-HK"><head><title> A &amp; B </title><base href="/x/">
      <meta name="Author" content="Chan"><meta property="og:title" content="&quot;A&quot;"><meta name="author" content="Lee">
      <link rel="alternate canonical" href="/a"><script type="application/ld+json">{"a":"<b>&amp;"}</script></head>
      <body><time datetime="2026-11-23">today</time><main><time datetime="2026-11-20">yesterday</time></main><span itemprop="datePublished" content="2026-11-19"></span>
      <a href="/b?x=1&amp;y=2">b</a><svg><title>no</title></svg></body></html>`);
    expect(parts).toMatchObject({
      title: 'A & B',
      language: 'zh-HK',
      canonical: '/a',
      base: '/x/',
      data: ['{"a":"<b>&amp;"}'],
      links: ['/b?x=1&y=2'],
      times: ['2026-11-19', '2026-11-20'],
    });
    expect([...parts.metas]).toEqual([
      ['author', 'Chan'],
      ['og:title', '"A"'],
    ]);
  });

  it.each([
    ['closes what is open', '<div><p>a<p>b', '<div><p>a</p><p>b</p></div>'],
    ['closes what ends by itself', '<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    ['ends nothing that was not begun', 'a</b></div>b', 'ab'],
    ['drops scripts, pictures and what is drawn', 'a<script>x<p></script><svg><g>y</g></svg><img src="z">b', 'a b'],
    ['keeps little of attributes', '<p class="a&quot;b" onclick="x()" data-x="y">t</p>', '<p class="a&quot;b">t</p>'],
    ['says what is not shown', '<p style="color:red; display : none">t</p>', '<p hidden="">t</p>'],
    ['makes no tags of text', 'a < b &lt;p&gt; <<b>c</b>', 'a &lt; b &lt;p> &lt;<b>c</b>'],
    ['folds spaces', 'a \n &#32; <b> b</b><pre> c\n d</pre>', 'a <b>b</b><pre> c\n d</pre>'],
  ])('%s', (_name, html, body) => {
    expect(pageParts(html).body).toBe(body);
  });

  it('writes few elements within each other, and not too many of them; all text stays', () => {
    const deep = pageParts(`${'<div>'.repeat(5_000)}in${'</div>'.repeat(5_000)} out`).body;
    expect([deep.match(/<div>/g)?.length, deep.match(/<\/div>/g)?.length]).toEqual([60, 60]);
    expect(deep.replaceAll(/<[^>]*>/g, '').trim()).toBe('in out');
    const wide = pageParts('<b>x</b>'.repeat(20_000)).body;
    expect([wide.match(/<b>/g)?.length, wide.replaceAll(/<[^>]*>|\s/g, '').length]).toEqual([10_000, 20_000]);
  });

  it('writes what is balanced and bounded, whatever the page', () => {
    const pieces = [
      '<div>',
      '</div>',
      '<p a="b>">',
      '<constructor>',
      '<li __proto__=x>',
      '<br/>',
      '<b',
      '</',
      '&lt;',
      '&#0;',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<title>',
      '<td>',
      'x ',
      '"',
      '<![CDATA[',
      '\ud800',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 200 }), (page) => {
        const { body } = pageParts(page.join(''));
        const open: string[] = [];
        for (const [, slash, name] of body.matchAll(/<(\/?)([a-z]+)[^<>]*>/g)) {
          if (name === 'br' || name === 'hr') continue;
          if (slash === '') open.push(name ?? '');
          else expect(open.pop()).toBe(name);
          expect(open.length).toBeLessThanOrEqual(60);
        }
        expect(open).toEqual([]);
        expect(body.replaceAll(/<\/?[a-z]+[^<>]*>/g, '')).not.toContain('<');
      }),
    );
  });

  // What overflows a stack, or takes time that grows as the square of it, does not come to its end.
  it.each([
    '<div>',
    '<b>',
    '</b>',
    '<p>',
    '<table><tr><td>',
    '<',
    '&amp;',
    '&lt;p&gt;',
    '<a b="',
    ' ',
    '<p> </p>',
    '<li>x',
    '<br>',
  ])(
    'and the text of it come to an end with many “%s”',
    (piece) => {
      const { body } = pageParts(`<p>A text.</p>${piece.repeat(Math.ceil(1_000_000 / piece.length))}`);
      expect(body.length).toBeLessThan(2_000_000);
      expect(articleText(body, 'A title')?.text.length ?? 0).toBeLessThanOrEqual(400_000);
    },
    30_000,
  );
});
