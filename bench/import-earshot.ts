/** Ours: the import as people run it, on fresh embedded stores with ten standing topics; then a new topic's way to its number. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RejectReport } from '../src/commands/import-report.ts';
import { runImport } from '../src/commands/import-run.ts';
import { storesTarget } from '../src/commands/import-to-stores.ts';
import { readConfig } from '../src/config.ts';
import { type Context, openContext } from '../src/context.ts';
import { topicOverview } from '../src/services/analysis/overview.ts';
import type { Actor } from '../src/services/environment.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { runAll } from '../src/workers/runner.ts';
import { measure } from './contenders.ts';
import { newActor } from './new-actor.ts';

/** Common and rare, one word and several, in both languages of the corpus. */
const TOPICS = [
  ['香港'],
  ['美國', '中國'],
  ['投票', '選舉'],
  ['股票', '台積電'],
  ['iphone', 'android'],
  ['trump', 'biden'],
  ['machine learning'],
  ['airline', 'flight', 'airport'],
  ['python', 'javascript', 'programming language'],
  ['警察', '示威者'],
];

const PERIOD = { startsAt: '2000-01-01T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' };
const MEDIA = ['lihkg', 'forum', 'x', 'facebook', 'news'];

export async function earshotImport(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earshot-bench-'));
  const preparingThread = new URL('./preparing-thread.mjs', import.meta.url);
  const context = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }), { preparingThread });
  const actor = await member(context);
  for (const words of TOPICS) await topic(context, actor, words);
  await runAll(context, context.now());
  let mentions = 0;
  await measure(
    async () => {
      const totals = await runImport({
        files: [file],
        options: { timezone: 'UTC', shiftToNow: false },
        now: context.now(),
        target: storesTarget(context),
        report: new RejectReport(path.join(folder, 'rejected')),
        progress: () => ({ update: () => undefined, stop: () => undefined }),
        stop: new AbortController().signal,
      });
      mentions = totals.mentions;
      return totals.posts;
    },
    async () => `${mentions.toLocaleString('en')} mentions; ${await newTopic(context, actor)}`,
  );
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

/** From the call that creates it to the number of its overview. */
async function newTopic(context: Context, actor: Actor): Promise<string> {
  const startedAt = performance.now();
  const id = await topic(context, actor, ['白票']);
  await runAll(context, context.now());
  const overview = await topicOverview(context, actor, { id, filter: {} });
  return `new topic 白票: ${overview.mentions.value} mentions after ${((performance.now() - startedAt) / 1000).toFixed(2)} s`;
}

async function topic(context: Context, actor: Actor, words: string[]): Promise<string> {
  const exclusion = { operator: 'AND', groups: [] };
  const given = {
    name: words.join(' '),
    ...PERIOD,
    mediaTypes: MEDIA,
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: [words] },
    exclusion,
  };
  return (await createTopic(context, actor, given)).id;
}

async function member(context: Context): Promise<Actor> {
  const limits = { maxTopics: 50, maxKeywords: 200, maxKeywordsExclusion: 100, maxAlerts: 1, maxSessions: 0, maxDays: 20_000 };
  const subscription = { plan: 'Bench', startsAt: new Date(PERIOD.startsAt), endsAt: new Date('2100-01-01'), ...limits };
  return newActor(context, { timezone: '+0800', subscription });
}
