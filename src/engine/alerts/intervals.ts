/** Windows overlap; so time is cut at all of their edges, each piece is counted once, and windows are sums of pieces. */
import type { Period } from '../analysis/periods.ts';

/** Neighbouring pieces, by number; `end` is not among them. */
export interface Pieces {
  first: number;
  end: number;
}

export interface Intervals {
  /** Rising; piece n begins at edge n and ends before the next. */
  edges: Date[];
  /** The stretches of pieces that windows have, rising: between two weeks nothing is counted. */
  wanted: Pieces[];
  /** The pieces of one of the windows. */
  of(window: Period): Pieces;
}

export function intervalsOf(windows: readonly Period[]): Intervals {
  const times = [...new Set(windows.flatMap(({ start, end }) => [start.getTime(), end.getTime()]))].sort(
    (one, other) => one - other,
  );
  const places = new Map(times.map((time, place) => [time, place]));
  const of = ({ start, end }: Period): Pieces => {
    const first = places.get(start.getTime());
    const last = places.get(end.getTime());
    if (first === undefined || last === undefined) throw new RangeError('a window whose edges were not given');
    return { first, end: last };
  };
  return { edges: times.map((time) => new Date(time)), wanted: stretches(windows.map(of), times.length), of };
}

/** Each edge knows how many more windows begin there than end, so that their number does not matter. */
function stretches(pieces: readonly Pieces[], edges: number): Pieces[] {
  const begun = new Int32Array(edges + 1);
  for (const { first, end } of pieces) {
    begun[first] = (begun[first] ?? 0) + 1;
    begun[end] = (begun[end] ?? 0) - 1;
  }
  const found: Pieces[] = [];
  for (let place = 0, open = 0; place < edges; place++) {
    open += begun[place] ?? 0;
    const last = found.at(-1);
    if (open === 0) continue;
    if (last?.end === place) last.end = place + 1;
    else found.push({ first: place, end: place + 1 });
  }
  return found;
}
