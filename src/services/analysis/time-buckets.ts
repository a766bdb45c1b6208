/** The buckets of an analysis, on the calendar of its timezone, cut off where the window is. */
import type { TimeBucket } from '../../contract/analysis/figures.ts';
import type { Granularity } from '../../contract/filter.ts';
import { calendarNumber } from '../../engine/analysis/calendar-number.ts';
import { bucketEdges } from '../../engine/analysis/periods.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import type { Buckets } from '../../stores/clickhouse/queries/bucket-of.ts';
import { invalid } from '../errors.ts';
import type { Asked } from './asked.ts';

export interface TimeBuckets {
  /** What statements count by: their rows have the places of `buckets`. */
  scale: Buckets;
  buckets: TimeBucket[];
}

/** Throws invalid for more than MAX_BUCKETS buckets. */
export function timeBuckets(
  { scope, timezone, now }: Pick<Asked, 'scope' | 'timezone' | 'now'>,
  granularity: Granularity,
): TimeBuckets {
  const edges = edgesOf(scope.start, scope.end, granularity, timezone);
  const buckets = edges.slice(0, -1).map((edge, index) => {
    const next = edges[index + 1] ?? scope.end;
    const start = new Date(Math.max(edge.getTime(), scope.start.getTime()));
    const end = new Date(Math.min(next.getTime(), scope.end.getTime()));
    // Still filling: not over on the calendar, and not cut off earlier by the window. A window up to now ends at now.
    const partial = start <= now && now < next && now <= scope.end;
    return { start: start.toISOString(), end: end.toISOString(), partial };
  });
  const offset = zoneOffsets(timezone);
  const first = edges[0] ?? scope.start;
  const starts = edges.slice(0, -1);
  const numbers = starts.map((edge) => calendarNumber(granularity, edge, { first, ahead: offset(edge.getTime()) }));
  return { scale: { granularity, first, numbers }, buckets };
}

function edgesOf(start: Date, end: Date, granularity: Granularity, timezone: string): Date[] {
  try {
    return bucketEdges(start, end, granularity, timezone);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ 'filter.granularity': 'malformed' });
    throw error;
  }
}
