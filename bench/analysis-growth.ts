/**
 * How does the time of each analysis grow with the mentions of a topic? A topic of a million, and the same topic when it has several
 * times as many: the further ones are written as mentions that differ in post, author, thread and text. Time that grows with the
 * mentions is a growth of 1; below it a larger topic is cheaper for each of its mentions.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { topicPosts } from '../src/services/analysis/posts.ts';
import { settleMentions } from '../src/stores/clickhouse/settle-mentions.ts';
import { QUESTIONS } from './analysis-questions.ts';
import { type AnalysisStore, openAnalysisStore } from './analysis-store.ts';
import { newInput, timed } from './analysis-timed.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';

const SIZES = [1, 3, 10];

export async function analysisGrowthBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: '' },
    posts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '7' },
    folder: { type: 'string' },
  } as const;
  const { file, posts, rounds, folder } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log('skipped: name a file of posts with --file');
  const store = await openAnalysisStore(file, Number(posts), folder);
  const medians: Map<string, number>[] = [];
  for (const [index, size] of SIZES.entries()) {
    for (let copy = index === 0 ? 1 : (SIZES[index - 1] ?? 0); copy < size; copy++) await addMentions(store, copy);
    await settleMentions(store.context.clickhouse, Number(store.id));
    await holdsAll(store, size * Number(posts));
    medians.push(await mediansOf(store, Number(rounds)));
  }
  await store.close();
  const head = ['p50 ms', ...SIZES.map((size) => (size * Number(posts)).toLocaleString('en')), 'growth'];
  const rows = Object.keys(QUESTIONS).map((name) => {
    const times = medians.map((ofSize) => ofSize.get(name) ?? Number.NaN);
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1) / (SIZES.at(-1) ?? 1);
    return [name, ...times.map((time) => time.toFixed(0)), growth.toFixed(2)];
  });
  console.log(columns([head, ...rows]));
}

async function holdsAll({ context, actor, id }: AnalysisStore, mentions: number): Promise<void> {
  const { count } = await topicPosts(context, actor, { id, filter: { limit: 1 } });
  if (count !== mentions) throw new Error(`${count} mentions instead of ${mentions}`);
}

async function mediansOf(store: AnalysisStore, rounds: number): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, { verb }] of Object.entries(QUESTIONS)) {
    const times = await timed(rounds, () => verb(store.context, store.actor, newInput(store)));
    medians.set(name, percentile(times, 50));
  }
  return medians;
}

const DAY = 24 * 60 * 60;
/** Of the topic's year; the days after them keep the posts that are stored, as lists show the newest. */
const FILLED = 330 * DAY;

/**
 * All that the topic had at first once more, at another time of the year, so that what is alike does not lie side by side. Half of the
 * authors write these too.
 */
async function addMentions({ context, id }: Pick<AnalysisStore, 'context' | 'id'>, copy: number): Promise<void> {
  const first = Math.floor(context.now().getTime() / 1000) - 365 * DAY;
  const moved = `toDateTime(${first} + (toUInt32(mentions.published_at) - ${first} + ${copy * 37 * DAY + copy}) % ${FILLED}, 'UTC')`;
  const other = (key: string) => `if(mentions.${key} = 0, 0, cityHash64(mentions.${key}, ${copy})) AS ${key}`;
  const changed = ['copy_key', 'parent_key', 'thread_key'].map(other).join(', ');
  await context.clickhouse.command(
    `INSERT INTO mentions SELECT * REPLACE (cityHash64(mentions.post_id, ${copy}) AS post_id, ${moved} AS published_at,
       if(mentions.author_key % 2 = 0, mentions.author_key, cityHash64(mentions.author_key, ${copy})) AS author_key, ${changed})
     FROM mentions FINAL WHERE topic_id = ${id} AND revision = 1 AND mentions.post_id IN (SELECT id FROM posts)`,
    {},
    { seconds: 600, bytes: 8_000_000_000 },
  );
}
