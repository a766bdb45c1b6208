/**
 * Words of an alphabet and phrases of two, by the hashes of a token table: one look each, where the trie takes one for every
 * letter. A word that is not in is taken for another one of the same hash about once in 50,000 times; that only
 * makes a keyword look as common as the other.
 */
import { HashBits } from './hash-bits.ts';
import { hashOfPair, hashOfWord, SPACE } from './token-table.ts';

const FREE = -1;

export class WordIndex {
  readonly #hashes: Int32Array;
  readonly #ids: Int32Array;
  readonly #mask: number;
  /** A bit for the hash of each word that a phrase begins with. */
  readonly #beginnings = new HashBits();

  constructor(words: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * words + 16));
    this.#hashes = new Int32Array(size);
    this.#ids = new Int32Array(size).fill(FREE);
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
    while (this.#ids[slot] !== FREE) slot = (slot + 1) & this.#mask;
    this.#hashes[slot] = hash;
    this.#ids[slot] = id;
  }

  /** −1 where it is not in. */
  find(hash: number): number {
    let slot = hash & this.#mask;
    for (;;) {
      const id = this.#ids[slot] as number;
      if (id === FREE || this.#hashes[slot] === hash) return id;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** Whether a phrase may begin with the word of this hash; false is certain. */
  mayBegin(hash: number): boolean {
    return this.#beginnings.mayHave(hash);
  }
}
