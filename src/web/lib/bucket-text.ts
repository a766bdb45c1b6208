/** A bucket of a chart in words: short on the axis, full where there is room. */
import type { Granularity } from '../../contract/filter.ts';
import type { Format } from './format.ts';
import { windowText } from './window-text.ts';

export function axisText(start: string, granularity: Granularity, format: Format): string {
  switch (granularity) {
    case 'hour':
      // Midnight carries the day, so that a run of hours can be told apart.
      return format.time(start) === '00:00' ? format.dayMonth(start) : format.time(start);
    case 'day':
    case 'week':
      return format.dayMonth(start);
    case 'month':
      return format.month(start);
    case 'quarter':
      return format.quarter(start);
  }
}

export function bucketText(
  bucket: { start: string; end: string },
  granularity: Granularity,
  timezone: string,
  format: Format,
): string {
  if (granularity === 'day') return `${format.date(bucket.start)} ${format.weekday(bucket.start)}`;
  if (granularity === 'month') return format.month(bucket.start);
  if (granularity === 'quarter') return format.quarter(bucket.start);
  return windowText(bucket.start, bucket.end, timezone, format);
}
