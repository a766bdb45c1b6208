import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../source-failure.ts';
import { parseFeed } from './parse-feed.ts';

const RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/">
<channel><title>港聞 &amp; More</title><link>https://news.example/</link><language>zh-HK</language>
<atom:link rel="self" href="https://news.example/rss"/><atom:link rel="hub" href="http://open.example/"/>
<atom:link rel="hub" href="https://hub.example/"/>
<item><title><![CDATA[今日 <b>天氣</b>]]></title><link>https://news.example/1?a=1&copy=2</link>
<guid isPermaLink="false">17</guid><pubDate>Mon, 23 Nov 2026 10:05:00</pubDate><dc:creator>陳大文</dc:creator>
<description>短</description><content:encoded><![CDATA[<p>長 & 全</p>]]></content:encoded>
<category>天氣</category><slash:comments>4</slash:comments><enclosure url="https://news.example/1.mp3" type="audio/mpeg" length="9"/></item>
<item><title>二</title><guid>https://news.example/2</guid></item>
</channel></rss>`;

const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://r.example/"><title>R</title><link>https://r.example/</link></channel>
<item rdf:about="https://r.example/1"><title>One</title><description>D</description><dc:date>2026-11-23T10:05+08:00</dc:date></item>
</rdf:RDF>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="https://a.example/blog/"
  xmlns:thr="http://purl.org/syndication/thread/1.0">
<title type="html">A &amp;amp; B</title><link rel="self" href="feed"/><link href="."/><link rel="hub" href="/hub"/><link rel="hub"/><author><name>Ann</name><uri>/ann</uri></author>
<entry><id>tag:a.example,2026:1</id><title>List&lt;String&gt;</title><link href="1"/><updated>2026-11-23T10:05:00Z</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>x &lt; y</p></div></content><thr:total>2</thr:total>
<link rel="enclosure" href="1.png" type="image/png" length="5"/></entry>
<entry xml:lang="fr"><id>tag:a.example,2026:2</id><title type="text">Re</title><summary>S</summary>
<published>2026-11-22T10:05:00Z</published><author><name>Bob</name></author>
<thr:in-reply-to ref="tag:a.example,2026:1"/></entry></feed>`;

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'J',
  home_page_url: 'https://j.example/',
  language: 'en',
  feed_url: 'https://j.example/feed.json',
  hubs: [
    { type: 'rssCloud', url: 'https://cloud.example/' },
    { type: 'PubSubHubbub', url: 'http://open.example/' },
    { url: 'https://hub.example/' },
  ],
  authors: [{ name: 'Ann' }],
  items: [
    { id: 1, url: 'https://j.example/1', content_html: '<p>x</p>', date_published: '2026-11-23T10:05:00Z', tags: ['t'] },
    {
      id: '2',
      content_text: 'a < b',
      title: 7,
      authors: 'Bob',
      date_modified: 'yesterday',
      attachments: [{ url: 'https://j.example/a' }],
    },
  ],
});

