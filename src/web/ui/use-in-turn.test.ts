import { expect, test } from 'vitest';
import { drawnNext } from './use-in-turn.ts';

test.each([
  { name: 'two more, the first ones first', wanted: ['a', 'b', 'c', 'd'], before: ['b'], after: ['b', 'a', 'c'] },
  { name: 'what is wanted no more is forgotten', wanted: ['c', 'd', 'e'], before: ['a', 'b', 'c'], after: ['c', 'd', 'e'] },
  { name: 'all are there', wanted: ['a', 'b'], before: ['a', 'b'], after: ['a', 'b'] },
  { name: 'none is wanted', wanted: [], before: ['a'], after: [] },
])('$name', ({ wanted, before, after }) => {
  expect([...drawnNext(wanted, new Set(before))]).toEqual(after);
});
