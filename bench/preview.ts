/**
 * How long does the preview of a topic take while its keywords are being written? Asked of recent posts, all of them inside
 * the days that a preview looks at, which is the hard case. Beside it Postgres on the same posts, for what it can answer.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answersOf, columns } from './contenders.ts';
import { type Answers, answers, percentile } from './preview-asked.ts';
import { previewByEarshot } from './preview-earshot.ts';
import { previewByPostgres } from './preview-postgres.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

export async function previewBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    /** Keeps our stores for another run. */
    folder: { type: 'string' },
    only: { type: 'string' },
  } as const;
  const { file, posts, rounds, folder, only } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const contenders: Record<string, () => Promise<Answers>> = {
    earshot: () => previewByEarshot(file, Number(posts), Number(rounds), folder),
    postgres: () => previewByPostgres(file, Number(posts), Number(rounds)),
  };
  const own = only ? contenders[only] : undefined;
  if (own) return console.log(JSON.stringify(await own()));
  const said = await answersOf(Object.keys(contenders), ['preview', ...args]);
  const results = said.answers.map((one) => answers.parse(one));
  console.log(
    `\n${file}, ${Number(posts).toLocaleString('en')} posts in 30 days, each question ${rounds} times; load at the end: ${said.loads}\n`,
  );
  console.log(table(results[0] ?? [], results[1] ?? []));
}

const HEAD = ['', 'p50 ms', 'p95 ms', 'matches', 'Postgres p50', 'p95', 'matches', 'p50 ÷ ours'];

function table(ours: Answers, theirs: Answers): string {
  const kinds = [...new Set(ours.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => line(kind, (answer) => answer.kind === kind));
  return columns([HEAD, ...rows, line('all', () => true), line('all that both can answer', ({ kind }) => kind !== 'exact')]);

  function line(name: string, wanted: (answer: Answers[number]) => boolean): string[] {
    const [own, peer] = [ours.filter(wanted), theirs.filter(wanted)].map((chosen) => ({
      times: chosen.flatMap(({ milliseconds }) => milliseconds),
      matches: chosen.reduce((sum, { matches }) => sum + (matches ?? 0), 0),
    }));
    if (!own) return [name];
    const cells = [name, ...times(own.times), own.matches.toLocaleString('en')];
    if (!peer || peer.times.length === 0) return [...cells, '–', '–', '–', '–'];
    const ratio = percentile(peer.times, 50) / percentile(own.times, 50);
    return [...cells, ...times(peer.times), peer.matches.toLocaleString('en'), ratio.toFixed(1)];
  }
}

function times(milliseconds: readonly number[]): string[] {
  return [percentile(milliseconds, 50), percentile(milliseconds, 95)].map((time) => time.toFixed(0));
}
