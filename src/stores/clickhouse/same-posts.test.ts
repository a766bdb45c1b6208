/** A cluster gives every answer about stored posts that one server gives of the same rows, deletes what it is told to, and is asked all there is. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOneServer, configureEngine, TWO_SHARDS } from '../../../tests/support/cluster.ts';
import { settled } from '../../../tests/support/settled.ts';
import { SPREAD, type SpreadPosts, storeSpreadPosts } from '../../../tests/support/spread-posts.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { compile } from '../../engine/query/compile.ts';
import { parse } from '../../engine/query/parse.ts';
import { backfillMentions } from './backfill.ts';
import type { ClickHouse } from './client.ts';
import { openCluster } from './clustered.ts';
import { deleteDemoPosts } from './delete-demo.ts';
import { deleteMentions } from './delete-mentions.ts';
import { deleteHiddenMentions, forgetHiddenMentions, hidingOrganisations } from './hidden-mentions.ts';
import { migrateClickHouse } from './migrations.ts';
import {
  deleteOrganisationEntities,
  hasOwnEntities,
  ownEntities,
  readersOf,
  readingOrganisations,
} from './organisation-entities.ts';
import { deletePostTags, taggingOrganisations } from './post-tags.ts';
import { answers, everyShardAnswers } from './queries/answers.ts';
import { authorsOf } from './queries/authors-of.ts';
import { demoPostCount } from './queries/demo-post-count.ts';
import { engineSentiments } from './queries/engine-sentiments.ts';
import { entityCandidates } from './queries/entity-candidates.ts';
import { entityTexts } from './queries/entity-texts.ts';
import { intervalCounts } from './queries/interval-counts.ts';
import { isMention } from './queries/is-mention.ts';
import { knownPosts } from './queries/known-posts.ts';
import { latestArrival } from './queries/latest-arrival.ts';
import { mentionMarks } from './queries/mention-marks.ts';
import { newestArrivals } from './queries/newest-arrivals.ts';
import { postsById } from './queries/posts-by-id.ts';
import { postsOfAge } from './queries/posts-of-age.ts';
import { previewFigures } from './queries/preview-figures.ts';
import { storedDays } from './queries/preview-stored-days.ts';
import { stalePage, stalePostCount, storedRows } from './queries/stale-posts.ts';
import { sampleDocuments, storedDocuments } from './queries/stored-documents.ts';
import { storedSentiments } from './queries/stored-sentiments.ts';
import { storedSpan } from './queries/stored-span.ts';
import { summaryTexts } from './queries/summary-texts.ts';
import { themedTexts } from './queries/themed-texts.ts';
import { topicTotals } from './queries/topic-totals.ts';
import { unenrichedCount, unenrichedPage } from './queries/unenriched-posts.ts';
import { rereadUpTo } from './reread-posts.ts';
import { applyRetention } from './retention.ts';
import { correctingOrganisations, deleteCorrections } from './sentiment-corrections.ts';
import { settleMentions } from './settle-mentions.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'earshot-same-'));
const { organisationId, topicId, otherTopicId, revision, start, end } = SPREAD;
const topic = { topicId, revision };
const edges = Array.from({ length: 8 }, (_, day) => new Date(start.getTime() + day * DAY));
const unenriched = { readingVersion: 1, engines: ['built-in'], demoEngines: ['other'], since: null, after: '0' };

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

function queryOf(text: string) {
  const { tree } = parse(text);
  if (!tree) throw new Error(`no query: ${text}`);
  return compile(tree);
}

const all = () => stored.ids;
const preview = () => ({ query: queryOf('ferr* OR tea'), mediaTypes: MEDIA_TYPES, edges });

type Asked = (clickhouse: ClickHouse) => Promise<unknown>;

const QUESTIONS: Record<string, Asked> = {
  authorsOf: (clickhouse) => authorsOf(clickhouse, all()),
  correctingOrganisations,
  demoPostCount,
  engineSentiments: (clickhouse) => engineSentiments(clickhouse, all()),
  entityCandidates: (clickhouse) =>
    entityCandidates(clickhouse, {
      organisationId,
      topicIds: [topicId, otherTopicId],
      wholeOrganisation: false,
      names: queryOf('london OR ferr*'),
      from: '7',
      limit: 40,
    }),
  entityTexts: (clickhouse) => entityTexts(clickhouse, all()),
  hasOwnEntities: (clickhouse) => hasOwnEntities(clickhouse, organisationId),
  hidingOrganisations,
  intervalCounts: (clickhouse) =>
    intervalCounts(clickhouse, {
      topics: [
        { ...topic, hidden: ['author'], correctedBy: organisationId },
        { topicId: otherTopicId, revision, hidden: [], correctedBy: null },
      ],
      edges,
      wanted: [{ first: 0, end: 6 }],
      only: null,
    }),
  isMention: (clickhouse) => {
    const { id = '', published_at: published = 0 } = stored.rows[30] ?? {};
    return isMention(clickhouse, { id, published }, topic);
  },
  knownPosts: (clickhouse) => knownPosts(clickhouse, all()),
  latestArrival,
  mentionMarks: (clickhouse) => mentionMarks(clickhouse, [topic, { topicId: otherTopicId, revision }]),
  newestArrivals,
  ownEntities: (clickhouse) => ownEntities(clickhouse, organisationId, all()),
  postsById: (clickhouse) => postsById(clickhouse, all()),
  postsOfAge: (clickhouse) =>
    postsOfAge(clickhouse, {
      topics: [topic],
      mediaType: 'facebook',
      kinds: ['post'],
      windows: [{ from: start.getTime() / 1000, to: end.getTime() / 1000 }],
      ages: [3600, 7200],
      since: start.getTime() / 1000 + 7200,
      limit: 7,
    }),
  previewFigures: (clickhouse) => previewFigures(clickhouse, preview(), 5),
  readersOf: (clickhouse) => readersOf(clickhouse, all()),
  readingOrganisations,
  rereadUpTo: (clickhouse) => rereadUpTo(clickhouse, 1),
  sampleDocuments: (clickhouse) => sampleDocuments(clickhouse, 7),
  stalePage: (clickhouse) => stalePage(clickhouse, { version: 1, from: '0', limit: 5 }),
  stalePostCount: (clickhouse) => stalePostCount(clickhouse, 1),
  storedDays: (clickhouse) => storedDays(clickhouse, preview()),
  storedDocuments: (clickhouse) => storedDocuments(clickhouse, all()),
  storedRows: (clickhouse) => storedRows(clickhouse, all()),
  storedSentiments: (clickhouse) => storedSentiments(clickhouse, all()),
  storedSpan,
  summaryTexts: (clickhouse) => summaryTexts(clickhouse, all(), { beginning: 5, end: 5 }),
  taggingOrganisations,
  themedTexts: (clickhouse) => themedTexts(clickhouse, all()),
  topicTotals: (clickhouse) =>
    topicTotals(clickhouse, {
      topics: [
        { ...topic, hidden: ['site', 'post'] },
        { topicId: otherTopicId, revision, hidden: [] },
      ],
      dayEdges: edges,
    }),
  unenrichedCount: (clickhouse) => unenrichedCount(clickhouse, unenriched),
  unenrichedPage: (clickhouse) => unenrichedPage(clickhouse, unenriched, 5),
};

test.each(Object.entries(QUESTIONS))('%s', async (_, asked) => {
  const [theirs, ours] = [settled(await asked(one)), settled(await asked(spread))];
  expect(ours).toEqual(theirs);
  expect(JSON.stringify(ours)).toMatch(/[1-9]|true/);
});

test('each shard answers whether it is there', async () => {
  await everyShardAnswers(spread);
  expect(await answers(spread)).toBe(true);
});

test('every question of the program is among those that are asked here', () => {
  const questions = readdirSync(path.join(import.meta.dirname, 'queries'));
  const tests = ['same-figures', 'same-posts'].map((name) =>
    readFileSync(path.join(import.meta.dirname, `${name}.test.ts`), 'utf8'),
  );
  const asks = (file: string) => readFileSync(path.join(import.meta.dirname, 'queries', file), 'utf8').includes('clickhouse.');
  const missed = questions
    .filter((file) => !file.endsWith('.test.ts') && asks(file))
    .filter((file) => !tests.some((text) => text.includes(`'./queries/${file}'`)));
  expect(missed).toEqual([]);
});

describe('what is written and deleted', () => {
  const countOf = async (id: number, revised = revision) =>
    (await topicTotals(spread, { topics: [{ topicId: id, revision: revised, hidden: [] }], dayEdges: edges })).get(id)?.mentions;

  test('a search finds on all shards, and what it found is merged', async () => {
    const search = { topicId: 3, revision, query: queryOf('ferr*'), mediaTypes: MEDIA_TYPES, startsAt: start, endsAt: end };
    await backfillMentions(spread, search, { slice: 50 });
    const { days } = await previewFigures(one, { query: search.query, mediaTypes: MEDIA_TYPES, edges }, 1);
    const found = days.reduce((sum, count) => sum + count, 0);
    expect(found).toBeGreaterThan(40);
    expect(await countOf(3)).toBe(found);
    await settleMentions(spread, 3);
    expect(await countOf(3)).toBe(found);
  });

  test('older revisions go from all shards, and the topic with all of them', async () => {
    expect(await countOf(otherTopicId)).toBeGreaterThan(40);
    await deleteMentions(spread, otherTopicId, { below: revision });
    expect(await countOf(otherTopicId)).toBeGreaterThan(40);
    await deleteMentions(spread, otherTopicId);
    expect(await countOf(otherTopicId)).toBe(0);
  });

  test('demo posts go with what was read in them', async () => {
    await deleteDemoPosts(spread);
    expect(await demoPostCount(spread)).toBe(0);
    const demo = stored.rows.filter((row) => row.demo === 1).map(({ id }) => id);
    expect(demo.length).toBeGreaterThan(4);
    expect(await readersOf(spread, demo)).toEqual([]);
    expect((await knownPosts(spread, all())).length).toBe(stored.ids.length - demo.length);
  });

  test('what organisations say goes from everywhere', async () => {
    await forgetHiddenMentions(spread, topicId + 9);
    expect(await hidingOrganisations(spread)).toEqual([organisationId]);
    await deleteHiddenMentions(spread, [organisationId]);
    await deletePostTags(spread, [organisationId]);
    await deleteCorrections(spread, [organisationId]);
    await deleteOrganisationEntities(spread, [organisationId]);
    for (const left of [hidingOrganisations, taggingOrganisations, correctingOrganisations, readingOrganisations])
      expect(await left(spread)).toEqual([]);
  });

  test('what is too old goes from the shards', async () => {
    const old = ['2', '3'];
    const facts = { media_type: 'news', published_at: 86_400, version: 1 };
    await spread.insert(
      'posts',
      old.map((id) => ({ id, ...facts })),
    );
    expect((await knownPosts(spread, old)).length).toBe(2);
    await applyRetention(spread, { keptDays: 3650, cold: null });
    await spread.maintain('OPTIMIZE TABLE posts FINAL');
    expect(await knownPosts(spread, old)).toEqual([]);
    expect((await knownPosts(spread, all())).length).toBeGreaterThan(40);
  });
});
