/**
 * Logistic regression of three classes over a feature matrix, the neutral class pinned at zero, so that a model is two
 * numbers per feature: how far it speaks for praise and for complaint. Classes weigh the same in sum. AdaGrad (Duchi and others,
 * 2011) in an order shuffled from a seed, the rate falling to nothing: the same input gives the same bytes.
 */
import { EVIDENCE } from '../../src/engine/sentiment/evidence.ts';
import type { FeatureMatrix } from './feature-matrix.ts';
import { randomSource, shuffle } from './random-source.ts';

export interface LinearModel {
  /** Two per bucket: praise, complaint. */
  weights: Float32Array;
  /** Two per entry of EVIDENCE, then the two biases. */
  evidence: Float32Array;
}

export interface Biases {
  praise: number;
  complaint: number;
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
  /** How much each bucket counts (bucket-scales.ts); all the same where missing. */
  scales?: Float32Array;
  /** How much each row counts; all the same where missing. */
  rowWeights?: Float32Array;
  seeds: readonly number[];
}

const WIDTH = EVIDENCE.length;
const EPSILON = 1e-8;

/** The mean of one model for each seed. */
export function trainMean(matrix: FeatureMatrix, labels: Uint8Array, rows: Int32Array, options: TrainingOptions): LinearModel {
  const models = options.seeds.map((seed) => trainOnce(matrix, labels, rows, options, seed));
  const [mean] = models;
  if (!mean) throw new RangeError('No seed to train with.');
  for (const { weights, evidence } of models.slice(1)) {
    addTo(mean.weights, weights);
    addTo(mean.evidence, evidence);
  }
  for (const numbers of [mean.weights, mean.evidence])
    for (const index of numbers.keys()) numbers[index] = (numbers[index] as number) / models.length;
  return mean;
}

function addTo(sum: Float32Array, more: Float32Array): void {
  for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] as number) + (more[index] as number);
}

function trainOnce(
  matrix: FeatureMatrix,
  labels: Uint8Array,
  rows: Int32Array,
  options: TrainingOptions,
  seed: number,
): LinearModel {
  const { norms, passes, rowWeights } = options;
  const training = new Training(matrix, options);
  const classWeights = weighClasses(labels, rows, rowWeights);
  const order = rows.slice();
  const random = randomSource(seed);
  const logits = new Float64Array(2);
  const steps = passes * rows.length;
  let step = 0;
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const row of order) {
      const rate = options.rate * (1 - step++ / steps);
      scoreRow(matrix, row, training.model, norms, logits);
      const label = labels[row] as number;
      const [a, b] = [Math.exp(logits[0] as number), Math.exp(logits[1] as number)];
      const weight = (classWeights[label] as number) * (rowWeights ? (rowWeights[row] as number) : 1);
      const praise = weight * (a / (a + b + 1) - (label === 0 ? 1 : 0));
      const complaint = weight * (b / (a + b + 1) - (label === 1 ? 1 : 0));
      training.stepNgrams(row, rate, praise, complaint);
      training.stepEvidence(row, rate, praise, complaint);
    }
  }
  return training.model;
}

/** The weights with the sums of the squares of all their slopes so far. */
class Training {
  readonly model: LinearModel;
  readonly #squares: Float32Array;
  readonly #evidenceSquares = new Float32Array(2 * WIDTH + 2).fill(EPSILON);

  constructor(
    private readonly matrix: FeatureMatrix,
    private readonly options: TrainingOptions,
  ) {
    const size = 2 * options.buckets;
    this.model = { weights: new Float32Array(size), evidence: new Float32Array(2 * WIDTH + 2) };
    this.#squares = new Float32Array(size).fill(EPSILON);
  }

  /** `praise` and `complaint` are the slopes of the loss along the two logits. */
  stepNgrams(row: number, rate: number, praise: number, complaint: number): void {
    const { columns, starts, splits } = this.matrix;
    const { norms, penalty, scales } = this.options;
    const { weights } = this.model;
    const squares = this.#squares;
    const [from, split, to] = [starts[row] as number, splits[row] as number, starts[row + 1] as number];
    const wordValue = 1 / Math.sqrt(split - from + norms.words);
    const letterValue = norms.lettersScale / Math.sqrt(to - split + norms.letters);
    for (let at = from; at < to; at++) {
      const bucket = columns[at] as number;
      // The step is that of weight / scale, whose value is value · scale.
      const scale = scales ? (scales[bucket] as number) : 1;
      const value = (at < split ? wordValue : letterValue) * scale;
      const column = 2 * bucket;
      const a = value * praise + (penalty * (weights[column] as number)) / scale;
      const b = value * complaint + (penalty * (weights[column + 1] as number)) / scale;
      squares[column] = (squares[column] as number) + a * a;
      squares[column + 1] = (squares[column + 1] as number) + b * b;
      weights[column] = (weights[column] as number) - (rate * scale * a) / Math.sqrt(squares[column] as number);
      weights[column + 1] = (weights[column + 1] as number) - (rate * scale * b) / Math.sqrt(squares[column + 1] as number);
    }
  }

  stepEvidence(row: number, rate: number, praise: number, complaint: number): void {
    const { evidence } = this.model;
    const squares = this.#evidenceSquares;
    for (let place = 0; place < evidence.length; place++) {
      const index = place >> 1;
      const value = index === WIDTH ? 1 : (this.matrix.evidence[row * WIDTH + index] as number);
      if (value === 0) continue;
      const slope = value * (place % 2 === 0 ? praise : complaint);
      squares[place] = (squares[place] as number) + slope * slope;
      evidence[place] = (evidence[place] as number) - (rate * slope) / Math.sqrt(squares[place] as number);
    }
  }
}

/** Writes the logits of praise and complaint against neutral. */
function scoreRow(matrix: FeatureMatrix, row: number, model: LinearModel, norms: Norms, out: Float64Array): void {
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
export function predictRows(matrix: FeatureMatrix, model: LinearModel, norms: Norms): Float64Array {
  const out = new Float64Array(2 * matrix.rows);
  for (let row = 0; row < matrix.rows; row++) scoreRow(matrix, row, model, norms, out.subarray(2 * row, 2 * row + 2));
  return out;
}

/** On average 1 over the rows that count in full; the others take the weight of their class. */
function weighClasses(labels: Uint8Array, rows: Int32Array, rowWeights: Float32Array | undefined): number[] {
  const counts = [0, 0, 0];
  for (const row of rows) {
    if ((rowWeights?.[row] ?? 1) === 1) counts[labels[row] as number] = (counts[labels[row] as number] as number) + 1;
  }
  const present = counts.filter((count) => count > 0);
  const total = present.reduce((sum, part) => sum + part, 0);
  return counts.map((count) => (count > 0 ? total / (present.length * count) : 0));
}
