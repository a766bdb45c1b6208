/**
 * How right the reading of texts is: `npm run accuracy`, every set of `../shared/data` (or SHARED_DATA), or only those whose
 * name holds a word given: each by itself, then one table of what counts. `--examples` prints 20 wrong ones of each.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sharedFile } from '../train/shared-data.ts';
import { cantoneseReviews } from './cantonese-reviews.ts';
import { chineseReviews } from './chinese-reviews.ts';
import { englishTweets } from './english-tweets.ts';
import { entitiesEnglish, entitiesSimplified, entitiesTraditional } from './entities.ts';
import { languageOfPosts } from './language.ts';
import { type AccuracySet, printReport, printTable, type Report } from './report.ts';
import { segmentation } from './segmentation.ts';
import { vaderSentences } from './vader-sentences.ts';

const SETS: readonly AccuracySet[] = [
  languageOfPosts,
  segmentation,
  entitiesEnglish,
  entitiesSimplified,
  entitiesTraditional,
  englishTweets,
  chineseReviews,
  cantoneseReviews,
  vaderSentences,
];

const { values, positionals } = parseArgs({ options: { examples: { type: 'boolean', default: false } }, allowPositionals: true });

const reports: { name: string; report: Report }[] = [];
for (const set of SETS) {
  if (positionals.length > 0 && !positionals.some((word) => set.name.toLowerCase().includes(word.toLowerCase()))) continue;
  const file = sharedFile(set.needs);
  if (!existsSync(file)) {
    console.log(`\n${set.name}\n  skipped: no ${file}`);
    continue;
  }
  const report = await set.run();
  printReport(set.name, report, values.examples);
  reports.push({ name: set.name, report });
}
if (reports.length > 0) printTable(reports);
