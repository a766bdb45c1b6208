/** The features of many texts in rows, as the optimiser walks over them: places in the tables of the model, and the evidence. */
import { EVIDENCE, readEvidence } from '../../src/engine/sentiment/evidence.ts';
import { Features } from '../../src/engine/sentiment/features.ts';
import { spread } from '../../src/engine/sentiment/hashing.ts';
import { readField } from '../../src/engine/sentiment/read-tokens.ts';
import { Signs } from '../../src/engine/sentiment/signs.ts';
import { TokenTable } from '../../src/engine/sentiment/token-table.ts';

export interface FeatureMatrix {
  rows: number;
  /** Row r has the n-grams of words `columns[starts[r]..splits[r])` and those of letters up to `starts[r + 1]`. */
  columns: Int32Array;
  starts: Int32Array;
  splits: Int32Array;
  /** `rows` times the length of EVIDENCE. */
  evidence: Float32Array;
}

export interface TableSizes {
  /** Buckets for n-grams of words, a power of two; those of letters follow them. */
  words: number;
  letters: number;
}

export function featureMatrix(texts: readonly string[], sizes: TableSizes): FeatureMatrix {
  const table = new TokenTable();
  const signs = new Signs();
  const features = new Features();
  const row = new Float64Array(EVIDENCE.length);
  let columns = new Int32Array(1 << 20);
  const starts = new Int32Array(texts.length + 1);
  const splits = new Int32Array(texts.length);
  const evidence = new Float32Array(texts.length * EVIDENCE.length);
  let used = 0;
  for (const [index, text] of texts.entries()) {
    table.clear();
    readField(text, table);
    signs.read(table);
    features.read(table, signs);
    readEvidence(table, signs, row);
    evidence.set(row, index * EVIDENCE.length);
    if (used + features.count > columns.length) {
      const larger = new Int32Array(2 * (used + features.count));
      larger.set(columns);
      columns = larger;
    }
    for (let at = 0; at < features.count; at++) {
      const place = spread(features.hashes[at] as number);
      columns[used++] = at < features.lettersFrom ? place & (sizes.words - 1) : sizes.words + (place & (sizes.letters - 1));
    }
    splits[index] = (starts[index] as number) + features.lettersFrom;
    starts[index + 1] = used;
  }
  return { rows: texts.length, columns: columns.slice(0, used), starts, splits, evidence };
}
