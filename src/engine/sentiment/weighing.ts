/**
 * What a model says of the tokens of one post: how far it speaks for praise and for complaint, and what each token has
 * contributed to the difference of both. The sums are those of training (features.ts); nothing is decided here.
 */
import { EVIDENCE, readEvidence } from './evidence.ts';
import type { Features } from './features.ts';
import { spread } from './hashing.ts';
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
  /** Per token: its part in praise − complaint. */
  parts = new Float64Array(512);
  readonly #evidence = new Float64Array(WIDTH);

  weigh(table: TokenTable, signs: Signs, features: Features, model: LanguageModel): void {
    if (this.parts.length < table.count) this.parts = new Float64Array(2 * table.count);
    else this.parts.fill(0, 0, table.count);
    this.praise = model.evidence[2 * WIDTH] as number;
    this.complaint = model.evidence[2 * WIDTH + 1] as number;
    const { count, lettersFrom } = features;
    const wordFactor = model.wordStep / Math.sqrt(lettersFrom + model.wordSmoothing);
    const letterFactor = model.letterStep / Math.sqrt(count - lettersFrom + model.letterSmoothing);
    this.#sumWords(features, model, wordFactor);
    this.#sumLetters(features, model, letterFactor);
    this.#addEvidence(table, signs, model.evidence);
  }

  #sumWords({ hashes, firsts, lasts, lettersFrom }: Features, { weights, words }: LanguageModel, factor: number): void {
    const { parts } = this;
    let praise = 0;
    let complaint = 0;
    for (let at = 0; at < lettersFrom; at++) {
      const place = 2 * (spread(hashes[at] as number) & (words - 1));
      const forPraise = weights[place] as number;
      const forComplaint = weights[place + 1] as number;
      if (forPraise === 0 && forComplaint === 0) continue;
      praise += forPraise;
      complaint += forComplaint;
      const first = firsts[at] as number;
      const last = lasts[at] as number;
      const share = ((forPraise - forComplaint) * factor) / (last - first + 1);
      for (let token = first; token <= last; token++) parts[token] = (parts[token] as number) + share;
    }
    this.praise += praise * factor;
    this.complaint += complaint * factor;
  }

  /** Runs of letters stand inside one token. */
  #sumLetters(
    { hashes, firsts, lettersFrom, count }: Features,
    { weights, words, letters }: LanguageModel,
    factor: number,
  ): void {
    const { parts } = this;
    let praise = 0;
    let complaint = 0;
    for (let at = lettersFrom; at < count; at++) {
      const place = 2 * (words + (spread(hashes[at] as number) & (letters - 1)));
      const forPraise = weights[place] as number;
      const forComplaint = weights[place + 1] as number;
      praise += forPraise;
      complaint += forComplaint;
      const token = firsts[at] as number;
      parts[token] = (parts[token] as number) + (forPraise - forComplaint) * factor;
    }
    this.praise += praise * factor;
    this.complaint += complaint * factor;
  }

  #addEvidence(table: TokenTable, signs: Signs, weights: readonly number[]): void {
    const values = this.#evidence;
    readEvidence(table, signs, values);
    for (let index = 0; index < WIDTH; index++) {
      const value = values[index] as number;
      if (value === 0) continue;
      this.praise += value * (weights[2 * index] as number);
      this.complaint += value * (weights[2 * index + 1] as number);
    }
    if (signs.count > 0) this.#shareEvidence(signs, weights);
  }

  /** What the signs say together is shared out among them by their weights. */
  #shareEvidence(signs: Signs, weights: readonly number[]): void {
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
      for (let token = from; token < from + length; token++) this.parts[token] = (this.parts[token] as number) + share;
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
