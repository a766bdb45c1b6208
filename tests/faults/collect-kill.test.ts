/**
 * SIGKILL at seeded moments while sources are being collected, and a new process each time: no post that was acknowledged is lost, none
 * is there twice, each source goes on where it was, and what it brought to a topic is counted once. `COLLECT_KILLS=50 npm run faults -- collect` kills as often as that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { type Context, openContext } from '../../src/context.ts';
import { openGuardedFetch } from '../../src/outside/connectors/web/guarded-fetch.ts';
import { createOrganisation } from '../../src/services/accounts/create-organisation.ts';
import { createUser } from '../../src/services/accounts/create-user.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { listAllSources } from '../../src/services/sources/list-sources.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { sourceMentions } from '../../src/stores/postgres/source-mentions.ts';
import { sources } from '../../src/stores/postgres/sources.ts';
import { collectAll } from '../../src/workers/collect.ts';
import { runAll } from '../../src/workers/runner.ts';
import { seeded } from '../support/seeded.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { fasterClock } from './faster-clock.ts';
import { type GrowingSources, startGrowingSources } from './growing-sources.ts';

const KILLS = Number(process.env['COLLECT_KILLS'] ?? 6);
const FEEDS = 12;
const FORUMS = 4;
/** Questions that a process may ask before it is killed, and how long after the last of them, in milliseconds. */
const MOST_QUESTIONS = 20;
const LONGEST = 400;
const PUBLISH_MS = 400;
const SEED = 20_261_123;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-collect-kill-'));
const dataDir = path.join(folder, 'data');
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
/** Inside the package, where the program finds its models. */
const built = path.resolve('node_modules/.cache/earshot/faults');
const started = Date.now();
const now = fasterClock(started);
let growing: GrowingSources;

beforeAll(async () => {
  const bundle = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  const entryPoints = {
    collecting: 'tests/faults/collecting-process.ts',
    'preparing-thread': 'src/services/mentions/preparing-thread.ts',
  };
  await build({ ...bundle, entryPoints, outdir: built, logLevel: 'error' });
  growing = await startGrowingSources(now);
});
afterAll(async () => {
  await growing.server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startCollectingProcess(): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', CLOCK_STARTED: String(started) };
  const child = spawn(process.execPath, [path.join(built, 'collecting.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

/** In the middle of its work: so long after it has asked so often. */
async function killAfter(child: ChildProcess, questions: number, milliseconds: number): Promise<void> {
  const { requests } = growing.server;
  const before = requests.length;
  const watching = setInterval(() => {
    if (requests.length - before < questions) return;
    clearInterval(watching);
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
  }, 5);
  const [, signal] = await once(child, 'exit');
  clearInterval(watching);
  expect(signal).toBe('SIGKILL');
}

/** To which all belongs that is published. */
async function standingTopic(context: Context): Promise<void> {
  const environment = { ...context, now };
  const year = { startsAt: new Date('2026-01-01'), endsAt: new Date('2027-01-01'), maxDays: 366 };
  const limits = { maxTopics: 1, maxKeywords: 5, maxKeywordsExclusion: 5, maxAlerts: 1, maxSessions: 0 };
  const subscription = { plan: 'Test', ...year, ...limits };
  const { id: organisationId } = await createOrganisation(environment, { name: 'Test', timezone: '+0000', subscription });
  const { id: userId } = await createUser(environment, { organisationId, name: 'Ada', email: 'ada@example.test' });
  const draft = topicDraft({ inclusion: { operator: 'AND', groups: [['渡輪']] } });
  await createTopic(environment, { userId, organisationId, timezone: '+0000' }, draft);
  await runAll(environment, now());
}

const STORED = {
  sql: `SELECT media_type AS media, uniqExact(id) AS ids, count() AS posts, uniqExact(native_id) AS names FROM posts FINAL GROUP BY media ORDER BY media`,
  row: z.object({ media: z.string(), ids: z.number(), posts: z.number(), names: z.number() }),
};

test('what was collected is there once, and every source goes on where it was', async () => {
  const before = await openContext(config);
  await standingTopic(before);
  for (let at = 0; at < FEEDS + FORUMS; at++) {
    const address = `http://s${at}.example:${growing.server.port}/`;
    await addSource({ ...before, now }, 'operator', {
      address,
      kind: at < FEEDS ? 'feed' : 'discourse',
      mediaType: at < FEEDS ? 'news' : 'forum',
    });
  }
  await before.close();

  const publishing = setInterval(() => growing.grow(), PUBLISH_MS);
  const random = seeded(SEED);
  for (let killed = 0; killed < KILLS; killed++) {
    const questions = 1 + Math.floor(random() * MOST_QUESTIONS);
    await killAfter(await startCollectingProcess(), questions, random() * LONGEST);
  }
  clearInterval(publishing);

  const after = await openContext(config, { storesPosts: true });
  const loopback = '127.0.0.1';
  const allowed = (address: string) => address === loopback;
  const web = openGuardedFetch({ userAgent: 'Earshot', now, allowed, lookup: async () => [loopback] });
  try {
    // Claims of the last process are over by then.
    const later = () => new Date(now().getTime() + 3_600_000);
    const environment = { ...after, now: later, fetchWeb: web.fetch, pause: async () => undefined };
    const total = growing.published();
    // They were killed at work, not before it.
    const byThen = await after.clickhouse.query(STORED);
    expect(byThen.map(({ media, posts }) => [media, posts > 0])).toEqual([
      ['forum', true],
      ['news', true],
    ]);
    await environment.postgres.update(sources).set({ dueAt: new Date(0) });
    expect(await collectAll(environment)).toBe(FEEDS + FORUMS);
    expect(await after.clickhouse.query(STORED)).toEqual([
      { media: 'forum', ids: FORUMS * total, posts: FORUMS * total, names: FORUMS * total },
      { media: 'news', ids: FEEDS * total, posts: FEEDS * total, names: FEEDS * total },
    ]);
    const listed = await listAllSources(environment);
    expect(listed.map(({ state, failure }) => ({ state, failure }))).toEqual(
      listed.map(() => ({ state: 'fine', failure: null })),
    );
    // They count a little less by the time that has passed, and none counts twice.
    const brought = (await environment.postgres.select().from(sourceMentions)).map(({ mentions }) => mentions / total);
    expect(brought).toHaveLength(FEEDS + FORUMS);
    expect(Math.min(...brought)).toBeGreaterThan(0.8);
    expect(Math.max(...brought)).toBeLessThanOrEqual(1);
    // Nothing is left to be read: all of them know how far they are.
    await environment.postgres.update(sources).set({ dueAt: new Date(0) });
    growing.server.requests.splice(0);
    await collectAll({ ...environment, now: () => new Date(later().getTime() + 3_600_000) });
    const cursors = (await environment.postgres.select().from(sources)).map(({ kind, cursor }) => ({ kind, cursor }));
    expect(new Set(cursors.map(({ cursor }) => cursor))).toEqual(
      new Set([JSON.stringify({ etag: `"${total}"`, lastModified: null }), JSON.stringify({ known: total, rest: null })]),
    );
    expect(growing.server.requests.filter(({ path: asked }) => asked.includes('before'))).toEqual([]);
  } finally {
    await web.close();
    await after.close();
  }
}, 900_000);
