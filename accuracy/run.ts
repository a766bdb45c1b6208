/**
 * How right the reading of texts is: `npm run accuracy`, every set of `../shared/data` (or SHARED_DATA), or only those whose
 * name holds a word given. `--examples` prints 20 wrong ones of each.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sharedFile } from '../train/shared-data.ts';
import { cantoneseReviews } from './cantonese-reviews.ts';
import { chineseReviews } from './chinese-reviews.ts';
import { englishTweets } from './english-tweets.ts';
import { entitiesEnglish, entitiesSimplified, entitiesTraditional } from './entities.ts';
import { languageOfPosts } from './language.ts';
import { type AccuracySet, printReport } from './report.ts';
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

for (const set of SETS) {
  if (positionals.length > 0 && !positionals.some((word) => set.name.toLowerCase().includes(word.toLowerCase()))) continue;
  const file = sharedFile(set.needs);
  if (existsSync(file)) printReport(set.name, await set.run(), values.examples);
  else console.log(`\n${set.name}\n  skipped: no ${file}`);
}
