/**
 * OpenRice validation, Cantonese reviews of restaurants: smile, ok, cry. Smile against cry by the sign of the score; the middle
 * face is right as neutral or mixed. Both readings of the bar are printed: by sign, and with neutral and mixed counted as wrong.
 */
import { readFileSync } from 'node:fs';
import { sharedFile } from '../train/shared-data.ts';
import { count, emptyConfusion } from './confusion.ts';
import { type AccuracySet, classFigures, type Report, type WrongExample } from './report.ts';
import { shippedScorer } from './shipped-sentiment.ts';

const NEEDS = 'sentiment_dev/openrice_yue_valid.tsv';
const BAR = 0.85;
const FACES: Readonly<Record<string, string>> = { smile: 'positive', ok: 'middle', cry: 'negative' };

export const cantoneseReviews: AccuracySet = { name: 'Cantonese: OpenRice validation', needs: NEEDS, run };

async function run(): Promise<Report> {
  const score = shippedScorer();
  const confusion = emptyConfusion(['positive', 'middle', 'negative']);
  const wrong: WrongExample[] = [];
  let [sided, bySign, byLabel, middle, middleRight] = [0, 0, 0, 0, 0];
  for (const line of readFileSync(sharedFile(NEEDS), 'utf8').split('\n').slice(1).filter(Boolean)) {
    const [face = '', text = ''] = line.split('\t');
    const expected = FACES[face] ?? '';
    const scored = score({ title: null, content: text });
    const said = scored.sentiment === 'Positive' || scored.sentiment === 'Negative' ? scored.sentiment.toLowerCase() : 'middle';
    count(confusion, expected, said);
    if (said !== expected) wrong.push({ text, expected, given: said });
    if (expected === 'middle') {
      middle++;
      if (said === 'middle') middleRight++;
      continue;
    }
    sided++;
    if ((scored.score ?? 0) > 0 === (expected === 'positive')) bySign++;
    if (said === expected) byLabel++;
  }
  const figures = [
    { name: 'positive against negative, by sign', value: bySign / sided, bar: BAR },
    { name: 'positive against negative, by label', value: byLabel / sided, listed: true },
    { name: 'middle class neutral or mixed', value: middleRight / middle, listed: true },
  ];
  return { figures: [...figures, ...classFigures(confusion)], confusion, wrong };
}
