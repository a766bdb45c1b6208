/** From the probabilities of a model's labels to the score of a post. */
import type { Sentiment } from '../../contract/filter.ts';
import type { Side } from './model-labels.ts';
import type { EngineScore } from './sentiment-engine.ts';

/** A model with a neutral label gives both sides this much only where it sees both. */
const BOTH_SIDES = 0.3;
/** A model without one must choose; between the sides by less than this it has not chosen. */
const UNDECIDED = 40;

/**
 * `probabilities` and `sides` are in the order of the labels. The score is 100 · (p(positive) − p(negative)), rounded.
 * Mixed: the model says so, or, where it could have said neutral, both sides have 0.3 or more.
 */
export function judgeProbabilities(probabilities: readonly number[], sides: readonly Side[]): EngineScore {
  const total: Record<Side, number> = { positive: 0, negative: 0, neutral: 0, mixed: 0 };
  for (const [at, side] of sides.entries()) total[side] += probabilities[at] ?? 0;
  // `|| 0` makes the zero of a rounded small negative the ordinary one.
  const score = Math.round(100 * (total.positive - total.negative)) || 0;
  return { sentiment: sentimentOf(total, score, sides.includes('neutral')), score };
}

function sentimentOf(total: Record<Side, number>, score: number, knowsNeutral: boolean): Sentiment {
  const highest = Math.max(total.positive, total.negative, total.neutral, total.mixed);
  if (total.mixed > 0 && total.mixed === highest) return 'Mixed';
  if (!knowsNeutral && Math.abs(score) < UNDECIDED) return 'Neutral';
  if (knowsNeutral && Math.min(total.positive, total.negative) >= BOTH_SIDES) return 'Mixed';
  if (total.neutral === highest) return 'Neutral';
  return total.positive > total.negative ? 'Positive' : 'Negative';
}

/** Of one row of logits; the largest is taken off first, so that no power overflows. */
export function softmax(logits: readonly number[]): number[] {
  const largest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
