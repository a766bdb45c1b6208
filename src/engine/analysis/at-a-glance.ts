/** What the last days of a topic come to: this week so far, and the week before. */
import type { Changed } from '../../contract/analysis/figures.ts';
import { change } from './score.ts';

export const GLANCE_DAYS = 14;
const WEEK = 7;

/** `days`: mentions of each of GLANCE_DAYS, oldest first, the last is today. `covered`: whether the topic's period has all of them. */
export function atAGlance(days: readonly number[], covered: boolean): { mentions: Changed; today: number } {
  const before = sumOf(days.slice(-GLANCE_DAYS, -WEEK));
  return {
    // Of a week without a mention nothing is a percentage; of one that was not looked at nothing is known.
    mentions: change(sumOf(days.slice(-WEEK)), covered && before > 0 ? before : null, 'percent'),
    today: days.at(-1) ?? 0,
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
