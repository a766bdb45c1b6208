/**
 * How fast do the mentions of a topic leave as CSV, and how much memory does it take? The verb of the download, beside csv-stringify
 * over the same rows read as values: as somebody would write it who does not let the store write the text. Memory is what the
 * process grew by at its largest while it ran; the contenders share one process, in which every one has run before.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify';
import { downloadPostsCsv, readCsvLink } from '../src/services/exports/download-posts-csv.ts';
import { exportAsked } from '../src/services/exports/export-asked.ts';
import { topicPostsCsv } from '../src/services/exports/posts-csv-link.ts';
import { exportedPosts } from '../src/stores/clickhouse/queries/exported-posts.ts';
import { mentionCount } from '../src/stores/clickhouse/queries/mention-count.ts';
import { type AnalysisStore, openAnalysisStore } from './analysis-store.ts';
import { columns } from './contenders.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';
/** Over which posts are spread; see social-posts.ts. */
const YEAR = 364 * 24 * 60 * 60 * 1000;
const NEVER = new AbortController().signal;

type Contender = (store: AnalysisStore, filter: object) => Promise<AsyncIterable<Uint8Array>>;

const CONTENDERS: Record<string, Contender> = {
  'the download': async ({ context, actor, id }, filter) => {
    const { url } = await topicPostsCsv(context, actor, { id, filter });
    const token = new URL(url, 'http://localhost').searchParams.get('token') ?? '';
    return (await downloadPostsCsv(context, await readCsvLink(context, token), NEVER)).bytes;
  },
  'csv-stringify': async ({ context, actor, id }, filter) => {
    const { scope } = await asked({ context, actor, id }, filter);
    const rows = exportedPosts(context.clickhouse, {
      scope,
      sort: 'newest',
      format: 'JSONCompactEachRow',
      tags: new Map(),
    });
    const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
    const lines = createInterface({ input: Readable.from(rows, { objectMode: false }), crlfDelay: Number.POSITIVE_INFINITY });
    return Readable.from(lines)
      .map((line: string) => JSON.parse(line) as unknown[])
      .pipe(csv);
  },
};

export async function exportBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    posts: { type: 'string', default: '1000000' },
    rows: { type: 'string', default: '100000,300000,1000000' },
    rounds: { type: 'string', default: '3' },
    /** Keeps our stores for another run. */
    folder: { type: 'string' },
  } as const;
  const { file, folder, posts, rows, rounds } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const store = await openAnalysisStore(file, Number(posts), folder);
  const table: string[][] = [];
  for (const [name, contender] of Object.entries(CONTENDERS)) {
    await measured(await contender(store, window(store, 0.01)));
    for (const wanted of rows
      .split(',')
      .map(Number)
      .filter((count) => count <= Number(posts))) {
      const filter = window(store, wanted / Number(posts));
      const { scope } = await asked(store, filter);
      const count = await mentionCount(store.context.clickhouse, scope);
      const runs = [];
      for (let round = 0; round < Number(rounds); round++) runs.push(await measured(await contender(store, filter)));
      const best = Math.min(...runs.map(({ seconds }) => seconds));
      const growth = Math.max(...runs.map((run) => run.growth));
      const bytes = runs[0]?.bytes ?? 0;
      const figures = [count / best, bytes / 1e6, growth / 1e6].map((figure) => Math.round(figure).toLocaleString('en'));
      table.push([name, count.toLocaleString('en'), ...figures]);
    }
  }
  await store.close();
  console.log(`\nposts of one topic among ten like it, the best of ${rounds}; load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(columns([['', 'rows', 'rows/s', 'MB', 'RSS growth MB'], ...table]));
}

/** The newest part of the year. */
function window({ context }: AnalysisStore, part: number): { startDate: string } {
  return { startDate: new Date(context.now().getTime() - part * YEAR).toISOString() };
}

function asked({ context, actor, id }: Pick<AnalysisStore, 'context' | 'actor' | 'id'>, filter: object) {
  const input = { id, filter: { mention: 'all', copies: 'with', sort: 'newest', language: 'en', ...filter } } as const;
  return exportAsked(context, actor, input, context.now().toISOString());
}

async function measured(file: AsyncIterable<Uint8Array>): Promise<{ seconds: number; bytes: number; growth: number }> {
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  let largest = before;
  let bytes = 0;
  const look = setInterval(() => (largest = Math.max(largest, process.memoryUsage.rss())), 20);
  for await (const chunk of file) bytes += chunk.length;
  clearInterval(look);
  return { seconds: (performance.now() - startedAt) / 1000, bytes, growth: largest - before };
}
