/**
 * How long does the event loop stand still when one of many standing topics changes? Measured where it hurts: on PGlite,
 * whose work blocks the loop, through the verbs that people call and up to the matcher that knows of it. Beside it the peer
 * that reads and compiles all topics anew. Topics have a customer's shape (standing-topics.ts), made from the demo's posts.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateDemoPosts } from '../src/engine/demo/generate-demo-posts.ts';
import { NO_KEYS } from '../src/outside/connectors/api-keys.ts';
import type { Environment } from '../src/services/environment.ts';
import { preparerHere } from '../src/services/mentions/post-preparer.ts';
import { standingMatcher } from '../src/services/mentions/standing-matcher.ts';
import { StandingTopicSet } from '../src/services/mentions/standing-topics.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { deleteTopic } from '../src/services/topics/delete-topic.ts';
import { finishRevision } from '../src/services/topics/finish-revision.ts';
import { updateTopic } from '../src/services/topics/update-topic.ts';
import type { ClickHouse } from '../src/stores/clickhouse/client.ts';
import { openPostgres, type Postgres } from '../src/stores/postgres/client.ts';
import { openJobs } from '../src/stores/postgres/jobs.ts';
import { migratePostgres } from '../src/stores/postgres/migrations.ts';
import { topicChangesAfter } from '../src/stores/postgres/topic-changes.ts';
import { topicRevisions } from '../src/stores/postgres/topic-revisions.ts';
import { topics as topicTable } from '../src/stores/postgres/topics.ts';
import { NOBODY } from '../src/watch.ts';
import { shippedTextReader } from '../tests/support/text-reader.ts';
import { newActor } from './new-actor.ts';
import { standingTopics } from './standing-topics.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const STARTS = new Date('2026-01-01T00:00:00.000Z');
const ENDS = new Date('2026-12-31T00:00:00.000Z');
const PLAN = { plan: 'Bench', startsAt: STARTS, endsAt: ENDS, maxAlerts: 1, maxSessions: 0, maxDays: 366 };
/** The matcher looks for posts to learn from, and finds none. Nothing else measured here speaks to ClickHouse. */
const EMPTY: ClickHouse = {
  stream: () => {
    throw new Error('not here');
  },
  query: () => Promise.resolve([]),
  insert: refuse,
  command: refuse,
  maintain: refuse,
  close: () => Promise.resolve(),
};
const LARGE = 1_000_000;
const CHUNK = 500;

export async function rebuildBench(args: string[]): Promise<void> {
  const options = { topics: { type: 'string', default: '10000' }, changes: { type: 'string', default: '200' } } as const;
  const given = parseArgs({ args, options }).values;
  const [count, changes] = [Number(given.topics), Number(given.changes)];
  const folder = await mkdtemp(path.join(tmpdir(), 'earshot-bench-'));
  const opened = await openPostgres({ dataDir: folder });
  await migratePostgres(opened.postgres);
  const jobs = openJobs(opened, (error) => console.error(error));
  await jobs.start();
  try {
    const silent = { info: () => undefined, warn: console.error, error: console.error };
    const environment: Environment = {
      watch: NOBODY,
      postgres: opened.postgres,
      clickhouse: EMPTY,
      jobs,
      now: () => NOW,
      sentiment: null,
      libreTranslate: null,
      productName: 'Earshot',
      publicUrl: 'http://localhost:8080',
      mail: { send: refuse, close: async () => undefined },
      auditDays: 365,
      languageModel: null,
      modelTokensPerDay: 1_000_000,
      alertDelayMs: 120_000,
      fetchWeb: refuse,
      pause: refuse,
      apiKeys: NO_KEYS,
      callbackUrl: null,
      reader: shippedTextReader(),
      preparer: preparerHere(shippedTextReader()),
      log: silent,
    };
    await run(environment, count, changes);
  } finally {
    await jobs.stop();
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('No ClickHouse in this benchmark.'));
}

