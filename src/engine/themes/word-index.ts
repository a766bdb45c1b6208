/**
 * Words of an alphabet and phrases of two, by the hashes of a token table: one look each, where the trie takes one for every
 * letter. A word that is not in is taken for another one of the same hash about once in 50,000 times; that only
 * makes a keyword look as common as the other.
 */
import { HashBits } from './hash-bits.ts';
import { hashOfPair, hashOfWord, SPACE } from './token-table.ts';

const FREE = -1;

export class WordIndex {
  /** Hash and number side by side, so that a look touches one line of the cache. */
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** A bit for the hash of each word that a phrase begins with. */
  readonly #beginnings = new HashBits();

  constructor(words: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * words + 16));
    this.#entries = new Int32Array(2 * size).fill(FREE);
    this.#mask = size - 1;
  }

  /** Folded; two words with a space between are a phrase. */
  add(word: string, id: number): void {
    const [first = '', second] = word.split(String.fromCharCode(SPACE));
    let hash = hashOfWord(first);
    if (second !== undefined) {
      this.#beginnings.add(hash);
      hash = hashOfPair(hash, hashOfWord(second));
    }
    let slot = hash & this.#mask;
    while (this.#entries[2 * slot + 1] !== FREE) slot = (slot + 1) & this.#mask;
    this.#entries[2 * slot] = hash;
    this.#entries[2 * slot + 1] = id;
  }

  /** −1 where it is not in. */
  find(hash: number): number {
    const entries = this.#entries;
    let slot = hash & this.#mask;
    for (;;) {
      const id = entries[2 * slot + 1] as number;
      if (id === FREE || entries[2 * slot] === hash) return id;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** Whether a phrase may begin with the word of this hash; false is certain. */
  mayBegin(hash: number): boolean {
    return this.#beginnings.mayHave(hash);
  }
}
