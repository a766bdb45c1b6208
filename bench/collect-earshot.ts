/** Ours: the collecting part of the program as it runs, on fresh embedded stores with ten standing topics. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { openGuardedFetch } from '../src/outside/connectors/web/guarded-fetch.ts';
import type { Environment } from '../src/services/environment.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { insertFollow } from '../src/stores/postgres/source-follows.ts';
import { insertSource, sources } from '../src/stores/postgres/sources.ts';
import { startCollecting } from '../src/workers/collect.ts';
import { runAll } from '../src/workers/runner.ts';
import { newActor } from './new-actor.ts';

const LOOPBACK = '127.0.0.1';
const EVERY_SECONDS = 600;
const WORDS = ['ferry', '港鐵', 'phone', '手機', 'coffee', '奶茶', 'airline', '機票', 'broadband', '股票'];

export interface CollectFigures {
  feeds: number;
  /** The first reading of all of them. */
  firstSeconds: number;
  firstCpuSeconds: number;
  firstPosts: number;
  /** While each is due every ten minutes. */
  seconds: number;
  cpuSeconds: number;
  readings: number;
  posts: number;
  /** Seconds between being due and being settled: the middle and the longest. */
  medianLate: number;
  mostLate: number;
  peakMegabytes: number;
}

export async function collectEarshot(port: number, feeds: number, minutes: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const preparingThread = new URL('./preparing-thread.mjs', import.meta.url);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const context = await openContext(config, { preparingThread, storesPosts: true });
  const { now } = context;
  const allowed = (address: string) => address === LOOPBACK;
  const web = openGuardedFetch({ userAgent: 'Earshot', now, allowed, lookup: async () => [LOOPBACK] });
  const late: number[] = [];
  let posts = 0;
  const log = { ...context.log, info: (detail: object) => note(detail) };
  const note = (detail: object) => {
    if ('stored' in detail) posts += Number(detail.stored);
    if ('late' in detail) late.push(Number(detail.late));
  };
  const environment: Environment = { ...context, fetchWeb: web.fetch, log };
  await addTopics(environment);
  await addFeeds(environment, port, feeds);

  const first = process.cpuUsage();
  const firstAt = performance.now();
  const collecting = startCollecting(environment);
  while (late.length < feeds) await pause(100);
  const firstSeconds = (performance.now() - firstAt) / 1000;
  const firstCpuSeconds = secondsOf(process.cpuUsage(first));
  const firstPosts = posts;
  await spreadOut(environment, feeds);
  late.length = 0;
  posts = 0;

  const before = process.cpuUsage();
  const startedAt = performance.now();
  await pause(minutes * 60_000);
  const cpuSeconds = secondsOf(process.cpuUsage(before));
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = late.toSorted((one, other) => one - other);
  const figures: CollectFigures = {
    feeds,
    firstSeconds,
    firstCpuSeconds,
    firstPosts,
    seconds,
    cpuSeconds,
    readings: sorted.length,
    posts,
    medianLate: sorted[Math.floor(sorted.length / 2)] ?? 0,
    mostLate: sorted.at(-1) ?? 0,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  await collecting.stop();
  await web.close();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(JSON.stringify(figures));
}

async function addTopics(environment: Environment): Promise<void> {
  const limits = { maxTopics: 50, maxKeywords: 200, maxKeywordsExclusion: 100, maxAlerts: 1, maxSessions: 0, maxDays: 20_000 };
  const subscription = { plan: 'Bench', startsAt: new Date('2020-01-01'), endsAt: new Date('2100-01-01'), ...limits };
  const actor = await newActor(environment, { timezone: '+0800', subscription });
  for (const word of WORDS) {
    await createTopic(environment, actor, {
      name: word,
      startsAt: '2020-01-01T00:00:00Z',
      endsAt: '2060-01-01T00:00:00Z',
      mediaTypes: ['news'],
      keywordInputMode: 'basic',
      inclusion: { operator: 'AND', groups: [[word]] },
      exclusion: { operator: 'AND', groups: [] },
    });
  }
  await runAll(environment, environment.now());
}

async function addFeeds({ postgres, now }: Environment, port: number, feeds: number): Promise<void> {
  const common = { kind: 'feed', mediaType: 'news', dueAt: now(), intervalSeconds: EVERY_SECONDS, createdAt: now() } as const;
  await postgres.transaction(async (transaction) => {
    for (let feed = 0; feed < feeds; feed++) {
      const host = `f${feed}.example:${port}`;
      const address = `http://${host}/${feed}`;
      const { id } = await insertSource(transaction, { ...common, address, addressKey: address, host });
      await insertFollow(transaction, { sourceId: id, organisationId: null, paused: false, addedBy: null, addedAt: now() });
    }
  });
}

/** As they would be after some hours: each due at another moment of the ten minutes. */
async function spreadOut({ postgres, now }: Environment, feeds: number): Promise<void> {
  const start = now().toISOString();
  const dueAt = sql`${start}::timestamptz + make_interval(secs => (${sources.id} % ${feeds}) * ${EVERY_SECONDS / feeds}::float8)`;
  await postgres.update(sources).set({ dueAt });
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}
