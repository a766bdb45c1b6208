/**
 * Logistic regression of three classes over a feature matrix, the neutral class pinned at zero, so that a model is two
 * numbers per feature: how far it speaks for praise and for complaint. Classes weigh the same in sum. AdaGrad (Duchi and others,
 * 2011) in an order shuffled from a seed, the rate falling to nothing: the same input gives the same bytes.
 */
import { EVIDENCE } from '../src/engine/sentiment/evidence.ts';
import type { FeatureMatrix } from './feature-matrix.ts';
import { randomSource, shuffle } from './random-source.ts';

export interface LinearModel {
  /** Two per bucket: praise, complaint. */
  weights: Float32Array;
  /** Two per entry of EVIDENCE, then the two biases. */
  evidence: Float32Array;
}

/** An n-gram counts 1 / sqrt(n + smoothing), n being how many of its group the text has. */
export interface Norms {
  words: number;
  letters: number;
  lettersScale: number;
}

export interface TrainingOptions {
  buckets: number;
  norms: Norms;
  passes: number;
  rate: number;
  /** Of a weight, each time it is touched. */
  penalty: number;
  evidencePenalty: number;
  /** How much each row counts; all the same where missing. */
  rowWeights?: Float32Array;
  seed: number;
}

const WIDTH = EVIDENCE.length;
const EPSILON = 1e-8;

export function trainRegression(
  matrix: FeatureMatrix,
  labels: Uint8Array,
  rows: Int32Array,
  options: TrainingOptions,
): LinearModel {
  const { buckets, norms, passes, penalty, evidencePenalty, rowWeights } = options;
  const model = { weights: new Float32Array(2 * buckets), evidence: new Float32Array(2 * WIDTH + 2) };
  const { weights, evidence } = model;
  const squares = new Float32Array(2 * buckets).fill(EPSILON);
  const evidenceSquares = new Float32Array(2 * WIDTH + 2).fill(EPSILON);
  const classWeights = weighClasses(labels, rows, rowWeights);
  const order = rows.slice();
  const random = randomSource(options.seed);
  const logits = new Float64Array(2);
  const steps = passes * rows.length;
  let step = 0;
  const { columns, starts, splits } = matrix;
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const row of order) {
      const rate = options.rate * (1 - step++ / steps);
      scoreRow(matrix, row, model, norms, logits);
      const label = labels[row] as number;
      const [a, b, c] = [Math.exp(logits[0] as number), Math.exp(logits[1] as number), 1];
      const weight = (classWeights[label] as number) * (rowWeights ? (rowWeights[row] as number) : 1);
      const dPraise = weight * (a / (a + b + c) - (label === 0 ? 1 : 0));
      const dComplaint = weight * (b / (a + b + c) - (label === 1 ? 1 : 0));
      const [from, split, to] = [starts[row] as number, splits[row] as number, starts[row + 1] as number];
      const wordValue = 1 / Math.sqrt(split - from + norms.words);
      const letterValue = norms.lettersScale / Math.sqrt(to - split + norms.letters);
      for (let at = from; at < to; at++) {
        const value = at < split ? wordValue : letterValue;
        const column = 2 * (columns[at] as number);
        const g = value * dPraise + penalty * (weights[column] as number);
        const h = value * dComplaint + penalty * (weights[column + 1] as number);
        squares[column] = (squares[column] as number) + g * g;
        squares[column + 1] = (squares[column + 1] as number) + h * h;
        weights[column] = (weights[column] as number) - (rate * g) / Math.sqrt(squares[column] as number);
        weights[column + 1] = (weights[column + 1] as number) - (rate * h) / Math.sqrt(squares[column + 1] as number);
      }
      const base = row * WIDTH;
      for (let index = 0; index <= WIDTH; index++) {
        const value = index === WIDTH ? 1 : (matrix.evidence[base + index] as number);
        if (value === 0) continue;
        for (let side = 0; side < 2; side++) {
          const place = 2 * index + side;
          const g = value * (side === 0 ? dPraise : dComplaint) + evidencePenalty * (evidence[place] as number);
          evidenceSquares[place] = (evidenceSquares[place] as number) + g * g;
          evidence[place] = (evidence[place] as number) - (rate * g) / Math.sqrt(evidenceSquares[place] as number);
        }
      }
    }
  }
  return model;
}

/** Writes the logits of praise and complaint against neutral. */
export function scoreRow(matrix: FeatureMatrix, row: number, model: LinearModel, norms: Norms, out: Float64Array): void {
  const { columns, starts, splits } = matrix;
  const { weights, evidence } = model;
  const [from, split, to] = [starts[row] as number, splits[row] as number, starts[row + 1] as number];
  let [praise, complaint, letterPraise, letterComplaint] = [0, 0, 0, 0];
  for (let at = from; at < split; at++) {
    const column = 2 * (columns[at] as number);
    praise += weights[column] as number;
    complaint += weights[column + 1] as number;
  }
  for (let at = split; at < to; at++) {
    const column = 2 * (columns[at] as number);
    letterPraise += weights[column] as number;
    letterComplaint += weights[column + 1] as number;
  }
  const wordValue = 1 / Math.sqrt(split - from + norms.words);
  const letterValue = norms.lettersScale / Math.sqrt(to - split + norms.letters);
  praise = praise * wordValue + letterPraise * letterValue + (evidence[2 * WIDTH] as number);
  complaint = complaint * wordValue + letterComplaint * letterValue + (evidence[2 * WIDTH + 1] as number);
  for (let index = 0; index < WIDTH; index++) {
    const value = matrix.evidence[row * WIDTH + index] as number;
    praise += value * (evidence[2 * index] as number);
    complaint += value * (evidence[2 * index + 1] as number);
  }
  out[0] = praise;
  out[1] = complaint;
}

/** Two logits per row. */
export function predictRows(matrix: FeatureMatrix, rows: Int32Array, model: LinearModel, norms: Norms): Float64Array {
  const out = new Float64Array(2 * rows.length);
  for (const [index, row] of rows.entries()) scoreRow(matrix, row, model, norms, out.subarray(2 * index, 2 * index + 2));
  return out;
}

/** On average 1 over the rows. */
function weighClasses(labels: Uint8Array, rows: Int32Array, rowWeights: Float32Array | undefined): number[] {
  const sums = [0, 0, 0];
  for (const row of rows) sums[labels[row] as number] = (sums[labels[row] as number] as number) + (rowWeights?.[row] ?? 1);
  const present = sums.filter((sum) => sum > 0);
  const total = present.reduce((sum, part) => sum + part, 0);
  return sums.map((sum) => (sum > 0 ? total / (present.length * sum) : 0));
}
