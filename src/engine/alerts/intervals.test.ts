import { expect, test } from 'vitest';
import { intervalsOf } from './intervals.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
const window = (from: number, to: number) => ({ start: at(from), end: at(to) });

test('time is cut at the edges of all windows, and what no window has is not wanted', () => {
  const windows = [window(8, 12), window(10, 14), window(2, 3)];
  const { edges, wanted, of } = intervalsOf(windows);
  expect(edges).toEqual([2, 3, 8, 10, 12, 14].map(at));
  expect(wanted).toEqual([
    { first: 0, end: 1 },
    { first: 2, end: 5 },
  ]);
  expect(windows.map(of)).toEqual([
    { first: 2, end: 4 },
    { first: 3, end: 5 },
    { first: 0, end: 1 },
  ]);
});

test('windows that follow each other are one stretch', () => {
  expect(intervalsOf([window(8, 9), window(9, 10), window(10, 11)]).wanted).toEqual([{ first: 0, end: 3 }]);
});

test('an empty window has no piece', () => {
  expect(intervalsOf([window(8, 8)]).wanted).toEqual([]);
});

test('a window that was not given is refused', () => {
  expect(() => intervalsOf([window(8, 9)]).of(window(8, 10))).toThrow(RangeError);
});
