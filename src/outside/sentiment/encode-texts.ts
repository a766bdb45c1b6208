/**
 * Texts as the rows of token ids that a model reads. A text beyond the model's length keeps its beginning and its end, a
 * quarter and three quarters: that reads reviews better than either alone (Sun and others, "How to Fine-Tune BERT for
 * Text Classification", 2019, table 2: 128 and 382 of 510 tokens).
 */
import { Tokenizer } from '@huggingface/tokenizers';
import type { ModelFolder } from './model-folder.ts';

export interface TokenRow {
  /** Where the text stands among those given. */
  at: number;
  ids: number[];
}

/** Rows of one length, padded at the end. */
export interface TokenBatch {
  /** Where the texts stand among those given, row by row. */
  at: number[];
  rows: number;
  columns: number;
  ids: BigInt64Array;
  /** 1 for a token, 0 for padding. */
  mask: BigInt64Array;
}

const ROWS = 32;
/** Padding included; bounds the memory of one run. */
const TOKENS = 2048;

/** @throws whatever the tokenizer's own reader throws on a file that it does not understand */
export function createEncoder(folder: ModelFolder): (text: string, at: number) => TokenRow {
  const tokenizer = new Tokenizer(folder.tokenizer, folder.tokenizerConfig);
  const bare = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids;
  const { before, after } = marks(tokenizer.encode('a').ids, bare('a'));
  const room = Math.max(1, folder.maxTokens - before.length - after.length);
  return (text, at) => ({ at, ids: [...before, ...shortened(bare(text), room), ...after] });
}

/** Shortest first, so that little is padded. */
export function batchRows(rows: readonly TokenRow[], padId: number): TokenBatch[] {
  const sorted = rows.toSorted((a, b) => a.ids.length - b.ids.length);
  const batches: TokenBatch[] = [];
  let batch: TokenRow[] = [];
  for (const row of sorted) {
    if (batch.length === ROWS || (batch.length > 0 && (batch.length + 1) * row.ids.length > TOKENS)) {
      batches.push(padded(batch, padId));
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) batches.push(padded(batch, padId));
  return batches;
}

function padded(rows: readonly TokenRow[], padId: number): TokenBatch {
  const columns = Math.max(1, ...rows.map(({ ids }) => ids.length));
  const ids = new BigInt64Array(rows.length * columns).fill(BigInt(padId));
  const mask = new BigInt64Array(rows.length * columns);
  for (const [row, { ids: tokens }] of rows.entries()) {
    for (const [column, token] of tokens.entries()) {
      ids[row * columns + column] = BigInt(token);
      mask[row * columns + column] = 1n;
    }
  }
  return { at: rows.map(({ at }) => at), rows: rows.length, columns, ids, mask };
}

/** What the tokenizer puts around a text ([CLS] and [SEP], say), told from one that it has put them around. */
function marks(whole: readonly number[], bare: readonly number[]): { before: number[]; after: number[] } {
  const start = Math.max(
    0,
    whole.findIndex((_, at) => bare.every((id, offset) => whole[at + offset] === id)),
  );
  return { before: whole.slice(0, start), after: whole.slice(start + bare.length) };
}

function shortened(ids: number[], room: number): number[] {
  if (ids.length <= room) return ids;
  const beginning = Math.floor(room / 4);
  return [...ids.slice(0, beginning), ...ids.slice(ids.length - (room - beginning))];
}
