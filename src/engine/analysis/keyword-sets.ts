/** Mentions by which of a few keywords they have: from so many sets every figure about keywords together is counted exactly. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import { noMentions } from './tally.ts';

/** A set of keywords is two numbers of so many bits, which stay exact as numbers and in JSON. */
export const HALF = 30;
export const MOST_KEYWORDS = 2 * HALF;

export interface KeywordSet {
  /** Bit i: has keyword i; in `high`, keyword HALF + i. */
  low: number;
  high: number;
  sentiment: keyof SentimentCounts;
  /** Mentions with exactly this set and sentiment. */
  count: number;
}

/** Numbers of the keywords, rising. */
export function members({ low, high }: Pick<KeywordSet, 'low' | 'high'>): number[] {
  const found: number[] = [];
  for (let bit = 0; bit < HALF; bit++) if ((low >> bit) & 1) found.push(bit);
  for (let bit = 0; bit < HALF; bit++) if ((high >> bit) & 1) found.push(HALF + bit);
  return found;
}

/** Mentions that have any of the keywords. */
export function countAny(sets: readonly KeywordSet[], keywords: readonly number[]): SentimentCounts {
  let low = 0;
  let high = 0;
  for (const keyword of keywords) {
    if (keyword < HALF) low |= 1 << keyword;
    else high |= 1 << (keyword - HALF);
  }
  const counts = noMentions();
  for (const set of sets) if ((set.low & low) | (set.high & high)) counts[set.sentiment] += set.count;
  return counts;
}
