/**
 * How large a machine? What a post and a mention weigh on the disk, and what the Overview costs of a topic that finds all posts of a year
 * and of one that finds those with the word `the`, when there are one, five and twenty million posts. `growth` is how much more the
 * largest store takes than the smallest for each of its posts: 1 is what grows with the posts, 0 what they do not matter to.
 *
 * Posts are imported as people import them, and then the same at other times of the year, under other names, threads and, half of them,
 * authors, by a statement. So words are indexed and weigh what they do, but no new words come: the dictionary of the index stays that of
 * the first posts. Of each size topics are made anew, and search what is stored as those of people do.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { topicPosts } from '../src/services/analysis/posts.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { settleMentions } from '../src/stores/clickhouse/settle-mentions.ts';
import { runAll } from '../src/workers/runner.ts';
import { ALL_POSTS } from './all-posts.ts';
import { QUESTIONS, TABS } from './analysis-questions.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { newInput, timed } from './analysis-timed.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';
import { openFilledStore, type RecentStore } from './recent-store.ts';
import { socialPosts } from './social-posts.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';
const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;
/** As of analysis-growth.ts: lists show the newest, which the imported posts are. */
const FILLED = 330 * DAY_SECONDS;
/** Versions up to here are of posts that a statement has made; those of imported ones are milliseconds. */
const MADE = 1_000_000;
const ALL = 'of all';
const TOPICS: Record<string, string> = {
  [ALL]: ALL_POSTS,
  'of the word': 'the',
};

