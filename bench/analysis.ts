/**
 * How long does a topic's analysis take, call by call and tab by tab? A topic of a million mentions among ten million, beside the
 * same questions in SQL written by hand for the same store, and beside Postgres with an index for the topic. The time of the calls
 * is that of whoever calls the verb: everything but HTTP. `p50` and `p95`: when nobody has asked before; `again`: when somebody has,
 * and nothing has arrived for the topic since.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { analysisByPostgres } from './analysis-postgres.ts';
import { QUESTIONS, type Question, TABS } from './analysis-questions.ts';
import { type AnalysisStore, openAnalysisStore } from './analysis-store.ts';
import { newInput, timed } from './analysis-timed.ts';
import { columns } from './contenders.ts';
import { percentile } from './preview-asked.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

export async function analysisBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20' },
    /** Keeps our stores for another run. */
    folder: { type: 'string' },
    /** Only calls whose name has it. */
    only: { type: 'string', default: '' },
    postgres: { type: 'boolean', default: true },
  } as const;
  const parsed = parseArgs({ args, options, allowNegative: true }).values;
  const { file, folder, only } = parsed;
  const [posts, rounds] = [Number(parsed.posts), Number(parsed.rounds)];
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const store = await openAnalysisStore(file, posts, folder);
  const names = Object.keys(QUESTIONS).filter((name) => name.includes(only));
  const theirs = parsed.postgres ? await analysisByPostgres(store, names, Math.min(rounds, 3)) : new Map<string, number>();
  const rows: string[][] = [];
  for (const name of names) rows.push(await callRow(store, name, rounds, theirs.get(name)));
  const tabs: string[][] = [];
  for (const [name, asked] of Object.entries(TABS)) {
    if (only) continue;
    const verbs = asked.map((question) => questionOf(question).verb);
    tabs.push([`the tab ${name}`, ...(await ourFigures(store, rounds, verbs)), '', '', '', '']);
  }
  await store.close();
  console.log(
    `\n${posts.toLocaleString('en')} mentions of one topic among ten like it, each asked ${rounds} times; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  const head = ['ms', 'p50', 'p95', 'again p50', 'p95', 'by hand p50', 'ours ÷ by hand', 'Postgres p50', 'Postgres ÷ ours'];
  console.log(columns([head, ...rows, ...tabs]));
}

async function callRow(store: AnalysisStore, name: string, rounds: number, postgres: number | undefined): Promise<string[]> {
  const question = questionOf(name);
  const ours = await ourFigures(store, rounds, [question.verb]);
  const own = Number(ours[0]);
  const cells = [name, ...ours];
  if (question.byHand.length === 0) return [...cells, '–', '–', '–', '–'];
  const mentions = `(SELECT * FROM mentions FINAL WHERE topic_id = ${store.id} AND revision = 1)`;
  const byHand = await timed(rounds, () =>
    Promise.all(
      question.byHand.map((sql) =>
        store.context.clickhouse.query({ sql: sql.replaceAll('$mentions', mentions), row: z.unknown() }),
      ),
    ),
  );
  const hand = percentile(byHand, 50);
  const peer = postgres === undefined ? ['–', '–'] : [postgres.toFixed(0), (postgres / own).toFixed(1)];
  return [...cells, hand.toFixed(0), (own / hand).toFixed(2), ...peer];
}

/** All at once: median and 95th percentile for the first who asks, and for who asks again. */
async function ourFigures(store: AnalysisStore, rounds: number, verbs: readonly Question['verb'][]): Promise<string[]> {
  const ask = (input: unknown) => Promise.all(verbs.map((verb) => verb(store.context, store.actor, input)));
  const first = await timed(rounds, () => ask(newInput(store)));
  const same = newInput(store);
  const again = await timed(rounds, () => ask(same));
  return [first, again].flatMap((times) => [50, 95].map((share) => percentile(times, share).toFixed(0)));
}

function questionOf(name: string): Question {
  const question = QUESTIONS[name];
  if (!question) throw new Error(`no question ${name}`);
  return question;
}
