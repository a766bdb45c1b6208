/** The sentences that VADER's readme prints scores for: the same sign, and of every two whose scores differ the same order. */
import { readFileSync } from 'node:fs';
import { sharedFile } from '../train/shared-data.ts';
import type { AccuracySet, Report, WrongExample } from './report.ts';
import { shippedScorer } from './shipped-sentiment.ts';

const NEEDS = 'sentiment_dev/readme_expected_scores.jsonl';

export const vaderSentences: AccuracySet = { name: "VADER's 16 sentences", needs: NEEDS, run };

async function run(): Promise<Report> {
  const score = shippedScorer();
  const rows = readFileSync(sharedFile(NEEDS), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { text, scores } = JSON.parse(line) as { text: string; scores: { compound: number } };
      return { text, theirs: scores.compound, ours: score({ title: null, content: text }).score ?? 0 };
    });
  const wrong: WrongExample[] = rows
    .filter(({ theirs, ours }) => Math.sign(theirs) !== Math.sign(ours))
    .map(({ text, theirs, ours }) => ({ text, expected: String(theirs), given: String(ours) }));
  const signs = 1 - wrong.length / rows.length;
  let [pairs, inOrder] = [0, 0];
  for (const [index, one] of rows.entries()) {
    for (const other of rows.slice(index + 1)) {
      if (one.theirs === other.theirs) continue;
      pairs++;
      if (one.theirs < other.theirs === one.ours < other.ours) inOrder++;
      else
        wrong.push({
          text: `${one.text} | ${other.text}`,
          expected: `${one.theirs}, ${other.theirs}`,
          given: `${one.ours}, ${other.ours}`,
        });
    }
  }
  return {
    figures: [
      { name: 'same sign', value: signs, bar: 1 },
      { name: 'pairs in the same order', value: inOrder / pairs, bar: 1 },
    ],
    wrong,
  };
}
