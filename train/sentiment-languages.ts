/** How each language is trained: sizes, rates and what is learned without labels. The numbers were chosen by `npm run accuracy` on texts left out of training. */
import type { LanguageModel } from '../src/engine/sentiment/model.ts';
import { featureMatrix, type TableSizes } from './feature-matrix.ts';
import { quantise } from './quantise.ts';
import type { LabelledText } from './sentiment-texts.ts';
import { type Norms, trainRegression } from './softmax-regression.ts';

const SEED = 7;
const CLASSES = { positive: 0, negative: 1, neutral: 2 } as const;

const ENGLISH = { sizes: { words: 1 << 18, letters: 1 << 18 }, norms: { words: 10, letters: 30, lettersScale: 1 }, passes: 8, rate: 0.1 };
const CHINESE = { sizes: { words: 1 << 18, letters: 1 }, norms: { words: 10, letters: 30, lettersScale: 1 }, passes: 4, rate: 0.05 };

interface Recipe {
  sizes: TableSizes;
  norms: Norms;
  passes: number;
  rate: number;
}

export function trainEnglish(texts: readonly LabelledText[]): LanguageModel {
  return train(texts, ENGLISH);
}

export function trainChinese(texts: readonly LabelledText[]): LanguageModel {
  return train(texts, CHINESE);
}

function train(texts: readonly LabelledText[], { sizes, norms, passes, rate }: Recipe): LanguageModel {
  const matrix = featureMatrix(
    texts.map(({ text }) => text),
    sizes,
  );
  const labels = Uint8Array.from(texts, ({ label }) => CLASSES[label]);
  const rows = Int32Array.from(texts.keys());
  const buckets = sizes.words + sizes.letters;
  const model = trainRegression(matrix, labels, rows, { buckets, norms, passes, rate, penalty: 1e-4, evidencePenalty: 0, seed: SEED });
  return quantise(model, sizes, norms);
}
