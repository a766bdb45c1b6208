import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import { parseSitemap } from './parse-sitemap.ts';

const AT = 'https://news.example/maps/map.xml';
const NEWS = 'xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"';

describe('parseSitemap', () => {
  it('reads pages with what is said of them', () => {
    const xml = `<?xml version="1.0"?><!-- made --><urlset ${NEWS}>
      <url><loc> https://news.example/a?x=1&amp;y=2 </loc><lastmod>2026-11-20T08:00:00+08:00</lastmod></url>
      <url><loc><![CDATA[https://news.example/b]]></loc><lastmod>2026-11-19</lastmod>
        <n:news><n:publication><n:name>News</n:name></n:publication>
        <n:publication_date>2026-11-18T23:00Z</n:publication_date><n:title>颱風 &amp; 雨</n:title></n:news></url>
      <url><loc>/c</loc><lastmod>soon</lastmod></url></urlset>`;
    expect(parseSitemap(xml, AT)).toEqual({
      isIndex: false,
      leftOut: 0,
      entries: [
        entry('https://news.example/a?x=1&y=2', { modified: new Date('2026-11-20T00:00:00Z') }),
        entry('https://news.example/b', {
          modified: new Date('2026-11-19T00:00:00Z'),
          published: new Date('2026-11-18T23:00:00Z'),
          title: '颱風 & 雨',
        }),
        entry('https://news.example/c'),
      ],
    });
  });

  it.each([
    ['an index', '<sitemapindex><sitemap><loc>/a.xml</loc></sitemap><sitemap><loc>/b.xml</loc></sitemap></sitemapindex>', true],
    [
      'an index without names of addresses',
      `<sitemapindex><sitemap>
        https://news.example/a.xml</sitemap><sitemap>https://news.example/b.xml</sitemap></sitemapindex>`,
      true,
    ],
    [
      'prefixes',
      '<s:urlset xmlns:s="x"><s:url><s:loc>/a.xml</s:loc></s:url><s:url><s:loc>/b.xml</s:loc></s:url></s:urlset>',
      false,
    ],
    [
      'pictures and films',
      `<urlset><url><image:image><image:loc>/x.png</image:loc></image:image><loc>/a.xml</loc></url>
        <url><loc>/b.xml</loc><video:video><video:title>x</video:title></video:video></url></urlset>`,
      false,
    ],
    ['lines', '\ufeffhttps://news.example/a.xml\r\n\r\n https://news.example/b.xml \n', false],
    [
      'a feed',
      '<rss version="2.0"><channel><item><link>/a.xml</link></item><item><link>/b.xml</link></item></channel></rss>',
      false,
    ],
    ['one that is cut off', '<urlset><url><loc>/a.xml</loc></url><url><loc>/b.xml</loc>', false],
    ['one that does not close as it should', '<urlset><url><loc>/a.xml</loc><url><loc>/b.xml</loc></urlset>', false],
  ])('reads %s', (_name, text, isIndex) => {
    const sitemap = parseSitemap(text, AT);
    const urls = sitemap.entries.map(({ url, title }) => [url, title]);
    expect(urls).toEqual(['a', 'b'].map((name) => [`https://news.example/${name}.xml`, null]));
    expect(sitemap.isIndex).toBe(isIndex);
  });

  it('knows when an item of a feed was written', () => {
    const feed =
      '<rss version="2.0"><channel><item><title>A</title><link>/a</link><pubDate>20 Nov 2026 08:00 GMT</pubDate></item></channel></rss>';
    const time = new Date('2026-11-20T08:00:00Z');
    expect(parseSitemap(feed, AT).entries).toEqual([
      entry('https://news.example/a', { title: 'A', published: time, modified: time }),
    ]);
  });

  it('leaves out what is no address, and what is beyond the limit', () => {
    const odd = ['mailto:a@b.example', 'a page', '', `https://news.example/${'x'.repeat(5_000)}`, 'https://['];
    const xml = `<urlset>${odd.map((url) => `<url><loc>${url}</loc></url>`).join('')}<url><priority>1</priority></url></urlset>`;
    expect(parseSitemap(xml, AT)).toEqual({ isIndex: false, entries: [], leftOut: 6 });
    const many = `<urlset>${'<url><loc>/a</loc></url>'.repeat(50_002)}</urlset>`;
    expect(parseSitemap(many, AT)).toMatchObject({ entries: { length: 50_000 }, leftOut: 2 });
    expect(parseSitemap('https://news.example/a\n'.repeat(50_002), AT)).toMatchObject({
      entries: { length: 50_000 },
      leftOut: 2,
    });
  });

  it.each([
    ['nothing', ' \n'],
    ['a page', '<!DOCTYPE html><html><title>Not found</title></html>'],
    ['a page that quotes one', '<html><urlset><url><loc>/a</loc></url></urlset></html>'],
    ['other XML', '<?xml version="1.0"?><svg></svg>'],
    ['words', 'Not found'],
    ['bytes', '\u0000\ufffd\u0001'],
  ])('says that %s came instead', (_name, text) => {
    let failure: unknown;
    try {
      parseSitemap(text, AT);
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ kind: 'unreadable', message: 'news.example gives no sitemap where it should' });
  });

  // With time that grew as the square of it, minutes: the test would not come to its end.
  it.each(['<a>', '</a>', '<url>', '<loc>', '<', '&amp;', '<![CDATA[', '<!--', '<a b="'])(
    'comes to an end with many “%s”',
    (piece) => {
      expect(parseSitemap(`<urlset><url><loc>/a</loc></url><url><loc>${piece.repeat(300_000)}`, AT).entries[0]?.url).toBe(
        'https://news.example/a',
      );
    },
  );
});

function entry(url: string, more: object = {}) {
  return { url, modified: null, published: null, title: null, ...more };
}
