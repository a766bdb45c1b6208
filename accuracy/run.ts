/**
 * How right the reading of texts is: `npm run accuracy`, every set of `../shared/data` (or SHARED_DATA), or only those whose
 * name holds a word given: `npm run accuracy -- tweets`. `--examples` prints 20 wrong ones of each.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sharedFile } from '../train/sentiment-texts.ts';
import { cantoneseReviews } from './cantonese-reviews.ts';
import { chineseReviews } from './chinese-reviews.ts';
import { englishTweets } from './english-tweets.ts';
import { type AccuracySet, printReport } from './report.ts';
import { vaderSentences } from './vader-sentences.ts';

const SETS: readonly AccuracySet[] = [englishTweets, chineseReviews, cantoneseReviews, vaderSentences];

const { values, positionals } = parseArgs({ options: { examples: { type: 'boolean', default: false } }, allowPositionals: true });

for (const set of SETS) {
  if (positionals.length > 0 && !positionals.some((word) => set.name.toLowerCase().includes(word.toLowerCase()))) continue;
  if (existsSync(sharedFile(set.needs))) printReport(set.name, await set.run(), values.examples);
  else console.log(`\n${set.name}\n  skipped: no ${sharedFile(set.needs)}`);
}
