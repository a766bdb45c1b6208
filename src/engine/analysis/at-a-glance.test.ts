import { expect, test } from 'vitest';
import { atAGlance } from './at-a-glance.ts';

const BEFORE = [1, 1, 1, 1, 2, 2, 2];
const NOTHING = [0, 0, 0, 0, 0, 0, 0];

test.each([
  ['a week beside the one before', [...BEFORE, 0, 0, 5, 5, 0, 0, 5], true, { value: 15, previous: 10, change: 50 }, 5],
  ['nothing is left of the week before', [...BEFORE, ...NOTHING], true, { value: 0, previous: 10, change: -100 }, 0],
  ['a week before without a mention', [...NOTHING, 0, 0, 0, 0, 0, 1, 2], true, { value: 3, previous: null, change: null }, 2],
  ['a topic that began within the two weeks', [...BEFORE, ...BEFORE], false, { value: 10, previous: null, change: null }, 2],
])('%s', (_name, days, covered, mentions, today) => {
  expect(atAGlance(days, covered)).toEqual({ mentions, today });
});
