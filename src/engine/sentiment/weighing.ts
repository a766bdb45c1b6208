/**
 * What a model says of the tokens of one post: how far it speaks for praise and for complaint, and, for who asks, what each token
 * has contributed to the difference of both. The sums are those of training (features.ts); nothing is decided here.
 */
import { EVIDENCE, readEvidence } from './evidence.ts';
import type { Features } from './features.ts';
import { spread } from './hashing.ts';
import { LetterSums } from './letter-sums.ts';
import type { LanguageModel } from './model.ts';
import type { Signs } from './signs.ts';
import type { TokenTable } from './token-table.ts';

const WIDTH = EVIDENCE.length;
/** Places in EVIDENCE of what is said by signs of praise, of complaint, and by both together. */
const OF_PRAISE = [0, 2, 9, 11, 13, 15];
const OF_COMPLAINT = [1, 3, 10, 12, 14, 16];
const OF_BOTH = [4, 5, 6, 28, 29, 30, 31, 32, 33];

export class Weighing {
  /** Logits against the neutral class. */
  praise = 0;
  complaint = 0;
  readonly #letters: LetterSums;
  readonly #evidence = new Float64Array(WIDTH);
  #parts = new Float64Array(512);
  #hasParts = false;

  constructor(
    private readonly table: TokenTable,
    private readonly signs: Signs,
    private readonly features: Features,
    private readonly model: LanguageModel,
  ) {
    this.#letters = new LetterSums(model);
  }

  /** Of the post whose signs and n-grams of words were read last. */
  weigh(): void {
    const { features, model } = this;
    const letters = this.#letters;
    this.#hasParts = false;
    this.praise = model.evidence[2 * WIDTH] as number;
    this.complaint = model.evidence[2 * WIDTH + 1] as number;
    this.#sumWords(features, model);
    letters.read(this.table);
    const factor = letterFactor(model, letters.count);
    this.praise += letters.praise * factor;
    this.complaint += letters.complaint * factor;
    this.#addEvidence(model.evidence);
  }

  /** Per token: its part in praise − complaint. Few posts are asked for theirs, which cost as much as all else. */
  parts(): Float64Array {
    const { table, signs, features, model } = this;
    if (this.#hasParts) return this.#parts;
    this.#hasParts = true;
    if (this.#parts.length < table.count) this.#parts = new Float64Array(2 * table.count);
    else this.#parts.fill(0, 0, table.count);
    features.readLetters(table);
    this.#shareWords(features, model);
    this.#shareLetters(features, model);
    if (signs.count > 0) this.#shareEvidence(signs, model.evidence);
    return this.#parts;
  }

  #sumWords({ hashes, lettersFrom }: Features, model: LanguageModel): void {
    const { weights } = model;
    const last = model.words - 1;
    let praise = 0;
    let complaint = 0;
    for (let at = 0; at < lettersFrom; at++) {
      const place = 2 * (spread(hashes[at] as number) & last);
      praise += weights[place] as number;
      complaint += weights[place + 1] as number;
    }
    const factor = wordFactor(model, lettersFrom);
    this.praise += praise * factor;
    this.complaint += complaint * factor;
  }

  #shareWords({ hashes, firsts, lasts, lettersFrom }: Features, model: LanguageModel): void {
    const { weights, words } = model;
    const parts = this.#parts;
    const factor = wordFactor(model, lettersFrom);
    for (let at = 0; at < lettersFrom; at++) {
      const place = 2 * (spread(hashes[at] as number) & (words - 1));
      const difference = (weights[place] as number) - (weights[place + 1] as number);
      if (difference === 0) continue;
      const first = firsts[at] as number;
      const last = lasts[at] as number;
      const share = (difference * factor) / (last - first + 1);
      for (let token = first; token <= last; token++) parts[token] = (parts[token] as number) + share;
    }
  }

  /** Runs of letters stand inside one token. */
  #shareLetters({ hashes, firsts, lettersFrom, count }: Features, model: LanguageModel): void {
    const { weights, words, letters } = model;
    const parts = this.#parts;
    const factor = letterFactor(model, count - lettersFrom);
    for (let at = lettersFrom; at < count; at++) {
      const place = 2 * (words + (spread(hashes[at] as number) & (letters - 1)));
      const token = firsts[at] as number;
      parts[token] = (parts[token] as number) + ((weights[place] as number) - (weights[place + 1] as number)) * factor;
    }
  }

  #addEvidence(weights: readonly number[]): void {
    const values = this.#evidence;
    readEvidence(this.table, this.signs, values);
    for (let index = 0; index < WIDTH; index++) {
      const value = values[index] as number;
      if (value === 0) continue;
      this.praise += value * (weights[2 * index] as number);
      this.complaint += value * (weights[2 * index + 1] as number);
    }
  }

  /** What the signs say together is shared out among them by their weights. */
  #shareEvidence(signs: Signs, weights: readonly number[]): void {
    const parts = this.#parts;
    let praise = 0;
    let complaint = 0;
    for (let index = 0; index < signs.count; index++) {
      const value = signs.values[index] as number;
      if (value > 0) praise += value;
      else complaint -= value;
    }
    const both = this.#difference(OF_BOTH, weights);
    const forPraise = praise > 0 ? (this.#difference(OF_PRAISE, weights) + Math.max(0, both)) / praise : 0;
    const forComplaint = complaint > 0 ? (this.#difference(OF_COMPLAINT, weights) + Math.min(0, both)) / complaint : 0;
    for (let index = 0; index < signs.count; index++) {
      const value = signs.values[index] as number;
      const length = signs.lengths[index] as number;
      const share = (value > 0 ? value * forPraise : -value * forComplaint) / length;
      const from = signs.places[index] as number;
      for (let token = from; token < from + length; token++) parts[token] = (parts[token] as number) + share;
    }
  }

  #difference(places: readonly number[], weights: readonly number[]): number {
    let sum = 0;
    for (const place of places) {
      sum += (this.#evidence[place] as number) * ((weights[2 * place] as number) - (weights[2 * place + 1] as number));
    }
    return sum;
  }
}

function wordFactor({ wordStep, wordSmoothing }: LanguageModel, count: number): number {
  return wordStep / Math.sqrt(count + wordSmoothing);
}

function letterFactor({ letterStep, letterSmoothing }: LanguageModel, count: number): number {
  return letterStep / Math.sqrt(count + letterSmoothing);
}
