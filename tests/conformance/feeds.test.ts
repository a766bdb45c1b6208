/** The feeds of gofeed's own suite, field by field against what it expects; and odd feeds of others, which must be read. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importedPost } from '../../src/contract/posts.ts';
import { type FeedSource, feedPosts } from '../../src/outside/connectors/feed/feed-posts.ts';
import { parseFeed } from '../../src/outside/connectors/feed/parse-feed.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { expectAgreement, type Outcome, say } from './documented-choices.ts';
import { FEED_CHOICES } from './feed-choices.ts';
import { expectedFields, ourFields, type Shape } from './feed-fields.ts';
import { isSharedData, readShared, sharedFolder } from './shared-data.ts';

const SUITE = 'feed_gofeed';
/** Of the fields that gofeed expects, at least. */
const BAR = 0.97;
const NO_FEEDS = [
  'parser/json/invalid/invalid.json',
  'parser/universal/empty_feed.xml',
  'parser/universal/invalid.json',
  'parser/universal/unknown_feed.xml',
];

const SOURCE: FeedSource = {
  mediaType: 'blog',
  channel: null,
  now: new Date('2026-11-23T10:00:00Z'),
  feedUrl: 'https://feeds.example/feed',
  sourceUrl: 'https://feeds.example/feed',
  normalUrl: (url) => url,
};

interface Case {
  file: string;
  /** Where what is expected stands; undefined where only that it is read, or is not. */
  expected: string | undefined;
  shape: Shape;
}

describe.skipIf(!isSharedData)('gofeed', () => {
  const cases = isSharedData ? suiteCases() : [];

  it('reads every feed that is one', () => {
    const outcomes = cases.map(({ file }): Outcome => {
      const failure = failureOf(readShared(SUITE, file));
      const agrees = NO_FEEDS.includes(file) ? failure?.kind === 'unreadable' : failure === undefined;
      return { name: file, agrees, detail: failure?.message ?? 'read' };
    });
    expectAgreement('gofeed, feeds that are read', outcomes);
  });

  it('finds in them what gofeed finds', () => {
    const compared = cases.filter(({ expected, file }) => expected !== undefined && !NO_FEEDS.includes(file));
    const outcomes = compared.flatMap(fieldOutcomes);
    const wanted = outcomes.filter(({ isWanted }) => isWanted);
    const agreeing = wanted.filter(({ agrees }) => agrees).length;
    const more = outcomes.length - wanted.length;
    say(
      `gofeed: ${compared.length} feeds with expected fields, ${agreeing} of ${wanted.length} fields equal, ${more} more of ours`,
    );
    expectAgreement('gofeed, fields of either', outcomes, FEED_CHOICES);
    expect(agreeing / wanted.length).toBeGreaterThanOrEqual(BAR);
  });
});

describe.skipIf(!isSharedData)('feeds of others', () => {
  it.each([
    { folder: ['feeds_and_posts_huginn'], names: /\.(?:atom|rss)$|^youtube\.xml$/ },
    { folder: ['web_crawler_commons', 'rss'], names: /\.(?:rss|xml)$/ },
  ])('reads those of $folder', ({ folder, names }) => {
    const files = readdirSync(sharedFolder(...folder)).filter((name) => names.test(name));
    expect(files).not.toEqual([]);
    const outcomes = files.map((file): Outcome => {
      const feed = parseFeed(readShared(...folder, file));
      const { posts, skipped } = feedPosts(feed, SOURCE);
      const isWhole = posts.length === feed.items.length && posts.every((post) => importedPost.safeParse(post).success);
      return { name: file, agrees: isWhole && posts.length > 0, detail: `${posts.length} posts, ${JSON.stringify(skipped)}` };
    });
    expectAgreement(folder.join('/'), outcomes);
  });
});

/** Every feed: `<name>.xml` beside `<name>.json`, and `<name>.json` beside `<name>_expected.json`. */
function suiteCases(): Case[] {
  const files = readdirSync(sharedFolder(SUITE), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const present = new Set(files);
  return files.sort().flatMap((file) => {
    const isJson =
      /^parser\/(?:json|universal)\/.*\.json$|^translator\/json\/.*\.json$/.test(file) && !file.endsWith('_expected.json');
    if (!isJson && !file.endsWith('.xml')) return [];
    const expected = file.replace(/\.json$/, '_expected.json').replace(/\.xml$/, '.json');
    return [{ file, expected: present.has(expected) ? expected : undefined, shape: shapeOf(file) }];
  });
}

function shapeOf(file: string): Shape {
  const [kind, format] = file.split('/');
  return kind === 'parser' && (format === 'rss' || format === 'atom' || format === 'json') ? format : 'unified';
}

function failureOf(text: string): SourceFailure | undefined {
  try {
    parseFeed(text);
    return undefined;
  } catch (error) {
    if (error instanceof SourceFailure) return error;
    throw error;
  }
}

/** Of every field that either side has; `isWanted`: that gofeed has. */
function fieldOutcomes({ file, expected = '', shape }: Case): (Outcome & { isWanted: boolean })[] {
  const wanted = expectedFields(JSON.parse(readShared(SUITE, expected)), shape);
  const found = ourFields(parseFeed(readShared(SUITE, file)));
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  return names.map((name) => ({
    name: `${file}: ${name}`,
    isWanted: wanted.has(name),
    agrees: wanted.get(name) === found.get(name),
    detail: `${JSON.stringify(found.get(name))}, not ${JSON.stringify(wanted.get(name))}`,
  }));
}
