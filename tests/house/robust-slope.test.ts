import { describe, expect, it } from 'vitest';
import { floorsOf, medianOf, type Point, robustSlope } from '../../bench/robust-slope.ts';
import { seeded } from '../support/seeded.ts';

const line = (length: number, valueAt: (at: number) => number): Point[] =>
  Array.from({ length }, (_, at) => ({ at, value: valueAt(at) }));

describe('what grows is told from its noise', () => {
  it('of a line it is the slope of the line', () => {
    expect(robustSlope(line(10, (at) => 500 - 3 * at))).toBe(-3);
  });

  it('a quarter of the samples may be anything', () => {
    const disturbed = line(40, (at) => (at % 4 === 1 ? 1_000_000 * (at % 8) : 100 + at));
    expect(robustSlope(disturbed)).toBeCloseTo(1, 1);
  });

  it('noise alone hardly grows, and a leak within it is seen', () => {
    const random = seeded(7);
    const noise = line(360, () => 500 + 100 * (random() - 0.5));
    expect(Math.abs(robustSlope(noise) * 360)).toBeLessThan(10);
    const leaking = noise.map(({ at, value }) => ({ at, value: value + at / 6 }));
    expect(robustSlope(leaking) * 360).toBeCloseTo(60, -1);
  });

  it('of fewer than two samples nothing is known', () => {
    expect(robustSlope(line(1, () => 1))).toBeNaN();
  });
});

describe('the floor', () => {
  it('is the least of each whole span', () => {
    const sawtooth = line(25, (at) => 100 + (at % 5) * 10 + at);
    expect(floorsOf(sawtooth, 10)).toEqual([
      { at: 5, value: 100 },
      { at: 15, value: 110 },
    ]);
  });
});

describe('the median', () => {
  it.each([
    ['of one', [3], 3],
    ['of an odd number', [9, 1, 5], 5],
    ['of an even number', [9, 1, 5, 7], 6],
  ])('%s', (_name, values, median) => expect(medianOf(values)).toBe(median));
});
