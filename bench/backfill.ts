/**
 * How long until a new topic has its numbers? From the call that creates it, through the job that searches the stored posts,
 * to the first overview that answers. One statement writes all mentions, so the first numbers are the complete ones.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { topicOverview } from '../src/services/analysis/overview.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { deleteTopic } from '../src/services/topics/delete-topic.ts';
import { backfill } from '../src/workers/backfill.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';
import { openRecentStore, type RecentStore } from './recent-store.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

/** In milliseconds; topics are kept for a year, as plans allow. */
const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000;

const TOPICS: Record<string, string> = {
  'a rare word': 'seagull',
  'a common word': 'the',
  'very common words': 'the OR of OR to OR a OR in',
  'a Chinese phrase': '香港人',
  'words far apart': 'this NEAR/50 that',
  'an exact spelling': '{iPhone}',
  'forty alternatives, without some':
    '(apple OR google OR flight OR phone OR 香港 OR 美國 OR 股票 OR game* OR elect*) NOT (free OR 抽獎)',
};

export async function backfillBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    /** Keeps the stores for another run. */
    folder: { type: 'string' },
  } as const;
  const { file, posts, rounds, folder } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const store = await openRecentStore(file, Number(posts), folder);
  const rows: string[][] = [];
  for (const [name, inclusion] of Object.entries(TOPICS)) {
    const measured: Measured[] = [];
    for (let round = 0; round < Number(rounds); round++) measured.push(await newTopic(store, inclusion));
    const times = measured.map(({ milliseconds }) => milliseconds);
    const cells = [percentile(times, 50), Math.max(...times)].map((time) => time.toFixed(0));
    rows.push([
      name,
      inclusion.length > 30 ? `${inclusion.slice(0, 29)}…` : inclusion,
      ...cells,
      measured[0]?.mentions?.toLocaleString('en') ?? '–',
    ]);
  }
  await store.close();
  console.log(
    `\n${file}, ${Number(posts).toLocaleString('en')} posts, each topic ${rounds} times; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(columns([['', '', 'p50 ms', 'slowest', 'mentions'], ...rows]));
}

interface Measured {
  milliseconds: number;
  /** null where nothing was found in time to be counted. */
  mentions: number | null;
}

async function newTopic({ context, actor }: RecentStore, inclusion: string): Promise<Measured> {
  const startedAt = performance.now();
  const now = context.now().getTime();
  const period = { startsAt: new Date(now - HALF_A_YEAR).toISOString(), endsAt: new Date(now + HALF_A_YEAR).toISOString() };
  const definition = { name: inclusion.slice(0, 100), ...period, mediaTypes: MEDIA_TYPES, keywordInputMode: 'advanced' };
  const { id } = await createTopic(context, actor, { ...definition, inclusion, exclusion: '' });
  // What the worker does as soon as the queue wakes it.
  await backfill(context, { topicId: Number(id), revision: 1 }, true);
  const overview = await topicOverview(context, actor, { id, filter: {} });
  const milliseconds = performance.now() - startedAt;
  await deleteTopic(context, actor, { id });
  return { milliseconds, mentions: overview.mentions.value };
}
