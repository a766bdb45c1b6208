/**
 * How each language is trained: sizes, rates, and what is learned without labels. The numbers were chosen on texts left out of
 * training, by `npm run accuracy`.
 */
import { EVIDENCE } from '../../src/engine/sentiment/evidence.ts';
import type { LanguageModel } from '../../src/engine/sentiment/model.ts';
import { balancingBiases } from './balance.ts';
import { bucketScales } from './bucket-scales.ts';
import { type FeatureMatrix, featureMatrix, type TableSizes } from './feature-matrix.ts';
import { quantise } from './quantise.ts';
import { type LinearModel, type Norms, predictRows, type TrainingOptions, trainMean } from './softmax-regression.ts';
import type { LabelledText } from './texts.ts';

const CLASSES = { positive: 0, negative: 1, neutral: 2 } as const;
/** One model for each order of the texts; their mean is steadier than any of them. */
const SEEDS = [1, 2, 3, 4];
/** How much a text of one word counts beside a real one. */
const MADE_UP_WEIGHT = 0.1;
/** Every fourth tweet is left out to find the balance of the classes. */
const LEFT_OUT = 4;
const PRAISE_BIAS = 2 * EVIDENCE.length;
/** Of the quiet posts, so many stay neutral. */
const QUIET_SHARE = 0.9;

interface Recipe {
  sizes: TableSizes;
  norms: Norms;
  passes: number;
  rate: number;
  penalty: number;
}

const ENGLISH: Recipe = {
  sizes: { words: 1 << 18, letters: 1 << 18 },
  norms: { words: 10, letters: 30, lettersScale: 1 },
  passes: 8,
  rate: 0.07,
  penalty: 3e-4,
};
const CHINESE: Recipe = {
  sizes: { words: 1 << 18, letters: 1 },
  norms: { words: 3, letters: 1, lettersScale: 1 },
  passes: 8,
  rate: 0.05,
  penalty: 1e-4,
};

export function trainEnglish(tweets: readonly LabelledText[], madeUp: readonly LabelledText[]): LanguageModel {
  const texts = [...tweets, ...madeUp];
  const matrix = featureMatrix(textsOf(texts), ENGLISH.sizes);
  // What the lists say of a word taken from the lists is no news: it would teach to trust them blindly.
  matrix.evidence.fill(0, tweets.length * EVIDENCE.length);
  const labels = labelsOf(texts);
  const rowWeights = Float32Array.from(texts, (_, index) => (index < tweets.length ? 1 : MADE_UP_WEIGHT));
  const learn = (rows: Int32Array): LinearModel => trainMean(matrix, labels, rows, { ...optionsOf(ENGLISH), rowWeights });
  const rows = Int32Array.from(texts.keys());
  const isLeftOut = (row: number): boolean => row < tweets.length && row % LEFT_OUT === 0;
  const partial = learn(rows.filter((row) => !isLeftOut(row)));
  const biases = balancingBiases(predictRows(matrix, partial, ENGLISH.norms), labels, rows.filter(isLeftOut));
  const model = learn(rows);
  model.evidence[PRAISE_BIAS] = (model.evidence[PRAISE_BIAS] as number) + biases.praise;
  model.evidence[PRAISE_BIAS + 1] = (model.evidence[PRAISE_BIAS + 1] as number) + biases.complaint;
  return quantise(model, ENGLISH.sizes, ENGLISH.norms, 0);
}

/** Reviews have no neutral class; `quiet` posts show how wide the middle is. Fewer seeds are quicker and a little worse. */
export function trainChinese(
  reviews: readonly LabelledText[],
  quiet: readonly string[],
  seeds: readonly number[] = SEEDS,
): LanguageModel {
  const matrix = featureMatrix(textsOf(reviews), CHINESE.sizes);
  const labels = labelsOf(reviews);
  const rows = Int32Array.from(reviews.keys());
  const options = { ...optionsOf(CHINESE), seeds };
  const scales = bucketScales(matrix, labels, rows, kindsOf(reviews), options.buckets);
  const model = trainMean(matrix, labels, rows, { ...options, scales });
  const distances = differencesOf(model, featureMatrix(quiet, CHINESE.sizes)).map(Math.abs).sort();
  return quantise(model, CHINESE.sizes, CHINESE.norms, quantile(distances, QUIET_SHARE));
}

function optionsOf({ sizes, norms, passes, rate, penalty }: Recipe): TrainingOptions {
  return { buckets: sizes.words + sizes.letters, norms, passes, rate, penalty, seeds: SEEDS };
}

/** A number for what each review is about. */
function kindsOf(reviews: readonly LabelledText[]): Uint8Array {
  const kinds = [...new Set(reviews.map(({ kind }) => kind))];
  return Uint8Array.from(reviews, ({ kind }) => kinds.indexOf(kind));
}

function labelsOf(texts: readonly LabelledText[]): Uint8Array {
  return Uint8Array.from(texts, ({ label }) => CLASSES[label]);
}

function textsOf(texts: readonly LabelledText[]): string[] {
  return texts.map(({ text }) => text);
}

function differencesOf(model: LinearModel, matrix: FeatureMatrix): Float64Array {
  const logits = predictRows(matrix, model, CHINESE.norms);
  return Float64Array.from({ length: matrix.rows }, (_, row) => (logits[2 * row] as number) - (logits[2 * row + 1] as number));
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
