/** How far what may be spent on a day will go. */

export interface BudgetDay {
  begins: Date;
  ends: Date;
}

/** Shorter than this nothing can be said of the whole day. */
const LEAST_SHARE = 0.02;

/** At the pace of the day so far, to its end; null where it has hardly begun. */
export function dayForecast(spent: number, { begins, ends }: BudgetDay, now: Date): number | null {
  const share = (now.getTime() - begins.getTime()) / (ends.getTime() - begins.getTime());
  return share < LEAST_SHARE ? null : Math.round(spent / Math.min(1, share));
}

/**
 * Seconds between two readings by which what is left lasts to the end of the day. `cost`: of one reading. 0 where nothing limits it;
 * the rest of the day where not even one more can be paid.
 */
export function affordableInterval(left: number | null, cost: number, { ends }: BudgetDay, now: Date): number {
  if (left === null || cost <= 0) return 0;
  const seconds = Math.max(0, (ends.getTime() - now.getTime()) / 1000);
  return left < cost ? seconds : (seconds * cost) / left;
}
