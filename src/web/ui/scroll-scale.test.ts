import { describe, expect, test } from 'vitest';
import { scrollScale } from './scroll-scale.ts';

describe.each([
  { count: 1, height: 190 },
  { count: 40_000, height: 7_600_000 },
  { count: 1_000_000, height: 8_000_000 },
])('$count rows', ({ count, height }) => {
  const scale = scrollScale(count, 190);
  const rows = [0, 1, 7, 999, 1000, 1001, 12_345, 500_000, 998_999, 999_000, 999_999].filter((row) => row < count);

  test('have room', () => {
    expect([scale.height, scale.placeOf(0), scale.placeOf(count)]).toEqual([height, 0, height]);
  });

  test.each(rows)('row %i is found where it lies', (row) => {
    expect(scale.indexAt(scale.placeOf(row))).toBe(row);
  });

  test('beyond the ends are the first and the last', () => {
    expect([scale.indexAt(-50), scale.indexAt(height + 50)]).toEqual([0, count - 1]);
  });
});

test('near the ends rows keep their height, in between they lie closer', () => {
  const { placeOf } = scrollScale(1_000_000, 190);
  const room = (row: number) => Math.round(placeOf(row + 1) - placeOf(row));
  expect([0, 999, 1000, 500_000, 999_000, 999_999].map(room)).toEqual([190, 190, 8, 8, 190, 190]);
});
