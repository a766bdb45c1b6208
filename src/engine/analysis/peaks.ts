/**
 * Which buckets of a series stand out from the others? Against the median, in median absolute deviations: a mean would be
 * moved by the very peaks that are looked for. Counts of rare events scatter by their square root, so the deviation is taken to be at
 * least that; a topic of three mentions a day has no peak at seven.
 */

import { deviation, median } from './median.ts';

export interface FoundPeak {
  /** Indices of the buckets, `last` included: neighbours that stand out are one peak. */
  first: number;
  last: number;
  count: number;
}

/** Deviations above the median: by chance one day in a thousand. */
const STANDS_OUT = 3;
/** And by half again at least: over many buckets even a small rise is no chance, and still no peak. */
const RISE = 1.5;
/** Of fewer mentions nothing can be said. */
const FEWEST = 5;
/** Of fewer buckets there is nothing to stand out from. */
const FEWEST_BUCKETS = 4;

export interface Peaks {
  /** The median of all buckets. */
  usual: number;
  /** Most mentions first, at most `most`. */
  peaks: FoundPeak[];
}

/** `counts`: one for each bucket, oldest first. */
export function findPeaks(counts: readonly number[], most: number): Peaks {
  const usual = median(counts);
  if (counts.length < FEWEST_BUCKETS) return { usual, peaks: [] };
  const least = Math.max(usual + STANDS_OUT * Math.max(deviation(counts), Math.sqrt(usual), 1), RISE * usual, FEWEST);
  const peaks: FoundPeak[] = [];
  for (const [index, count] of counts.entries()) {
    if (count < least) continue;
    const before = peaks.at(-1);
    if (before?.last === index - 1) {
      before.last = index;
      before.count += count;
    } else peaks.push({ first: index, last: index, count });
  }
  return { usual, peaks: peaks.sort((one, other) => other.count - one.count || one.first - other.first).slice(0, most) };
}
