import { describe, expect, test } from 'vitest';
import { nextSorting, sortRows } from './sort-rows.ts';

const ROWS = [
  { name: 'a', score: 5 },
  { name: 'b', score: null },
  { name: 'c', score: -5 },
  { name: 'd', score: 5 },
];

describe('sortRows', () => {
  test.each([
    { way: 'largest first', descending: true, order: 'adcb' },
    { way: 'smallest first', descending: false, order: 'cadb' },
  ])('$way, rows alike as they came, the unknown last', ({ descending, order }) => {
    const sorted = sortRows(ROWS, (row) => row.score, descending);
    expect(sorted.map(({ name }) => name).join('')).toBe(order);
  });
});

describe('nextSorting', () => {
  test.each([
    { name: 'another column: largest first', now: { key: 'count', descending: false }, descending: true },
    { name: 'the same column: turned round', now: { key: 'score', descending: true }, descending: false },
    { name: 'and back', now: { key: 'score', descending: false }, descending: true },
  ])('$name', ({ now, descending }) => {
    expect(nextSorting(now, { key: 'score' })).toEqual({ key: 'score', descending });
  });

  test.each([
    { name: 'a rank after another column: the first at the top', now: { key: 'count', descending: true }, descending: false },
    { name: 'the same rank: turned round', now: { key: 'rank', descending: false }, descending: true },
  ])('$name', ({ now, descending }) => {
    expect(nextSorting(now, { key: 'rank', first: 'ascending' })).toEqual({ key: 'rank', descending });
  });
});
