import { expect, test } from 'vitest';
import { peakOfData } from './chart-peak.ts';

test('the highest of all figures, the first of those that are alike', () => {
  const columns = ['day', 'tea', 'coffee', 'said'];
  const rows = [
    ['Monday', 3, null, '99 %'],
    ['Tuesday', 5, 7, ''],
    ['Wednesday', 7, 1, ''],
  ];
  expect(peakOfData({ columns, rows })).toEqual({ row: 'Tuesday', name: 'coffee', value: 7 });
});

test('of scores below nothing, the one nearest to it; of gaps none', () => {
  expect(
    peakOfData({
      columns: ['day', 'score'],
      rows: [
        ['Monday', -40],
        ['Tuesday', -7],
      ],
    })?.row,
  ).toBe('Tuesday');
  expect(peakOfData({ columns: ['day', 'score'], rows: [['Monday', null]] })).toBeNull();
});
