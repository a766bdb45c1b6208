/** From what was measured of all topics of an alert to what counts for its decision. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Outcome } from './decide.ts';
import { conditionOf } from './windows-of.ts';

/** `collected`: media types that sources bring; `silent`: those of them of which all sources fail. */
export interface Arriving {
  collected: ReadonlySet<MediaType>;
  silent: ReadonlySet<MediaType>;
}

/**
 * What is not there cannot be told from what does not arrive: a fall while a source fails is none, and where all fail nothing is known.
 * A rise is one whatever else is missing.
 */
export function outcomeOf(rule: AlertRule, figures: readonly AlertFigures[], { collected, silent }: Arriving): Outcome {
  const condition = conditionOf(rule);
  if (!condition) return { kind: 'due' };
  const concerned = rule.mediaTypes.filter((type) => collected.has(type));
  const missing = concerned.filter((type) => silent.has(type));
  if (figures.length === 0 || (missing.length > 0 && missing.length === concerned.length)) return { kind: 'no-data' };
  const met = figures.some((one) => one.met);
  if (met && condition.equation === 'decrease' && missing.length > 0) return { kind: 'no-data' };
  return { kind: 'judged', met };
}
