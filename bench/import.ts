/**
 * How fast do posts go in? Ours is the whole pipeline (parse, check, tokenise, score, store, match against ten standing
 * topics); beside it a bare loop that only parses and inserts, which is the limit, and Postgres with a tsvector and a
 * GIN index over the same tokens, which neither scores nor matches.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bestOf, type Row, table } from './contenders.ts';
import { bareImport } from './import-bare.ts';
import { earshotImport } from './import-earshot.ts';
import { postgresImport } from './import-postgres.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';

const CONTENDERS: Record<string, { name: string; run(file: string): Promise<void> }> = {
  earshot: { name: 'Earshot, whole pipeline, ten topics standing', run: earshotImport },
  bare: { name: 'chDB, parse and insert only', run: bareImport },
  postgres: { name: 'Postgres, tsvector + GIN over the same tokens', run: postgresImport },
};

export async function importBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  } as const;
  const { file, runs, only } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  if (only) return CONTENDERS[only]?.run(file);
  const rows: Row[] = [];
  for (const [key, { name }] of Object.entries(CONTENDERS)) {
    console.error(`${name} …`);
    rows.push({ name, figures: await bestOf(Number(runs), ['import', '--file', file, '--only', key]) });
  }
  console.log(`\n${file}, ${rows[0]?.figures.posts.toLocaleString('en')} posts, best of ${runs}\n\n${table(rows)}`);
}
