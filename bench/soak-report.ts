/** What an hour has shown: of each figure where it began, where it ended and how it grew; and whether that is within the bar. */
import { columns } from './contenders.ts';
import { floorsOf, medianOf, type Point, robustSlope } from './robust-slope.ts';
import { FIGURES, type Figure, type Sample } from './soak-samples.ts';

/** Percent an hour of the median. */
const MEMORY = 1;
/** An hour; noise of a few that come and go does not lift the floor. */
const COUNTED = 1;
/** Seconds of which the least is taken: several collections of garbage, and merges of ClickHouse, are within. */
const SPAN = 300;
const HOUR = 3600;
const BARS: Partial<Record<Figure, 'percent' | 'number'>> = { resident: 'percent', descriptors: 'number', handles: 'number' };

export interface Grown {
  text: string;
  kept: boolean;
}

/** Of the samples after the warm-up. */
export function grown(samples: readonly Sample[]): Grown {
  const head = ['', 'begin', 'median', 'end', 'most', 'an hour', '% an hour', 'floor an hour', 'floor % an hour', ''];
  const rows = (Object.keys(FIGURES) as Figure[]).map((figure) => rowOf(figure, samples));
  return { text: columns([head, ...rows.map(({ cells }) => cells)]), kept: rows.every(({ kept }) => kept) };
}

function rowOf(figure: Figure, samples: readonly Sample[]): { cells: string[]; kept: boolean } {
  const points: Point[] = samples.map((sample) => ({ at: sample.at, value: sample[figure] }));
  const floors = floorsOf(points, SPAN);
  const values = points.map(({ value }) => value);
  const median = medianOf(values);
  const [slope, floor] = [points, floors].map((of) => robustSlope(of) * HOUR) as [number, number];
  const share = (of: number) => (100 * of) / median;
  const bar = BARS[figure];
  const kept = bar === undefined || (bar === 'percent' ? share(floor) < MEMORY : floor < COUNTED);
  const grows = Number.isNaN(floor) ? 'too short to tell' : 'GROWS';
  const part = Math.min(values.length, 30);
  const cells = [
    ...[medianOf(values.slice(0, part)), median, medianOf(values.slice(-part)), Math.max(...values)].map((of) => of.toFixed(0)),
    slope.toFixed(1),
    share(slope).toFixed(2),
    floor.toFixed(1),
    share(floor).toFixed(2),
  ];
  return { cells: [FIGURES[figure], ...cells, bar ? (kept ? 'kept' : grows) : ''], kept };
}
