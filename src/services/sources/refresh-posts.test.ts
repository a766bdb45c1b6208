/** What has become of posts, looked up again: X and YouTube as they answer by their documentation. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MadeUpWeb, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { MediaType } from '../../contract/media-types.ts';
import { ASKED_ADDRESSES } from '../../contract/sources.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import { postsById } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { findSource, sources } from '../../stores/postgres/sources.ts';
import { topics } from '../../stores/postgres/topics.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor, Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { addSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { collectSource } from './collect-source.ts';
import { listAllSources } from './list-sources.ts';

let stores: TestStores;
let environment: Environment;
let web: MadeUpWeb;
let mei: Actor;
/** What a search finds, and how many like each post, as it is now. Those without a number are gone. */
let searched: string[];
let likes: Map<string, number>;
/** Ids of each look, and what to do instead of answering it. */
let looked: string[][];
let instead: (() => void) | null;
/** No two tests have a post nor a word in common: posts are stored for everybody. */
let serial = 0;
const word = () => `ferry${serial}`;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  [web, searched, likes, looked, instead] = [madeUpWeb(), [], new Map(), [], null];
  serial += 1000;
  const apiKeys = { ...NO_KEYS, X_BEARER_TOKEN: 'a-token', YOUTUBE_API_KEY: 'a-key' };
  environment = { ...stores.environment, fetchWeb: apis, apiKeys };
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  await environment.postgres.delete(topics);
  mei = await stores.createOrganisation();
  at(0);
});

/** Ids begin with a time: X is not asked for what is older than seven days. */
function idOf(number: number): string {
  return String((BigInt(TEST_NOW.getTime()) - 1_288_834_974_657n) * 2n ** 22n + BigInt(serial + number));
}

const never = new AbortController().signal;

/** Sets the clock, in minutes. */
function at(minutes: number): void {
  stores.clock.now = minutesFrom(minutes);
}

