/** `npm run accuracy [-- NAME] [--examples]`: how often the understanding of texts is right, set by set. */
import { existsSync } from 'node:fs';
import { entitiesEnglish, entitiesSimplified, entitiesTraditional } from './entities.ts';
import type { AccuracySet, Report } from './report.ts';
import { segmentation } from './segmentation.ts';

const SETS: readonly AccuracySet[] = [segmentation, entitiesEnglish, entitiesSimplified, entitiesTraditional];

const isWithExamples = process.argv.includes('--examples');
const [asked = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

for (const set of SETS.filter(({ name }) => name.includes(asked))) {
  console.log(`\n${set.name}`);
  if (existsSync(set.needs)) print(await set.run());
  else console.log(`skipped: no ${set.needs}`);
}

function print({ columns, rows, examples }: Report): void {
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  if (isWithExamples) for (const example of examples) console.log(`  ${example}`);
}
