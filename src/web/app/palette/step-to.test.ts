import { expect, test } from 'vitest';
import { stepTo } from './step-to.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from %i of three leads to %s', (key, held, next) => {
  expect(stepTo(key, held, 3)).toBe(next);
});

test('nothing leads anywhere where there is nothing', () => {
  expect(stepTo('ArrowDown', 0, 0)).toBeNull();
});
