/**
 * Finds the longest run of tokens that is known, by hashes alone: one table from the hash of a run to the place of its
 * entry, holding every beginning of an entry too, so that a search ends at the first token that leads nowhere.
 */
import { chain, EMPTY_HASH, spread } from './hashing.ts';

/** Known as a beginning, no entry by itself. */
const BEGINNING = -1;
const FREE = -2;
const FIRST_SIZE = 1 << 10;

export class PhraseTable {
  /** How many tokens the last found run has. */
  length = 0;
  #keys = new Int32Array(FIRST_SIZE);
  #places = new Int32Array(FIRST_SIZE).fill(FREE);
  #used = 0;

  add(hashes: readonly number[], place: number): void {
    let run = EMPTY_HASH;
    for (const [index, hash] of hashes.entries()) {
      run = chain(run, hash);
      const slot = this.#slot(run);
      const isWhole = index === hashes.length - 1;
      if (this.#places[slot] === FREE) {
        this.#keys[slot] = run;
        this.#places[slot] = isWhole ? place : BEGINNING;
        this.#used++;
        if (4 * this.#used > this.#keys.length) this.#grow();
      } else if (isWhole) this.#places[slot] = place;
    }
  }

  /** The place of the longest entry among `hashes[from..to)`, with its `length`; −1 where none begins there. */
  find(hashes: Int32Array, from: number, to: number): number {
    let run = EMPTY_HASH;
    let found = -1;
    for (let at = from; at < to; at++) {
      run = chain(run, hashes[at] as number);
      const place = this.#places[this.#slot(run)] as number;
      if (place === FREE) break;
      if (place !== BEGINNING) {
        found = place;
        this.length = at - from + 1;
      }
    }
    return found;
  }

  #slot(run: number): number {
    const mask = this.#keys.length - 1;
    let slot = spread(run) & mask;
    while (this.#places[slot] !== FREE && this.#keys[slot] !== run) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const places = this.#places;
    this.#keys = new Int32Array(2 * keys.length);
    this.#places = new Int32Array(2 * keys.length).fill(FREE);
    for (let index = 0; index < keys.length; index++) {
      if (places[index] === FREE) continue;
      const slot = this.#slot(keys[index] as number);
      this.#keys[slot] = keys[index] as number;
      this.#places[slot] = places[index] as number;
    }
  }
}
