/** Windows overlap; so time is cut at all of their edges, each piece is counted once, and windows are sums of pieces. */
import type { Period } from '../analysis/periods.ts';

export interface Intervals {
  /** Rising; piece n begins at edge n and ends before the next. */
  edges: Date[];
  /** The pieces that some window has, rising: between two weeks nothing is counted. */
  wanted: number[];
  /** The pieces of one of the windows. */
  of(window: Period): number[];
}

export function intervalsOf(windows: readonly Period[]): Intervals {
  const times = [...new Set(windows.flatMap(({ start, end }) => [start.getTime(), end.getTime()]))].sort(
    (one, other) => one - other,
  );
  const places = new Map(times.map((time, place) => [time, place]));
  const of = ({ start, end }: Period): number[] => {
    const first = places.get(start.getTime());
    const last = places.get(end.getTime());
    if (first === undefined || last === undefined) throw new RangeError('a window whose edges were not given');
    return Array.from({ length: last - first }, (_, index) => first + index);
  };
  const wanted = [...new Set(windows.flatMap(of))].sort((one, other) => one - other);
  return { edges: times.map((time) => new Date(time)), wanted, of };
}
