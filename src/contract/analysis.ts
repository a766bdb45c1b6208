/** The answers of the analysis tabs. */
import { z } from 'zod';
import { granularity, type sentiment } from './filter.ts';
import { mediaType } from './media-types.ts';
import { post } from './posts.ts';

/** Mentions by sentiment; `unscored` are those with nothing to score. */
export const sentimentCounts = z.object({
  positive: z.number().int(),
  negative: z.number().int(),
  neutral: z.number().int(),
  mixed: z.number().int(),
  unscored: z.number().int(),
});
export type SentimentCounts = z.infer<typeof sentimentCounts>;

/** A figure with the same figure of the window of the same length just before; null where that window is empty. */
export const changed = z.object({
  value: z.number().nullable(),
  previous: z.number().nullable(),
  /** Percent for counts, points for scores. */
  change: z.number().nullable(),
});

export const overview = z.object({
  /** The window that was measured, instants, end exclusive. */
  startDate: z.string(),
  endDate: z.string(),
  timezone: z.string(),
  granularity,
  /** Latest arrival of any post, the end up to which the figures are complete; null when nothing was ever stored. */
  completeTo: z.string().nullable(),
  mentions: changed,
  authors: changed,
  engagement: changed,
  score: changed,
  sentiment: sentimentCounts,
  /** Every bucket of the window, empty ones included, oldest first; `start` and `end` are instants. */
  mentionsOverTime: z.array(sentimentCounts.extend({ start: z.string(), end: z.string(), partial: z.boolean() })),
  /** Most first; only media types with mentions. `ratio` is percent. */
  mediaTypes: z.array(z.object({ type: mediaType, count: z.number().int(), ratio: z.number() })),
});
export type Overview = z.infer<typeof overview>;

export const rawData = z.object({ count: z.number().int(), posts: z.array(post) });
export type RawData = z.infer<typeof rawData>;

export const SENTIMENT_KEYS = {
  Positive: 'positive',
  Negative: 'negative',
  Neutral: 'neutral',
  Mixed: 'mixed',
} as const satisfies Record<z.infer<typeof sentiment>, keyof SentimentCounts>;
