/**
 * How often terms occur in documents, counted on a sample of them in a count-min sketch: two rows of counters of fixed size,
 * of which the smaller one is nearer the truth (Cormode and Muthukrishnan, 2005), with conservative update (Estan and
 * Varghese, 2002). Counts decide what is cheaper, never what matches.
 */
import type { DocumentTerms } from './document-terms.ts';
import { visitShingles } from './shingles.ts';

const BITS = 19;
const ROW = 1 << BITS;
/** The more documents were counted the fewer are sampled: one of n where n times so many were. */
const SAMPLING = 64;
/** After so many documents all counts are halved: what posts are about changes. */
const HALVING = 16_384;
/** Documents that the prior estimate of a term is worth. */
const PRIOR_WEIGHT = 64;

export class TermFrequencies {
  readonly #counts = new Uint16Array(2 * ROW);
  #documents = 0;
  #skipped = 0;

  /** Whether this document is one of the sample; to be called once for each. */
  sample(): boolean {
    this.#skipped = (this.#skipped + 1) % (1 + Math.floor(this.#documents / SAMPLING));
    return this.#skipped === 0;
  }

  /** One document: the terms of its texts, and the keys of its attributes. */
  count(texts: readonly DocumentTerms[], attributes: readonly number[]): void {
    for (const terms of texts) {
      for (let at = 0; at < terms.keyCount; at++) this.#add(terms.keys[at] as number);
      visitShingles(terms, (shingle) => this.#add(shingle));
    }
    for (const attribute of attributes) this.#add(attribute);
    if (++this.#documents >= HALVING) this.#halve();
  }

  /** Occurrences in a document, on average; `prior` is what is assumed of a term before documents were counted. */
  of(key: number, prior: number): number {
    const counted = Math.min(this.#counts[key >>> (32 - BITS)] as number, this.#counts[secondCell(key)] as number);
    return (counted + prior * PRIOR_WEIGHT) / (this.#documents + PRIOR_WEIGHT);
  }

  /** Only the smaller counter (conservative update): the other one is held up by other keys. */
  #add(key: number): void {
    const first = key >>> (32 - BITS);
    const second = secondCell(key);
    const count = Math.min(this.#counts[first] as number, this.#counts[second] as number);
    if (count === 0xffff) return;
    if (this.#counts[first] === count) this.#counts[first] = count + 1;
    if (this.#counts[second] === count) this.#counts[second] = count + 1;
  }

  #halve(): void {
    this.#documents >>= 1;
    for (let cell = 0; cell < this.#counts.length; cell++) this.#counts[cell] = (this.#counts[cell] as number) >> 1;
  }
}

function secondCell(key: number): number {
  return ROW + (Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> (32 - BITS));
}
