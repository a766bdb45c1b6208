/**
 * SIGKILL at seeded moments of a real import, then the same import again: every post once, none lost, and every mention of a topic that stands.
 * The program is the one people run, as a process of its own. `IMPORT_KILLS=10 npm run faults -- import` kills as often as that.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { type Context, openContext } from '../../src/context.ts';
import { createOrganisation } from '../../src/services/accounts/create-organisation.ts';
import { createUser } from '../../src/services/accounts/create-user.ts';
import { topicOverview } from '../../src/services/analysis/overview.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { runAll } from '../../src/workers/runner.ts';
import { seeded } from '../support/seeded.ts';

const POSTS = 20_000;
const MATCHING = 7;
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 3);
const SEED = 20_261_121;

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-kill-'));
const file = path.join(folder, 'posts.jsonl');
/** Inside the package, where the program finds its models. */
const built = path.resolve('node_modules/.cache/earshot/faults');
const program = path.join(built, 'main.js');
const config = (dataDir: string) => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

beforeAll(async () => {
  const bundle = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  const entryPoints = { main: 'src/main.ts', 'preparing-thread': 'src/services/mentions/preparing-thread.ts' };
  await build({ ...bundle, entryPoints, outdir: built, logLevel: 'error' });
  const out = createWriteStream(file);
  for (let n = 0; n < POSTS; n++) out.write(`${JSON.stringify(postOf(n))}\n`);
  out.end();
  await finished(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Long enough that the file is more than one batch; every seventh one is about the ferry. */
function postOf(n: number): object {
  const words = Array.from({ length: 170 }, (_, at) => `w${(n * 31 + at * 17) % 5000}`).join(' ');
  return {
    media_type: 'forum',
    id: `kill-${n}`,
    published_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    content: `${n % MATCHING === 0 ? '渡輪 ferry' : 'bus'} ${words}`,
    likes: n % 100,
  };
}

function startImport(dataDir: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return spawn(process.execPath, [program, 'import', file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function importWhole(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const [code] = await once(startImport(dataDir), 'exit');
  expect(code).toBe(0);
  return performance.now() - startedAt;
}

/** Resolves to whether the process was still at work. */
async function killAfter(child: ChildProcess, milliseconds: number): Promise<boolean> {
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const [, signal] = await once(child, 'exit');
  clearTimeout(timer);
  return signal === 'SIGKILL';
}

async function standingTopic(context: Context) {
  const year = { startsAt: new Date('2020-01-01'), endsAt: new Date('2100-01-01'), maxTopics: 5, maxKeywords: 5, maxDays: 366 };
  const subscription = { plan: 'Test', ...year, maxKeywordsExclusion: 5, maxAlerts: 5, maxSessions: 0 };
  const { id: organisationId } = await createOrganisation(context, { name: 'Test', subscription });
  const { id: userId } = await createUser(context, { organisationId, name: 'Ada', email: 'ada@example.test' });
  const actor = { userId, organisationId, timezone: '+0000' };
  const { id } = await createTopic(context, actor, {
    name: 'Ferries',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2027-01-01T00:00:00Z',
    mediaTypes: ['forum'],
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: [['渡輪']] },
    exclusion: { operator: 'AND', groups: [] },
  });
  await runAll(context, context.now());
  return { actor, id };
}

const STORED = {
  sql: 'SELECT count() AS posts, uniqExact(id) AS ids, sum(likes) AS likes FROM posts FINAL',
  row: z.object({ posts: z.number(), ids: z.number(), likes: z.number() }),
};

test(
  'an import killed again and again and then run has every post once',
  async () => {
    const dataDir = path.join(folder, 'data');
    const before = await openContext(config(dataDir));
    const topic = await standingTopic(before);
    await before.close();

    let longest = await importWhole(path.join(folder, 'undisturbed'));
    const random = seeded(SEED);
    for (let killed = 0; killed < KILLS; ) {
      const moment = random() * longest;
      if (await killAfter(startImport(dataDir), moment)) killed += 1;
      // It was done before: later moments would come too late as well.
      else longest = moment;
    }
    await importWhole(dataDir);

    const after = await openContext(config(dataDir));
    try {
      const likes = Array.from({ length: POSTS }, (_, n) => n % 100).reduce((sum, value) => sum + value, 0);
      expect(await after.clickhouse.query(STORED)).toEqual([{ posts: POSTS, ids: POSTS, likes }]);
      const overview = await topicOverview(after, topic.actor, { id: topic.id, filter: { endDate: '2027-01-01T00:00:00Z' } });
      expect(overview.mentions.value).toBe(Math.ceil(POSTS / MATCHING));
    } finally {
      await after.close();
    }
  },
  300_000 + 30_000 * KILLS,
);
