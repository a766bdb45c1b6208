import { expect, it } from 'vitest';
import type { ComparedTopic, Comparison } from '../../../contract/analysis/comparison.ts';
import { figuresRows } from './figures-data.ts';

const now = (value: number, previous: number | null = null) => ({ value, previous, change: null });
const TOPIC: ComparedTopic = {
  id: '1',
  name: 'Ferry',
  state: 'ready',
  failure: null,
  place: 1,
  covered: null,
  mentions: now(10, 8),
  score: now(-20.5),
  engagement: now(300, 100),
  reach: { value: null, previous: null, change: null },
  authors: now(4, 0),
  shareOfVoice: 100,
  sentiment: { positive: 2, negative: 4, neutral: 1, mixed: 0, unscored: 3 },
  mentionsOverTime: [],
  mediaTypes: [],
  relative: { by_day: [], by_week: [], by_month: [], by_quarter: [] },
  apart: [],
};
const SEARCHED: Comparison['uncounted'][number] = { id: '2', name: 'Tea', state: 'searching', failure: null, place: 0 };

it('has a row for each topic in the order asked; what is not known is empty, not 0', () => {
  const rows = figuresRows({ topics: [TOPIC], uncounted: [SEARCHED] }, (percent) => `${percent}%`);
  expect(rows).toEqual([
    ['Tea', ...Array(12).fill(null)],
    ['Ferry', 10, 8, -20.5, null, 300, 100, null, null, 4, 0, '100%', 7],
  ]);
});