describe('parseFeed', () => {
  it('reads RSS 2.0', () => {
    const { items, ...feed } = parseFeed(RSS, 'Asia/Hong_Kong');
    expect(feed).toMatchObject({ title: '港聞 & More', link: 'https://news.example/', language: 'zh-HK' });
    expect(feed).toMatchObject({ hubs: ['http://open.example/', 'https://hub.example/'], self: 'https://news.example/rss' });
    expect(items[0]).toMatchObject({
      id: '17',
      link: 'https://news.example/1?a=1&copy=2',
      title: '今日 <b>天氣</b>',
      summary: '短',
    });
    expect(items[0]).toMatchObject({ content: '<p>長 & 全</p>', published: new Date('2026-11-23T02:05:00Z'), comments: 4 });
    expect(items[0]).toMatchObject({ authors: [{ name: '陳大文', email: null, url: null }], categories: ['天氣'] });
    expect(items[0]?.enclosures).toEqual([{ url: 'https://news.example/1.mp3', type: 'audio/mpeg', length: 9 }]);
    expect(items[1]).toMatchObject({ link: 'https://news.example/2', published: null });
  });

  it('reads RSS 1.0', () => {
    const { title, items } = parseFeed(RDF);
    expect(title).toBe('R');
    const [one] = items;
    expect(one).toMatchObject({ id: 'https://r.example/1', link: 'https://r.example/1', title: 'One', summary: 'D' });
    expect(one?.published).toEqual(new Date('2026-11-23T02:05:00Z'));
  });

  it('reads Atom', () => {
    const { items, ...feed } = parseFeed(ATOM);
    expect(feed).toMatchObject({
      title: 'A &amp; B',
      link: 'https://a.example/blog/',
      hubs: ['https://a.example/hub'],
      self: 'https://a.example/blog/feed',
      language: 'en',
    });
    const [entry, answer] = items;
    expect(entry).toMatchObject({
      id: 'tag:a.example,2026:1',
      link: 'https://a.example/blog/1',
      title: 'List<String>',
      comments: 2,
    });
    expect(entry).toMatchObject({ content: '<p>x &lt; y</p>', updated: new Date('2026-11-23T10:05:00Z'), published: null });
    expect(entry?.authors).toEqual([{ name: 'Ann', email: null, url: 'https://a.example/ann' }]);
    expect(entry?.enclosures).toEqual([{ url: 'https://a.example/blog/1.png', type: 'image/png', length: 5 }]);
    expect([...(entry?.plain ?? [])]).toContain('title');
    expect([...(entry?.plain ?? [])]).not.toContain('content');
    expect(answer).toMatchObject({ inReplyTo: 'tag:a.example,2026:1', language: 'fr', authors: [{ name: 'Bob' }] });
  });

  it('reads JSON Feed, with fields of wrong types', () => {
    const { items, ...feed } = parseFeed(JSON_FEED);
    expect(feed).toMatchObject({
      title: 'J',
      link: 'https://j.example/',
      hubs: ['http://open.example/', 'https://hub.example/'],
      self: 'https://j.example/feed.json',
    });
    expect(items[0]).toMatchObject({ id: '1', content: '<p>x</p>', authors: [{ name: 'Ann' }], categories: ['t'] });
    expect(items[1]).toMatchObject({ id: '2', title: '7', content: 'a < b', updated: null, authors: [{ name: 'Bob' }] });
    expect([...(items[1]?.plain ?? [])]).toContain('content');
  });

  it.each([
    { name: 'a byte order mark and spaces', text: `\ufeff \n${RSS}` },
    { name: 'warnings of the server before it', text: `<br />\n<b>Warning</b>: mkdir() in /var/x.php\n${RSS}` },
    {
      name: 'a document type and comments',
      text: RSS.replace('?>', '?><!-- <html> --><!DOCTYPE rss [<!ENTITY nbsp "&#160;">]>'),
    },
    { name: 'control characters', text: RSS.replace('港聞', '港\u0008\u000b聞') },
    { name: 'bare ampersands', text: RSS.replace('&amp; More', '& More') },
    { name: 'an end that is misspelt', text: RSS.replace('</language>', '</langauge>') },
    { name: 'an end too many', text: RSS.replace('</language>', '</language></item>') },
    { name: 'a lost end', text: RSS.replace('</guid>', '') },
    { name: 'nothing at its end', text: RSS.replace('</channel></rss>', '') },
  ])('reads a feed with $name', ({ text }) => {
    const feed = parseFeed(text);
    expect(feed.title).toBe('港聞 & More');
    expect(feed.items.map(({ title }) => title)).toEqual(['今日 <b>天氣</b>', '二']);
  });

  it.each([
    { format: 'RSS', text: RSS, until: '<guid isPerma' },
    { format: 'Atom', text: ATOM, until: '</entry>' },
  ])('gives what there is of $format, wherever it is cut off', ({ text, until }) => {
    const { title } = parseFeed(text);
    // Every third place: no sign that means anything is always missed.
    for (let end = text.indexOf(until); end < text.length; end += 3) {
      const cut = parseFeed(text.slice(0, end));
      expect(cut.title).toBe(title);
      expect(cut.items, text.slice(end - 40, end)).not.toEqual([]);
    }
  });

  it.each([
    { name: 'RSS', text: '<rss version="2.0"><channel></channel></rss>' },
    { name: 'RSS without a channel', text: '<rss/>' },
    { name: 'Atom', text: '<feed xmlns="http://www.w3.org/2005/Atom"></feed>' },
    { name: 'JSON', text: '{"version":"https://jsonfeed.org/version/1.1","items":[]}' },
  ])('takes $name with nothing in it for an empty feed', ({ text }) => {
    expect(parseFeed(text).items).toEqual([]);
  });

  it.each([
    { format: 'RSS', start: '<rss version="2.0"><channel>' },
    { format: 'RDF', start: RDF.slice(0, RDF.indexOf('<item')) },
  ])('reads all items of $format', ({ start }) => {
    const items = Array.from({ length: 2_100 }, (_, at) => `<item><title>${at}</title></item>`);
    expect(parseFeed(`${start}${items.join('')}`).items.at(-1)?.title).toBe('2099');
  });

  it('reads a feed of many long items', () => {
    const text = `<description><![CDATA[${'<p>x</p>'.repeat(100)}]]></description>`;
    const items = Array.from({ length: 2_000 }, (_, at) => `<item><title>${at}</title><guid>${at}</guid>${text}</item>`);
    expect(parseFeed(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`).items).toHaveLength(2_000);
  });

  it.each([
    { name: 'nothing', text: ' \n', says: 'an empty answer' },
    { name: 'a page', text: '<!DOCTYPE html><html><head><title>Home &amp; away</title>', says: 'a web page (“Home & away”)' },
    { name: 'a page that quotes a feed', text: '<html><pre><rss version="2.0"></pre>', says: 'a web page' },
    {
      name: 'a challenge',
      text: '<html><title>Just a moment...</title>',
      says: 'a page that asks whether a person is there (“Just a moment...”)',
    },
    { name: 'other XML', text: '<?xml version="1.0"?><urlset><url/></urlset>', says: 'XML that is no feed (<urlset>)' },
    { name: 'other JSON', text: '{"items":[{"name":"x"}],"error":null}', says: 'JSON that is no feed' },
    { name: 'an array', text: '[1]', says: 'JSON that is no feed' },
    { name: 'broken JSON', text: '{"version":"https://jsonfeed.org/ver', says: 'JSON that is broken off or malformed' },
    { name: 'words', text: 'Not found', says: 'text that is no feed' },
    {
      name: 'a deep feed',
      text: `<rss><channel>${'<a>'.repeat(1_000)}<rss:title`,
      says: 'a feed with more elements within each other than any has',
    },
    { name: 'millions of half tags', text: `<rss version="2.0">${'\n<'.repeat(500_000)}`, says: 'more markup than a feed has' },
    {
      name: 'millions of items',
      text: `<rss version="2.0"><channel>${'<item/>'.repeat(500_001)}`,
      says: 'more markup than a feed has',
    },
    {
      name: 'a list of everything',
      text: `<rss version="2.0"><channel>${'<item><title>x</title></item>'.repeat(20_001)}</channel></rss>`,
      says: 'more items than a feed has',
    },
    {
      name: 'millions of items in JSON',
      text: `{"version":"https://jsonfeed.org/version/1.1","items":[${'{},'.repeat(500_000)}{}]}`,
      says: 'more markup than a feed has',
    },
  ])('says that $name came instead', ({ text, says }) => {
    let failure: unknown;
    try {
      parseFeed(text);
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ kind: 'unreadable', message: expect.stringContaining(`came ${says}`) });
  });
});
