/** Mentions by sentiment, as columns of a statement that counts them: names and shape are those of the contract. */
import { sentimentCounts } from '../../../contract/analysis/figures.ts';
import { SENTIMENT_NUMBERS, tagOf } from './tagged-key.ts';

export const TONES =
  "countIf(sentiment = 'Positive') AS positive, countIf(sentiment = 'Negative') AS negative, countIf(sentiment = 'Neutral') AS neutral, " +
  "countIf(sentiment = 'Mixed') AS mixed, countIf(sentiment = 'none') AS unscored";

/** Of rows that are counts themselves: `mentions` by `sentiment`. Where there are few, counting these first takes half as long. */
export const COUNTED_TONES = summed((number) => `toUInt8(sentiment) = ${number}`);

/** Of rows that count `mentions` by a `number` tagged with the sentiment (tagged-key.ts). */
export const TAGGED_TONES = summed((number) => `${tagOf('number')} = ${number}`);

export const tones = sentimentCounts.shape;

function summed(isTone: (number: number) => string): string {
  return Object.entries(SENTIMENT_NUMBERS)
    .map(([tone, number]) => `sumIf(mentions, ${isTone(number)}) AS ${tone}`)
    .join(', ');
}
