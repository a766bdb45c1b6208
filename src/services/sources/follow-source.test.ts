import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madeUpFeed, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ASKED_ADDRESSES, type NewSource } from '../../contract/sources.ts';
import { deleteUnfollowed, insertFollow } from '../../stores/postgres/source-follows.ts';
import { findSource, insertSource, sources } from '../../stores/postgres/sources.ts';
import type { Actor, Environment } from '../environment.ts';
import { addSource } from './add-source.ts';
import { changeSource } from './change-source.ts';
import { collectSource } from './collect-source.ts';
import { getCoverage, listAllSources, listSources } from './list-sources.ts';
import { removeSource } from './remove-source.ts';
import { testSource } from './test-source.ts';

let stores: TestStores;
let environment: Environment;
let mei: Actor;
let kai: Actor;

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  await environment.postgres.delete(sources);
  [mei, kai] = [await stores.createOrganisation({ name: 'Mei' }), await stores.createOrganisation({ name: 'Kai' })];
});

const FEED: NewSource = { address: 'https://news.example/feed', kind: 'feed', mediaType: 'news' };
const never = new AbortController().signal;
const idsOf = async (actor: Actor) => (await listSources(environment, actor)).sources.map(({ id }) => id);

describe('following a source', () => {
  test('has it listed as one that was never asked, and due at once', async () => {
    const added = await addSource(environment, mei, FEED);
    expect(added).toMatchObject({ ...FEED, state: 'new', forEverybody: false, title: null, failure: null, completeTo: null });
    expect(added.nextAt).toBe(TEST_NOW.toISOString());
    expect(added.days).toHaveLength(LIMITS.sourceDays);
    expect(added.days.at(-1)).toEqual({ day: '2026-03-10', posts: 0 });
    expect(await listSources(environment, mei)).toEqual({
      sources: [added],
      coverage: [{ mediaType: 'news', sources: 1, silent: 0, unread: 1, completeTo: null }],
    });
  });

  test('is each organisation’s own matter, of one source', async () => {
    const mine = await addSource(environment, mei, FEED);
    expect(await idsOf(kai)).toEqual([]);
    expect(await getCoverage(environment, kai)).toEqual([]);
    await expect(changeSource(environment, kai, { sourceId: mine.id, paused: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(removeSource(environment, kai, { sourceId: mine.id })).rejects.toMatchObject({ code: 'not_found' });
    const theirs = await addSource(environment, kai, { ...FEED, address: 'https://NEWS.example//feed?utm_source=x' });
    expect(theirs.id).toBe(mine.id);
    await changeSource(environment, kai, { sourceId: mine.id, paused: true });
    expect((await listSources(environment, mei)).sources[0]?.state).toBe('new');
    expect((await listSources(environment, kai)).sources[0]).toMatchObject({ state: 'paused', nextAt: null });
    await removeSource(environment, kai, { sourceId: mine.id });
    expect([await idsOf(mei), await idsOf(kai)]).toEqual([[mine.id], []]);
  });

  test('twice is refused', async () => {
    await addSource(environment, mei, FEED);
    await expect(addSource(environment, mei, FEED)).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { address: 'sourceTwice' } },
    });
    await addSource(environment, 'operator', FEED);
    await expect(addSource(environment, 'operator', FEED)).rejects.toMatchObject({ code: 'invalid' });
  });

  test.each([
    ['nothing', ' ', 'addressRequired'],
    ['no address', 'https://', 'addressUnreadable'],
    ['a file', 'file:///etc/passwd', 'addressUnreadable'],
    ['a password', 'https://me:secret@news.example/feed', 'addressUnreadable'],
    ['a port of mail', 'https://news.example:25/', 'addressUnreadable'],
    ['half a character', 'https://news.example/\ud800', 'addressUnreadable'],
    ['more than an address', `https://news.example/${'a'.repeat(4096)}`, 'addressTooLong'],
  ])('%s is refused', async (_name, address, key) => {
    await expect(addSource(environment, mei, { ...FEED, address })).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { address: key } },
    });
  });

  test('needs a plan that has not ended', async () => {
    const ended = await stores.createOrganisation({ subscription: { endsAt: new Date('2026-03-01T00:00:00Z') } });
    await expect(addSource(environment, ended, FEED)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('has a limit', async () => {
    const row = {
      kind: 'feed',
      mediaType: 'news',
      host: 'n.example',
      dueAt: TEST_NOW,
      intervalSeconds: 60,
      createdAt: TEST_NOW,
    } as const;
    await environment.postgres.transaction(async (transaction) => {
      for (let at = 0; at < LIMITS.sources; at++) {
        const address = `https://n.example/${at}`;
        const { id } = await insertSource(transaction, { ...row, address, addressKey: address });
        const follow = {
          sourceId: id,
          organisationId: mei.organisationId,
          paused: at % 2 === 0,
          addedBy: null,
          addedAt: TEST_NOW,
        };
        await insertFollow(transaction, follow);
      }
    });
    await expect(addSource(environment, mei, FEED)).rejects.toMatchObject({
      code: 'limit_reached',
      detail: { limit: 'sources', max: LIMITS.sources, used: LIMITS.sources },
    });
    await addSource(environment, kai, FEED);
  });
});

describe('sources for everybody', () => {
  test('are seen by all, changed by the operator alone, and hidden by one’s own', async () => {
    const { id } = await addSource(environment, 'operator', FEED);
    expect((await listSources(environment, mei)).sources).toMatchObject([{ id, forEverybody: true }]);
    await expect(changeSource(environment, mei, { sourceId: id, paused: true })).rejects.toMatchObject({ code: 'not_found' });
    await addSource(environment, mei, FEED);
    expect((await listSources(environment, mei)).sources).toMatchObject([{ id, forEverybody: false }]);
    expect(await listAllSources(environment)).toMatchObject([{ id, forEverybody: true }]);
    await changeSource(environment, 'operator', { sourceId: id, paused: true });
    expect((await listSources(environment, kai)).sources).toMatchObject([{ id, state: 'paused' }]);
    expect((await listSources(environment, mei)).sources).toMatchObject([{ id, state: 'new' }]);
    await removeSource(environment, 'operator', { sourceId: id });
    expect([await idsOf(mei), await idsOf(kai)]).toEqual([[id], []]);
  });
});

describe('a budget', () => {
  const YOUTUBE = { address: ASKED_ADDRESSES.youtube, kind: 'youtube', mediaType: 'youtube' } as const;

  test.each<[string, object, object, RegExp]>([
    ['of what counts nothing', FEED, { callsPerDay: 5 }, /kind feed counts and charges nothing/],
    ['of money where none is charged', YOUTUBE, { microdollarsPerDay: 1_000_000 }, /kind youtube charges nothing/],
  ])('%s is refused', async (_name, place, limits, message) => {
    const refusal = { code: 'conflict', message: expect.stringMatching(message) };
    await expect(addSource(environment, 'operator', { ...place, ...limits })).rejects.toMatchObject(refusal);
    const { id: sourceId } = await addSource(environment, 'operator', place);
    await expect(changeSource(environment, 'operator', { sourceId, ...limits })).rejects.toMatchObject(refusal);
  });

  test('is set, also of a source that was removed and is not forgotten yet', async () => {
    const { id } = await addSource(environment, 'operator', { ...YOUTUBE, callsPerDay: 50 });
    await removeSource(environment, 'operator', { sourceId: id });
    const again = await addSource(environment, 'operator', { ...YOUTUBE, callsPerDay: 20 });
    expect(again).toMatchObject({ id, budget: { buckets: [{ bucket: 'search', callsPerDay: 20 }, { bucket: 'units' }] } });
  });

  test('that changes makes the source be asked at once; a change of nothing does not', async () => {
    const { id: sourceId } = await addSource(environment, 'operator', YOUTUBE);
    const later = new Date(TEST_NOW.getTime() + 3_600_000);
    await environment.postgres.update(sources).set({ dueAt: later });
    expect((await changeSource(environment, 'operator', { sourceId })).nextAt).toBe(later.toISOString());
    const limited = await changeSource(environment, 'operator', { sourceId, callsPerDay: 5 });
    expect(limited.nextAt).toBe(TEST_NOW.toISOString());
  });
});

test('what nobody follows any more is forgotten later, and begins where it stopped until then', async () => {
  const web = madeUpWeb({
    [FEED.address]: madeUpFeed([{ title: 'Ferry', link: 'https://news.example/1', at: '2026-03-10T08:00:00Z' }]),
  });
  const { id } = await addSource(environment, mei, FEED);
  await collectSource({ ...environment, fetchWeb: web.fetchWeb }, { sourceId: id }, never);
  await removeSource(environment, mei, { sourceId: id });
  expect((await addSource(environment, mei, FEED)).title).toBe('Harbour News');
  await deleteUnfollowed(environment.postgres);
  expect(await idsOf(mei)).toEqual([id]);
  await removeSource(environment, mei, { sourceId: id });
  await deleteUnfollowed(environment.postgres);
  expect(await findSource(environment.postgres, id)).toBeNull();
});

describe('trying a source', () => {
  test('shows its newest posts and stores nothing', async () => {
    const items = Array.from({ length: 6 }, (_, at) => ({
      title: `Day ${at + 1} ${randomUUID()}`,
      link: `https://news.example/${at}`,
      at: `2026-03-0${at + 1}T08:00:00Z`,
      text: 'x'.repeat(1000),
    }));
    const { fetchWeb } = madeUpWeb({ [FEED.address]: madeUpFeed(items) });
    const tried = await testSource({ ...environment, fetchWeb }, mei, { address: FEED.address }, never);
    expect(tried).toMatchObject({ kind: 'feed', found: 6, title: 'Harbour News' });
    const { posts } = tried as Extract<typeof tried, { posts: unknown }>;
    expect(posts.map(({ publishedAt }) => publishedAt.slice(8, 10))).toEqual(['06', '05', '04', '03', '02']);
    expect(posts[0]?.content).toHaveLength(300);
    expect(await listAllSources(environment)).toEqual([]);
  });

  test('says why nothing came', async () => {
    const { fetchWeb } = madeUpWeb();
    const tried = await testSource({ ...environment, fetchWeb }, mei, { address: 'away.example' }, never);
    expect(tried).toEqual({ failure: { kind: 'unreachable', message: 'away.example does not answer' } });
    await expect(testSource({ ...environment, fetchWeb }, mei, { address: '' }, never)).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
