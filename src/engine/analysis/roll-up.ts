/** Counts of short buckets put together to those of longer ones. Knows no calendar: whoever cuts both has cut them alike. */
import type { TimeBucket } from '../../contract/analysis/figures.ts';

/** Rising instants at each of which a bucket begins: the start of the window, and every edge of the lists within it. */
export function commonEdges(start: Date, lists: readonly (readonly Date[])[]): Date[] {
  const later = lists.flat().flatMap((edge) => (edge > start ? [edge.getTime()] : []));
  return [start.getTime(), ...new Set(later.sort((one, other) => one - other))].map((edge) => new Date(edge));
}

/**
 * The rows of each bucket, oldest bucket first. `edges`: where the buckets of the rows begin; each `bucket` begins at one of them and
 * ends where the next one begins. Rows before the first bucket are left out.
 */
export function rollUp<Row extends { bucket: number }>(
  rows: Iterable<Row>,
  edges: readonly Date[],
  buckets: readonly TimeBucket[],
): Row[][] {
  const starts = buckets.map(({ start }) => Date.parse(start));
  let next = 0;
  const bucketAt = edges.map((edge) => {
    while (next < starts.length && (starts[next] ?? 0) <= edge.getTime()) next++;
    return next - 1;
  });
  const rolled = buckets.map((): Row[] => []);
  for (const row of rows) rolled[bucketAt[row.bucket] ?? -1]?.push(row);
  return rolled;
}
