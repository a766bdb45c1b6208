/** The sentiments of counts as screens list them, and as filters name them. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { SentimentFilter } from '../../contract/filter.ts';

export type SentimentKey = keyof SentimentCounts;

/** The order of every stack, legend and table: from good to bad, what has no score last. */
export const SENTIMENT_ORDER = [
  'positive',
  'neutral',
  'mixed',
  'negative',
  'unscored',
] as const satisfies readonly SentimentKey[];

/** What a filter calls a sentiment. */
export const FILTER_NAMES = {
  positive: 'Positive',
  neutral: 'Neutral',
  mixed: 'Mixed',
  negative: 'Negative',
  unscored: 'Unscored',
} as const satisfies Record<SentimentKey, SentimentFilter>;
