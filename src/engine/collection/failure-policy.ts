/** How long a source that gave nothing is left alone, by what was the matter. */
import type { SourceFailureKind } from '../../contract/sources.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface FailurePolicy {
  /** Seconds after the first failure; doubled with each further one, */
  first: number;
  /** up to this many. */
  most: number;
  /** After so many failures in a row it rests: it is asked every `most` seconds, and one answer wakes it up. */
  restsAfter: number;
}

/** What passes by itself is tried soon again; what somebody has to mend, rarely. */
export const FAILURE_POLICIES: Readonly<Record<SourceFailureKind, FailurePolicy>> = {
  unreachable: { first: MINUTE, most: 6 * HOUR, restsAfter: 8 },
  unreadable: { first: 5 * MINUTE, most: 6 * HOUR, restsAfter: 6 },
  'rate-limited': { first: 5 * MINUTE, most: 6 * HOUR, restsAfter: Number.POSITIVE_INFINITY },
  'out-of-budget': { first: HOUR, most: 6 * HOUR, restsAfter: Number.POSITIVE_INFINITY },
  internal: { first: MINUTE / 2, most: 10 * MINUTE, restsAfter: Number.POSITIVE_INFINITY },
  blocked: { first: HOUR, most: DAY, restsAfter: 2 },
  unauthorised: { first: HOUR, most: DAY, restsAfter: 2 },
  'bad-query': { first: HOUR, most: DAY, restsAfter: 2 },
  refused: { first: HOUR, most: DAY, restsAfter: 1 },
  gone: { first: DAY, most: 7 * DAY, restsAfter: 1 },
};
