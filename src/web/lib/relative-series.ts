/** The last days, weeks, months or quarters of a series, as the page lets choose between them. */
import type { RelativePeriod } from '../../contract/analysis/when.ts';

export function relativeOf<Entry>(series: Record<`by_${RelativePeriod}`, Entry[]>, period: RelativePeriod): Entry[] {
  return series[`by_${period}`];
}
