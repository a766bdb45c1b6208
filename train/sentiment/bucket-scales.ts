/**
 * How much each bucket counts in training: the more, the more often its n-grams stand with one class than with the others, after
 * Wang and Manning (2012), who weigh features by log-count ratios. The ratio is taken in each group of texts (what a review is
 * about) and the mean of all groups counts, so that what praises in one group only counts little: it would mislead in the next.
 */
import type { FeatureMatrix } from './feature-matrix.ts';

/** Added to both counts. */
const SMOOTHING = 3;
/** What a bucket counts that says nothing. */
const LEAST = 0.1;

/** Per bucket, their mean square over all n-grams of the rows being 1. `groups` names one per row of the matrix. */
export function bucketScales(
  matrix: FeatureMatrix,
  labels: Uint8Array,
  rows: Int32Array,
  groups: Uint8Array,
  buckets: number,
): Float32Array {
  const names = [...new Set(rows.map((row) => groups[row] as number))];
  const members = names.map((name) => rows.filter((row) => groups[row] === name));
  const scales = new Float32Array(buckets);
  for (const label of new Set(rows.map((row) => labels[row] as number))) {
    const ratios = new Float32Array(buckets);
    for (const group of members) addRatios(matrix, labels, group, label, ratios);
    for (let bucket = 0; bucket < buckets; bucket++) {
      const ratio = LEAST + Math.sqrt(Math.abs(ratios[bucket] as number) / members.length);
      scales[bucket] = Math.max(scales[bucket] as number, ratio);
    }
  }
  return normalised(matrix, rows, scales);
}

/** The logarithm of how much more often each bucket stands with `label` than without it. */
function addRatios(matrix: FeatureMatrix, labels: Uint8Array, rows: Int32Array, label: number, ratios: Float32Array): void {
  const { columns, starts } = matrix;
  const inside = new Float32Array(ratios.length);
  const outside = new Float32Array(ratios.length);
  let labelled = 0;
  for (const row of rows) {
    const isInside = labels[row] === label;
    if (isInside) labelled++;
    const counts = isInside ? inside : outside;
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const column = columns[at] as number;
      counts[column] = (counts[column] as number) + 1;
    }
  }
  if (labelled === 0 || labelled === rows.length) return;
  const balance = (rows.length - labelled) / labelled;
  for (let bucket = 0; bucket < ratios.length; bucket++) {
    const ratio = ((inside[bucket] as number) * balance + SMOOTHING) / ((outside[bucket] as number) + SMOOTHING);
    ratios[bucket] = (ratios[bucket] as number) + Math.log(ratio);
  }
}

function normalised({ columns, starts }: FeatureMatrix, rows: Int32Array, scales: Float32Array): Float32Array {
  let sum = 0;
  let count = 0;
  for (const row of rows) {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const scale = scales[columns[at] as number] as number;
      sum += scale * scale;
      count++;
    }
  }
  const factor = 1 / Math.sqrt(sum / count);
  return scales.map((scale) => scale * factor);
}
