import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedInPart, logLikelihood } from './log-likelihood.ts';

const found = (part: number, rest: number, partSize: number, restSize: number) => ({ part, rest, partSize, restSize });

describe('log-likelihood', () => {
  /** The two values with more than a digit are worked out by hand: 2 × (40 ln 8 + 10 ln (10 ÷ 45)) and 2 × (2 ln 2). */
  const cases: [name: string, occurrences: ReturnType<typeof found>, expected: number, value: number][] = [
    ['as in the rest', found(10, 90, 100, 900), 10, 0],
    ['eight times as often', found(40, 10, 100, 900), 5, 136.27],
    ['only in the part, and little', found(2, 0, 50, 50), 1, 2.77],
    ['rarer than in the rest', found(0, 100, 100, 900), 10, -21.07],
    ['nothing anywhere', found(0, 0, 0, 0), 0, 0],
  ];
  test.each(cases)('%s', (_name, occurrences, expected, value) => {
    expect(expectedInPart(occurrences)).toBeCloseTo(expected, 10);
    expect(logLikelihood(occurrences)).toBeCloseTo(value, 2);
  });

  test('grows with the size of what was counted, at the same proportions', () => {
    const sizes = fc.record({ part: fc.integer({ min: 2, max: 500 }), rest: fc.integer({ min: 0, max: 500 }) });
    fc.assert(
      fc.property(sizes, ({ part, rest }) => {
        const small = found(part, rest, 1000, 9000);
        const large = found(10 * part, 10 * rest, 10_000, 90_000);
        expect(logLikelihood(large)).toBeCloseTo(10 * logLikelihood(small), 6);
      }),
      { numRuns: 200 },
    );
  });
});
