/** Counts by sentiment as columns of a statement over mentions. */
import { z } from 'zod';

export const BY_SENTIMENT = `countIf(sentiment = 'Positive') AS positive, countIf(sentiment = 'Negative') AS negative,
  countIf(sentiment = 'Neutral') AS neutral, countIf(sentiment = 'Mixed') AS mixed, countIf(sentiment = 'none') AS unscored`;

export const bySentiment = {
  positive: z.number(),
  negative: z.number(),
  neutral: z.number(),
  mixed: z.number(),
  unscored: z.number(),
};
