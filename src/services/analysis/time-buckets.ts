/** The buckets of an analysis, on the calendar of its timezone, cut off where the window is. */
import type { TimeBucket } from '../../contract/analysis/figures.ts';
import { RELATIVE_ENTRIES } from '../../contract/analysis/when.ts';
import type { Granularity } from '../../contract/filter.ts';
import { calendarNumber } from '../../engine/analysis/calendar-number.ts';
import { bucketEdges, defaultGranularity, lastEdges, type Period } from '../../engine/analysis/periods.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import type { Buckets } from '../../stores/clickhouse/queries/bucket-of.ts';
import { invalid } from '../errors.ts';
import type { Asked } from './asked.ts';

export interface TimeBuckets {
  /** What statements count by: their rows have the places of `buckets`. */
  scale: Buckets;
  buckets: TimeBucket[];
}

type Window = Pick<Asked, 'timezone' | 'now'> & { scope: Period };

/** By what suits the window where nothing is chosen (`scale` says by what). Throws invalid for more than MAX_BUCKETS buckets. */
export function timeBuckets(asked: Window, chosen?: Granularity, path = 'filter'): TimeBuckets {
  const { scope, timezone } = asked;
  const granularity = chosen ?? defaultGranularity(scope.start, scope.end);
  return bucketsOf(asked, granularity, edgesOf(scope.start, scope.end, granularity, timezone, path));
}

export type Relative<Series> = Record<'by_quarter' | 'by_month' | 'by_week' | 'by_day', Series>;

/** The last buckets of each granularity that have begun, as relative series list them: of the days to come nobody has written. */
export function relativeBuckets(asked: Window): Relative<TimeBuckets> {
  const { start, end } = asked.scope;
  const begun = { start, end: new Date(Math.max(start.getTime(), Math.min(end.getTime(), asked.now.getTime()))) };
  const last = (granularity: 'day' | 'week' | 'month' | 'quarter') =>
    bucketsOf(asked, granularity, lastEdges(begun, granularity, asked.timezone, RELATIVE_ENTRIES));
  return { by_quarter: last('quarter'), by_month: last('month'), by_week: last('week'), by_day: last('day') };
}

/** The same of each granularity. */
export function ofEach<One, Other>(
  { by_quarter, by_month, by_week, by_day }: Relative<One>,
  of: (one: One) => Other,
): Relative<Other> {
  return { by_quarter: of(by_quarter), by_month: of(by_month), by_week: of(by_week), by_day: of(by_day) };
}

function bucketsOf({ scope, timezone, now }: Window, granularity: Granularity, edges: readonly Date[]): TimeBuckets {
  const offset = zoneOffsets(timezone);
  const starts = edges.slice(0, -1);
  const first = starts[0] ?? scope.start;
  const numbers = starts.map((edge) => calendarNumber(granularity, edge, { first, ahead: offset(edge.getTime()) }));
  const buckets = starts.map((edge, index) => {
    const next = edges[index + 1] ?? scope.end;
    const start = new Date(Math.max(edge.getTime(), scope.start.getTime()));
    const end = new Date(Math.min(next.getTime(), scope.end.getTime()));
    // Still filling: not over on the calendar, and not cut off earlier by the window. A window up to now ends at now.
    const partial = start <= now && now < next && now <= scope.end;
    return { start: start.toISOString(), end: end.toISOString(), partial };
  });
  return { scale: { granularity, first, numbers }, buckets };
}

function edgesOf(start: Date, end: Date, granularity: Granularity, timezone: string, path: string): Date[] {
  try {
    return bucketEdges(start, end, granularity, timezone);
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ [`${path}.granularity`]: 'malformed' });
    throw error;
  }
}
