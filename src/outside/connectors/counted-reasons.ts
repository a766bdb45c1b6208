import type { LeftOut } from './reading.ts';

/** Each reason once, most first. */
export function countedReasons(reasons: readonly string[]): LeftOut[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count);
}
