/**
 * How long does a search of everything that is collected take: count, volume by day and the first page of posts, for two terms in the
 * last days? Beside it Postgres on the same posts.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answersOf, columns } from './contenders.ts';
import { type Answers, answers, percentile } from './preview-asked.ts';
import { queryByEarshot } from './query-earshot.ts';
import { queryByPostgres } from './query-postgres.ts';
import { RANGES } from './query-questions.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

export async function queryBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '5000000' },
    rounds: { type: 'string', default: '3' },
    /** Keeps our stores for another run. */
    folder: { type: 'string' },
    only: { type: 'string' },
    /** Every question by itself. */
    each: { type: 'boolean', default: false },
  } as const;
  const { file, posts, rounds, folder, only, each } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const contenders: Record<string, () => Promise<Answers>> = {
    earshot: () => queryByEarshot(file, Number(posts), Number(rounds), folder),
    postgres: () => queryByPostgres(file, Number(posts), Number(rounds)),
  };
  const own = only ? contenders[only] : undefined;
  if (own) return console.log(JSON.stringify(await own()));
  const said = await answersOf(Object.keys(contenders), ['query', ...args]);
  const results = said.answers.map((one) => answers.parse(one));
  console.log(
    `\n${file}, ${Number(posts).toLocaleString('en')} posts of a year, each ${rounds} times; load at the end: ${said.loads}\n`,
  );
  console.log(table(results[0] ?? [], results[1] ?? []));
  if (each) console.log(columns(eachOf(results[0] ?? [], results[1] ?? [])));
}

const HEAD = ['two terms in', 'p50 ms', 'p95 ms', 'matches', 'Postgres p50', 'p95', 'matches', 'p50 ÷ ours', 'p95 ÷ ours'];

function table(ours: Answers, theirs: Answers): string {
  const lines = Object.keys(RANGES).map((range) => line(range, ({ kind }) => kind === range));
  return columns([HEAD, ...lines, line('all', () => true)]);

  function line(name: string, wanted: (answer: Answers[number]) => boolean): string[] {
    const [own, peer] = [ours.filter(wanted), theirs.filter(wanted)].map((chosen) => ({
      times: chosen.flatMap(({ milliseconds }) => milliseconds),
      matches: chosen.reduce((sum, { matches }) => sum + (matches ?? 0), 0),
    }));
    if (!own) return [name];
    const cells = [name, ...told(own)];
    if (!peer || peer.times.length === 0) return cells;
    const ratio = (percent: number) => (percentile(peer.times, percent) / percentile(own.times, percent)).toFixed(1);
    return [...cells, ...told(peer), ratio(50), ratio(95)];
  }
}

function told({ times, matches }: { times: readonly number[]; matches: number }): string[] {
  return [...[50, 95].map((percent) => percentile(times, percent).toFixed(0)), matches.toLocaleString('en')];
}

function eachOf(ours: Answers, theirs: Answers): string[][] {
  return ours.map(({ kind, text, matches, milliseconds }, place) => [
    kind,
    text,
    ...told({ times: milliseconds, matches: matches ?? 0 }),
    percentile(theirs[place]?.milliseconds ?? [], 50).toFixed(0),
  ]);
}
