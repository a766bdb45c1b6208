/** When: the busiest times, the week by hours, and how the mentions spread. Both forms of the answer that clients know, in one. */

import { z } from 'zod';
import { granularity } from '../filter.ts';
import type { RELATIVE_PERIODS } from '../filter-choices.ts';
import { measured, sentimentCounts, timeBucket } from './figures.ts';

/** A bucket's part of the whole series, in percent. */
export const shareOfSeries = timeBucket.extend({ count: z.number().int(), share: z.number() });
export type ShareOfSeries = z.infer<typeof shareOfSeries>;

export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** The last RELATIVE_ENTRIES of each, oldest first. */
export function relativeSeries<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ by_quarter: z.array(entry), by_month: z.array(entry), by_week: z.array(entry), by_day: z.array(entry) });
}
export const RELATIVE_ENTRIES = 8;

export const whenAnalysis = z.object({
  ...measured,
  granularity,
  count: z.number().int(),
  /** The day with most mentions, `yyyy-MM-dd`; empty where there is none. Of days alike the first. */
  peakDate: z.string(),
  /** 0…23; null where there is none. */
  peakHour: z.number().int().nullable(),
  /** 1 = Sunday … 7 = Saturday; 0 where there is none. */
  peakDayOfWeek: z.number().int(),
  /** Every bucket, empty ones included; `value` is its start. */
  mentionsOverTime: z.array(timeBucket.extend({ value: z.string(), count: z.number().int(), topicId: z.string() })),
  /** Only hours with mentions. */
  heatMap: z.array(sentimentCounts.extend({ dayOfWeek: z.number().int(), hour: z.number().int(), count: z.number().int() })),
  /** The older form. */
  peak_date: z.string(),
  peak_hour: z.number().int().nullable(),
  peak_day_of_week: z.number().int(),
  /** Percent of the mentions of all topics that were asked for; null where there are none. */
  overall_share_of_voice: z.number().nullable(),
  relative_share_of_voice: relativeSeries(shareOfSeries),
});
export type WhenAnalysis = z.infer<typeof whenAnalysis>;
