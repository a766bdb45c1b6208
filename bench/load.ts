/**
 * `npm run load`: a hundred people on dashboards of topics of a million mentions each while posts are imported, on one process with
 * embedded stores. Before it the same import with nobody there, which is what the import beside people is measured against.
 * `--data DIR` keeps the million for another run (it is copied, and the copy grows); `--people 100`, `--think 20` (seconds between two
 * pages of one person), `--posts 120000` (of each import), `--topics 4`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO } from '../tests/journeys/support/sign-in.ts';
import { seeded } from '../tests/support/seeded.ts';
import { columns } from './contenders.ts';
import { serverOnPosts } from './load-data.ts';
import { recordPages } from './load-pages.ts';
import { type Measured, peopleAtWork } from './load-people.ts';
import { importFile, millionTopics, signIn, signInPeople } from './load-server.ts';
import { endlessPosts, firstOf, writePosts } from './posts-files.ts';
import { percentile } from './preview-asked.ts';

const MILLION = 1_000_000;
const SEED = 20_261_129;
/** Of the bar. */
const P95_MS = 1000;
const RATE = 0.5;

const options = {
  data: { type: 'string' },
  people: { type: 'string', default: '100' },
  think: { type: 'string', default: '20' },
  posts: { type: 'string', default: '120000' },
  topics: { type: 'string', default: '4' },
} as const;
const { values } = parseArgs({ options });
const posts = Number(values.posts);
const temporary = mkdtempSync(path.join(tmpdir(), 'earshot-load-'));
try {
  process.exitCode = (await measuredLoad()) ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function measuredLoad(): Promise<boolean> {
  const server = await serverOnPosts({ folder: values.data, temporary, posts: MILLION });
  const { dataDir } = server;
  try {
    const demo = await signIn(server.url, DEMO.email, DEMO.password);
    const topics = await millionTopics(server, demo, Number(values.topics));
    say(`${topics.length} topics of all posts; ${values.people} people sign in`);
    const people = await signInPeople(server, Number(values.people));
    const pages = await recordPages(server.url, topics[0] ?? '');
    say(pages.map(({ name, calls }) => `${name} ${calls.length}`).join(', '));
    const alone = await importFile(dataDir, await postsFile('alone'));
    say(`import alone: ${(posts / alone).toFixed(0)} posts a second`);
    const stop = new AbortController();
    const load = {
      url: server.url,
      topics,
      pages,
      thinkMs: Number(values.think) * 1000,
      random: seeded(SEED),
      stop: stop.signal,
    };
    const file = await postsFile('beside');
    const working = peopleAtWork(load, people);
    const beside = await importFile(dataDir, file).finally(() => stop.abort());
    return report(await working, alone, beside);
  } finally {
    await server.stop();
  }
}

/** Posts that no other file has. */
async function postsFile(name: string): Promise<string> {
  const file = path.join(temporary, `${name}.jsonl`);
  await writePosts(file, firstOf(endlessPosts(name), posts));
  return file;
}

function report({ calls, pages, errors, streams }: Measured, alone: number, beside: number): boolean {
  const ms = (times: number[], share: number) => percentile(times, share).toFixed(0);
  const row = (name: string, times: number[]) => [name, String(times.length), ms(times, 50), ms(times, 95), ms(times, 99)];
  const names = [...new Set(pages.map(({ name }) => name))].sort();
  const timesOf = (name?: string) =>
    pages.filter((page) => name === undefined || page.name === name).map(({ milliseconds }) => milliseconds);
  const head = ['', 'n', 'p50 ms', 'p95 ms', 'p99 ms'];
  const rows = [row('calls', calls), row('pages', timesOf()), ...names.map((name) => row(`  ${name}`, timesOf(name)))];
  const share = alone / beside;
  console.log(columns([head, ...rows]));
  console.log(
    `${(calls.length / beside).toFixed(1)} calls and ${(pages.length / beside).toFixed(1)} pages a second for ${beside.toFixed(0)} s; ${streams} streams of arrivals`,
  );
  console.log(
    `import: ${(posts / alone).toFixed(0)} posts a second alone, ${(posts / beside).toFixed(0)} beside people: ${share.toFixed(2)} of it`,
  );
  console.log(`${errors.length} errors`);
  for (const error of new Set(errors.slice(0, 20))) console.log(`  ${error}`);
  return percentile(calls, 95) < P95_MS && share >= RATE && errors.length === 0;
}

function say(words: string): void {
  console.error(words);
}
