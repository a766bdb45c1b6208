import { describe, expect, it } from 'vitest';
import { FUNCTIONS, type GatewayFunction } from './functions.ts';

describe('FUNCTIONS', () => {
  const functions: [string, (typeof FUNCTIONS)[keyof typeof FUNCTIONS] & Pick<GatewayFunction, 'optional'>][] =
    Object.entries(FUNCTIONS);
  it.each(functions)('%s has a position for every key of its input', (_, { arguments: required, optional = [], input }) => {
    const names: string[] = [...required, ...optional];
    // An input with kinds takes the same positions whichever it is.
    for (const { shape } of 'options' in input ? input.options : [input])
      expect(names.toSorted()).toEqual(Object.keys(shape).toSorted());
  });
});
