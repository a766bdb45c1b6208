/** From what was measured of all topics of an alert to what counts for its decision. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../analysis/periods.ts';
import { type Arrived, missingOf } from './arrived.ts';
import type { Outcome } from './decide.ts';
import { conditionOf } from './windows-of.ts';

/** With the figures as they count: of a topic of which nothing is known the condition is not met. */
export type JudgedFigures = Outcome & { figures: AlertFigures[] };

/** A share of this of what usually comes, and nothing is told of a fall or a shift, and what is late waits: sources that bring little are read seldom. */
const MOST_MISSING = 0.25;
/** What is missing may be half as much again as usual. */
const MAY_BE = 1.5;

/**
 * What is not there cannot be told from what does not arrive: a fall of a topic whose sources fail is none, and where nearly all that
 * bring it fail nothing is known. Each topic for itself: what one lacks says nothing of the others. A rise is one whatever else is
 * missing, but not beside a window of which nothing was known. `arrived`: up to the end of the window. `lacking`: topics of which
 * nothing was known in the window before.
 */
export function outcomeOf(
  rule: AlertRule,
  window: Period,
  figures: AlertFigures[],
  arrived: Arrived,
  lacking: ReadonlySet<string> = NOTHING_LACKS,
): JudgedFigures {
  if (figures.length === 0) return { kind: 'no-data', figures };
  const lengthMs = window.end.getTime() - window.start.getTime();
  const missing = ({ topicId }: AlertFigures) => missingOf(topicId, rule.mediaTypes, lengthMs, arrived);
  const condition = conditionOf(rule);
  if (!condition) {
    const found = figures.map((one): AlertFigures => (missing(one).isSilent ? { ...one, lacks: 'posts' } : one));
    return { kind: 'due', known: found.some(({ lacks }) => lacks === null), figures: found };
  }
  const isRise = condition.equation === 'increase' && rule.alertType === 'conversation';
  const judged = figures.map((one): AlertFigures => {
    if (one.met && isRise) return comparesWithBefore(rule) && lacking.has(one.topicId) ? { ...one, ...LACKING_BEFORE } : one;
    const { share, isSilent } = missing(one);
    return isSilent || (one.met && !isSoAnyway(rule, one, share)) ? { ...one, met: false, lacks: 'posts' } : one;
  });
  const met = judged.some((one) => one.met);
  if (!met && judged.some(({ lacks }) => lacks === 'posts')) return { kind: 'no-data', figures: judged };
  return { kind: 'judged', met, figures: judged };
}

/**
 * Whether so much of a topic is about to be read that the window is better judged after that: where nobody was there when it was to be
 * judged, neither was anybody who asks the sources.
 */
export function awaitsPosts(rule: AlertRule, window: Period, topicIds: readonly number[], arrived: Arrived): boolean {
  const lengthMs = window.end.getTime() - window.start.getTime();
  return topicIds.some((id) => missingOf(String(id), rule.mediaTypes, lengthMs, arrived).awaited >= MOST_MISSING);
}

/** Whether it looks for a rise against the window before, which tells of one where that was an outage. */
export function comparesWithBefore(rule: AlertRule): boolean {
  const condition = conditionOf(rule);
  return rule.alertType === 'conversation' && condition?.equation === 'increase' && condition.type !== 'smart';
}

/** Of no topic posts were missing. */
export const NOTHING_LACKS: ReadonlySet<string> = new Set();

const LACKING_BEFORE = { met: false, baseline: null, level: null, change: null, percent: null, lacks: 'before' } as const;

/** Whether it would be so if what is missing had come: mentions have fallen as far then, too. `share`: of what usually comes. */
function isSoAnyway({ alertType }: AlertRule, { mentions, level }: AlertFigures, share: number): boolean {
  if (share >= MOST_MISSING) return false;
  return alertType !== 'conversation' || level === null || mentions <= level * (1 - MAY_BE * share);
}
