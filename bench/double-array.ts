/**
 * The states of an automaton in one typed array, four numbers each, so that one step of a scan touches one line of the
 * cache (Aoe, 1989). State 0 is the root; the child of a state by a code lies at the state's base plus the code.
 */

/** Where the children lie, whose child it is (0 means free), the longest proper suffix, what ends here (0 means nothing). */
export const BASE = 0;
export const OWNER = 1;
export const FALLBACK = 2;
export const REPORT = 3;
export const FIELDS = 4;

/** After so many taken places in a row a part of the array counts as crowded, and later searches begin behind it. */
const CROWDED = 64;

export class DoubleArray {
  cells: Int32Array;
  /** Where a search for room begins: for several children, for a single one. */
  #several = 1;
  #single = 1;

  constructor(places: number) {
    this.cells = new Int32Array(FIELDS * places);
  }

  /** Takes places for the children of a state; codes ascend from 1. Answers the base. */
  place(state: number, codes: readonly number[]): number {
    const base = codes.length === 1 ? this.#roomForOne(codes[0] as number) : this.#roomFor(codes);
    this.cells[FIELDS * state + BASE] = base;
    for (const code of codes) this.cells[FIELDS * (base + code) + OWNER] = state + 1;
    return base;
  }

  /** The state after one more code: the child, else that of the longest suffix that has one, else the root. */
  step(state: number, code: number): number {
    const cells = this.cells;
    let from = state;
    for (;;) {
      const next = (cells[FIELDS * from + BASE] as number) + code;
      if (FIELDS * next < cells.length && cells[FIELDS * next + OWNER] === from + 1) return next;
      if (from === 0) return 0;
      from = cells[FIELDS * from + FALLBACK] as number;
    }
  }

  #roomForOne(code: number): number {
    while (this.#single <= code || !this.#isFree(this.#single)) this.#single++;
    return this.#single - code;
  }

  #roomFor(codes: readonly number[]): number {
    let base = this.#several;
    for (let tries = 1; !codes.every((code) => this.#isFree(base + code)); tries++) {
      base++;
      if (tries === CROWDED) this.#several = base;
    }
    return base;
  }

  #isFree(place: number): boolean {
    if (FIELDS * (place + 1) > this.cells.length) {
      const larger = new Int32Array(Math.max(2 * this.cells.length, FIELDS * (place + 1)));
      larger.set(this.cells);
      this.cells = larger;
    }
    return this.cells[FIELDS * place + OWNER] === 0;
  }
}
