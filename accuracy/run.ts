/**
 * How right the reading of texts is: `npm run accuracy`, every set of `../shared/data` (or SHARED_DATA), or only those whose
 * name holds a word given. `--examples` prints 20 wrong ones of each.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SHARED_DATA } from '../train/language/examples.ts';
import { languageOfPosts } from './language.ts';
import { type AccuracySet, printReport } from './report.ts';

const SETS: readonly AccuracySet[] = [languageOfPosts];

const { values, positionals } = parseArgs({ options: { examples: { type: 'boolean', default: false } }, allowPositionals: true });

for (const set of SETS) {
  if (positionals.length > 0 && !positionals.some((word) => set.name.toLowerCase().includes(word.toLowerCase()))) continue;
  const file = path.join(SHARED_DATA, set.needs);
  if (existsSync(file)) printReport(set.name, await set.run(), values.examples);
  else console.log(`\n${set.name}\n  skipped: no ${file}`);
}
