import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from './functions.ts';

describe('FUNCTIONS', () => {
  it.each(Object.entries(FUNCTIONS))('%s has a position for every key of its input', (_, { arguments: names, input }) => {
    // An input with kinds takes the same positions whichever it is.
    for (const { shape } of 'options' in input ? input.options : [input])
      expect(names.toSorted()).toEqual(Object.keys(shape).toSorted());
  });
});
