import { expect, test } from 'vitest';
import { type Side, sidesOfLabels } from './model-labels.ts';

const neg = 'negative';
const neu = 'neutral';
const pos = 'positive';

const cases: [string, string[], Side[] | null][] = [
  ['words', ['Negative', 'neutral', 'POSITIVE'], [neg, neu, pos]],
  ['in another order', ['positive', 'negative'], [pos, neg]],
  ['short', ['NEG', 'NEU', 'POS'], [neg, neu, pos]],
  ['degrees', ['very_negative', 'Negative', 'Neutral', 'Positive', 'Very Positive'], [neg, neg, neu, pos, pos]],
  ['stars', ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'], [neg, neg, neu, pos, pos]],
  ['Chinese', ['负面', '中性', '正面'], [neg, neu, pos]],
  ['mixed', ['negative', 'mixed', 'positive'], [neg, 'mixed', pos]],
  ['two unnamed', ['LABEL_0', 'LABEL_1'], [neg, pos]],
  ['three unnamed', ['LABEL_0', 'LABEL_1', 'LABEL_2'], [neg, neu, pos]],
  ['five unnamed', ['LABEL_0', 'LABEL_1', 'LABEL_2', 'LABEL_3', 'LABEL_4'], [neg, neg, neu, pos, pos]],
  ['four unnamed', ['LABEL_0', 'LABEL_1', 'LABEL_2', 'LABEL_3'], null],
  ['feelings', ['joy', 'anger'], null],
  ['one unknown', ['negative', 'sarcasm', 'positive'], null],
  ['no positive', ['negative', 'neutral'], null],
  ['none', [], null],
];

test.each(cases)('%s', (_name, labels, sides) => {
  expect(sidesOfLabels(labels)).toEqual(sides);
});