function minutesFrom(minutes: number): Date {
  return new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const published = new Map<string, string>();

const apis: WebFetch = async (request) => {
  const { url, headers = new Headers() } = { url: new URL(request.url) };
  const answers = (body: unknown) => ({ status: 200, url: request.url, headers, text: JSON.stringify(body) });
  switch (url.pathname) {
    case '/2/tweets/search/recent':
      return answers(pageOf(searched));
    case '/youtube/v3/search':
      return answers({ items: [] });
    case '/2/tweets':
    case '/youtube/v3/videos': {
      const ids = url.searchParams.get(url.pathname === '/2/tweets' ? 'ids' : 'id')?.split(',') ?? [];
      looked.push(ids);
      instead?.();
      const there = ids.filter((id) => likes.has(id));
      return answers(url.pathname === '/2/tweets' ? pageOf(there) : { items: there.map(videoOf) });
    }
    default:
      return web.fetchWeb(request);
  }
};

function pageOf(ids: readonly string[]) {
  const data = ids.map((id) => ({
    id,
    text: `a ${word()}`,
    author_id: '7',
    created_at: published.get(id) ?? '2026-03-10T11:55:00.000Z',
    public_metrics: { like_count: likes.get(id) ?? 0, reply_count: 0, retweet_count: 0 },
  }));
  const users = data.length > 0 ? [{ id: '7', username: 'ada', name: 'Ada' }] : [];
  return { data, includes: { users }, meta: { result_count: data.length } };
}

function videoOf(id: string) {
  const snippet = { publishedAt: published.get(id), channelId: 'c', channelTitle: 'Harbour', title: `a ${word()}` };
  return { id, snippet, statistics: { likeCount: String(likes.get(id)) } };
}

async function topicOf(mediaType: MediaType): Promise<void> {
  await createTopic(
    environment,
    mei,
    topicDraft({ inclusion: { operator: 'AND', groups: [[word()]] }, mediaTypes: [mediaType] }),
  );
  await runAll(environment, environment.now());
}

async function follow(kind: 'x' | 'youtube', given: object = {}): Promise<number> {
  const { id } = await addSource(environment, 'operator', { address: ASKED_ADDRESSES[kind], kind, mediaType: kind, ...given });
  return id;
}

const collect = (id: number) => collectSource(environment, { sourceId: id }, never);

async function storedLikes(id: string, mediaType: MediaType = 'x'): Promise<number | null | undefined> {
  const [post] = await postsById(environment.clickhouse, [postId(mediaType, id)]);
  return post?.likes;
}

describe('a post of X', () => {
  it('is looked up as it comes to an hour and to six, and not in between', async () => {
    await topicOf('x');
    const source = await follow('x');
    const id = idOf(1);
    searched = [id];
    await collect(source);
    searched = [];
    likes.set(id, 7);
    at(30);
    await collect(source);
    expect(looked).toEqual([]);
    at(60);
    expect(await collect(source)).toMatchObject({ failure: null });
    expect(looked).toEqual([[id]]);
    expect(await storedLikes(id)).toBe(7);
    likes.set(id, 40);
    for (const minutes of [61, 120, 340]) {
      at(minutes);
      await collect(source);
    }
    expect(looked).toHaveLength(1);
    expect(await storedLikes(id)).toBe(7);
    at(360);
    await collect(source);
    expect(looked).toEqual([[id], [id]]);
    expect(await storedLikes(id)).toBe(40);
  });

  it('is looked up by whoever comes after one that stopped before it was stored, also hours later', async () => {
    await topicOf('x');
    const source = await follow('x');
    const id = idOf(1);
    searched = [id];
    await collect(source);
    searched = [];
    likes.set(id, 3);
    at(60);
    const stopping = new AbortController();
    instead = () => stopping.abort(new Error('the program is stopping'));
    await expect(collectSource(environment, { sourceId: source }, stopping.signal)).rejects.toThrow('the program is stopping');
    expect(await storedLikes(id)).toBe(0);
    instead = null;
    at(10 * 60);
    environment = { ...environment };
    await collect(source);
    at(11 * 60);
    await collect(source);
    // Once for both ages.
    expect(looked).toEqual([[id], [id]]);
    expect(await storedLikes(id)).toBe(3);
  });

  it('is looked up for topics that stand only, and stays as it was where it is gone', async () => {
    const [wanted, other] = [idOf(1), idOf(2)];
    await topicOf('x');
    const source = await follow('x');
    await collect(source);
    const minute = { media_type: 'x', published_at: minutesFrom(-5).toISOString(), likes: 5 } as const;
    await ingestPosts(environment, [
      importedPostOf({ ...minute, id: wanted, content: `a ${word()}` }),
      importedPostOf({ ...minute, id: other, content: 'something else' }),
    ]);
    await ingestPosts(environment, [importedPostOf({ ...minute, id: idOf(3), content: `a ${word()}` })], { demo: true });
    at(60);
    expect(await collect(source)).toMatchObject({ failure: null });
    expect(looked).toEqual([[wanted]]);
    expect(await storedLikes(wanted)).toBe(5);
    await environment.postgres.delete(topics);
    at(6 * 60);
    await collect(source);
    expect(looked).toHaveLength(1);
  });

  it('costs no more than a quarter of what is left of the day, and the others wait', async () => {
    await topicOf('x');
    const source = await follow('x', { microdollarsPerDay: 2_000_000 });
    const ids = Array.from({ length: 10 }, (_, post) => idOf(post));
    for (const [minute, id] of ids.entries()) {
      published.set(id, minutesFrom(minute - 20).toISOString());
      likes.set(id, 9);
    }
    searched = ids.toReversed();
    await collect(source);
    searched = [];
    // Ten posts and their author cost six cents; at most a cent and a half for each that is looked up.
    await changeSource(environment, 'operator', { sourceId: source, microdollarsPerDay: 60_000 + 240_000 });
    at(60);
    expect(await collect(source)).toMatchObject({ failure: null });
    expect(looked).toEqual([ids.slice(0, 4)]);
    // They were three cents.
    at(61);
    await collect(source);
    expect(looked.slice(1)).toEqual([ids.slice(4, 7)]);
    await changeSource(environment, 'operator', { sourceId: source, microdollarsPerDay: 2_000_000 });
    at(62);
    await collect(source);
    expect(looked.slice(2)).toEqual([ids.slice(7)]);
  });

  it('that cannot be looked up keeps no reading back, is said, and is looked up later', async () => {
    await topicOf('x');
    const source = await follow('x');
    const [id, later] = [idOf(1), idOf(2)];
    searched = [id];
    await collect(source);
    likes.set(id, 4);
    searched = [later];
    instead = () => {
      throw new SourceFailure('unreachable', 'api.x.com does not answer');
    };
    at(60);
    const failure = { kind: 'unreachable', message: 'api.x.com does not answer' };
    expect(await collect(source)).toMatchObject({ stored: 1, mentions: 1, isWhole: true, failure });
    expect((await listAllSources(environment))[0]).toMatchObject({
      state: 'fine',
      failure: null,
      completeTo: minutesFrom(60).toISOString(),
    });
    expect(await findSource(environment.postgres, source)).toMatchObject({ failures: 0, refreshedTo: minutesFrom(55) });
    instead = null;
    searched = [];
    at(61);
    expect(await collect(source)).toMatchObject({ failure: null });
    expect(await storedLikes(id)).toBe(4);
    expect((await listAllSources(environment))[0]).toMatchObject({ state: 'fine', failure: null });
  });
});

it('a video of YouTube that no search remembers is looked up too', async () => {
  await topicOf('youtube');
  const source = await follow('youtube');
  await collect(source);
  const id = `video${serial}`;
  published.set(id, minutesFrom(-5).toISOString());
  likes.set(id, 12);
  const video = { media_type: 'youtube', published_at: minutesFrom(-5).toISOString(), content: `a ${word()}` } as const;
  await ingestPosts(environment, [
    importedPostOf({ ...video, id }),
    importedPostOf({ ...video, id: `${id}.comment`, kind: 'comment' }),
  ]);
  at(60);
  expect(await collect(source)).toMatchObject({ failure: null });
  expect(looked).toEqual([[id]]);
  expect(await storedLikes(id, 'youtube')).toBe(12);
});
