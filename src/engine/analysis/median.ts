/** The middle of values, and how far they lie from it: what stands out itself moves neither. */

/** What makes the median absolute deviation of a normal distribution its standard deviation. */
const NORMAL = 1.4826;

/** 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The median absolute deviation, as large as the standard deviation of a normal distribution. 0 of nothing. */
export function deviation(values: readonly number[]): number {
  const usual = median(values);
  return NORMAL * median(values.map((value) => Math.abs(value - usual)));
}
