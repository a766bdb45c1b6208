/** Mentions by sentiment, as columns of a statement that counts them: names and shape are those of the contract. */
import { sentimentCounts } from '../../../contract/analysis/figures.ts';

export const TONES =
  "countIf(sentiment = 'Positive') AS positive, countIf(sentiment = 'Negative') AS negative, countIf(sentiment = 'Neutral') AS neutral, " +
  "countIf(sentiment = 'Mixed') AS mixed, countIf(sentiment = 'none') AS unscored";

export const tones = sentimentCounts.shape;
