import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalUrl } from './normal-url.ts';

describe('normalUrl', () => {
  it.each([
    ['where readers came from', 'https://a.example/p?utm_source=x&id=7&fbclid=y', 'https://a.example/p?id=7'],
    ['nothing but that', 'https://a.example/p?UTM_Medium=x', 'https://a.example/p'],
    ['a name that only one site uses so', 'https://www.youtube.com/watch?v=abc&si=x', 'https://www.youtube.com/watch?v=abc'],
    ['the same name elsewhere', 'https://a.example/?si=x', 'https://a.example/?si=x'],
    ['the order of parameters', 'https://a.example/?b=2&a=1&b=1', 'https://a.example/?a=1&b=2&b=1'],
    ['campaigns of Matomo', 'https://a.example/?pk_campaign=x&mtm_kwd=y&pk_cid=z&id=7', 'https://a.example/?id=7'],
    ['what only begins like those', 'https://a.example/article.do?pk_no=5', 'https://a.example/article.do?pk_no=5'],
    [
      'short names that are what a page is elsewhere',
      'https://a.example/?cmpid=6&cvid=3&icid=2&ncid=5&ocid=7&scm=1&smid=4',
      'https://a.example/?cmpid=6&cvid=3&icid=2&ncid=5&ocid=7&scm=1&smid=4',
    ],
    ['the same on their own site', 'https://www.msn.com/a?cvid=1&ocid=2', 'https://www.msn.com/a'],
    ['fragments', 'https://a.example/p#top', 'https://a.example/p'],
    ['a page behind #!', 'https://a.example/#!/p/7', 'https://a.example/#!/p/7'],
    ['names and passwords', 'https://me:secret@a.example/', 'https://a.example/'],
    ['capitals, ports and dots', 'HTTPS://A.Example.:443/a/./b/../c', 'https://a.example/a/c'],
    ['Chinese, escaped or not', 'https://a.example/新聞', 'https://a.example/%E6%96%B0%E8%81%9E'],
    ['Chinese hosts', 'http://香港.example/', 'http://xn--j6w193g.example/'],
    ['slashes', 'https://a.example//b///c', 'https://a.example/b/c'],
    ['an address within', 'https://a.example/web/https://b.example/x', 'https://a.example/web/https://b.example/x'],
    ['no scheme', 'a.example:8080/p', 'http://a.example:8080/p'],
  ])('%s', (_name, url, normal) => {
    expect(normalUrl(url)).toBe(normal);
  });

  it.each(['', 'javascript:alert(1)', 'mailto:a@b.example', 'ftp://a.example/', 'data:text/plain,x', 'http://', 'https://a b/'])(
    'is no page of the web: %j',
    (text) => {
      expect(normalUrl(text)).toBeNull();
    },
  );

  it('has one form, whatever it is given', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        const once = normalUrl(url);
        expect(once).not.toBeNull();
        expect(normalUrl(once ?? '')).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (rest) => {
        const once = normalUrl(`https://a.example/${rest}`);
        if (once !== null) expect(normalUrl(once)).toBe(once);
      }),
    );
  });
});
