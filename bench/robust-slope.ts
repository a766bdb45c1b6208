/**
 * How fast something grows, told from its noise: the median of the slopes between all pairs of samples (Theil, 1950; Sen, 1968), which a
 * few samples, however far off, do not move: up to 29 of a hundred.
 */
export interface Point {
  /** Of any unit, and growing. */
  at: number;
  value: number;
}

/** Of the unit of the values in one unit of their time. NaN of fewer than two. */
export function robustSlope(points: readonly Point[]): number {
  const slopes: number[] = [];
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) slopes.push((other.value - one.value) / (other.at - one.at));
  return medianOf(slopes);
}

/**
 * The least of each span of time: what is never given back. Above it lies what is in use for a moment, and what is garbage but not yet
 * collected. A last span that is not whole is left out.
 */
export function floorsOf(points: readonly Point[], span: number): Point[] {
  const begin = points[0]?.at ?? 0;
  const end = points.at(-1)?.at ?? 0;
  const floors: Point[] = [];
  for (let from = begin; from + span <= end; from += span) {
    const within = points.filter(({ at }) => at >= from && at < from + span);
    if (within.length > 0) floors.push({ at: from + span / 2, value: Math.min(...within.map(({ value }) => value)) });
  }
  return floors;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2;
}
