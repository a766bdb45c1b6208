/** From what was measured of all topics of an alert to what counts for its decision. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Period } from '../analysis/periods.ts';
import type { Outcome } from './decide.ts';
import { conditionOf } from './windows-of.ts';

/** What sources have brought up to the end of a window. Media types that no source brings are not in it: nobody can say what is missing of them. */
export type Arrived = ReadonlyMap<MediaType, ArrivedType>;

export interface ArrivedType {
  /** All that bring it fail, and what they brought does not reach the end. */
  isSilent: boolean;
  /** Posts per hour of those that were read to the end. */
  rate: number;
  /** Those that were not. */
  behind: readonly Behind[];
}

interface Behind {
  rate: number;
  /** Milliseconds that were not read; all there are where it fails. */
  unread: number;
  /** Milliseconds since it began to fail; 0 where it answers. */
  failing: number;
}

export interface ArrivingSource {
  mediaType: MediaType;
  /** It fails. */
  isSilent: boolean;
  /** When the first of its failures in a row was. */
  failedSince: Date | null;
  /** What was published until then has been read. */
  completeTo: Date | null;
  /** Posts per hour, of late. */
  rate: number;
}

/** Of what usually comes, a window lacks less than this before a fall is told of it: sources that bring little are read seldom. */
const MOST_MISSING = 0.25;
/** Posts per hour of a source that brings next to none. */
const LEAST_RATE = 0.01;
/** In a window's length, a day at least, what a failing source brought counts half: what it is compared with lacks it by then too. */
const LEAST_HALF_LIFE_MS = 86_400_000;

export const ALL_ARRIVED: Arrived = new Map();

/** `end`: of the window. */
export function arrivedOf(sources: readonly ArrivingSource[], end: Date): Arrived {
  const types = new Map<MediaType, { isSilent: boolean; rate: number; behind: Behind[] }>();
  for (const source of sources) {
    const type = types.get(source.mediaType) ?? { isSilent: true, rate: 0, behind: [] };
    types.set(source.mediaType, type);
    const { completeTo, failedSince } = source;
    const rate = weightOf(source);
    const isComplete = completeTo !== null && completeTo >= end;
    if (isComplete || !source.isSilent) type.isSilent = false;
    if (isComplete) type.rate += rate;
    else {
      const unread = completeTo && !source.isSilent ? end.getTime() - completeTo.getTime() : Number.POSITIVE_INFINITY;
      const failing = failedSince ? Math.max(0, end.getTime() - failedSince.getTime()) : 0;
      type.behind.push({ rate, unread, failing });
    }
  }
  return types;
}

/** One that was never read has brought nothing that could be missing now. */
function weightOf({ completeTo, rate }: ArrivingSource): number {
  return completeTo === null && rate === 0 ? 0 : Math.max(rate, LEAST_RATE);
}

/** Whether so much of a window has not been read that fewer mentions may be none but that. Of all its media types together. */
function isPartly(types: readonly ArrivedType[], lengthMs: number): boolean {
  const halfLife = Math.max(LEAST_HALF_LIFE_MS, lengthMs);
  let missing = 0;
  let usual = 0;
  for (const { rate, behind } of types) {
    usual += rate;
    for (const { rate: before, unread, failing } of behind) {
      const weight = before * 0.5 ** (failing / halfLife);
      usual += weight;
      missing += weight * Math.min(1, unread / lengthMs);
    }
  }
  // Where none was ever read, nothing weighs, and nothing is known.
  return types.some(({ behind }) => behind.length > 0) && missing >= MOST_MISSING * usual;
}

/**
 * What is not there cannot be told from what does not arrive: a fall while sources fail is none, and where all fail nothing is known.
 * A rise is one whatever else is missing. `arrived`: up to the end of the window.
 */
export function outcomeOf(rule: AlertRule, window: Period, figures: readonly AlertFigures[], arrived: Arrived): Outcome {
  if (figures.length === 0) return { kind: 'no-data' };
  const condition = conditionOf(rule);
  if (!condition) return { kind: 'due' };
  const met = figures.some((one) => one.met);
  if (met && condition.equation === 'increase' && rule.alertType === 'conversation') return { kind: 'judged', met };
  const concerned = rule.mediaTypes.flatMap((type) => arrived.get(type) ?? []);
  if (concerned.length > 0 && concerned.every(({ isSilent }) => isSilent)) return { kind: 'no-data' };
  if (met && isPartly(concerned, window.end.getTime() - window.start.getTime())) return { kind: 'no-data' };
  return { kind: 'judged', met };
}
