import { describe, expect, it } from 'vitest';
import { parseRobots } from './parse-robots.ts';

const AT = 'https://news.example/robots.txt';

function mayAsk(text: string, path: string, product = 'Earshot'): boolean {
  return parseRobots(text, product, AT).isAllowed(`https://news.example${path}`);
}

describe('parseRobots', () => {
  it.each([
    ['an empty file', '', '/x', true],
    ['nothing that is disallowed', 'User-agent: *\nDisallow:', '/x', true],
    ['everything that is', 'User-agent: *\nDisallow: /', '/x', false],
    ['itself, whatever it says', 'User-agent: *\nDisallow: /', '/robots.txt', true],
    ['a path that begins so', 'User-agent: *\nDisallow: /a', '/ab', false],
    ['one that does not', 'User-agent: *\nDisallow: /a', '/b/a', true],
    ['capitals, which count', 'User-agent: *\nDisallow: /A', '/a', true],
    ['the longest rule', 'User-agent: *\nDisallow: /a/b\nAllow: /a/b/c', '/a/b/c/d', true],
    ['the longest rule, wherever it stands', 'User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b', false],
    ['two rules of one length', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['its own group alone', 'User-agent: *\nDisallow: /\n\nUser-agent: Earshot\nDisallow: /a', '/b', true],
    ['its own group without rules', 'User-agent: *\nDisallow: /\n\nUser-agent: earshot', '/b', true],
    ['a name with a version', 'User-agent: EARSHOT/2.0 (x)\nDisallow: /', '/x', false],
    ['a longer name, of another', 'User-agent: Earshotter\nDisallow: /', '/x', true],
    [
      'several groups of one name',
      'User-agent: earshot\nDisallow: /a\nUser-agent: b\nDisallow: /\nUser-agent: earshot\nDisallow: /c',
      '/c',
      false,
    ],
    ['names in one group', 'User-agent: x\nUser-agent: earshot\nDisallow: /a', '/a', false],
    ['names with a sitemap between', 'User-agent: earshot\nSitemap: /s.xml\nUser-agent: x\nDisallow: /a', '/a', false],
    ['rules before any name', 'Disallow: /\nUser-agent: *\nDisallow: /a', '/b', true],
    ['anything between', 'User-agent: *\nDisallow: /*/print', '/a/b/print/x', false],
    ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['an end that is none', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x=1', true],
    ['an end twice', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf.pdf', false],
    ['an end right after anything', 'User-agent: *\nDisallow: /a*$', '/abc', false],
    ['an end without anything', 'User-agent: *\nDisallow: /a$', '/ab', true],
    ['an end within what was taken', 'User-agent: *\nDisallow: /ab*b$', '/ab', true],
    ['a rule that begins with anything', 'User-agent: *\nDisallow: *.gif$', '/x/a.gif', false],
    ['a rule without its slash', 'User-agent: *\nDisallow: a', '/a', false],
    ['a query', 'User-agent: *\nDisallow: /*?print', '/a?print=1', false],
    ['Chinese', 'User-agent: *\nDisallow: /新聞', '/%e6%96%b0%e8%81%9e/1', false],
    ['escapes that need not be', 'User-agent: *\nDisallow: /%7Euser', '/~user', false],
    ['an escaped slash, which is none', 'User-agent: *\nDisallow: /a%2Fb', '/a/b', true],
    ['remarks', 'User-agent: * # all\nDisallow: /a # not this', '/a', false],
    ['a byte order mark', '\ufeffUser-agent: *\nDisallow: /a', '/a', false],
    ['line ends of old Macs', 'User-agent: *\rDisallow: /a', '/a', false],
    ['spaces before the colon', 'user-agent : *\ndisallow : /a', '/a', false],
    ['no colon', 'user-agent *\ndisallow /a', '/a', false],
    ['a slip', 'useragent: *\nDissalow: /a', '/a', false],
    ['a page in its place', '<html><body>Disallow: / is what\nDisallow: /a</body></html>', '/a', true],
  ])('understands %s', (_name, text, path, allowed) => {
    expect(mayAsk(text, path)).toBe(allowed);
  });

  it.each([
    ['seconds', 'User-agent: *\nCrawl-delay: 2.5', 2.5],
    ['more than are kept to', 'User-agent: *\nCrawl-delay: 86400', 60],
    ['of others', 'User-agent: other\nCrawl-delay: 5', null],
    ['of others and its own', 'User-agent: *\nCrawl-delay: 5\n\nUser-agent: Earshot\nCrawl-delay: 1', 1],
    ['before the list of names goes on', 'User-agent: earshot\nCrawl-delay: 3\nUser-agent: x\nDisallow: /', 3],
    ['no number', 'User-agent: *\nCrawl-delay: slow', null],
    ['less than nothing', 'User-agent: *\nCrawl-delay: -1', null],
  ])('has a delay: %s', (_name, text, delay) => {
    expect(parseRobots(text, 'Earshot', AT).crawlDelay).toBe(delay);
  });

  it('names sitemaps, absolute and each once, whoever they stand under', () => {
    const text =
      'Sitemap: /map.xml\nUser-agent: x\nSITEMAP: https://cdn.example/Map.xml # all\nsitemap: /map.xml\nSitemap: file:///etc/passwd';
    expect(parseRobots(text, 'Earshot', AT).sitemaps).toEqual(['https://news.example/map.xml', 'https://cdn.example/Map.xml']);
  });

  it('reads 500 KiB and no half rule behind', () => {
    const start = 'User-agent: *\nDisallow: /a\n';
    const text = `${start}${'#'.repeat(500 * 1024 - start.length - 12)}\nDisallow: /bcd\n`;
    expect([mayAsk(text, '/a'), mayAsk(text, '/b')]).toEqual([false, true]);
  });

  // What gives back what it took would not come to its end.
  it('comes to an end with rules of many signs', () => {
    const text = `User-agent: *\nDisallow: /${'a*'.repeat(5_000)}b$\nDisallow: /${'*'.repeat(100_000)}c`;
    expect(mayAsk(text, `/${'a'.repeat(50_000)}`)).toBe(true);
  });
});
