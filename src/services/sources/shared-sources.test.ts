/** One source and several who follow it: what one of them does is no matter of the others, nor of the source. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MadeUpWeb, madeUpFeed, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { NewSource } from '../../contract/sources.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { collectAll } from '../../workers/collect.ts';
import type { Actor, Environment } from '../environment.ts';
import { addSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { listSources } from './list-sources.ts';

let stores: TestStores;
let environment: Environment;
let web: MadeUpWeb;
let mei: Actor;
let kai: Actor;
let feed: NewSource;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  web = madeUpWeb();
  environment = { ...stores.environment, fetchWeb: web.fetchWeb };
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  [mei, kai] = [await stores.createOrganisation(), await stores.createOrganisation()];
  feed = { address: `https://${randomUUID()}.example/feed`, kind: 'feed', mediaType: 'news' };
  at(0);
});

/** Sets the clock, in minutes. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

describe('a second follower', () => {
  test('finds its posts to be what the first one said, which is something that they can be', async () => {
    expect(await addSource(environment, mei, { ...feed, mediaType: 'blog' })).toMatchObject({ mediaType: 'blog' });
    expect(await addSource(environment, kai, feed)).toMatchObject({ mediaType: 'blog' });
    const other = { ...feed, address: `${feed.address}/other`, mediaType: 'instagram' } as const;
    expect(await addSource(environment, mei, other)).toMatchObject({ mediaType: 'news' });
  });

  test('is not told what came before he followed it, nor that others do', async () => {
    web.answers[feed.address] = madeUpFeed([{ title: 'The ferry', link: `${feed.address}/1`, at: '2026-03-10T11:00:00Z' }]);
    const { id, intervalSeconds } = await addSource(environment, mei, feed);
    await collectAll(environment);
    // As one that publishes much.
    await environment.postgres.update(sources).set({ intervalSeconds: 300 });
    at(30);
    expect(await addSource(environment, kai, feed)).toMatchObject({
      id,
      state: 'new',
      intervalSeconds,
      title: null,
      askedAt: null,
      completeTo: null,
    });
    const [theirs] = (await listSources(environment, kai)).sources;
    expect(theirs?.days.every(({ posts }) => posts === 0)).toBe(true);
    expect((await listSources(environment, kai)).coverage).toMatchObject([{ completeTo: null }]);
    await collectAll(environment);
    expect((await listSources(environment, kai)).sources).toMatchObject([{ state: 'fine', title: 'Harbour News' }]);
  });

  test('is not told how the first one came by it', async () => {
    const { id } = await addSource(environment, mei, {
      ...feed,
      address: `${feed.address}?b=2&utm_source=mei-desk&a=%E6%B8%AF#mei`,
    });
    const theirs = await addSource(environment, kai, { ...feed, address: `${feed.address}?a=%E6%B8%AF&b=2` });
    expect(theirs).toMatchObject({ id, address: `${feed.address}?b=2&a=%E6%B8%AF` });
    const page = await addSource(environment, mei, { ...feed, address: `${feed.address}#!/all` });
    expect(page.address).toBe(`${feed.address}#!/all`);
  });

  test('shares a forum whatever he says of it, since it says itself what its posts are', async () => {
    const forum = { ...feed, kind: 'discourse' } as const;
    const mine = await addSource(environment, mei, { ...forum, mediaType: 'news' });
    const theirs = await addSource(environment, kai, { ...forum, mediaType: 'blog' });
    expect([mine.mediaType, theirs.mediaType, theirs.id]).toEqual(['forum', 'forum', mine.id]);
  });

  test('changes nothing of where it is asked', async () => {
    const { id } = await addSource(environment, mei, feed);
    const named = new URL(feed.address);
    const theirs = await addSource(environment, kai, { ...feed, address: `https://${named.host}./feed` });
    expect(theirs.id).toBe(id);
    const [row] = await environment.postgres.select().from(sources).where(eq(sources.id, id));
    expect(row?.host).toBe(named.host);
  });

  test('by another spelling of a host does not ask it twice at once', async () => {
    const { host } = new URL(feed.address);
    await addSource(environment, mei, { ...feed, address: `https://${host}./other` });
    const [row] = await environment.postgres.select().from(sources);
    expect(row?.host).toBe(host);
  });
});

describe('whoever pauses it and goes on again and again', () => {
  const again = async (id: number) => {
    await changeSource(environment, mei, { sourceId: id, paused: true });
    await changeSource(environment, mei, { sourceId: id, paused: false });
  };

  test('does not ask it sooner than it said', async () => {
    web.answers[feed.address] = () => {
      throw new SourceFailure('rate-limited', 'asked too often', new Date(TEST_NOW.getTime() + 3_600_000));
    };
    const { id } = await addSource(environment, mei, feed);
    await collectAll(environment);
    at(10);
    await again(id);
    await addSource(environment, kai, feed);
    expect(await collectAll(environment)).toBe(0);
  });

  test('asks it once a minute at most', async () => {
    web.answers[feed.address] = madeUpFeed([]);
    const { id } = await addSource(environment, mei, feed);
    await collectAll(environment);
    at(0.5);
    await again(id);
    expect(await collectAll(environment)).toBe(0);
    at(1.1);
    expect(await collectAll(environment)).toBe(1);
  });
});

test('a source is not asked for those alone whose plan has ended', async () => {
  web.answers[feed.address] = madeUpFeed([]);
  await addSource(environment, mei, feed);
  const plan = eq(subscriptions.organisationId, mei.organisationId);
  await environment.postgres.update(subscriptions).set({ endsAt: TEST_NOW }).where(plan);
  expect(await collectAll(environment)).toBe(0);
  await addSource(environment, 'operator', feed);
  expect(await collectAll(environment)).toBe(1);
});

test('one post of an odd year does not keep the source from being settled', async () => {
  const { host } = new URL(feed.address);
  const post = { id: 2, topic_id: 1, post_number: 2, username: 'a', created_at: '2026-03-10T02:00:00Z', cooked: 'ferry' };
  const odd = { ...post, id: 1, post_number: 1, created_at: '0000-01-01T00:00:00Z' };
  web.answers[`https://${host}/posts.json`] = JSON.stringify({ latest_posts: [post, odd] });
  await addSource(environment, mei, { address: `https://${host}`, kind: 'discourse', mediaType: 'forum' });
  await collectAll(environment);
  expect((await listSources(environment, mei)).sources).toMatchObject([{ state: 'fine', failure: null }]);
});

test('what is asked with keywords has one address, whatever the operator writes', async () => {
  const added = await addSource(environment, 'operator', { address: 'API.gdeltproject.org', kind: 'gdelt', mediaType: 'blog' });
  expect(added).toMatchObject({ address: 'https://api.gdeltproject.org/', mediaType: 'news' });
  await expect(
    addSource(environment, 'operator', { address: 'elsewhere.example', kind: 'gdelt', mediaType: 'news' }),
  ).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  ['what no database takes', 'Harbour\\u0000 \\ud800News', 'Harbour \ufffdNews'],
  ['marks that turn the text around it', '\\u202eHarbour\\u2066 News', 'Harbour News'],
  ['no end', 'x'.repeat(100_000), 'x'.repeat(512)],
])('a title with %s is one that can be kept and shown', async (_name, said, title) => {
  const items = '[{"id":"1","content_text":"ferry"}]';
  web.answers[feed.address] = `{"version":"https://jsonfeed.org/version/1.1","title":"${said}","items":${items}}`;
  await addSource(environment, mei, feed);
  await collectAll(environment);
  expect((await listSources(environment, mei)).sources).toMatchObject([{ state: 'fine', title }]);
});

test('a source is not asked again at once where nobody could write how it went', async () => {
  web.answers[feed.address] = madeUpFeed([]);
  await addSource(environment, mei, feed);
  const transaction = environment.postgres.transaction.bind(environment.postgres);
  const spied = vi.spyOn(environment.postgres, 'transaction');
  const away = new Error('Postgres is away');
  // Two look for what is due; two would write how it went, and that this could not be written.
  spied.mockImplementationOnce(transaction).mockImplementationOnce(transaction);
  spied.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  expect(await collectAll(environment)).toBe(1);
  spied.mockRestore();
  expect(web.asked).toHaveLength(1);
  at(6);
  expect(await collectAll(environment)).toBe(1);
});
