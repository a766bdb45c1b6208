/** Counts of short buckets put together to those of longer ones. Knows no calendar: whoever cuts both has cut them alike. */
import type { TimeBucket } from '../../contract/analysis/figures.ts';

/** Rising instants at each of which a bucket begins: the start of the window, and every edge of the lists within it. */
export function commonEdges(start: Date, lists: readonly (readonly Date[])[]): Date[] {
  const later = lists.flat().flatMap((edge) => (edge > start ? [edge.getTime()] : []));
  return [start.getTime(), ...new Set(later.sort((one, other) => one - other))].map((edge) => new Date(edge));
}

/**
 * The rows of each bucket, oldest bucket first. `edges`: where the buckets of the rows begin; each of `buckets` begins at one of them and
 * ends where the next one begins. Rows before the first and after the last are left out.
 */
export function rollUp<Row extends { bucket: number }>(
  rows: Iterable<Row>,
  edges: readonly Date[],
  buckets: readonly TimeBucket[],
): Row[][] {
  const rolled = buckets.map(({ start, end }) => {
    const ofBucket: Row[] = [];
    return { start: Date.parse(start), end: Date.parse(end), rows: ofBucket };
  });
  let next = 0;
  const found = edges.map((edge) => {
    while ((rolled[next]?.end ?? Infinity) <= edge.getTime()) next++;
    const bucket = rolled[next];
    return bucket && bucket.start <= edge.getTime() ? bucket : undefined;
  });
  for (const row of rows) found[row.bucket]?.rows.push(row);
  return rolled.map((bucket) => bucket.rows);
}
