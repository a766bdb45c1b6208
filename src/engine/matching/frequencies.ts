/**
 * How often the keys of posts occur, learned from some of the posts read: counts in two tables of fixed size (count-min,
 * Cormode and Muthukrishnan, 2005), of which the smaller one is nearer the truth. It only tells what is cheaper.
 */
import type { Reading } from './reading.ts';
import { visitTraces } from './traces.ts';

const BITS = 19;
const ROW = 1 << BITS;
/** The more posts were taken the fewer are: one of n where n times so many were. */
const THINNING = 64;
/** After so many posts all counts are halved: what posts are about changes. */
const MEMORY = 16_384;
/** Posts that a guess from the shape of a key is worth. */
const GUESS_WEIGHT = 64;

export class Frequencies {
  readonly #counts = new Uint16Array(2 * ROW);
  #posts = 0;
  #offered = 0;

  /** Whether this post is one to learn from. */
  takes(): boolean {
    this.#offered = (this.#offered + 1) % (1 + Math.floor(this.#posts / THINNING));
    return this.#offered === 0;
  }

  learn(readings: readonly Reading[], facts: readonly number[]): void {
    for (const reading of readings) {
      for (let at = 0; at < reading.keyCount; at++) this.#add(reading.keys[at] as number);
      visitTraces(reading, (trace) => this.#add(trace));
    }
    for (const fact of facts) this.#add(fact);
    if (++this.#posts >= MEMORY) this.#forget();
  }

  /** Occurrences in a post, on average; `guess` is what it would be taken for unseen. */
  of(key: number, guess: number): number {
    const seen = Math.min(this.#counts[key >>> (32 - BITS)] as number, this.#counts[otherCell(key)] as number);
    return (seen + guess * GUESS_WEIGHT) / (this.#posts + GUESS_WEIGHT);
  }

  /** Only the cell that errs less: the other one is held up by other keys. */
  #add(key: number): void {
    const one = key >>> (32 - BITS);
    const other = otherCell(key);
    const count = Math.min(this.#counts[one] as number, this.#counts[other] as number);
    if (count === 0xffff) return;
    if (this.#counts[one] === count) this.#counts[one] = count + 1;
    if (this.#counts[other] === count) this.#counts[other] = count + 1;
  }

  #forget(): void {
    this.#posts >>= 1;
    for (let cell = 0; cell < this.#counts.length; cell++) this.#counts[cell] = (this.#counts[cell] as number) >> 1;
  }
}

function otherCell(key: number): number {
  return ROW + (Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) >>> (32 - BITS));
}
