/** What each view of the chart over time says in figures, and which posts a bucket of it counts. */

import type { FilterBucket } from '../../../contract/filter.ts';
import { SENTIMENTS } from '../../../contract/filter-choices.ts';
import { sentimentScore } from '../../../engine/analysis/score.ts';
import { totalOf } from '../../../engine/analysis/tally.ts';
import { FILTER_NAMES, SENTIMENT_ORDER, type SentimentKey } from '../../lib/sentiments.ts';
import type { ChartData } from '../../ui/chart/chart-data.ts';
import type { Bucket } from './model.ts';
import { type OverTimeWords, type StackView, shareOf } from './over-time-option.ts';
import { type ScoreWords, scoredOf } from './score-option.ts';

export type OverTimeView = StackView | 'score';

export function overTimeData(
  buckets: readonly Bucket[],
  view: OverTimeView,
  words: OverTimeWords & ScoreWords,
  start: string,
): ChartData {
  if (view === 'score') {
    return {
      columns: [start, words.score, words.scored],
      rows: buckets.map((bucket) => [words.full(bucket), sentimentScore(bucket), scoredOf(bucket)]),
      texts: { [words.score]: words.figure },
    };
  }
  const isShare = view === 'share';
  const names = SENTIMENT_ORDER.map((key) => words.sentiment[key]);
  const cells = (bucket: Bucket) => SENTIMENT_ORDER.map((key) => (isShare ? shareOf(bucket, key) : bucket[key]));
  return {
    columns: [start, ...names, words.total],
    rows: buckets.map((bucket) => [words.full(bucket), ...cells(bucket), totalOf(bucket)]),
    ...(isShare && { texts: Object.fromEntries(names.map((name) => [name, words.percent])) }),
  };
}

/** `key`: the part of the stack that was clicked, if it was one. A score counts the posts that could be scored. */
export function overTimeBucket({ start, end }: Bucket, view: OverTimeView, key: SentimentKey | undefined): FilterBucket {
  const sentiments = view === 'score' ? [...SENTIMENTS] : key && [FILTER_NAMES[key]];
  return { startDate: start, endDate: end, ...(sentiments && { sentiments }) };
}
