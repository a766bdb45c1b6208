/** What the APIs take of a query, for whoever writes queries for them. Characters are UTF-16 units, which no API counts less than. */
import { X_LIMITS } from './x/x-limits.ts';

export interface AskedLimits {
  /** Characters of a query; null where none are documented. */
  length: number | null;
  /** Words of a query; null where they are not limited. */
  words: number | null;
  /** Calls that are to be had on a day without paying; null where they are not limited so. */
  callsADay: number | null;
  /** How far back it knows anything, in days; null: without an end. */
  days: number | null;
  /** Different queries in seven days; null where they are not limited so. */
  queriesAWeek: number | null;
}

export const ASKED_LIMITS = {
  /** docs.x.com, build a query: 512 characters with self-serve access. */
  x: { length: X_LIMITS.queryLength, words: null, callsADay: null, days: X_LIMITS.days, queriesAWeek: null },
  /** developers.google.com, determine quota cost: search.list has a hundred calls by itself. */
  youtube: { length: null, words: null, callsADay: 100, days: null, queriesAWeek: null },
  /** Google leaves out what stands beyond the 32nd word; each page of ten is a call. */
  google: { length: 2_048, words: 32, callsADay: 100, days: null, queriesAWeek: null },
  /** api-dashboard.search.brave.com, web search: `q`. */
  brave: { length: 400, words: 50, callsADay: null, days: null, queriesAWeek: null },
  /** Says "too short or too long" without saying where the end is; the index is of three months. */
  gdelt: { length: null, words: null, callsADay: null, days: 90, queriesAWeek: null },
  /** Of an account that asks; recent_media is of a day. */
  instagramHashtag: { length: null, words: 1, callsADay: null, days: 1, queriesAWeek: 30 },
} as const satisfies Record<string, AskedLimits>;
