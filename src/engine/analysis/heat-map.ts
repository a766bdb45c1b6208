/** The week by its hours, and its peaks. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import { countBySentiment, groupedBy, type SentimentRow, totalOf } from './tally.ts';

export interface HourRow extends SentimentRow {
  /** 1 = Sunday … 7 = Saturday. */
  weekday: number;
  hour: number;
}

export interface HourCell extends SentimentCounts {
  dayOfWeek: number;
  hour: number;
  count: number;
}

/** By weekday, then hour; only hours with mentions. */
export function heatMap(rows: Iterable<HourRow>): HourCell[] {
  const cells = [...groupedBy(rows, ({ weekday, hour }) => weekday * 24 + hour)].sort(([one], [other]) => one - other);
  return cells.flatMap(([, [first, ...more]]) => {
    if (!first) return [];
    const counts = countBySentiment([first, ...more]);
    return [{ dayOfWeek: first.weekday, hour: first.hour, count: totalOf(counts), ...counts }];
  });
}

/** The key with the largest sum, of several the smallest; null where there is none. */
export function peakOf<Row extends { count: number }>(rows: Iterable<Row>, keyOf: (row: Row) => number): number | null {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  const [peak] = [...sums].sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other);
  return peak?.[0] ?? null;
}
