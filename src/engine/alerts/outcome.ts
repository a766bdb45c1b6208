/** From what was measured of all topics of an alert to what counts for its decision. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Outcome } from './decide.ts';
import { conditionOf } from './windows-of.ts';

/** What sources have brought of a window. Media types that no source brings are in neither: nobody can say what is missing of them. */
export interface Arrived {
  /** All that bring it fail. */
  silent: ReadonlySet<MediaType>;
  /** So much of it has not been read yet that fewer mentions may be none but that. */
  partly: ReadonlySet<MediaType>;
  collected: ReadonlySet<MediaType>;
}

export interface ArrivingSource {
  mediaType: MediaType;
  /** It fails. */
  isSilent: boolean;
  /** What was published until then has been read. */
  completeTo: Date | null;
  /** Posts per hour, of late. */
  rate: number;
}

/** Of what usually comes, a window lacks less than this before a fall is told of it: sources that bring little are read seldom. */
const MOST_MISSING = 0.25;
/** Posts per hour of a source that brings next to none. */
const LEAST_RATE = 0.01;

export const ALL_ARRIVED: Arrived = { silent: new Set(), partly: new Set(), collected: new Set() };

/** `end`: of the window. */
export function arrivedOf(sources: readonly ArrivingSource[], end: Date): Arrived {
  const types = new Map<MediaType, { rate: number; missing: number; answering: number }>();
  for (const { mediaType, isSilent, completeTo, rate } of sources) {
    const type = types.get(mediaType) ?? { rate: 0, missing: 0, answering: 0 };
    types.set(mediaType, type);
    const weight = Math.max(rate, LEAST_RATE);
    type.rate += weight;
    if (isSilent || !completeTo || completeTo < end) type.missing += weight;
    if (!isSilent) type.answering += 1;
  }
  const those = (wanted: (type: { rate: number; missing: number; answering: number }) => boolean) =>
    new Set([...types].flatMap(([mediaType, type]) => (wanted(type) ? [mediaType] : [])));
  return {
    collected: new Set(types.keys()),
    silent: those(({ answering }) => answering === 0),
    partly: those(({ rate, missing }) => missing >= MOST_MISSING * rate),
  };
}

/**
 * What is not there cannot be told from what does not arrive: a fall while sources fail is none, and where all fail nothing is known.
 * A rise is one whatever else is missing.
 */
export function outcomeOf(rule: AlertRule, figures: readonly AlertFigures[], arrived: Arrived): Outcome {
  if (figures.length === 0) return { kind: 'no-data' };
  const condition = conditionOf(rule);
  if (!condition) return { kind: 'due' };
  const met = figures.some((one) => one.met);
  if (met && condition.equation === 'increase' && rule.alertType === 'conversation') return { kind: 'judged', met };
  const concerned = rule.mediaTypes.filter((type) => arrived.collected.has(type));
  if (concerned.length > 0 && concerned.every((type) => arrived.silent.has(type))) return { kind: 'no-data' };
  if (met && concerned.some((type) => arrived.partly.has(type))) return { kind: 'no-data' };
  return { kind: 'judged', met };
}
