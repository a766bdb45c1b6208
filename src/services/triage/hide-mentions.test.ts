import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CorrectedTopic, correctedTopic, topicOf } from '../../../tests/support/corrected-topic.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { HiddenKind } from '../../contract/hidden.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import { hidingOrganisations } from '../../stores/clickhouse/hidden-mentions.ts';
import { organisations } from '../../stores/postgres/organisations.ts';
import { runAll } from '../../workers/runner.ts';
import { topicFilterOptions } from '../analysis/filter-options.ts';
import { topicNetwork } from '../analysis/network.ts';
import { topicHandles, topicHashtags, topicWhat } from '../analysis/what.ts';
import { topicWhen } from '../analysis/when.ts';
import { topicWhere } from '../analysis/where.ts';
import { topicWho } from '../analysis/who.ts';
import type { Actor, Environment } from '../environment.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { getTopic } from '../topics/get-topic.ts';
import { listTopics } from '../topics/list-topics.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { hideMentions } from './hide-mentions.ts';
import { listHidden } from './list-hidden.ts';
import { restoreMentions } from './restore-mentions.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let topic: CorrectedTopic;

const POSTS: Partial<ImportedPost>[] = [
  {
    published_at: '2026-03-08T04:00:00Z',
    author: 'ann',
    author_name: 'Ann',
    url: 'https://www.spam.test/1',
  },
  {
    published_at: '2026-03-08T05:00:00Z',
    author: 'ann',
    author_name: 'Ann',
    url: 'https://calm.test/1',
    content: '#ferry @pier',
  },
  { published_at: '2026-03-09T04:00:00Z', author: 'ben', author_name: 'Ben', url: 'https://spam.test/2' },
  { published_at: '2026-03-09T05:00:00Z', author: 'ann', media_type: 'forum', url: 'https://calm.test/2' },
  { published_at: '2026-03-09T06:00:00Z' },
];

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
async function newTopic(): Promise<void> {
  mei = await stores.createOrganisation({ name: 'Mei' });
  topic = await correctedTopic(stores, mei, POSTS);
}

const hide = (kind: HiddenKind, keys: string[], id = topic.topicId, actor = mei, given = environment) =>
  hideMentions(given, actor, { id, kind, keys });
const restore = (kind: HiddenKind, keys: string[], id = topic.topicId, actor = mei) =>
  restoreMentions(environment, actor, { id, kind, keys });
const left = async (filter: object = {}, id = topic.topicId) =>
  (await topic.list(mei, id, { sort: 'oldest', ...filter })).posts.map(({ nativeId }) => nativeId.slice(-1));
const postAt = (at: number) => topic.ids[at] ?? '';

