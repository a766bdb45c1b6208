/** A cluster gives every answer of analyses that one server gives of the same rows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOneServer, configureEngine, TWO_SHARDS } from '../../../tests/support/cluster.ts';
import { settled } from '../../../tests/support/settled.ts';
import { SPREAD, type SpreadPosts, storeSpreadPosts } from '../../../tests/support/spread-posts.ts';
import { compile } from '../../engine/query/compile.ts';
import { parse } from '../../engine/query/parse.ts';
import type { ClickHouse } from './client.ts';
import { openCluster } from './clustered.ts';
import { migrateClickHouse } from './migrations.ts';
import { answeredCounts } from './queries/answered-counts.ts';
import { authorCounts } from './queries/author-counts.ts';
import { authorFigures } from './queries/author-figures.ts';
import { authorMentions } from './queries/author-mentions.ts';
import { authorSeries } from './queries/author-series.ts';
import { classificationCounts } from './queries/classification-counts.ts';
import { countsBy } from './queries/counts-by.ts';
import { coursesOfAll } from './queries/courses-of-all.ts';
import { emojiCounts } from './queries/emoji-counts.ts';
import { entityCounts } from './queries/entity-counts.ts';
import { exportedPosts } from './queries/exported-posts.ts';
import { facetCounts } from './queries/facet-counts.ts';
import { figuresOfAll } from './queries/figures-of-all.ts';
import { foundFigures } from './queries/found-figures.ts';
import { keywordPosts } from './queries/keyword-posts.ts';
import { keywordSets } from './queries/keyword-sets.ts';
import { mentionCount } from './queries/mention-count.ts';
import { mentionCube } from './queries/mention-cube.ts';
import { mentionFigures } from './queries/mention-figures.ts';
import { mentionPage } from './queries/mention-page.ts';
import { mentionSample } from './queries/mention-sample.ts';
import type { MentionScope } from './queries/mention-scope.ts';
import { mentionsAmong } from './queries/mentions-among.ts';
import { originalCount } from './queries/original-count.ts';
import { othersAlike } from './queries/others-alike.ts';
import { peakTerms } from './queries/peak-terms.ts';
import { placeCounts } from './queries/place-counts.ts';
import { reachOfAll } from './queries/reach-of-all.ts';
import { reachSeries } from './queries/reach-series.ts';
import { reactionCounts } from './queries/reaction-counts.ts';
import { replyPairs } from './queries/reply-pairs.ts';
import { signCounts } from './queries/sign-counts.ts';
import { tagCounts } from './queries/tag-counts.ts';
import { termsOfAll } from './queries/terms-of-all.ts';
import { timeCounts } from './queries/time-counts.ts';
import { toneCounts } from './queries/tone-counts.ts';
import { topKeywords } from './queries/top-keywords.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-same-'));
const clock = { since: [0], ahead: [8 * 3600] };
const { start } = SPREAD;
const first = Math.floor(start.getTime() / DAY);
const buckets = { granularity: 'day', first: start, numbers: Array.from({ length: 9 }, (_, at) => first + at) } as const;
const page = (sort: 'newest' | 'engagement' | 'oldest') => ({ sort, skip: 3, limit: 10 });

let spread: ClickHouse;
let one: ClickHouse;
let stored: SpreadPosts;

beforeAll(async () => {
  configureEngine(folder);
  spread = await openCluster({ dataDir: folder }, TWO_SHARDS);
  await migrateClickHouse(spread);
  one = await asOneServer(folder);
  stored = await storeSpreadPosts(spread);
});
afterAll(async () => {
  await one.close();
  await spread.close();
  rmSync(folder, { recursive: true, force: true });
});

const whole: MentionScope = { ...SPREAD, corrected: true, hidden: [], clock, filter: {}, withoutCopies: false };

function queryOf(text: string) {
  const { tree } = parse(text);
  if (!tree) throw new Error(`no query: ${text}`);
  return compile(tree);
}

type Asked = (clickhouse: ClickHouse, scope: MentionScope) => Promise<unknown>;

const FIGURES: Record<string, Asked> = {
  answeredCounts: (clickhouse, scope) => answeredCounts(clickhouse, scope, stored.authors),
  authorCounts: (clickhouse, scope) => authorCounts(clickhouse, scope, 5),
  authorFigures: (clickhouse, scope) => authorFigures(clickhouse, scope, stored.authors),
  authorMentions: (clickhouse, scope) => authorMentions(clickhouse, scope, 5),
  'authorMentions by name': (clickhouse, scope) => authorMentions(clickhouse, scope, 5, { search: 'ann 1' }),
  authorSeries: (clickhouse, scope) => authorSeries(clickhouse, scope, buckets),
  classificationCounts,
  'countsBy author': (clickhouse, scope) => countsBy(clickhouse, scope, 'author', stored.authors),
  'countsBy site': (clickhouse, scope) => countsBy(clickhouse, scope, 'site', ['site1.example']),
  emojiCounts: (clickhouse, scope) => emojiCounts(clickhouse, scope, 5),
  entityCounts: (clickhouse, scope) => entityCounts(clickhouse, scope, 5),
  facetCounts: (clickhouse, scope) => facetCounts(clickhouse, scope, 'domain', 5),
  foundFigures: (clickhouse, scope) => foundFigures(clickhouse, scope, buckets, page('engagement')),
  keywordSets: async (clickhouse, scope) => keywordSets(clickhouse, scope, await topKeywords(clickhouse, scope)),
  keywordPosts: async (clickhouse, scope) => keywordPosts(clickhouse, scope, await topKeywords(clickhouse, scope)),
  mentionCount,
  mentionCube: (clickhouse, scope) => mentionCube(clickhouse, scope, buckets),
  mentionFigures,
  'mentionPage newest': (clickhouse, scope) => mentionPage(clickhouse, scope, page('newest')),
  'mentionPage engagement': (clickhouse, scope) => mentionPage(clickhouse, scope, page('engagement')),
  mentionSample: (clickhouse, scope) => mentionSample(clickhouse, scope, 9),
  mentionsAmong: (clickhouse, scope) => mentionsAmong(clickhouse, scope, stored.ids),
  originalCount,
  'othersAlike text': (clickhouse, scope) => othersAlike(clickhouse, scope, stored.ids, 'text'),
  'othersAlike conversation': (clickhouse, scope) => othersAlike(clickhouse, scope, stored.ids, 'conversation'),
  'peakTerms entity': (clickhouse, scope) =>
    peakTerms(clickhouse, scope, { kind: 'entity', windows: [{ start, end: new Date(+start + DAY) }] }),
  'peakTerms author': (clickhouse, scope) =>
    peakTerms(clickhouse, scope, { kind: 'author', windows: [{ start, end: new Date(+start + DAY) }] }),
  placeCounts: (clickhouse, scope) => placeCounts(clickhouse, scope, 'channel', 5),
  reachSeries: (clickhouse, scope) => reachSeries(clickhouse, scope, buckets),
  reactionCounts,
  replyPairs: (clickhouse, scope) => replyPairs(clickhouse, scope, 9),
  signCounts: (clickhouse, scope) => signCounts(clickhouse, scope, 'hashtags', 5),
  tagCounts: (clickhouse, scope) => tagCounts(clickhouse, scope, 5),
  timeCounts: (clickhouse, scope) => timeCounts(clickhouse, scope, buckets),
  toneCounts,
  topKeywords,
};

async function same(asked: (clickhouse: ClickHouse) => Promise<unknown>): Promise<unknown> {
  const [theirs, ours] = [settled(await asked(one)), settled(await asked(spread))];
  expect(ours).toEqual(theirs);
  return ours;
}

describe.each(Object.entries(FIGURES))('%s', (_, asked) => {
  test('of a topic, of what it shows, of each text once, and of all that is found', async () => {
    const found = await same((clickhouse) => asked(clickhouse, whole));
    expect(JSON.stringify(found)).toMatch(/[1-9]/);
    await same((clickhouse) => asked(clickhouse, { ...whole, hidden: ['post', 'author', 'site'] }));
    await same((clickhouse) => asked(clickhouse, { ...whole, withoutCopies: true }));
    await same((clickhouse) => asked(clickhouse, { ...whole, everywhere: queryOf('ferr*') }));
  });
});

describe('a filter', () => {
  test.each([
    ['by conversation', () => ({ threads: stored.ids.slice(0, 40) })],
    ['by text', () => ({ copiesOf: stored.ids.slice(0, 12) })],
    ['by tag', () => ({ tags: ['seen'] })],
    ['by who is answered', () => ({ repliesTo: stored.rows.slice(0, 8).map(({ author_key }) => author_key) })],
    ['by words', () => ({ query: queryOf('ferr* OR "nobody loves"') })],
    ['by an own name', () => ({ entities: ['product Ours'] })],
    ['by a corrected sentiment', () => ({ sentiments: ['Mixed'] as const })],
  ])('%s lets the same through', async (_, filter) => {
    for (const withoutCopies of [false, true]) {
      const scope = { ...whole, filter: filter(), withoutCopies };
      const found = await same(async (clickhouse) => [
        await mentionFigures(clickhouse, scope),
        await mentionPage(clickhouse, scope, { sort: 'oldest', skip: 0, limit: 100 }),
      ]);
      expect(found).not.toMatchObject([{ mentions: 0 }]);
      await same((clickhouse) => mentionFigures(clickhouse, { ...scope, everywhere: queryOf('ferr* OR tea') }));
    }
  });
});

describe('several topics', () => {
  const scopes = [whole, { ...whole, topicId: SPREAD.otherTopicId }, { ...whole, withoutCopies: true }];
  test.each<[string, (clickhouse: ClickHouse) => Promise<unknown>]>([
    ['figures', (clickhouse) => figuresOfAll(clickhouse, scopes)],
    ['courses', (clickhouse) => coursesOfAll(clickhouse, scopes, { buckets, clock })],
    ['reach', (clickhouse) => reachOfAll(clickhouse, scopes, clock)],
    ['keywords', (clickhouse) => termsOfAll(clickhouse, scopes, { kind: 'keyword', candidates: 5 })],
    ['hashtags', (clickhouse) => termsOfAll(clickhouse, scopes, { kind: 'hashtag', candidates: 5 })],
  ])('%s', async (_, asked) => {
    expect(JSON.stringify(await same(asked))).toMatch(/[1-9]/);
  });
});

test.each(['CSV', 'JSONCompactEachRow'] as const)('a file of posts, as %s', async (format) => {
  const lines = async (clickhouse: ClickHouse) => {
    const tags = new Map([['seen', 'Seen']]);
    const chunks: Buffer[] = [];
    for await (const chunk of exportedPosts(clickhouse, { scope: whole, sort: 'newest', format, tags })) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  const [theirs, ours] = [await lines(one), await lines(spread)];
  expect(ours).toBe(theirs);
  expect(ours).toContain('Seen');
});
