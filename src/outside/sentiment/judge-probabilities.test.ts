import { expect, test } from 'vitest';
import { judgeProbabilities, softmax } from './judge-probabilities.ts';
import type { Side } from './model-labels.ts';

const THREE: Side[] = ['negative', 'neutral', 'positive'];
const TWO: Side[] = ['negative', 'positive'];
const STARS: Side[] = ['negative', 'negative', 'neutral', 'positive', 'positive'];

test.each<[string, number[], Side[], string, number]>([
  ['positive', [0.1, 0.2, 0.7], THREE, 'Positive', 60],
  ['negative', [0.7, 0.2, 0.1], THREE, 'Negative', -60],
  ['neutral', [0.25, 0.5, 0.25], THREE, 'Neutral', 0],
  ['both high', [0.45, 0.15, 0.4], THREE, 'Mixed', -5],
  ['both high, beside the highest neutral', [0.31, 0.37, 0.32], THREE, 'Mixed', 1],
  ['one of them not high', [0.29, 0.31, 0.4], THREE, 'Positive', 11],
  ['a model that must choose, and did', [0.3, 0.7], TWO, 'Positive', 40],
  ['a model that must choose, and did not', [0.31, 0.69], TWO, 'Neutral', 38],
  ['stars of one side together', [0.25, 0.25, 0.35, 0.1, 0.05], STARS, 'Negative', -35],
  ['a label of its own', [0.2, 0.5, 0.3], ['negative', 'mixed', 'positive'], 'Mixed', 10],
])('%s', (_name, probabilities, sides, sentiment, score) => {
  expect(judgeProbabilities(probabilities, sides)).toEqual({ sentiment, score });
});

test('large logits do not overflow', () => {
  expect(softmax([1000, 1000, -1000])).toEqual([0.5, 0.5, 0]);
});
