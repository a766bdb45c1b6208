/** How long after its publication a post of a source arrives: the median of each reading, smoothed over readings; and a post of several sources. */

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

/** Of sources together: by then nine in ten of their posts have come, so that one slow source among many is not waited for. */
const MOST_POSTS = 0.9;
/** Posts per hour of a source that brings next to none. */
export const LEAST_RATE = 0.01;

/** `sources`: how long posts of each take, in seconds, and posts per hour. null where there is none. */
export function usualDelay(sources: readonly { seconds: number; rate: number }[]): number | null {
  const weigh = ({ rate }: { rate: number }) => Math.max(rate, LEAST_RATE);
  const sorted = sources.toSorted((one, other) => one.seconds - other.seconds);
  const most = MOST_POSTS * sorted.reduce((sum, source) => sum + weigh(source), 0);
  let arrived = 0;
  for (const source of sorted) {
    arrived += weigh(source);
    if (arrived >= most) return source.seconds;
  }
  return sorted.at(-1)?.seconds ?? null;
}
