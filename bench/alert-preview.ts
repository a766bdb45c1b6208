/**
 * How long is an alert tried before it is saved? On topics all of whose mentions lie within the thirty days that a preview looks at.
 * Time is that of the verb and of its answer as JSON, without HTTP; `held up`: the longest that nobody else had his turn meanwhile.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { previewAlert as endpoint } from '../src/contract/alert-preview.ts';
import { ALERT_DEFAULTS } from '../src/contract/alerts.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { previewAlert } from '../src/services/alerts/preview-alert.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { runAll } from '../src/workers/runner.ts';
import { ALL_POSTS } from './all-posts.ts';
import { timed } from './analysis-timed.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';
import { openRecentStore, type RecentStore } from './recent-store.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';
const DAY = 24 * 60 * 60 * 1000;
const SMART = { conConditionType: 'smart', senConditionType: 'smart' };
/** By what is asked: topics, and what is other than the form begins with. */
const TRIED: Readonly<Record<string, [topics: number, given: object]>> = {
  'each quarter of an hour, against the one before': [1, {}],
  'each quarter of an hour, smart': [1, SMART],
  'the same of three topics': [3, SMART],
  'the same of twenty topics': [20, SMART],
  'each told of, with quiet hours': [
    1,
    { conConditionValue: '1', cooldownMinutes: 0, quietHours: { from: '22:00', to: '08:00' } },
  ],
  'the score each hour, smart': [1, { alertType: 'sentiment', alertCycle: '1h', ...SMART }],
  'each two hours, smart': [1, { alertCycle: 'custom', alertDuration: '2', ...SMART }],
  'each day': [1, { alertCycle: '24h' }],
};

export async function alertPreviewBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    /** Keeps our stores for another run. */
    folder: { type: 'string' },
  } as const;
  const { file, posts, rounds, folder } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const store = await openRecentStore(file, Number(posts), folder);
  const topics: string[] = [];
  while (topics.length < 20) topics.push(await newTopic(store, topics.length));
  await runAll(store.context, store.context.now());
  const rows: string[][] = [];
  for (const [name, [count, given]] of Object.entries(TRIED)) {
    const input = { ...ALERT_DEFAULTS, mediaTypes: [...MEDIA_TYPES], topics: topics.slice(0, count), ...given };
    const delays = monitorEventLoopDelay({ resolution: 1 });
    let size = 0;
    const times = await timed(Number(rounds), async () => {
      const data = await previewAlert(store.context, store.actor, input, new AbortController().signal);
      delays.enable();
      size = JSON.stringify(endpoint.output.parse({ data })).length;
    });
    delays.disable();
    const [median, high] = [50, 95].map((share) => percentile(times, share).toFixed(0));
    rows.push([name, median ?? '', high ?? '', (delays.max / 1e6).toFixed(0), (size / 1000).toFixed(0)]);
  }
  await store.close();
  console.log(
    `\n${Number(posts).toLocaleString('en')} mentions of each topic, ${rounds} rounds; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  console.log(columns([['ms', 'p50', 'p95', 'held up', 'KB'], ...rows]));
}

async function newTopic({ context, actor }: RecentStore, number: number): Promise<string> {
  const now = context.now().getTime();
  const { id } = await createTopic(context, actor, {
    name: `Topic ${number} ${now}`,
    startsAt: new Date(now - 90 * DAY).toISOString(),
    endsAt: new Date(now + DAY).toISOString(),
    mediaTypes: MEDIA_TYPES,
    keywordInputMode: 'advanced',
    inclusion: ALL_POSTS,
    exclusion: '',
  });
  return id;
}