async function run(environment: Environment, count: number, changes: number): Promise<void> {
  const { postgres } = environment;
  const plan = { ...PLAN, maxTopics: LARGE, maxKeywords: LARGE, maxKeywordsExclusion: LARGE };
  const actor = await newActor(environment, { timezone: '+0000', subscription: plan });
  const posts = [...generateDemoPosts({ seed: 'bench', now: NOW, timezone: '+0000', createdOn: '2026-03-10', days: 10 })];
  const texts = standingTopics(posts, count + 2 * changes);
  await insertAll(postgres, actor.organisationId, texts.slice(0, count));

  console.log(`${count.toLocaleString('en')} topics on PGlite, ${changes} changes of each kind; milliseconds\n`);
  console.log(`${''.padEnd(52)}${['blocked p50', 'p95', 'max', 'takes p50'].map((name) => name.padStart(12)).join('')}`);
  report('peer: all topics read and compiled anew', await repeat(3, () => compileAll(postgres, count)));
  report('at a start: all topics, page by page', await repeat(1, () => standingMatcher(environment)));
  report('a batch asks, nothing has changed', await repeat(changes, () => standingMatcher(environment)));

  const input = (change: number) => draft(`Changed ${change}`, texts[count + change] ?? '');
  const seen = (verb: (change: number) => Promise<unknown>) => async (change: number) => {
    await verb(change);
    await standingMatcher(environment);
  };
  const topicOf = (change: number) => 1 + ((change * 7919) % count);
  const update = (change: number) => updateTopic(environment, actor, { id: String(topicOf(change)), ...input(change) });
  report('a topic gets other keywords, and matching knows', await repeat(changes, seen(update)));
  const finish = (change: number) => finishRevision(environment, topicOf(change), 2);
  report('its search ends, and matching knows', await repeat(changes, seen(finish)));
  const create = (change: number) => createTopic(environment, actor, input(changes + change));
  report('a topic is added, and matching knows', await repeat(changes, seen(create)));
  const remove = (change: number) => deleteTopic(environment, actor, { id: String(topicOf(change)) });
  report('a topic is deleted, and matching knows', await repeat(changes, seen(remove)));
}

function draft(name: string, inclusion: string) {
  const period = { startsAt: STARTS.toISOString(), endsAt: ENDS.toISOString(), mediaTypes: ['news', 'x', 'forum'] };
  return { name, ...period, keywordInputMode: 'advanced', inclusion, exclusion: '' };
}

/** As topics whose search has ended, without a job each. */
async function insertAll(postgres: Postgres, organisationId: number, texts: readonly string[]): Promise<void> {
  for (let start = 0; start < texts.length; start += CHUNK) {
    const chunk = texts.slice(start, start + CHUNK);
    const rows = chunk.map((_, index) => {
      const name = `Topic ${start + index}`;
      return { organisationId, name, nameKey: name, revision: 1, createdAt: NOW, updatedAt: NOW };
    });
    const inserted = await postgres.insert(topicTable).values(rows).returning({ id: topicTable.id });
    const definition = { revision: 1, startsAt: STARTS, endsAt: ENDS, mediaTypes: ['news' as const], exclusion: '' };
    await postgres.insert(topicRevisions).values(
      inserted.map(({ id }, index) => {
        return { ...definition, topicId: id, keywordInputMode: 'advanced' as const, inclusion: chunk[index] ?? '' };
      }),
    );
  }
}

async function compileAll(postgres: Postgres, count: number): Promise<void> {
  const all = new StandingTopicSet();
  for (const change of await topicChangesAfter(postgres, 0, count)) all.apply(change);
}

interface Measured {
  /** Longest time between two turns of the event loop. */
  blocked: number;
  takes: number;
}

async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let index = 0; index < times; index++) measured.push(await watch(() => work(index)));
  return measured;
}

async function watch(work: () => Promise<unknown>): Promise<Measured> {
  let [blocked, watching, last] = [0, true, performance.now()];
  const turn = () => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  const startedAt = performance.now();
  await work();
  const takes = performance.now() - startedAt;
  watching = false;
  turn();
  return { blocked, takes };
}

function report(name: string, measured: readonly Measured[]): void {
  const blocked = measured.map((one) => one.blocked).sort((one, other) => one - other);
  const takes = measured.map((one) => one.takes).sort((one, other) => one - other);
  const at = (sorted: readonly number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const figures = [at(blocked, 0.5), at(blocked, 0.95), at(blocked, 1), at(takes, 0.5)];
  console.log(`${name.padEnd(52)}${figures.map((figure) => figure.toFixed(1).padStart(12)).join('')}`);
}
