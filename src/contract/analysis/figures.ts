/** What the answers of several tabs are made of: counts by sentiment, figures with their change, buckets of time. */
import { z } from 'zod';
import type { sentiment } from '../filter.ts';

/** Mentions by sentiment; `unscored` are those with nothing to score. */
const tones = {
  positive: z.number().int(),
  negative: z.number().int(),
  neutral: z.number().int(),
  mixed: z.number().int(),
  unscored: z.number().int(),
};
export const sentimentCounts = z.object(tones);
export type SentimentCounts = z.infer<typeof sentimentCounts>;

export const SENTIMENT_KEYS = {
  Positive: 'positive',
  Negative: 'negative',
  Neutral: 'neutral',
  Mixed: 'mixed',
} as const satisfies Record<z.infer<typeof sentiment>, keyof SentimentCounts>;

/** How many mentions, of which sentiment, and their score, −100…100; null where there is nothing to score. */
const counted = { count: z.number().int(), ...tones, score: z.number().nullable() };
export const toned = z.object(counted);
export type Toned = z.infer<typeof toned>;

/** A figure with the same figure of the window of the same length just before, or of as much of it as has passed of this one; null where that is empty. */
export const changed = z.object({
  value: z.number().nullable(),
  previous: z.number().nullable(),
  /** Percent for counts, points for scores. */
  change: z.number().nullable(),
});
export type Changed = z.infer<typeof changed>;

/** A bucket of the window, cut off where the window is; instants, the end exclusive. */
export const timeBucket = z.object({
  start: z.string(),
  end: z.string(),
  /** Still filling. */
  partial: z.boolean(),
});
export type TimeBucket = z.infer<typeof timeBucket>;

/** What was measured, for every answer that counts over time. */
export const measured = {
  /** The window, instants, end exclusive. */
  startDate: z.string(),
  endDate: z.string(),
  timezone: z.string(),
};
