import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepBeside, union } from './sorted-places.ts';

const places = fc.uniqueArray(fc.nat(200), { maxLength: 40 }).map((values) => values.sort((one, other) => one - other));

describe('sorted places', () => {
  it('are kept where another is beside them', () => {
    fc.assert(
      fc.property(places, places, fc.integer({ min: -20, max: 20 }), fc.nat(20), (all, others, low, width) => {
        const high = low + width;
        const wanted = all.filter((place) => others.some((other) => place + low <= other && other <= place + high));
        expect(keepBeside(all, others, low, high)).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('are united without saying one twice', () => {
    fc.assert(
      fc.property(fc.array(places, { maxLength: 5 }), (lists) => {
        expect(union(lists)).toEqual([...new Set(lists.flat())].sort((one, other) => one - other));
      }),
      { numRuns: 300 },
    );
  });
});
