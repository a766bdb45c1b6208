import { expect, test } from 'vitest';
import { drawnNext } from './use-in-turn.ts';

test.each([
  { name: 'one more, the first', wanted: ['a', 'b', 'c'], before: ['b'], after: ['b', 'a'] },
  { name: 'what is wanted no more is forgotten', wanted: ['c', 'd'], before: ['a', 'b', 'c'], after: ['c', 'd'] },
  { name: 'all are there', wanted: ['a', 'b'], before: ['a', 'b'], after: ['a', 'b'] },
  { name: 'none is wanted', wanted: [], before: ['a'], after: [] },
])('$name', ({ wanted, before, after }) => {
  expect([...drawnNext(wanted, new Set(before))]).toEqual(after);
});
