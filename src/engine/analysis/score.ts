/** The figures of a window and how they compare with the window before. */
import type { z } from 'zod';
import type { changed, SentimentCounts } from '../../contract/analysis/figures.ts';

/** 100 × (positive − negative) ÷ scored, −100…100, not rounded; mixed counts 0 but is scored; null where nothing is. */
export function sentimentScore(counts: SentimentCounts): number | null {
  const scored = counts.positive + counts.negative + counts.neutral + counts.mixed;
  return scored === 0 ? null : (100 * (counts.positive - counts.negative)) / scored;
}

/** What part of their sum each is, in percent and not rounded. All 0 where the sum is. */
export function shares(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (sum === 0 ? 0 : (100 * count) / sum));
}

/**
 * A figure beside the same figure of the window before. Of counts in percent, of scores in points. null where either figure
 * is, and in percent where the one before is 0.
 */
export function change(value: number | null, previous: number | null, unit: 'percent' | 'points'): z.infer<typeof changed> {
  return { value, previous, change: difference(value, previous, unit) };
}

function difference(value: number | null, previous: number | null, unit: 'percent' | 'points'): number | null {
  if (value === null || previous === null) return null;
  if (unit === 'points') return value - previous;
  return previous === 0 ? null : (100 * (value - previous)) / previous;
}
