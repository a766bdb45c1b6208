/** The query filter that every analysis takes. A missing field means no restriction. */
import { z } from 'zod';
import { mediaType } from './media-types.ts';

export const SENTIMENTS = ['Positive', 'Negative', 'Neutral', 'Mixed'] as const;
export const sentiment = z.enum(SENTIMENTS);
export type Sentiment = z.infer<typeof sentiment>;

/** What a filter can ask for: the sentiments, and the posts with nothing to score, so that their number opens too. */
export const SENTIMENT_FILTERS = [...SENTIMENTS, 'Unscored'] as const;
export const sentimentFilter = z.enum(SENTIMENT_FILTERS);
export type SentimentFilter = z.infer<typeof sentimentFilter>;

export const GRANULARITIES = ['hour', 'day', 'week', 'month', 'quarter'] as const;
export const granularity = z.enum(GRANULARITIES);
export type Granularity = z.infer<typeof granularity>;

/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });

/** `+0800`, `+08:00` or an IANA name; anything Intl does not know is refused. */
export const timezone = z.string().refine(isTimezone, 'malformed');

export const queryFilter = z.object({
  mention: z.enum(['all', 'main', 'comments']).default('all'),
  mediaTypes: z.array(mediaType).optional(),
  sentiments: z.array(sentimentFilter).optional(),
  /** Inclusive. */
  startDate: instant.optional(),
  /** Exclusive. */
  endDate: instant.optional(),
  granularity: granularity.optional(),
  /** Default: the organisation's. */
  timezone: timezone.optional(),
});
export type QueryFilter = z.infer<typeof queryFilter>;

export const POST_SORTS = ['newest', 'oldest', 'engagement', 'likes', 'comments', 'shares', 'hotvalue'] as const;
export const postSort = z.enum(POST_SORTS);
export type PostSort = z.infer<typeof postSort>;

function isTimezone(name: string): boolean {
  if (/^[+-]\d{2}:?\d{2}$/.test(name)) {
    const minutes = Number(name.slice(1, 3)) * 60 + Number(name.slice(-2));
    return minutes <= 14 * 60 && Number(name.slice(-2)) < 60;
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