export async function sizingBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    /** Of which the others are made. */
    imported: { type: 'string', default: '200000' },
    posts: { type: 'string', default: '1000000,5000000,20000000' },
    rounds: { type: 'string', default: '7' },
  } as const;
  const { file, imported, posts, rounds } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const first = Number(imported);
  const store = await openFilledStore((now) => socialPosts(file, first, now));
  console.log(`a post on the disk: ${(await bytesOf(store, 'posts')).toFixed(0)} bytes of ${first.toLocaleString('en')}`);
  const sizes: Size[] = [];
  let copy = 1;
  for (const size of posts.split(',').map(Number)) {
    for (; copy * first < size; copy += 1) await addPosts(store, copy);
    const topics: Topic[] = [];
    for (const [name, inclusion] of Object.entries(TOPICS)) topics.push(await searched(store, { name, inclusion, size }));
    sizes.push(await measured(store, topics, size, Number(rounds)));
    console.error(JSON.stringify(sizes.at(-1)));
  }
  await store.close();
  console.log(`\n${file}, the Overview asked ${rounds} times; load at the end ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(table(sizes));
}

type Size = Record<string, number>;

/** The imported posts once more. Ids are made as the program makes them, of medium and name. */
async function addPosts({ context }: RecentStore, copy: number): Promise<void> {
  const begin = Math.floor(context.now().getTime() / 1000) - 364 * DAY_SECONDS;
  const other = (name: string) => `if(posts.${name} = '', '', concat('${copy} ', posts.${name}))`;
  const named = `concat('${copy} ', posts.native_id)`;
  const moved = `toDateTime(${begin} + (toUInt32(posts.published_at) - ${begin} + ${copy} * 37 * ${DAY_SECONDS} + ${copy}) % ${FILLED}, 'UTC')`;
  await context.clickhouse.command(
    `INSERT INTO posts SELECT * REPLACE (${named} AS native_id,
       reinterpretAsUInt64(reverse(substring(MD5(concat(toString(posts.media_type), '\\0', ${named})), 1, 8))) AS id,
       ${other('parent_id')} AS parent_id, ${other('thread_id')} AS thread_id, ${moved} AS published_at, toUInt64(${copy}) AS version,
       cityHash64(posts.copy_key, ${copy}) AS copy_key,
       if(posts.author_key % 2 = 0, posts.author_key, cityHash64(posts.author_key, ${copy})) AS author_key)
     FROM posts WHERE posts.version > ${MADE}`,
    {},
    { seconds: 600, bytes: 4_000_000_000 },
  );
}

interface Topic {
  name: string;
  id: string;
  /** Until all of its posts were found. */
  seconds: number;
}

interface Wanted {
  name: string;
  inclusion: string;
  /** Posts in the store. */
  size: number;
}

async function searched({ context, actor }: RecentStore, { name, inclusion, size }: Wanted): Promise<Topic> {
  const begun = performance.now();
  const { id } = await createTopic(context, actor, topicOf(`${name}, ${size}`, inclusion));
  await runAll(context, context.now());
  return { name, id, seconds: (performance.now() - begun) / 1000 };
}

async function measured(store: RecentStore, topics: readonly Topic[], posts: number, rounds: number): Promise<Size> {
  const { context, actor } = store;
  const size: Size = { posts };
  for (const { name, id, seconds } of topics) {
    await settleMentions(context.clickhouse, Number(id));
    const { count } = await topicPosts(context, actor, { id, filter: { limit: 1 } });
    if (name === ALL && count !== posts) throw new Error(`${count} mentions instead of ${posts}`);
    size[`mentions of the topic ${name}`] = count;
    size[`until they were found, ${name}, s`] = seconds;
    const before = process.cpuUsage();
    const times = await timed(rounds, () => overviewOf({ ...store, id }));
    const { user, system } = process.cpuUsage(before);
    size[`its Overview, ${name}, p50, ms`] = percentile(times, 50);
    size[`its Overview, ${name}, p95, ms`] = percentile(times, 95);
    // With the two that only warm up.
    size[`its Overview, ${name}, of the processor, ms`] = (user + system) / 1000 / (rounds + 2);
  }
  size['bytes on the disk of a post'] = await bytesOf(store, 'posts');
  size['bytes on the disk of a mention'] = await bytesOf(store, 'mentions');
  size['Postgres on the disk, MB'] = bytesIn(path.join(context.config.dataDir, 'postgres')) / MEGABYTE;
  size['memory of the process, MB'] = process.memoryUsage.rss() / MEGABYTE;
  return size;
}

function topicOf(name: string, inclusion: string) {
  const day = DAY_SECONDS * 1000;
  const [startsAt, endsAt] = [-365, 1].map((days) => new Date(Date.now() + days * day).toISOString());
  return { name, startsAt, endsAt, mediaTypes: MEDIA_TYPES, keywordInputMode: 'advanced', inclusion, exclusion: '' };
}

function overviewOf(store: AnalysisStore): Promise<unknown> {
  const input = newInput(store);
  const verbs = (TABS['Overview'] ?? []).flatMap((name) => QUESTIONS[name]?.verb ?? []);
  return Promise.all(verbs.map((verb) => verb(store.context, store.actor, input)));
}

/** Of a row, with all indexes. */
async function bytesOf({ context }: RecentStore, table: 'posts' | 'mentions'): Promise<number> {
  const question = {
    sql: `SELECT sum(bytes_on_disk) / sum(rows) AS bytes FROM system.parts WHERE active AND table = '${table}'`,
    row: z.object({ bytes: z.number() }),
  };
  return (await context.clickhouse.query(question))[0]?.bytes ?? Number.NaN;
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

function table(sizes: readonly Size[]): string {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return '';
  const more = (largest['posts'] ?? 1) / (smallest['posts'] ?? 1);
  return columns([
    ['', ...sizes.map(({ posts = 0 }) => posts.toLocaleString('en')), 'growth'],
    ...Object.keys(smallest)
      .filter((name) => name !== 'posts')
      .map((name) => {
        const values = sizes.map((size) => size[name] ?? Number.NaN);
        const growth = (largest[name] ?? 0) / (smallest[name] ?? 1) / more;
        return [
          name,
          ...values.map((value) => value.toLocaleString('en', { maximumFractionDigits: value < 20 ? 1 : 0 })),
          growth.toFixed(2),
        ];
      }),
  ]);
}
