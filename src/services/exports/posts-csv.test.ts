/** The CSV file against the list on screen, on real stores: same posts, same order, what stands for the organisation. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysedPosts, FIRST, LAST } from '../../../tests/support/analysed-posts.ts';
import { analysisFilter } from '../../../tests/support/analysis-filters.ts';
import { csvRows } from '../../../tests/support/csv-rows.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { AskedFilter, FilterBucket } from '../../contract/filter.ts';
import { POST_SORTS } from '../../contract/filter-choices.ts';
import { runAll } from '../../workers/runner.ts';
import { chartboxPosts } from '../analysis/posts.ts';
import { createEntity } from '../entities/create-entity.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { hideMentions } from '../triage/hide-mentions.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { downloadPostsCsv, readCsvLink } from './download-posts-csv.ts';
import { topicPostsCsv } from './posts-csv-link.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const NEVER = new AbortController().signal;

async function tokenOf(actor: Actor, id: string, filter: object): Promise<string> {
  const { url } = await topicPostsCsv(stores.environment, actor, { id, filter });
  return new URL(url, 'http://localhost').searchParams.get('token') ?? '';
}

const linkOf = async (actor: Actor, id: string, filter: object) =>
  readCsvLink(stores.environment, await tokenOf(actor, id, filter));

async function download(actor: Actor, id: string, filter: object = {}) {
  const { fileName, bytes } = await downloadPostsCsv(stores.environment, await linkOf(actor, id, filter), NEVER);
  const text = (await buffer(bytes)).toString();
  return { fileName, text, rows: csvRows(text) };
}

describe('of five weeks with a clock change', () => {
  let actor: Actor;
  let id: string;
  const word = `w${randomUUID().replaceAll('-', '')}`;
  beforeAll(async () => {
    stores.clock.now = new Date(LAST);
    actor = await stores.createOrganisation({ timezone: 'Europe/London' });
    const [posts = []] = fc.sample(analysedPosts(word, 120), { numRuns: 1 });
    await ingestPosts(stores.environment, posts);
    // Some arrive again with other figures: a post is one row, the newest.
    await ingestPosts(
      stores.environment,
      posts.slice(0, 20).map((post) => ({ ...post, likes: (post.likes ?? 0) + 1 })),
    );
    const period = { startsAt: new Date(FIRST).toISOString(), endsAt: new Date(LAST).toISOString() };
    const draft = topicDraft({ ...period, inclusion: { operator: 'AND', groups: [[word]] } });
    ({ id } = await createTopic(stores.environment, actor, draft));
    await runAll(stores.environment, TEST_NOW);
    await createEntity(stores.environment, actor, { type: 'organisation', name: 'Great Service', aliases: [] });
    await runAll(stores.environment, TEST_NOW);
    const { posts: shown } = await chartboxPosts(stores.environment, actor, { id, filter: { limit: 25, bucket: {} } });
    await correctSentiment(stores.environment, actor, { postIds: shown.map((post) => post.id), sentiment: 'Mixed' });
    await tagPosts(stores.environment, actor, { postIds: shown.slice(0, 9).map((post) => post.id), add: ['To Check', '跟進'] });
  });

  test('any filter, bucket and order: the posts of the list, in its order, with what it says of them', async () => {
    const asked = fc.record({
      filter: analysisFilter,
      bucket: analysisFilter.map(({ granularity: _, timezone: __, copies: ___, ...bucket }) => bucket as FilterBucket),
      sort: fc.constantFrom(...POST_SORTS),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ filter, bucket, sort }) => {
        await sameAsTheList({ ...filter, sort }, {});
        await sameAsTheList({ ...filter, sort }, bucket);
      }),
      { numRuns: 6 },
    );
    await sameAsTheList({}, {});
  }, 60_000);

  async function sameAsTheList(filter: AskedFilter & { sort?: string }, bucket: FilterBucket) {
    const { count, posts } = await chartboxPosts(stores.environment, actor, { id, filter: { ...filter, bucket, limit: 100 } });
    const { rows } = await download(actor, id, { ...filter, bucket });
    expect(rows).toHaveLength(count);
    const seen = rows.slice(0, 100).map((row) => ({
      id: row['ID'],
      sentiment: row['Sentiment'],
      score: row['Sentiment score'],
      handle: row['Author handle'],
      tags: row['Tags']?.split('; ').sort().join('; '),
      likes: row['Likes'],
      engagement: row['Engagement'],
      entities: row['Names']?.split('; ').sort(),
    }));
    expect(seen).toEqual(
      posts.map((post) => ({
        id: post.id,
        sentiment: post.sentiment ?? '',
        score: post.sentimentScore === null ? '' : String(post.sentimentScore),
        handle: post.author?.handle ?? '',
        tags: post.tags.toSorted().join('; '),
        likes: post.likes === null ? '' : String(post.likes),
        engagement: post.engagement === null ? '' : String(post.engagement),
        entities: post.entities.length === 0 ? [''] : post.entities.map(({ type, name }) => `${type}:${name}`).sort(),
      })),
    );
  }

  test('is of one moment, also while posts arrive', async () => {
    const before = (await download(actor, id)).rows.length;
    const { bytes } = await downloadPostsCsv(stores.environment, await linkOf(actor, id, {}), NEVER);
    const text: Uint8Array[] = [];
    for await (const chunk of bytes) {
      if (text.length === 0) {
        const [late = []] = fc.sample(analysedPosts(word, 130), { numRuns: 1 });
        await ingestPosts(stores.environment, late.slice(120));
      }
      text.push(chunk);
    }
    expect(csvRows(Buffer.concat(text).toString())).toHaveLength(before);
    expect((await download(actor, id)).rows.length).toBeGreaterThan(before);
  });
});

test('times are those of the organisation, also where its clock shows an hour twice; the address can ask for another', async () => {
  stores.clock.now = new Date('2026-11-10T00:00:00Z');
  const actor = await stores.createOrganisation({ timezone: 'America/New_York' });
  const posts = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map((published_at) => ({
    published_at,
  }));
  const period = { startsAt: '2026-10-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
  const { id } = await topicOfPosts(stores, actor, posts, period);
  const times = async (filter: object, name: string) => {
    const { rows } = await download(actor, id, { sort: 'oldest', ...filter });
    return rows.map((row) => `${row[name]} ${row['UTC offset'] ?? row['UTC 時差']}`);
  };
  expect(await times({}, 'Published (America/New_York)')).toEqual([
    '2026-11-01 01:30:00 UTC-04:00',
    '2026-11-01 01:30:00 UTC-05:00',
    '2026-11-01 02:30:00 UTC-05:00',
  ]);
  expect(await times({ timezone: '+0530', language: 'zh-Hant' }, '發布時間（UTC+05:30）')).toContain(
    '2026-11-01 11:00:00 UTC+05:30',
  );
});

test('what a spreadsheet would take for a formula is text, whatever else stands in it; numbers stay numbers', async () => {
  stores.clock.now = TEST_NOW;
  const actor = await stores.createOrganisation();
  const hostile = [
    ['=HYPERLINK("http://evil.example","x")', '\'=HYPERLINK("http://evil.example","x")'],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\n=1"],
    ['  =1', "'  =1"],
    ['\u200B=1', "'\u200B=1"],
    ['a\r\nb\rc\n"d",e', 'a\nb\nc\n"d",e'],
    ['plain = text', 'plain = text'],
  ] as const;
  const { id } = await topicOfPosts(
    stores,
    actor,
    hostile.map(([text], at) => ({
      id: `${randomUUID()}`,
      content: text,
      author: text.trim() || 'nobody',
      author_name: text,
      author_url: text,
      channel: text.slice(0, 20),
      likes: at,
      published_at: new Date(TEST_NOW.getTime() - (at + 1) * 60_000).toISOString(),
    })),
  );
  const { rows, text } = await download(actor, id);
  expect(rows.map((row) => row['Content'])).toEqual(hostile.map(([, cell]) => cell));
  for (const column of ['Author', 'Author profile'])
    expect(rows.map((row) => row[column])).toEqual(hostile.map(([, cell]) => cell));
  expect(rows.map((row) => row['Likes'])).toEqual(hostile.map((_, at) => String(at)));
  expect(Object.values(Object.assign({}, ...rows)).filter((cell) => /^[=+@＝＋－＠\t\r]/.test(String(cell)))).toEqual([]);
  expect(text.startsWith('\uFEFF"Published (')).toBe(true);
  expect(text).toMatch(/,0,,,,/);
});

test('what a topic hides is in no file', async () => {
  stores.clock.now = TEST_NOW;
  const actor = await stores.createOrganisation();
  const { id, postIds } = await topicOfPosts(stores, actor, [{}, {}, {}]);
  await hideMentions(stores.environment, actor, { id, kind: 'post', keys: postIds.slice(0, 1) });
  expect(new Set((await download(actor, id)).rows.map((row) => row['ID']))).toEqual(new Set(postIds.slice(1)));
});

test('the tags of posts stand in their rows as the organisation writes them', async () => {
  stores.clock.now = TEST_NOW;
  const actor = await stores.createOrganisation();
  const { id, postIds } = await topicOfPosts(stores, actor, [{}, {}]);
  await tagPosts(stores.environment, actor, { postIds: postIds.slice(0, 1), add: ['To Check', '跟進'] });
  const rows = new Map((await download(actor, id)).rows.map((row) => [row['ID'], row['Tags']]));
  expect(postIds.map((post) => rows.get(post))).toEqual(['To Check; 跟進', '']);
  const stranger = await stores.createOrganisation();
  const theirs = await topicOfPosts(stores, stranger, [{}]);
  expect((await download(stranger, theirs.id)).rows).toMatchObject([{ Tags: '' }]);
});

test('files that nobody reads take no place from others', async () => {
  stores.clock.now = TEST_NOW;
  const actor = await stores.createOrganisation();
  const { id } = await topicOfPosts(stores, actor, [{}]);
  for (let again = 0; again < 3; again++) {
    const gone = new AbortController();
    await downloadPostsCsv(stores.environment, await linkOf(actor, id, {}), gone.signal);
    gone.abort();
    const left = await downloadPostsCsv(stores.environment, await linkOf(actor, id, {}), NEVER);
    await left.bytes[Symbol.asyncIterator]().return?.();
  }
  expect((await download(actor, id)).rows).toHaveLength(1);
});

describe('an address', () => {
  test('is no longer good after ten minutes, nor changed, nor for a topic or a person that is gone', async () => {
    stores.clock.now = TEST_NOW;
    const actor = await stores.createOrganisation();
    const { id } = await topicOfPosts(stores, actor, [{}]);
    const token = await tokenOf(actor, id, {});
    const [head = '', body = '', mark = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const stranger = await stores.createOrganisation();
    const forged = Buffer.from(JSON.stringify({ ...claims, organisationId: stranger.organisationId })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const begin = async (given: string) =>
      downloadPostsCsv(stores.environment, await readCsvLink(stores.environment, given), NEVER);
    const refused = { code: 'unauthenticated' };
    for (const bad of ['', 'x', `${head}.${forged}.${mark}`, `${none}.${body}.`, token.slice(0, -3)])
      await expect(begin(bad)).rejects.toMatchObject(refused);
    stores.clock.now = new Date(TEST_NOW.getTime() + 9 * 60_000);
    expect((await begin(token)).fileName).toMatch(/ 2026-01-01 2026-03-10\.csv$/);
    stores.clock.now = new Date(TEST_NOW.getTime() + 10 * 60_000 + 1000);
    await expect(begin(token)).rejects.toMatchObject(refused);
    stores.clock.now = TEST_NOW;
    await expect(topicPostsCsv(stores.environment, stranger, { id, filter: {} })).rejects.toMatchObject({ code: 'not_found' });
    await deleteTopic(stores.environment, actor, { id });
    await expect(begin(token)).rejects.toMatchObject({ code: 'not_found' });
  });
});
