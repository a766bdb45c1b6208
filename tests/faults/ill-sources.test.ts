/**
 * One loop that collects, every kind of source, and every illness of servers, while healthy feeds stand beside them: each illness ends
 * in an outcome that is written down, none is our own fault, and the healthy ones are read as often as before. (An exception that
 * nobody catches fails the run by itself.)
 */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ASKED_ADDRESSES,
  ASKED_KINDS,
  type CollectedKind,
  KIND_MEDIA_TYPES,
  SOURCE_FAILURES,
} from '../../src/contract/sources.ts';
import { type GuardedFetch, openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import type { WebFetch } from '../../src/outside/connectors/web-fetch.ts';
import type { Environment } from '../../src/services/environment.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { sourceHosts } from '../../src/stores/postgres/source-claims.ts';
import { sourceSpending } from '../../src/stores/postgres/source-spending.ts';
import { type SourceRow, sources } from '../../src/stores/postgres/sources.ts';
import { startCollecting } from '../../src/workers/collect.ts';
import { openTestStores, type TestStores } from '../support/stores.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { fasterClock } from './faster-clock.ts';
import { type GrowingSources, startGrowingSources } from './growing-sources.ts';
import { ILLNESS_NAMES, type IllServer, startIllServer } from './ill-servers.ts';

const HEALTHY = 5;
const PUBLISH_MS = 400;
const POSTS_OF_A_DAY = 400;
/** Of a request, by the real clock: three minutes of the fast one. */
const WHOLE_MS = 1500;
/** For an illness: of twelve sources, of which some follow redirects and ask for several files. */
const MOST_REQUESTS = 150;
const MOST_MEMORY = 600 * 1024 * 1024;
/** A healthy feed is due every two minutes, and looked for every two: so many lie between two readings, on the average, at most. */
const CADENCE_MINUTES = 8;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOPBACK = '127.0.0.1';

const now = fasterClock(Date.now());
let stores: TestStores;
let environment: Environment;
let growing: GrowingSources;
let ill: IllServer;
let web: GuardedFetch;

beforeAll(async () => {
  stores = await openTestStores();
  growing = await startGrowingSources(now);
  ill = await startIllServer();
  web = openGuardedFetch({
    userAgent: 'Earshot',
    now,
    allowed: (address) => address === LOOPBACK,
    lookup: async () => [LOOPBACK],
    limits: { wholeMs: WHOLE_MS, headersMs: WHOLE_MS, connectMs: WHOLE_MS, received: 512 * 1024, unpacked: 1024 * 1024 },
  });
  const key = 'a-key';
  const apiKeys = {
    X_BEARER_TOKEN: key,
    YOUTUBE_API_KEY: key,
    META_ACCESS_TOKEN: key,
    META_APP_SECRET: key,
    INSTAGRAM_ACCOUNT_ID: '17841400000000000',
    GOOGLE_SEARCH_KEY: key,
    GOOGLE_SEARCH_ENGINE: key,
    BRAVE_SEARCH_KEY: key,
  };
  environment = { ...stores.environment, now, apiKeys, fetchWeb: misled };
});
afterAll(async () => {
  await web.close();
  await Promise.all([growing.server.close(), ill.server.close()]);
  await stores.close();
});

/** Everybody but the healthy is the ill server, which says nothing of where it was looked for. */
const misled: WebFetch = async (request) => {
  const url = new URL(request.url);
  if (url.hostname.endsWith('.healthy.example')) return web.fetch(request);
  const { origin } = url;
  const there = `http://${url.hostname}:${ill.server.port}`;
  const { mayFollow } = request;
  const meant = (found: string) => (found.startsWith(there) ? origin + found.slice(there.length) : found);
  const answer = await web.fetch({
    ...request,
    url: there + request.url.slice(origin.length),
    ...(mayFollow && { mayFollow: (next) => mayFollow(meant(next)) }),
  });
  return { ...answer, url: meant(answer.url) };
};

const ADDRESSES: Record<CollectedKind, string> = {
  feed: 'https://feed.ill.example/feed',
  website: 'https://website.ill.example/',
  discourse: 'https://forum.ill.example',
  lihkg: 'https://lihkg.com/category/5',
  'facebook-page': 'https://www.facebook.com/harbour',
  'instagram-account': 'https://www.instagram.com/harbour',
  'instagram-hashtag': 'https://instagram.com/explore/tags/ferry/',
  ...ASKED_ADDRESSES,
};
/** Of a source, and not ours. */
const FAILURES = SOURCE_FAILURES.filter((kind) => kind !== 'internal');
const KINDS = Object.keys(ADDRESSES) as CollectedKind[];

async function follow(address: string, kind: CollectedKind): Promise<number> {
  return (await addSource(environment, 'operator', { address, kind, mediaType: KIND_MEDIA_TYPES[kind][0] })).id;
}

/** All that is ill is due, as if it was never asked. */
async function beginAgain(ids: readonly number[]): Promise<Date> {
  await environment.postgres.delete(sourceSpending);
  await environment.postgres.delete(sourceHosts);
  const dueAt = now();
  const fresh = { dueAt, failures: 0, failureKind: null, failureMessage: null, failedSince: null, succeededAt: null };
  await environment.postgres
    .update(sources)
    .set({ ...fresh, cursor: null, seen: '', behindSince: null, completeTo: null })
    .where(inArray(sources.id, [...ids]));
  return dueAt;
}

/** Once each was asked after that time, and nobody asks it any more. */
async function outcomes(ids: readonly number[], since: Date): Promise<SourceRow[]> {
  const rows = () =>
    environment.postgres
      .select()
      .from(sources)
      .where(inArray(sources.id, [...ids]));
  await expect
    .poll(async () => (await rows()).filter(({ askedAt, claim }) => claim !== null || !askedAt || askedAt < since).length, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(0);
  return rows();
}

/** Host → how often it was asked. */
function healthyReads(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { headers } of growing.server.requests) {
    const host = headers.host ?? '';
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return counts;
}

test('every illness of every kind ends in an outcome, and healthy feeds keep their pace', async () => {
  const mei = await stores.createOrganisation();
  await createTopic(
    environment,
    mei,
    topicDraft({
      inclusion: { operator: 'AND', groups: [['ferry']] },
      mediaTypes: ASKED_KINDS.map((kind) => KIND_MEDIA_TYPES[kind][0]),
    }),
  );
  const healthy: number[] = [];
  for (let at = 0; at < HEALTHY; at++) {
    healthy.push(await follow(`http://h${at}.healthy.example:${growing.server.port}/`, 'feed'));
  }
  const ids: number[] = [];
  for (const kind of KINDS) ids.push(await follow(ADDRESSES[kind], kind));
  // So many in a day that the healthy ones are due as often as feeds may be.
  for (let post = 0; post < POSTS_OF_A_DAY; post++) growing.grow();
  const publishing = setInterval(() => growing.grow(), PUBLISH_MS);
  const memory = process.memoryUsage().rss;
  const collecting = startCollecting(environment);
  const began = now();
  let most = 0;
  try {
    for (const illness of ILLNESS_NAMES) {
      ill.illness = illness;
      ill.server.requests.splice(0);
      const since = await beginAgain(ids);
      const rows = await outcomes(ids, since);
      for (const row of rows) {
        const what = `${row.kind}, ${illness}: ${row.failureMessage}`;
        // Ours among them would be 'internal'; none passes for a source that has nothing new.
        expect(FAILURES, what).toContain(row.failureKind);
        expect({ completeTo: row.completeTo, succeededAt: row.succeededAt }, what).toEqual({
          completeTo: null,
          succeededAt: null,
        });
        if (illness === 'too many requests') expect(row.failureKind, what).toBe('rate-limited');
        if (row.failureKind === 'rate-limited') expect(row.dueAt.getTime() - since.getTime(), what).toBeGreaterThan(HOUR_MS);
        // Not at once again, whatever was the matter.
        expect(row.dueAt.getTime() - (row.askedAt?.getTime() ?? 0), what).toBeGreaterThan(MINUTE_MS / 2);
      }
      expect(ill.server.requests.length, illness).toBeLessThan(MOST_REQUESTS);
      most = Math.max(most, process.memoryUsage().rss - memory);
    }
  } finally {
    clearInterval(publishing);
    await collecting.stop();
  }
  // They were stuck side by side, and not one after the other.
  expect(ill.mostOpen).toBeGreaterThan(KINDS.length / 2);
  expect(most).toBeLessThan(MOST_MEMORY);
  expect(stores.log.filter(({ level }) => level === 'error')).toEqual([]);
  const minutes = (now().getTime() - began.getTime()) / MINUTE_MS;
  for (const reads of healthyReads().values()) expect(reads).toBeGreaterThan(minutes / CADENCE_MINUTES);
  expect(healthyReads().size).toBe(HEALTHY);
  for (const id of healthy) {
    const [row] = await environment.postgres.select().from(sources).where(eq(sources.id, id));
    expect(row).toMatchObject({ failureKind: null, failures: 0 });
    expect(now().getTime() - (row?.succeededAt?.getTime() ?? 0)).toBeLessThan(HOUR_MS);
  }
}, 240_000);
