/** The robots.txt of crawler-commons' suite and the examples of RFC 9309, asked as the RFC says that they are meant. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRobots } from '../../src/outside/connectors/robots/parse-robots.ts';
import { decodeText } from '../../src/outside/connectors/web/decode-text.ts';
import { expectAgreement, type Outcome } from './documented-choices.ts';
import { isSharedData, sharedFolder } from './shared-data.ts';

interface Expected {
  /** Program and path; whether it may be asked. */
  rules?: readonly (readonly [product: string, path: string, isAllowed: boolean])[];
  /** Seconds. */
  delays?: Readonly<Record<string, number | null>>;
  sitemaps?: number;
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  'astore.amazon.com-robots.txt': { rules: [['x', '/', true]], delays: { x: 5 } },
  'crawl-delay-group-merging.txt': {
    rules: [
      ['mybot', '/private/a', false],
      ['mybot', '/login/', true],
      ['yourbot', '/private/a', false],
      ['yourbot', '/login/', false],
      ['other', '/private/a', true],
    ],
    delays: { mybot: 10, yourbot: null, other: 30 },
  },
  'directive-typos-robots.txt': {
    rules: [
      ['bot1', '/desallow/', false],
      ['bot1', '/dissalow/', false],
      ['bot2', '/useragent/', false],
      ['bot3', '/useg-agent/', false],
      ['bot4', '/useragent-no-colon/', false],
    ],
  },
  'dos-line-endings.txt': { delays: { x: 1 } },
  'extended-standard-robots.txt': { rules: [['bot1', '/', true]], delays: { bot1: null } },
  'extension-robots.txt': {
    rules: [
      ['mybot', '/private/a', false],
      ['mybot', '/secret/', true],
      ['otherbot', '/admin/', false],
      ['other', '/private/', true],
    ],
    sitemaps: 1,
  },
  'extensions-group-merging.txt': {
    rules: [
      ['mybot', '/private/', false],
      ['yourbot', '/login/', false],
      ['mybot', '/login/', false],
      ['other', '/llms.txt', true],
      ['other', '/a', false],
    ],
  },
  'format-errors-robots.txt': {
    rules: [
      ['bot1', '/whitespace-before-colon/', false],
      ['bot1', '/no-colon/', false],
      ['bot2', '/no-colon-useragent/', false],
      ['bot3', '/whitespace-before-colon', true],
      ['bot3', '/a', false],
    ],
    sitemaps: 1,
  },
  'malformed-path.txt': {
    rules: [
      ['x', '/wiki/Wikipedia_talk:Mediation_Committee/', false],
      ['x', '/wiki/', true],
    ],
  },
  'many-user-agents.txt': {
    rules: [
      ['wget', '/', false],
      ['mozilla', '/', true],
    ],
  },
  'merge-rules.txt': {
    rules: [
      ['wget', '/foo/bar', true],
      ['wget', '/ckh/bar', true],
      ['curl', '/ckh/bar', false],
      ['other', '/foo/bar', false],
      ['other', '/ckh/bar', true],
    ],
  },
  'precedence-of-rules.txt': {
    rules: [
      ['testy', '/foo/bar', true],
      ['testy', '/foo/baz', false],
      ['wget', '/foo', true],
      ['wget', '/index.html', true],
      ['wget', '/other', false],
    ],
  },
  'relative-sitemap-robots.txt': { rules: [['x', '/cache/', false]], sitemaps: 1 },
  'rfc9309-example-longest-match-robots.txt': {
    rules: [
      ['foobot', '/example/page/', true],
      ['foobot', '/example/page/disallowed.gif', false],
    ],
  },
  'rfc9309-example-rule-group-merging.txt': {
    rules: [
      ['examplebot', '/foo', false],
      ['examplebot', '/baz', false],
      ['bazbot', '/foo', true],
      ['bazbot', '/baz', false],
      ['other', '/baz', true],
    ],
  },
  'rfc9309-example-simple-robots.txt': {
    rules: [
      ['other', '/a.gif', false],
      ['other', '/example/', false],
      ['other', '/publications/', true],
      ['foobot', '/example/page.html', true],
      ['foobot', '/example/allowed.gif', true],
      ['foobot', '/publications/', false],
      ['barbot', '/example/page.html', false],
      ['bazbot', '/a.gif', true],
      ['quxbot', '/example/page.html', true],
    ],
  },
  'robots-with-utf16be-bom.txt': {
    rules: [
      ['x', '/profile', false],
      ['x', '/a', true],
    ],
    sitemaps: 1,
  },
  'robots-with-utf16le-bom.txt': { rules: [['googlebot', '/profile', false]], sitemaps: 1 },
  'robots-with-utf8-bom.txt': {
    rules: [
      ['x', '/profile', false],
      ['x', '/a/b/output/print', false],
    ],
    sitemaps: 1,
  },
  'sitemap-robots-dedup.txt': { rules: [['x', '/', true]], sitemaps: 1 },
  'sitemap-robots.txt': { rules: [['x', '/', true]], sitemaps: 2 },
  'twitter.com-robots.txt': {
    rules: [
      ['x', '/a?b', false],
      ['x', '/a/with_friends', false],
      ['x', '/a', true],
    ],
    delays: { slurp: 1, msnbot: 10, googlebot: null, x: null },
  },
  'wildcards.txt': {
    rules: [
      ['x', '/gp/cart', false],
      ['x', '/gp/aws', true],
    ],
    sitemaps: 8,
  },
  'www.flot.com-robots.txt': {
    rules: [
      ['x', '/bitrix/', false],
      ['x', '/news', true],
    ],
    sitemaps: 1,
  },
};

/** By file, program and path. */
const CHOICES = {
  'a name that none of the usual slips explains names nobody': ['directive-typos-robots.txt: bot3 /useg-agent/'],
};

describe.skipIf(!isSharedData)('robots.txt of crawler-commons', () => {
  it('is understood', () => {
    const files = readdirSync(sharedFolder('web_crawler_commons', 'robots'));
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
    expectAgreement('robots.txt', files.flatMap(outcomesOf), CHOICES);
  });
});

function outcomesOf(file: string): Outcome[] {
  const { rules = [], delays = {}, sitemaps = 0 } = EXPECTED[file] ?? {};
  const { text } = decodeText(readFileSync(sharedFolder('web_crawler_commons', 'robots', file)), null);
  const read = (product: string) => parseRobots(text, product, 'https://site.example/robots.txt');
  return [
    ...rules.map(([product, path, isAllowed]) => {
      const found = read(product).isAllowed(`https://site.example${path}`);
      return { name: `${file}: ${product} ${path}`, agrees: found === isAllowed, detail: String(found) };
    }),
    ...Object.entries(delays).map(([product, delay]) => {
      const found = read(product).crawlDelay;
      return { name: `${file}: delay of ${product}`, agrees: found === delay, detail: String(found) };
    }),
    { name: `${file}: sitemaps`, agrees: read('x').sitemaps.length === sitemaps, detail: String(read('x').sitemaps) },
  ];
}
