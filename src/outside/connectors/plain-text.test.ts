import { describe, expect, it, vi } from 'vitest';
import { foldedText, hasMarkup, plainText, plainTitle } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    { name: 'text', html: 'a plain text', is: 'a plain text' },
    { name: 'spaces and new lines of the source', html: '  a \n\t b&nbsp; c ', is: 'a b c' },
    { name: 'paragraphs', html: '<p>one</p>\n<p>two</p>', is: 'one\ntwo' },
    { name: 'line breaks', html: 'one<br>two<br/><br />three<br><br><br>four', is: 'one\ntwo\n\nthree\n\nfour' },
    { name: 'blocks within blocks', html: '<div><div><p>one</p></div></div><ul><li>a<li>b</ul>', is: 'one\na\nb' },
    { name: 'links and emphasis', html: 'see <a href="https://a.example">the <b>page</b></a>.', is: 'see the page.' },
    { name: 'words across tags', html: 'un<b>believ</b>able', is: 'unbelievable' },
    { name: 'images', html: 'a<img src="x.png" alt="not said">b', is: 'ab' },
    { name: 'scripts and styles', html: 'a<script>if (1<2) x("<p>")</script><style>p{}</style>b', is: 'ab' },
    { name: 'what is shown only instead', html: 'a<iframe src="x">no</iframe><noscript><p>no</p></noscript>b', is: 'ab' },
    { name: 'scripts that close themselves', html: 'a<script src="x"/>b', is: 'ab' },
    { name: 'comments', html: 'a<!-- <p>no</p> -->b', is: 'ab' },
    { name: 'entities', html: 'AT&amp;T &lt;3 &#8217;&#x9999;&hellip;', is: 'AT&T <3 ’香…' },
    { name: 'entities escaped twice', html: '<p>Tom &amp;amp; Jerry&amp;#8217;s</p>', is: 'Tom & Jerry’s' },
    {
      name: 'markup escaped twice',
      html: '&lt;p&gt;one&lt;/p&gt;&lt;p&gt;two &amp;amp; three&lt;/p&gt;',
      is: 'one\ntwo & three',
    },
    { name: 'tags that are the subject', html: '<p>use &lt;br&gt; here</p>', is: 'use <br> here' },
    { name: 'CDATA that is left', html: '<![CDATA[<p>one</p>]]>', is: 'one' },
    { name: 'signs that are no tags', html: 'a < b, 5 <6 and <3', is: 'a < b, 5 <6 and <3' },
    { name: 'preformatted text', html: '<pre>one\n  two</pre>three\nfour', is: 'one\ntwo\nthree four' },
    { name: 'cells', html: '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', is: 'a b\nc' },
    { name: 'Chinese', html: '<p>香港<b>今日</b>天氣</p><p>晴</p>', is: '香港今日天氣\n晴' },
    { name: 'a tag that never ends', html: 'one <a href="two', is: 'one' },
    { name: 'a video that never ends, with nothing before it', html: '<video src=x>after <b>it</b>', is: 'after it' },
    { name: 'a video that never ends, with a script', html: '<video src=x><script>x()</script>after', is: 'after' },
    { name: 'a video that ends, with nothing else', html: '<video src=x>no</video>', is: '' },
    { name: 'a script that never ends', html: '<script>x()', is: '' },
    { name: 'nothing to read', html: '<p><img src="x"></p>', is: '' },
  ])('reads $name', ({ html, is }) => {
    expect(plainText(html)).toBe(is);
  });

  it.each([
    { name: 'signs', piece: '<' },
    { name: 'tags that open', piece: '<div>' },
    { name: 'tags that close', piece: '</b>' },
    { name: 'hidden ones', piece: '<object>' },
    { name: 'half comments', piece: '<!--' },
    { name: 'half CDATA', piece: '<![CDATA[' },
    { name: 'ampersands', piece: '&' },
    { name: 'half entities', piece: '&amp' },
    { name: 'entities escaped again and again', piece: '&amp;amp;amp;' },
    { name: 'spaces', piece: ' \n' },
    { name: 'quotes', piece: '<a href="' },
  ])('takes no more work for each of many $name', ({ piece }) => {
    const [few, many] = [1_000, 8_000].map((times) => work(piece.repeat(times)));
    // Eight times as much text, and some for the start.
    expect(many).toBeLessThanOrEqual((few ?? 0) * 8 + 1_000);
  });
});

/** What is cut out and looked through, in characters. */
function work(html: string): number {
  const cut = vi.spyOn(String.prototype, 'slice');
  const searched = vi.spyOn(String.prototype, 'replace');
  plainText(html);
  const texts = [...cut.mock.results.map(({ value }) => String(value)), ...searched.mock.contexts.map(String)];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  vi.restoreAllMocks();
  return characters;
}

describe('plainTitle', () => {
  it.each([
    { name: 'a tag that there is not', html: 'Why List<String> is slow', is: 'Why List<String> is slow' },
    { name: 'the same, escaped', html: 'Why List&lt;String&gt; is slow', is: 'Why List<String> is slow' },
    { name: 'the same beside one that there is', html: '<b>Why</b> List<String> is slow', is: 'Why List<String> is slow' },
    { name: 'a comparison', html: 'if a <b then c> d', is: 'if a <b then c> d' },
    { name: 'a comparison, escaped', html: 'if a &lt;b then c&gt; d', is: 'if a <b then c> d' },
    { name: 'emphasis', html: 'A <em class="x" id=y>big</em><br/> title', is: 'A big\ntitle' },
    { name: 'emphasis, escaped', html: 'A &lt;b&gt;big&lt;/b&gt; title', is: 'A big title' },
    { name: 'entities', html: 'Tom &amp;amp; Jerry&amp;#8217;s &lt;3', is: 'Tom & Jerry’s <3' },
    { name: 'CDATA and comments', html: '<![CDATA[a]]><!-- no -->b', is: 'ab' },
    { name: 'a tag that never ends', html: 'one <a href="two', is: 'one <a href="two' },
  ])('reads $name', ({ html, is }) => {
    expect(plainTitle(html)).toBe(is);
  });

  // With time that grew as the square of it, minutes: the test would not come to its end.
  it.each(['<', '<b ', '<b x=', '<b x="', '<b x=1 ', '<b>', '</', ' ', '&lt;b '])('comes to an end with many “%s”', (piece) => {
    const html = `<b ${piece.repeat(100_000)}`;
    expect(plainTitle(html).length).toBeLessThanOrEqual(html.length);
  });
});

describe('foldedText', () => {
  it.each([
    { name: 'keeps what looks like markup', text: 'List<String> & <b>', is: 'List<String> & <b>' },
    { name: 'keeps lines', text: ' one \r\n two\n\n\n\nthree ', is: 'one\ntwo\n\nthree' },
  ])('$name', ({ text, is }) => {
    expect(foldedText(text)).toBe(is);
  });
});

describe('hasMarkup', () => {
  it.each([
    { text: 'a <b>word</b>', is: true },
    { text: 'a<br/>b', is: true },
    { text: 'Tom &amp; Jerry', is: true },
    { text: 'List<String> of a < b', is: false },
    { text: 'Q&A; R&D', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(hasMarkup(text)).toBe(is);
  });
});
