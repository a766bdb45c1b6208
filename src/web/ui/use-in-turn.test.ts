import { expect, test } from 'vitest';
import { drawnNext, replaced } from './use-in-turn.ts';

test.each([
  { name: 'one more, the first', wanted: ['a', 'b', 'c'], before: ['b'], after: ['b', 'a'] },
  { name: 'what is wanted no more is forgotten', wanted: ['c', 'd'], before: ['a', 'b', 'c'], after: ['c', 'd'] },
  { name: 'all are there', wanted: ['a', 'b'], before: ['a', 'b'], after: ['a', 'b'] },
  { name: 'none is wanted', wanted: [], before: ['a'], after: [] },
])('$name', ({ wanted, before, after }) => {
  expect([...drawnNext(wanted, new Set(before))]).toEqual(after);
});

test.each([
  { name: 'other rows: the first of them', rows: 'abc', before: 'xyz', more: 1, after: 'ayz' },
  { name: 'the next, from above', rows: 'abc', before: 'ayz', more: 1, after: 'abz' },
  { name: 'more than stood there', rows: 'abc', before: 'x', more: 0, after: 'x--' },
  { name: 'fewer', rows: 'a', before: 'xyz', more: 0, after: 'x' },
  { name: 'one that is gone: those below move up at once', rows: 'acd', before: 'abcd', more: 0, after: 'acd' },
  { name: 'one that came: what stood there has moved on', rows: 'xab', before: 'ab', more: 0, after: '-ab' },
  { name: 'others again before all were there', rows: 'def', before: 'abz', more: 1, after: 'dbz' },
])('at each place: $name', ({ rows, before, more, after }) => {
  const standing = replaced(rowsOf(rows), rowsOf(before), more);
  expect(standing.map((row) => row?.id ?? '-').join('')).toBe(after);
});

test('a row that stands already stands as it is by now', () => {
  const changed = { id: 'a', text: 'new' };
  expect(replaced([changed], [{ id: 'a', text: 'old' }], 0)).toEqual([changed]);
});

function rowsOf(ids: string) {
  return [...ids].map((id) => ({ id }));
}
