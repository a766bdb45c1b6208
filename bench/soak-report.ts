/** What an hour has shown: of each figure where it began, where it ended and how it grew; and whether that is within the bar. */
import { columns } from './contenders.ts';
import { floorsOf, medianOf, type Point, robustSlope } from './robust-slope.ts';
import { FIGURES, type Figure, type Sample } from './soak-samples.ts';

/** Percent an hour of the median. */
const MEMORY = 1;
/** What the look itself may hold, the one time and not the other. */
const LOOKED = 2;
/** Seconds of which the least is taken: several collections of garbage, and merges of ClickHouse, are within. */
const SPAN = 300;
const HOUR = 3600;
const BARS: Partial<Record<Figure, 'slope' | 'left'>> = {
  resident: 'slope',
  anonymous: 'slope',
  descriptors: 'left',
  handles: 'left',
};

export interface Grown {
  text: string;
  kept: boolean;
}

/** `work`: samples while people are there, after the warm-up. `before`, `after`: while nobody is, before and after it. */
export interface Soaked {
  before: readonly Sample[];
  work: readonly Sample[];
  after: readonly Sample[];
}

export function grown(soaked: Soaked): Grown {
  const head = ['', 'begin', 'median', 'end', 'most', '% an hour', 'floor % an hour', 'left before', 'left after', ''];
  const rows = (Object.keys(FIGURES) as Figure[]).map((figure) => rowOf(figure, soaked));
  return { text: columns([head, ...rows.map(({ cells }) => cells)]), kept: rows.every(({ kept }) => kept) };
}

function rowOf(figure: Figure, { before, work, after }: Soaked): { cells: string[]; kept: boolean } {
  const points: Point[] = work.map((sample) => ({ at: sample.at, value: sample[figure] }));
  const values = points.map(({ value }) => value);
  const median = medianOf(values);
  const share = (of: readonly Point[]) => (100 * robustSlope(of) * HOUR) / median;
  const [slope, floor] = [share(points), share(floorsOf(points, SPAN))];
  const [leftBefore, leftAfter] = [before, after].map((samples) => Math.min(...samples.map((sample) => sample[figure]))) as [
    number,
    number,
  ];
  const bar = BARS[figure];
  const kept = bar === undefined || (bar === 'slope' ? floor < MEMORY : leftAfter <= leftBefore + LOOKED);
  const grows = bar === 'slope' && Number.isNaN(floor) ? 'too short to tell' : 'GROWS';
  const part = Math.min(values.length, 30);
  const cells = [
    ...[medianOf(values.slice(0, part)), median, medianOf(values.slice(-part)), Math.max(...values)].map((of) => of.toFixed(0)),
    slope.toFixed(2),
    floor.toFixed(2),
    leftBefore.toFixed(0),
    leftAfter.toFixed(0),
  ];
  return { cells: [FIGURES[figure], ...cells, bar ? (kept ? 'kept' : grows) : ''], kept };
}
