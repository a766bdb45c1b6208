import { describe, expect, test } from 'vitest';
import { sparkLine } from './spark-line.ts';

const BOX = { width: 104, height: 24, inset: 2 };

describe('the line of a sparkline', () => {
  const cases = [
    { name: 'stands on 0', values: [0, 10], ground: 22, runs: [[22, 2]] },
    { name: 'is cut where nothing is known', values: [10, null, 5], ground: 22, runs: [[2], [12]] },
    { name: 'goes below the ground', values: [-10, 10], ground: 12, runs: [[22, 2]] },
    { name: 'that only fell hangs from the ground', values: [-9, -1], ground: 2, runs: [[22, 4]] },
    { name: 'of nothing is none', values: [null, null], ground: 22, runs: [] },
    { name: 'of zeros lies on the ground', values: [0, 0], ground: 22, runs: [[22, 22]] },
  ];
  test.each(cases)('$name', ({ values, ground, runs }) => {
    const line = sparkLine(values, BOX);
    expect(line.ground).toBeCloseTo(ground);
    expect(line.runs.map((run) => run.map(({ y }) => Math.round(y)))).toEqual(runs);
  });

  test('goes from edge to edge', () => {
    const [run] = sparkLine([1, 2, 3], BOX).runs;
    expect(run?.map(({ x }) => x)).toEqual([2, 52, 102]);
  });
});
