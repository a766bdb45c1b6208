/** Trained weights into bytes: one step per group, the few largest weights cut off, so that the many small ones keep their shades. */
import type { LanguageModel } from '../../src/engine/sentiment/model.ts';
import type { TableSizes } from './feature-matrix.ts';
import type { LinearModel, Norms } from './softmax-regression.ts';

const LARGEST = 127;
/** So many of all weights other than nothing fit without being cut. */
const KEPT = 0.9995;

export function quantise(
  { weights, evidence }: LinearModel,
  { words, letters }: TableSizes,
  norms: Norms,
  quietBand: number,
): LanguageModel {
  const split = 2 * words;
  const wordStep = stepOf(weights.subarray(0, split));
  const letterStep = stepOf(weights.subarray(split));
  const bytes = new Int8Array(weights.length);
  for (const [index, weight] of weights.entries()) {
    const steps = Math.round(weight / (index < split ? wordStep : letterStep));
    bytes[index] = Math.max(-LARGEST, Math.min(LARGEST, steps));
  }
  return {
    words,
    letters,
    wordStep,
    letterStep: letterStep * norms.lettersScale,
    wordSmoothing: norms.words,
    letterSmoothing: norms.letters,
    evidence: Array.from(evidence, (weight) => Number(weight.toPrecision(6))),
    quietBand: Number(quietBand.toPrecision(6)),
    weights: bytes,
  };
}

function stepOf(weights: Float32Array): number {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  return Number(((sizes[Math.floor(sizes.length * KEPT)] ?? 1) / LARGEST).toPrecision(6));
}
