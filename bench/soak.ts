/**
 * `npm run soak`: does the program grow? One process with embedded stores, ten people on dashboards, posts that keep arriving and alerts
 * that are evaluated, for an hour after a warm-up of ten minutes. Every ten seconds its memory, its descriptors, handles and threads are
 * read; what they grow by in an hour is a robust slope (robust-slope.ts), of all samples and of their floors, and the floors are held
 * against the bar: memory under 1 % an hour, descriptors and handles under one an hour, and no call that failed.
 *
 * What a store holds in memory grows with what is stored, which is no leak. So the number of posts stays what it is after the warm-up:
 * those that arrive are then all known, come again with other likes, and a tenth of them edited (soak-arrivals.ts). What the program
 * appends by itself (runs of alerts, what was done, jobs that are over) does grow, as it does for everybody. People sign in anew every
 * ten minutes, since that is how long a token of theirs lasts with a margin; streams of arrivals open and close as they change pages.
 *
 * `--data DIR` takes another folder than one of fifty thousand posts, which is made (it is copied, and the copy changed); `--people 10`,
 * `--think 10` (seconds between two pages of one person), `--every 30` (seconds between two arrivals), `--posts 200` (of each),
 * `--topics 3`, `--alerts 12`, `--minutes 60`, `--warm-up 10`. All samples go to test-results/soak.jsonl.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALERT_DEFAULTS, type AlertDraft } from '../src/contract/alerts.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { DEMO } from '../tests/journeys/support/sign-in.ts';
import { seeded } from '../tests/support/seeded.ts';
import { serverOnPosts } from './load-data.ts';
import { recordPages } from './load-pages.ts';
import { type Load, type Measured, peopleAtWork } from './load-people.ts';
import { answered, type LoadServer, millionTopics, operatorTokenOf, signIn, signInPeople } from './load-server.ts';
import { percentile } from './preview-asked.ts';
import { type Arrived, keepArriving } from './soak-arrivals.ts';
import { grown } from './soak-report.ts';
import { type Sample, watchServer } from './soak-samples.ts';

const SAMPLES = path.resolve('test-results/soak.jsonl');
const STORED = 50_000;
const SAMPLED_MS = 10_000;
const SHIFT_MS = 600_000;
const MINUTE = 60_000;
const SEED = 20_261_130;

const options = {
  data: { type: 'string' },
  people: { type: 'string', default: '10' },
  think: { type: 'string', default: '10' },
  every: { type: 'string', default: '30' },
  posts: { type: 'string', default: '200' },
  topics: { type: 'string', default: '3' },
  alerts: { type: 'string', default: '12' },
  minutes: { type: 'string', default: '60' },
  'warm-up': { type: 'string', default: '10' },
} as const;
const { values } = parseArgs({ options });
const warmUpMs = Number(values['warm-up']) * MINUTE;
const everyMs = Number(values.every) * 1000;
const batch = Number(values.posts);
const temporary = mkdtempSync(path.join(tmpdir(), 'earshot-soak-'));
try {
  process.exitCode = (await soaked()) ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

async function soaked(): Promise<boolean> {
  const server = await serverOnPosts({ folder: values.data, temporary, posts: STORED });
  const stop = new AbortController();
  try {
    const demo = await signIn(server.url, DEMO.email, DEMO.password);
    const topics = await millionTopics(server, demo, Number(values.topics));
    for (let made = 0; made < Number(values.alerts); made += 1)
      await answered(`${server.url}/api/gateway/multi-topic-alerts`, demo, newAlert(made, topics));
    const pages = await recordPages(server.url, topics[0] ?? '');
    const thinkMs = Number(values.think) * 1000;
    const load = { url: server.url, topics, pages, thinkMs, random: seeded(SEED), stop: stop.signal };
    const token = await operatorTokenOf(server);
    const arriving = { round: batch * Math.max(1, Math.floor(warmUpMs / everyMs)), everyMs, batch, token, stop: stop.signal };
    mkdirSync(path.dirname(SAMPLES), { recursive: true });
    writeFileSync(SAMPLES, '');
    setTimeout(() => stop.abort(), warmUpMs + Number(values.minutes) * MINUTE).unref();
    console.error(
      `${values.people} people, ${topics.length} topics; until ${new Date(Date.now() + warmUpMs + Number(values.minutes) * MINUTE).toISOString()}`,
    );
    const working = [
      watchServer(server, { everyMs: SAMPLED_MS, token, file: SAMPLES, stop: stop.signal }),
      peopleInShifts(server, load),
      keepArriving(server, arriving),
    ] as const;
    // Whoever fails ends the others.
    for (const one of working) one.catch(() => stop.abort());
    return report(...(await Promise.all(working)));
  } finally {
    stop.abort();
    await server.stop();
  }
}

function newAlert(number: number, topics: readonly string[]): AlertDraft {
  const alertType = (['conversation', 'sentiment', 'periodic'] as const)[number % 3] ?? 'conversation';
  return {
    ...ALERT_DEFAULTS,
    alertName: `Soak ${number}`,
    topics: [...topics].slice(0, 1 + (number % topics.length)),
    emails: [DEMO.email],
    mediaTypes: [...MEDIA_TYPES],
    alertType,
    conConditionValue: '1',
    cooldownMinutes: 0,
  };
}

async function peopleInShifts(server: LoadServer, load: Load): Promise<Measured> {
  const all: Measured = { calls: [], pages: [], errors: [], streams: 0 };
  while (!load.stop.aborted) {
    const tokens = await signInPeople(server, Number(values.people));
    const shift = new AbortController();
    const over = setTimeout(() => shift.abort(), SHIFT_MS);
    const ended = () => shift.abort();
    load.stop.addEventListener('abort', ended);
    const { calls, pages, errors, streams } = await peopleAtWork({ ...load, stop: shift.signal }, tokens);
    load.stop.removeEventListener('abort', ended);
    clearTimeout(over);
    all.calls.push(...calls);
    all.pages.push(...pages);
    all.errors.push(...errors);
    all.streams += streams;
  }
  return all;
}

function report(samples: readonly Sample[], { calls, pages, errors, streams }: Measured, arrived: Arrived): boolean {
  const steady = samples.filter(({ at }) => at * 1000 >= warmUpMs);
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('no samples');
  const seconds = last.at - first.at;
  const { text, kept } = grown(steady);
  const wrong = [...errors, ...arrived.errors];
  console.log(`\n${steady.length} samples after ${values['warm-up']} minutes\n`);
  console.log(text);
  console.log(
    `\n${(seconds / 60).toFixed(0)} minutes: ${calls.length} calls (p50 ${percentile(calls, 50).toFixed(0)} ms, p95 ${percentile(calls, 95).toFixed(0)}), ${pages.length} pages, ${streams} streams, ${arrived.posts} posts arrived; ${((100 * (last.processor - first.processor)) / seconds).toFixed(0)} % of one core; load at the end ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${wrong.length} errors`);
  for (const error of new Set(wrong.slice(0, 20))) console.log(`  ${error}`);
  return kept && wrong.length === 0;
}
