/** How people feel: the score as a whole, by day and by media type, emoji and reactions. */
import { z } from 'zod';
import { mediaType } from '../filter.ts';
import { REACTIONS } from '../reactions.ts';
import { measured, sentimentCounts, timeBucket, toned } from './figures.ts';
import { relativeSeries } from './when.ts';

export const EMOJIS = 60;

const score = z.number().nullable();

/** In percent; null where the sentiment has no mention at all. */
const share = z.number().nullable();

/** Counts of a bucket, and for each sentiment the bucket's part of that sentiment's whole series. */
const relativeSentiment = timeBucket.extend({
  ...sentimentCounts.shape,
  shares: z.object({ positive: share, negative: share, neutral: share, mixed: share }),
});
export type RelativeSentiment = z.infer<typeof relativeSentiment>;

export const howAnalysis = z.object({
  ...measured,
  /** −100…100, as every score; null where there is nothing to score. */
  score_general: score,
  /** Days of the timezone, all of the window, oldest first. */
  total_count_day: z.array(timeBucket.extend(sentimentCounts.shape)),
  total_score_day: z.array(timeBucket.extend({ score })),
  /** Most first. */
  emoji_cloud: z.array(toned.extend({ key: z.string() })),
  /** `count`: times it was given; `posts`: that have it. */
  facebook_reaction_cloud: z.array(z.object({ reaction: z.enum(REACTIONS), count: z.number(), posts: z.number().int() })),
  /** Most mentions first. */
  score_by_media: z.array(toned.extend({ type: mediaType })),
  overall_sentiment: sentimentCounts,
  relative_sentiment: relativeSeries(relativeSentiment),
});
export type HowAnalysis = z.infer<typeof howAnalysis>;
