/** TweetEval's validation set (SemEval 2017, task 4A): three classes; a mixed post counts as neutral, a class this set has not. */
import { readFileSync } from 'node:fs';
import { plainText } from '../train/sentiment/texts.ts';
import { sharedFile } from '../train/shared-data.ts';
import { count, emptyConfusion } from './confusion.ts';
import { type AccuracySet, classFigures, type Report, type WrongExample } from './report.ts';
import { shippedScorer } from './shipped-sentiment.ts';

const NEEDS = 'sentiment_dev/tweeteval_val.jsonl';
const BAR = 0.7;

export const englishTweets: AccuracySet = { name: 'English: TweetEval validation', needs: NEEDS, run };

async function run(): Promise<Report> {
  const score = shippedScorer();
  const confusion = emptyConfusion(['positive', 'neutral', 'negative']);
  const wrong: WrongExample[] = [];
  let mixed = 0;
  const lines = readFileSync(sharedFile(NEEDS), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const row = JSON.parse(line) as { text: string; label: string };
    const text = plainText(row.text);
    const { sentiment } = score({ title: null, content: text });
    if (sentiment === 'Mixed') mixed++;
    const said = sentiment === 'Positive' || sentiment === 'Negative' ? sentiment.toLowerCase() : 'neutral';
    count(confusion, row.label, said);
    if (said !== row.label) wrong.push({ text, expected: row.label, given: said });
  }
  return {
    figures: [...classFigures(confusion, BAR), { name: 'said to be mixed', value: mixed / lines.length }],
    confusion,
    wrong,
  };
}
