/** The bucket of time a mention lies in. */
import type { BoundValues } from '../bound-values.ts';
import { seconds } from '../seconds.ts';

/** Index of a bucket. `edges`: n + 1 rising instants of n buckets, the first not after the scope's start. */
export function bucketOf(edges: readonly Date[], values: BoundValues, at = 'published_at'): string {
  const list = values.times(edges.map(seconds));
  return `toUInt32(indexOf(${list}, roundDown(toUInt32(${at}), ${list}))) - 1`;
}
