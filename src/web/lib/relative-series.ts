/** The last days, weeks, months or quarters of a series, as the page lets choose between them. */
export const RELATIVE_PERIODS = ['day', 'week', 'month', 'quarter'] as const;
export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

export function relativeOf<Entry>(series: Record<`by_${RelativePeriod}`, Entry[]>, period: RelativePeriod): Entry[] {
  return series[`by_${period}`];
}
