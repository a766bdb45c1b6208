/** Counts by sentiment, put together from rows of a statement. */
import type { SentimentCounts, Toned } from '../../contract/analysis/figures.ts';
import { SENTIMENT_KEYS } from '../../contract/analysis/figures.ts';
import type { Sentiment } from '../../contract/filter.ts';
import { sentimentScore } from './score.ts';

export interface SentimentRow {
  sentiment: Sentiment | 'none';
  count: number;
}

export function noMentions(): SentimentCounts {
  return { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };
}

export function countBySentiment(rows: Iterable<SentimentRow>): SentimentCounts {
  const counts = noMentions();
  for (const { sentiment, count } of rows) counts[sentiment === 'none' ? 'unscored' : SENTIMENT_KEYS[sentiment]] += count;
  return counts;
}

export function sumOf(rows: Iterable<{ count: number }>): number {
  let sum = 0;
  for (const { count } of rows) sum += count;
  return sum;
}

export function totalOf({ positive, negative, neutral, mixed, unscored }: SentimentCounts): number {
  return positive + negative + neutral + mixed + unscored;
}

export function toned(counts: SentimentCounts): Toned {
  const { positive, negative, neutral, mixed, unscored } = counts;
  return { count: totalOf(counts), positive, negative, neutral, mixed, unscored, score: sentimentScore(counts) };
}

/** In the order in which keys come first; Node 20 has no Map.groupBy. */
export function groupedBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
