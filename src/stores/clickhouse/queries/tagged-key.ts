/**
 * What is counted by sentiment, as one number: the upper 61 bits of a hash, so that the sentiment finds room in it. Two of a million
 * names share them once in five million topics.
 */
import type { SentimentCounts } from '../../../contract/analysis/figures.ts';

/** Of the tag, the lowest ones. */
export const TAG_BITS = 3;
const LOWER_BITS = String(2 ** TAG_BITS - 1);
const UPPER_BITS = String(2n ** 64n - 2n ** BigInt(TAG_BITS));

/** Without the number that was put into it. */
export function untagged(hash: string): string {
  return `bitAnd(${hash}, ${UPPER_BITS})`;
}

/** With a number up to 7, which `tagOf` finds again. */
export function tagged(hash: string, tag: string): string {
  return `bitOr(${untagged(hash)}, ${tag})`;
}

export function tagOf(number: string): string {
  return `bitAnd(${number}, ${LOWER_BITS})`;
}

/** As the Enum of `mentions` numbers them. */
export const SENTIMENT_NUMBERS: Record<keyof SentimentCounts, number> = {
  unscored: 0,
  positive: 1,
  negative: 2,
  neutral: 3,
  mixed: 4,
};
