/** What may be spent on a source of a kind on one day, where the operator says nothing else. Kinds that are not here cost nothing. */
import type { SourceKind } from '../../contract/sources.ts';

export interface BudgetPlan {
  /** Where the day begins and ends by which the source counts. */
  timezone: string;
  /** What the source counts by itself → calls of a day; null: as many as money allows. The first is the one that runs out. */
  buckets: Readonly<Record<string, number | null>>;
  /** Millionths of a US dollar a day, over all buckets; null where nothing is charged up to the number of calls. */
  microdollarsPerDay: number | null;
  /** Whether any call costs money; where none does, only their number can be limited. */
  charges: boolean;
}

const DOLLAR = 1_000_000;
/** By which Google counts the days of all its APIs. */
const PACIFIC = 'America/Los_Angeles';

export const BUDGET_PLANS: Readonly<Partial<Record<SourceKind, BudgetPlan>>> = {
  /** Pays for each post; what a month of it costs is the operator's to say. */
  x: { timezone: 'UTC', buckets: { posts: null, counts: null }, microdollarsPerDay: 5 * DOLLAR, charges: true },
  /** Searches have a quota of their own. */
  youtube: { timezone: PACIFIC, buckets: { search: 100, units: 10_000 }, microdollarsPerDay: null, charges: false },
  /** Free up to a hundred; more are to be paid. */
  google: { timezone: PACIFIC, buckets: { google: 100 }, microdollarsPerDay: null, charges: true },
  /** Half a cent a search: ten dollars a month. */
  brave: { timezone: 'UTC', buckets: { brave: null }, microdollarsPerDay: 0.32 * DOLLAR, charges: true },
};
