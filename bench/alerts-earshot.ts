/** Ours: everything that is due, as the program evaluates it, on fresh embedded stores; and the same windows asked for one by one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { openContext } from '../src/context.ts';
import { countedWindows, windowsOf } from '../src/engine/alerts/windows-of.ts';
import { measureAlerts } from '../src/services/alerts/measure-alerts.ts';
import type { Environment } from '../src/services/environment.ts';
import { claimDueAlerts, releaseAlerts } from '../src/stores/postgres/alert-claims.ts';
import { alertRuns } from '../src/stores/postgres/alert-runs.ts';
import { outbox } from '../src/stores/postgres/outbox.ts';
import { topicsAmong } from '../src/stores/postgres/topic-rows.ts';
import { evaluateAll } from '../src/workers/evaluate.ts';
import { madeAlerts, madeOwners, NOON } from './alerts-made.ts';
import { madeSources } from './alerts-sources.ts';

export interface AlertFigures {
  alerts: number;
  ours: {
    seconds: number;
    cpuSeconds: number;
    /** Milliseconds in which the event loop did nothing else, at most. */
    longestBlock: number;
    grownMegabytes: number;
    fired: number;
    messages: number;
  };
  /** Seconds for so many alerts. */
  sample: { alerts: number; asked: number; alone: number };
}

const SAMPLE = 200;
const MEGABYTE = 1024 * 1024;
/** When the windows that end at noon are evaluated. */
const DUE = new Date(NOON.getTime() + 150_000);

export async function alertsByEarshot(alerts: number, topics: number, mentions: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const context = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
  const environment: Environment = { ...context, now: () => DUE };
  const owners = await madeOwners(environment, topics, mentions);
  await madeSources(environment);
  await madeAlerts(environment, owners, alerts);
  const sample = await sampled(environment, Math.min(SAMPLE, alerts));
  const ours = await evaluated(environment, alerts);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(JSON.stringify({ alerts, ours, sample } satisfies AlertFigures));
}

async function evaluated(environment: Environment, alerts: number): Promise<AlertFigures['ours']> {
  const before = process.memoryUsage().rss;
  const cpu = process.cpuUsage();
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const startedAt = performance.now();
  const taken = await evaluateAll(environment);
  const seconds = (performance.now() - startedAt) / 1000;
  delays.disable();
  const { user, system } = process.cpuUsage(cpu);
  if (taken !== alerts) throw new Error(`${taken} of ${alerts} alerts were due`);
  const firing = eq(alertRuns.state, 'firing');
  const [fired] = await environment.postgres.select({ count: count() }).from(alertRuns).where(firing);
  const [told] = await environment.postgres.select({ count: count() }).from(outbox);
  return {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    longestBlock: delays.max / 1e6,
    grownMegabytes: (process.memoryUsage().rss - before) / MEGABYTE,
    fired: fired?.count ?? 0,
    messages: told?.count ?? 0,
  };
}

/** They are due afterwards as they were. */
async function sampled(environment: Environment, alerts: number): Promise<AlertFigures['sample']> {
  const { postgres } = environment;
  const claim = crypto.randomUUID();
  const due = await claimDueAlerts(postgres, { claim, now: DUE, until: DUE }, alerts);
  await releaseAlerts(postgres, claim);
  const seconds = async (work: (one: (typeof due)[number]) => Promise<unknown>) => {
    const startedAt = performance.now();
    for (const one of due) await work(one);
    return (performance.now() - startedAt) / 1000;
  };
  const asked = await seconds(async ({ alert, timezone, topicIds }) => {
    const windows = countedWindows(windowsOf(alert.rule, alert.nextEnd, timezone));
    for (const topic of await topicsAmong(postgres, topicIds))
      for (const { start, end } of windows) await countOf(environment, topic, { start, end, mediaTypes: alert.rule.mediaTypes });
  });
  const alone = await seconds(({ alert, timezone, topicIds }) =>
    measureAlerts(environment, [{ rule: alert.rule, timezone, topicIds, ends: [alert.nextEnd] }]),
  );
  return { alerts, asked, alone };
}

function countOf(
  { clickhouse }: Environment,
  { id, revision }: { id: number; revision: number },
  { start, end, mediaTypes }: { start: Date; end: Date; mediaTypes: readonly string[] },
) {
  return clickhouse.query(
    {
      sql: `SELECT count() AS mentions, countIf(sentiment = 'Positive') AS positive, countIf(sentiment = 'Negative') AS negative
            FROM mentions FINAL
            WHERE topic_id = {topic:UInt32} AND revision = {revision:UInt32} AND media_type IN {mediaTypes:Array(String)}
              AND published_at >= {start:UInt32} AND published_at < {end:UInt32}`,
      row: z.object({ mentions: z.number(), positive: z.number(), negative: z.number() }),
    },
    { topic: id, revision, mediaTypes: [...mediaTypes], start: start.getTime() / 1000, end: end.getTime() / 1000 },
  );
}
