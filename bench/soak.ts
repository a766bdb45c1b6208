/**
 * `npm run soak`: does the program grow? One process with embedded stores, ten people on dashboards, posts that keep arriving and alerts
 * that are evaluated, for an hour after a warm-up of ten minutes, in which all goes six times as fast: caches fill and code is made ready by
 * what is done, and not by the clock. Then everybody is away for three minutes, so that what is left then can be told from what is left after
 * the hour. In such a pause the stores give memory back and Node forgets code, so that it ends a part of the warm-up: the hour begins when
 * people have been there again for twenty minutes at the usual pace. Every ten seconds memory, descriptors, handles and threads are read. The
 * bar: memory, all of it and without pages of files, which the system takes back as it likes, grows by less than 1 % an hour by the robust
 * slope of its floors (robust-slope.ts); of descriptors and handles no more are left when all have gone than before the hour; no call fails.
 * While people are there, how many are open tells what is asked just then.
 *
 * What a store holds in memory grows with what is stored, which is no leak. So the number of posts stays what it is after a sixth of the
 * warm-up: those that arrive are then all known, come again with other likes, and a tenth of them edited (soak-arrivals.ts). What the program
 * appends by itself (runs of alerts, what was done, jobs that are over) does grow, as it does for everybody. People sign in anew every
 * ten minutes, since a token of theirs lasts fifteen; streams of arrivals open and close as they change pages.
 *
 * `--data DIR` takes another folder than one of fifty thousand posts, which is made (it is copied, and the copy changed); `--people 10`,
 * `--think 10` (seconds between two pages of one person), `--every 30` (seconds between two arrivals), `--posts 200` (of each),
 * `--topics 3`, `--alerts 12`, `--minutes 60`, `--warm-up 10`, `--settle 20`. All samples go to test-results/soak.jsonl.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ALERT_DEFAULTS, type AlertDraft } from '../src/contract/alerts.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { DEMO } from '../tests/journeys/support/sign-in.ts';
import { seeded } from '../tests/support/seeded.ts';
import { serverOnPosts } from './load-data.ts';
import { recordPages } from './load-pages.ts';
import { type Load, type Measured, nothingYet, peopleAtWork } from './load-people.ts';
import { answered, type LoadServer, millionTopics, operatorTokenOf, signIn, signInPeople } from './load-server.ts';
import { percentile } from './preview-asked.ts';
import { type Arrivals, keepArriving, newArrivals } from './soak-arrivals.ts';
import { grown, type Soaked } from './soak-report.ts';
import { type Sample, watchServer } from './soak-samples.ts';

const SAMPLES = path.resolve('test-results/soak.jsonl');
const STORED = 50_000;
const SAMPLED_MS = 10_000;
const SHIFT_MS = 600_000;
const MINUTE = 60_000;
/** A connection that nobody uses is kept for a minute and a little (fastify); what is read after it is what is left. */
const AWAY_MS = 180_000;
const FORGOTTEN_MS = 100_000;
const WARM_UP_PACE = 6;
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
  settle: { type: 'string', default: '20' },
} as const;
const { values } = parseArgs({ options });
const [warmUpMs, settleMs, hourMs] = [values['warm-up'], values.settle, values.minutes].map(
  (given) => Number(given) * MINUTE,
) as [number, number, number];
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
    const token = await operatorTokenOf(server);
    mkdirSync(path.dirname(SAMPLES), { recursive: true });
    writeFileSync(SAMPLES, '');
    let awaySince = Number.POSITIVE_INFINITY;
    const isQuiet = () => performance.now() - awaySince > FORGOTTEN_MS;
    const watching = watchServer(server, { everyMs: SAMPLED_MS, token, file: SAMPLES, isQuiet, stop: stop.signal });
    watching.catch(() => stop.abort());
    const arrivals = newArrivals(batch * Math.max(1, Math.floor(warmUpMs / everyMs)));
    const measured = nothingYet();
    for (const [forMs, pace] of [
      [warmUpMs, WARM_UP_PACE],
      [settleMs + hourMs, 1],
    ] as const) {
      const thinkMs = (Number(values.think) * 1000) / pace;
      const load = { url: server.url, topics, pages, thinkMs, random: seeded(SEED) };
      console.error(
        `${values.people} people, ${topics.length} topics, for ${forMs / MINUTE} minutes from ${new Date().toISOString()}`,
      );
      await stoppedAfter(forMs, stop.signal, (over) =>
        Promise.all([
          peopleInShifts(server, { ...load, stop: over }, measured),
          keepArriving(server, arrivals, { everyMs: everyMs / pace, batch, token, stop: over }),
        ]),
      );
      awaySince = performance.now();
      await pause(AWAY_MS, undefined, { signal: stop.signal });
      awaySince = Number.POSITIVE_INFINITY;
    }
    stop.abort();
    return report(await watching, measured, arrivals);
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

async function peopleInShifts(server: LoadServer, load: Load, measured: Measured): Promise<void> {
  while (!load.stop.aborted) {
    const tokens = await signInPeople(server, Number(values.people));
    await stoppedAfter(SHIFT_MS, load.stop, (over) => peopleAtWork({ ...load, stop: over }, tokens, measured));
  }
}

/** Or when the whole is stopped. */
async function stoppedAfter(
  milliseconds: number,
  stop: AbortSignal,
  work: (over: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, milliseconds);
  stop.addEventListener('abort', end);
  try {
    await work(over.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

function report(samples: readonly Sample[], { calls, pages, errors, streams }: Measured, arrivals: Arrivals): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('no samples');
  const { text, kept } = grown(partsOf(samples));
  const wrong = [...errors, ...arrivals.errors];
  const seconds = last.at - first.at;
  const share = ((100 * (last.processor - first.processor)) / seconds).toFixed(0);
  const [half, most] = [50, 95].map((percent) => percentile(calls, percent).toFixed(0));
  console.log(`\n${text}`);
  console.log(
    `\n${(seconds / 60).toFixed(0)} minutes: ${calls.length} calls (p50 ${half} ms, p95 ${most}), ${pages.length} pages, ${streams} streams, ${arrivals.sent} posts arrived; ${share} % of one core; load at the end ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${wrong.length} errors`);
  for (const error of new Set(wrong.slice(0, 20))) console.log(`  ${error}`);
  return kept && wrong.length === 0;
}

function partsOf(samples: readonly Sample[]): Soaked {
  const quiet = samples.filter((sample) => sample.quiet);
  const middle = (warmUpMs + AWAY_MS + settleMs + hourMs / 2) / 1000;
  const before = quiet.filter(({ at }) => at < middle);
  const after = quiet.filter(({ at }) => at >= middle);
  const began = before.at(-1)?.at ?? 0;
  const settled = began + settleMs / 1000;
  const work = samples.filter(({ at }) => at > settled && at < settled + hourMs / 1000);
  return { before, work, after };
}
