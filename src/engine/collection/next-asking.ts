/**
 * When is a source asked again? After a reading, half the time in which it publishes a post, as it did of late; after a failure,
 * later with each one. Chance is an argument (0…1), so that sources that began together do not ask together for ever.
 */
import type { CollectedKind, SourceFailureKind } from '../../contract/sources.ts';
import { FAILURE_POLICIES } from './failure-policy.ts';

/** Seconds: not sooner, and not later. */
interface Cadence {
  least: number;
  most: number;
}

const MINUTE = 60;
const CADENCES: Readonly<Record<CollectedKind, Cadence>> = {
  feed: { least: 2 * MINUTE, most: 60 * MINUTE },
  website: { least: 5 * MINUTE, most: 180 * MINUTE },
  discourse: { least: MINUTE, most: 30 * MINUTE },
  lihkg: { least: 2 * MINUTE, most: 30 * MINUTE },
  'facebook-page': { least: 5 * MINUTE, most: 120 * MINUTE },
  'instagram-account': { least: 15 * MINUTE, most: 360 * MINUTE },
  'instagram-hashtag': { least: 10 * MINUTE, most: 120 * MINUTE },
  x: { least: 2 * MINUTE, most: 30 * MINUTE },
  youtube: { least: 5 * MINUTE, most: 60 * MINUTE },
  google: { least: 15 * MINUTE, most: 180 * MINUTE },
  brave: { least: 15 * MINUTE, most: 180 * MINUTE },
  // Its index grows by batches of a quarter of an hour.
  gdelt: { least: 15 * MINUTE, most: 60 * MINUTE },
};

/** Seconds before the next step of a reading that was not whole. */
const NEXT_STEP = 5;
const HOUR = 3600;
/** In so many hours what a source published counts half. */
const HALF_LIFE = 24;

/** What is known of a source between two askings. */
export interface Asked {
  /** Failures in a row. */
  failures: number;
  /** Between two askings, in seconds. */
  intervalSeconds: number;
  /** Posts per hour, of late. */
  rate: number;
  /** When it last gave something to go by; null before the first time. */
  succeededAt: Date | null;
}

export interface NextAsking extends Pick<Asked, 'failures' | 'intervalSeconds' | 'rate'> {
  dueAt: Date;
}

/** `until`: not before, as the source says. */
export interface Refusal {
  kind: SourceFailureKind;
  until: Date | null;
}

export interface Found {
  /** That were not known before. */
  newPosts: number;
  /** Of them published in the last 24 hours; the first time, all that there is to go by. */
  lastDay: number;
  /** False where more is waiting. */
  isWhole: boolean;
  /** Somebody tells us of what is new: then it is asked as rarely as may be. */
  isTold?: boolean;
  /** Seconds to the next reading by which a budget lasts; 0 or absent where nothing is counted. */
  affordable?: number;
  /** What ended the reading, or would refuse the next one. */
  stopped?: Refusal | null;
  /** It came to nothing before it was stopped: a failure like those before it, and no answer. */
  isEmpty?: boolean;
}

export function firstInterval(kind: CollectedKind): number {
  return CADENCES[kind].most;
}

export function afterReading(kind: CollectedKind, before: Asked, found: Found, now: Date, chance: number): NextAsking {
  const rate = rateAfter(before, found, now);
  const { least, most } = CADENCES[kind];
  const wanted = found.isTold ? most : Math.min(most, Math.max(least, HOUR / (2 * rate)));
  const intervalSeconds = Math.round(Math.max(wanted, found.affordable ?? 0));
  const wait = found.isWhole ? intervalSeconds * (0.9 + 0.2 * chance) : Math.max(NEXT_STEP, found.affordable ?? 0);
  const read = { dueAt: later(now, wait), failures: 0, intervalSeconds, rate };
  if (!found.stopped) return read;
  const { dueAt, failures } = afterFailure(found.isEmpty ? before : { ...before, failures: 0 }, found.stopped, now, chance);
  return { ...read, failures, dueAt: new Date(Math.max(dueAt.getTime(), read.dueAt.getTime())) };
}

/** The rate after posts that came between two readings. */
export function rateWith(rate: number, newPosts: number): number {
  return rate + newPosts * (Math.LN2 / HALF_LIFE);
}

export function afterFailure(before: Asked, { kind, until }: Refusal, now: Date, chance: number): NextAsking {
  const { first, most, restsAfter } = FAILURE_POLICIES[kind];
  const failures = before.failures + 1;
  const grown = failures >= restsAfter ? most : Math.min(most, first * 2 ** (failures - 1));
  const wait = grown * (0.5 + 0.5 * chance);
  // Whoever names a time is asked after it, and not by everybody at that very moment.
  const dueAt = until && until > now ? later(until, 0.1 * wait) : later(now, wait);
  return { dueAt, failures, intervalSeconds: before.intervalSeconds, rate: before.rate };
}

/**
 * Each post counts for one over the time that the past is looked back on, and half of that a half-life later: at an even pace of n
 * posts an hour the rate tends to n.
 */
function rateAfter({ rate, succeededAt }: Asked, { newPosts, lastDay }: Found, now: Date): number {
  if (!succeededAt) return lastDay / 24;
  const hours = Math.max(0, now.getTime() - succeededAt.getTime()) / (HOUR * 1000);
  return rateWith(rate * 0.5 ** (hours / HALF_LIFE), newPosts);
}

function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + Math.round(seconds * 1000));
}
