/** How long after its publication a post of a source arrives: the median of each reading, smoothed over readings. */

/** Weight of the newest reading. */
const NEWEST = 0.2;

/**
 * `delays`: of the posts of one reading, in seconds; empty where none was published since the one before, since of older ones it is
 * known only that nobody asked. Answers whole seconds, never below 0; null before the first.
 */
export function arrivalDelay(before: number | null, delays: readonly number[]): number | null {
  if (delays.length === 0) return before;
  const sorted = delays.toSorted((one, other) => one - other);
  const middle = Math.max(0, sorted[Math.floor(sorted.length / 2)] ?? 0);
  return Math.round(before === null ? middle : before + NEWEST * (middle - before));
}
