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
  /** A hash and its place side by side, so that both are one look into memory. */
  #slots = new Int32Array(2 * FIRST_SIZE).fill(FREE);
  #used = 0;

  add(hashes: readonly number[], place: number): void {
    let run = EMPTY_HASH;
    for (const [index, hash] of hashes.entries()) {
      run = chain(run, hash);
      const slot = this.#slot(run);
      const isWhole = index === hashes.length - 1;
      if (this.#slots[slot + 1] === FREE) {
        this.#slots[slot] = run;
        this.#slots[slot + 1] = isWhole ? place : BEGINNING;
        this.#used++;
        if (8 * this.#used > this.#slots.length) this.#grow();
      } else if (isWhole) this.#slots[slot + 1] = place;
    }
  }

  /** The place of the longest entry among `hashes[from..to)`, with its `length`; −1 where none begins there. */
  find(hashes: Int32Array, from: number, to: number): number {
    const slots = this.#slots;
    let run = EMPTY_HASH;
    let found = -1;
    for (let at = from; at < to; at++) {
      run = chain(run, hashes[at] as number);
      const place = slots[this.#slot(run) + 1] as number;
      if (place === FREE) break;
      if (place !== BEGINNING) {
        found = place;
        this.length = at - from + 1;
      }
    }
    return found;
  }

  /** Where the hash stands, or the free place for it. */
  #slot(run: number): number {
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (2 * spread(run)) & mask;
    while (slots[slot + 1] !== FREE && slots[slot] !== run) slot = (slot + 2) & mask;
    return slot;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(2 * old.length).fill(FREE);
    for (let index = 0; index < old.length; index += 2) {
      if (old[index + 1] === FREE) continue;
      const slot = this.#slot(old[index] as number);
      this.#slots[slot] = old[index] as number;
      this.#slots[slot + 1] = old[index + 1] as number;
    }
  }
}
