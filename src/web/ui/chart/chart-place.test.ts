/** Going through a chart by keys. */
import { describe, expect, test } from 'vitest';
import { type ChartPlace, type ChartSize, firstPlace, placeAfter, stretchOf } from './chart-place.ts';

const SIZE: ChartSize = { rows: 5, series: 2, apart: false };
const at = (row: number, more: Partial<ChartPlace> = {}): ChartPlace => ({ row, series: null, from: null, ...more });

describe('placeAfter', () => {
  const cases: { name: string; keys: string[]; begin: ChartPlace; is: ChartPlace }[] = [
    { name: 'to the one before', keys: ['ArrowLeft'], begin: at(4), is: at(3) },
    { name: 'not beyond the ends', keys: ['ArrowRight', 'ArrowRight'], begin: at(3), is: at(4) },
    { name: 'to the first and the last', keys: ['End', 'Home'], begin: at(2), is: at(0) },
    { name: 'a stretch backwards', keys: ['Shift+ArrowLeft', 'Shift+ArrowLeft'], begin: at(4), is: at(2, { from: 4 }) },
    { name: 'a stretch that is moved away from', keys: ['Shift+ArrowLeft', 'ArrowLeft'], begin: at(4), is: at(2) },
    { name: 'a stretch that is given up', keys: ['Shift+ArrowLeft', 'Escape'], begin: at(4), is: at(3) },
    { name: 'one series, the other, all again', keys: ['ArrowDown', 'ArrowDown', 'ArrowDown'], begin: at(1), is: at(1) },
    { name: 'the last series, from all', keys: ['ArrowUp'], begin: at(1), is: at(1, { series: 1 }) },
    { name: 'a series is kept along the rows', keys: ['ArrowDown', 'ArrowRight'], begin: at(1), is: at(2, { series: 0 }) },
  ];
  test.each(cases)('$name', ({ keys, begin, is }) => {
    expect(keys.reduce((place, key) => placeAfter(key, place, SIZE) ?? place, begin)).toEqual(is);
  });

  test('series that count different things are one at a time', () => {
    const size = { ...SIZE, apart: true };
    const first = firstPlace(size);
    expect(first).toEqual({ row: 4, series: 0, from: null });
    const press = (key: string, place: ChartPlace) => placeAfter(key, place, size) ?? place;
    const second = press('ArrowDown', first);
    expect([second, press('ArrowDown', second), press('ArrowUp', first)].map(({ series }) => series)).toEqual([1, 0, 1]);
  });

  test('Escape without a stretch, and other keys, are not its own', () => {
    expect(placeAfter('Escape', at(1), SIZE)).toBeNull();
    expect(placeAfter('Tab', at(1), SIZE)).toBeNull();
  });
});

test('a stretch has its first row first, and is more than one row', () => {
  expect(stretchOf(at(1, { from: 3 }))).toEqual([1, 3]);
  expect(stretchOf(at(3, { from: 3 }))).toBeNull();
  expect(stretchOf(at(3))).toBeNull();
});
