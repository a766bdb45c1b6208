import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './functions.ts';

describe('FUNCTIONS', () => {
  it.each(Object.entries(FUNCTIONS))('%s has a position for every key of its input', (_, { arguments: names, input }) => {
    expect(names.toSorted()).toEqual(Object.keys(input.shape).toSorted());
  });
});