describe('what a topic hides', () => {
  beforeEach(newTopic);

  test('is in no list and no figure of it, at once', async () => {
    const input = { id: topic.topicId };
    expect(await hide('post', [postAt(1)])).toEqual({ keys: [postAt(1)], mentions: 1 });
    expect(await hide('author', ['news:ben'])).toEqual({ keys: ['news:ben'], mentions: 1 });
    expect(await left()).toEqual(['0', '3', '4']);
    expect(await topic.overview(mei, topic.topicId)).toMatchObject({ mentions: { value: 3 }, authors: { value: 2 } });
    expect((await topicWhen(environment, mei, input)).count).toBe(3);
    const where = await topicWhere(environment, mei, input);
    expect(where).toMatchObject({ totalCount: 3 });
    expect(where.domains.map(({ key, count }) => [key, count])).toEqual(
      expect.arrayContaining([
        ['spam.test', 1],
        ['calm.test', 1],
      ]),
    );
    const who = await topicWho(environment, mei, input);
    expect(who).toMatchObject({ mentions: 3, count: 2, unknown: 1 });
    expect(who.influencers.map(({ id }) => id)).toEqual(['ann', 'ann']);
    expect(await topicWhat(environment, mei, input)).toMatchObject({ count: 3 });
    expect(await topicHashtags(environment, mei, input)).toMatchObject({ count: 0 });
    expect(await topicHandles(environment, mei, input)).toMatchObject({ count: 0 });
    const options = await topicFilterOptions(environment, mei, input);
    expect(options.authors.map(({ mediaType, id }) => `${mediaType}:${id}`).sort()).toEqual(['forum:ann', 'news:ann']);
    const [listed] = await listTopics(environment, mei, { timezoneOffsetMinutes: 0 });
    expect(listed).toMatchObject({ mentions: 3 });
    expect(listed?.sparkline.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('an author is one of a media type; a site is all of its posts; the numbers say how many went', async () => {
    expect(await hide('author', ['news:ann'])).toEqual({ keys: ['news:ann'], mentions: 2 });
    expect(await left()).toEqual(['2', '3', '4']);
    // One of the two on the site is gone already.
    expect(await hide('site', ['spam.test'])).toEqual({ keys: ['spam.test'], mentions: 1 });
    expect(await left()).toEqual(['3', '4']);
    expect(await restore('author', ['news:ann'])).toEqual({ keys: ['news:ann'], mentions: 1 });
    expect(await left()).toEqual(['1', '3', '4']);
    expect(await restore('site', ['spam.test'])).toEqual({ keys: ['spam.test'], mentions: 2 });
    expect(await left()).toEqual(['0', '1', '2', '3', '4']);
  });

  test('twice hidden is once hidden, and so is restored', async () => {
    const keys = [postAt(0), postAt(2), postAt(0)];
    expect(await hide('post', keys)).toEqual({ keys: [postAt(0), postAt(2)], mentions: 2 });
    expect(await hide('post', [...keys, postAt(4)])).toEqual({ keys: [postAt(4)], mentions: 1 });
    expect(await hide('post', keys)).toEqual({ keys: [], mentions: 0 });
    expect(await restore('post', [postAt(0), postAt(1)])).toEqual({ keys: [postAt(0)], mentions: 1 });
    expect(await restore('post', [postAt(0)])).toEqual({ keys: [], mentions: 0 });
    expect(await left()).toEqual(['0', '1', '3']);
  });

  test('is listed, last first, with who hid it and how many mentions it has', async () => {
    await hide('post', [postAt(0)]);
    stores.clock.now = new Date(TEST_NOW.getTime() + 1000);
    await hide('author', ['news:ann']);
    await hide('site', ['spam.test']);
    stores.clock.now = TEST_NOW;
    const { data, counts } = await listHidden(environment, mei, { id: topic.topicId });
    expect(counts).toEqual({ post: 1, author: 1, site: 1 });
    const by = 'Mei';
    const at = new Date(TEST_NOW.getTime() + 1000).toISOString();
    expect(data).toEqual([
      { kind: 'author', key: 'news:ann', label: 'Ann', by, at, mentions: 2 },
      { kind: 'site', key: 'spam.test', label: 'spam.test', by, at, mentions: 2 },
      { kind: 'post', key: postAt(0), label: topic.word, by, at: TEST_NOW.toISOString(), mentions: 1 },
    ]);
    expect((await listHidden(environment, mei, { id: topic.topicId, kind: 'site' })).data).toMatchObject([{ kind: 'site' }]);
    expect((await listHidden(environment, mei, { id: topic.topicId, limit: 1 })).data).toHaveLength(1);
  });

  test('is hidden there alone: not in another topic, nor for others', async () => {
    const { id: other } = await createTopic(environment, mei, topicOf(topic.word));
    await runAll(environment, TEST_NOW);
    await hide('site', ['spam.test']);
    expect(await left()).toEqual(['1', '3', '4']);
    expect(await left({}, other)).toEqual(['0', '1', '2', '3', '4']);
    const totals = await listTopics(environment, mei, { timezoneOffsetMinutes: 0 });
    expect(new Map(totals.map(({ id, mentions }) => [id, mentions]))).toEqual(
      new Map([
        [other, 5],
        [topic.topicId, 3],
      ]),
    );
  });
});

describe('what is hidden stays hidden', () => {
  beforeEach(newTopic);

  test('what an author or a site writes later, a hidden post that is edited, and after the topic is searched again', async () => {
    await hide('author', ['news:ann']);
    await hide('site', ['spam.test']);
    await hide('post', [postAt(4)]);
    const later = [
      { author: 'ann', url: 'https://calm.test/9' },
      { author: 'cat', url: 'https://spam.test/9' },
      { author: 'cat', url: 'https://calm.test/8' },
    ].map((post, at) =>
      importedPostOf({ id: `${topic.word}-${5 + at}`, title: topic.word, published_at: '2026-03-09T07:00:00Z', ...post }),
    );
    await ingestPosts(environment, later);
    await ingestPosts(environment, [{ ...topic.posts[4], content: 'edited', likes: 7 } as ImportedPost]);
    expect(await left()).toEqual(['3', '7']);
    const keywords = { operator: 'AND', groups: [[topic.word, 'another']] };
    await updateTopic(environment, mei, { id: topic.topicId, ...topicOf(topic.word), inclusion: keywords });
    await runAll(environment, TEST_NOW);
    expect(await left()).toEqual(['3', '7']);
    const { data } = await listHidden(environment, mei, { id: topic.topicId, kind: 'author' });
    expect(data).toMatchObject([{ mentions: 3 }]);
    expect((await getTopic(environment, mei, { id: topic.topicId })).data_start_at).toBe('2026-03-09T05:00:00.000Z');
  });

  test('of copies the first that is shown counts', async () => {
    const same = await correctedTopic(stores, mei, [
      { content: 'The very same words about the ferry', published_at: '2026-03-08T04:00:00Z' },
      { content: 'The very same words about the ferry', published_at: '2026-03-08T05:00:00Z' },
    ]);
    const first = async () => (await same.list(mei, same.topicId, { copies: 'without' })).posts.map(({ id }) => id);
    expect(await first()).toEqual([same.ids[0]]);
    await hide('post', [same.ids[0] ?? ''], same.topicId);
    expect(await first()).toEqual([same.ids[1]]);
  });

  test('nobody is seen to answer what is hidden', async () => {
    const talk = await correctedTopic(stores, mei, [{ author: 'ann' }, { author: 'ben' }]);
    const [question, other] = talk.posts;
    await ingestPosts(environment, [
      importedPostOf({ ...other, id: `${talk.word}-2`, title: talk.word, author: 'ben', parent_id: question?.id ?? '' }),
    ]);
    const network = async () => (await topicNetwork(environment, mei, { id: talk.topicId })).count;
    const repliesTo = { news: ['ann'] };
    expect([await network(), (await talk.list(mei, talk.topicId, { repliesTo })).count]).toEqual([1, 1]);
    await hide('author', ['news:ann'], talk.topicId);
    expect([await network(), (await talk.list(mei, talk.topicId, { repliesTo })).count]).toEqual([0, 0]);
  });

  test('where figures could not be told at once, the job tells them', async () => {
    const { clickhouse } = environment;
    const away: Environment = {
      ...environment,
      clickhouse: {
        ...clickhouse,
        query: (...asked) => clickhouse.query(...asked),
        insert: () => Promise.reject(new Error('away')),
      },
    };
    expect(await hide('post', [postAt(0)], topic.topicId, mei, away)).toEqual({ keys: [postAt(0)], mentions: 1 });
    expect(await left()).toHaveLength(5);
    await runAll(environment, TEST_NOW);
    expect(await left()).toHaveLength(4);
  });

  test('two people at the same moment: the list of what is hidden and the figures agree', async () => {
    const [a, b] = [postAt(0), postAt(1)];
    await Promise.all([hide('post', [a, b]), restore('post', [a]), hide('post', [b, a]), restore('post', [b])]);
    await runAll(environment, TEST_NOW);
    const { counts } = await listHidden(environment, mei, { id: topic.topicId });
    expect(await left()).toHaveLength(5 - counts.post);
  });

  test('it goes with its topic', async () => {
    await hide('post', [postAt(0)]);
    await deleteTopic(environment, mei, { id: topic.topicId });
    await runAll(environment, TEST_NOW);
    await expect(listHidden(environment, mei, { id: topic.topicId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await hidingOrganisations(environment.clickhouse)).not.toContain(mei.organisationId);
  });

  test('and with its organisation', async () => {
    await hide('site', ['spam.test']);
    await environment.postgres.delete(organisations).where(eq(organisations.id, mei.organisationId));
    expect(await hidingOrganisations(environment.clickhouse)).toContain(mei.organisationId);
    await environment.jobs.send('tidy', {});
    await runAll(environment, TEST_NOW);
    expect(await hidingOrganisations(environment.clickhouse)).not.toContain(mei.organisationId);
  });
});

describe('what is refused', () => {
  beforeAll(newTopic);

  test.each<[string, HiddenKind, string[], object]>([
    ['no post', 'post', [], { keys: 'postRequired' }],
    ['too many', 'site', Array.from({ length: LIMITS.changedPosts + 1 }, (_, at) => `${at}.test`), { keys: 'tooManyPosts' }],
    ['an author without a media type', 'author', ['ann'], { 'keys.0': 'malformed' }],
    ['an author without a name', 'author', ['news:'], { 'keys.0': 'malformed' }],
    ['no site', 'site', [''], { 'keys.0': 'malformed' }],
  ])('%s', async (_, kind, keys, fields) => {
    await expect(hide(kind, keys)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test.each<[HiddenKind, string[]]>([
    ['post', ['42']],
    ['author', ['news:ann', 'news:nobody']],
    ['site', ['nowhere.test']],
  ])('a %s without a mention in the topic, and then nothing is hidden', async (kind, keys) => {
    await expect(hide(kind, keys)).rejects.toMatchObject({ code: 'not_found' });
    expect(await left()).toHaveLength(5);
  });

  test('another organisation’s topic, and everything when the subscription has ended', async () => {
    const stranger = await stores.createOrganisation();
    for (const verb of [hide, restore]) {
      await expect(verb('post', [postAt(0)], topic.topicId, stranger)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(listHidden(environment, stranger, { id: topic.topicId })).rejects.toMatchObject({ code: 'not_found' });
    stores.clock.now = new Date('2200-01-01T00:00:00Z');
    await expect(hide('post', [postAt(0)])).rejects.toMatchObject({ code: 'forbidden' });
    stores.clock.now = TEST_NOW;
  });
});
