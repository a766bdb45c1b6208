/** From what was measured of all topics of an alert to what counts for its decision. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../analysis/periods.ts';
import { type Arrived, missingOf } from './arrived.ts';
import type { Outcome } from './decide.ts';
import { conditionOf } from './windows-of.ts';

/** With the figures as they count: of a topic of which nothing is known the condition is not met. */
export type JudgedFigures = Outcome & { figures: AlertFigures[] };

/**
 * What is not there cannot be told from what does not arrive: a fall of a topic whose sources fail is none, and where nearly all that
 * bring it fail nothing is known. Each topic for itself: what one lacks says nothing of the others. A rise is one whatever else is
 * missing. `arrived`: up to the end of the window.
 */
export function outcomeOf(rule: AlertRule, window: Period, figures: AlertFigures[], arrived: Arrived): JudgedFigures {
  if (figures.length === 0) return { kind: 'no-data', figures };
  const condition = conditionOf(rule);
  if (!condition) return { kind: 'due', figures };
  const isRise = condition.equation === 'increase' && rule.alertType === 'conversation';
  const lengthMs = window.end.getTime() - window.start.getTime();
  const isKnown = ({ topicId, met }: AlertFigures) => {
    if (met && isRise) return true;
    const { isPartly, isSilent } = missingOf(topicId, rule.mediaTypes, lengthMs, arrived);
    return !(isSilent || (met && isPartly));
  };
  const judged = figures.map((one): AlertFigures => (isKnown(one) ? one : { ...one, met: false, lacks: 'posts' }));
  const met = judged.some((one) => one.met);
  if (!met && judged.some(({ lacks }) => lacks === 'posts')) return { kind: 'no-data', figures: judged };
  return { kind: 'judged', met, figures: judged };
}
