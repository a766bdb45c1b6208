/**
 * The programs of all queries as blocks of one array: running one reads its own piece of memory and the keys of the post,
 * and texts only where a key was found.
 */
import type { QueryDocument } from '../query/document.ts';
import { Arena } from './arena.ts';
import { factHolds } from './fact-test.ts';
import { nearHolds } from './near-test.ts';
import { type OtherTest, otherTest } from './other-test.ts';
import { ACCEPT, type Program, type Test } from './program.ts';
import type { Reading } from './reading.ts';

/** Cells of a step: what kind it is, a key or the number of another test, the ways on. */
const KIND = 0;
const SUBJECT = 1;
const HOLDS = 2;
const FAILS = 3;
const STEP = 4;
/** Kinds: the lowest bits; above them the way to what is packed. */
const RUN = 0;
const NEAR = 1;
const FACT = 2;
const OTHER = 3;
const KIND_BITS = 2;
const KIND_MASK = 3;
const KINDS = { run: RUN, near: NEAR, fact: FACT, other: OTHER };
/** Ways lead so many cells on or back, which is always a multiple of STEP, or nowhere. */
export const YES = 0;
export const NO = 1;

/** Steps of a program that somebody begins with. */
export interface Entries {
  /** Of all of it. */
  whole: number;
  /** Of what is left when a sure call came, and how many steps that is: the first ones made. */
  rest: number;
  restSteps: number;
}

export interface Block {
  at: number;
  size: number;
  steps: number;
  /** Cells to `run` from, or YES or NO. */
  whole: number;
  rest: number;
}

export class Programs {
  readonly #arena = new Arena();
  readonly #others: (OtherTest | undefined)[] = [];
  readonly #freeOthers: number[] = [];

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  add({ steps }: Program, { whole, rest, restSteps }: Entries): Block {
    const size = steps.reduce((sum, { test }) => sum + packedOf(test).length, STEP * steps.length);
    const block = this.#arena.allocate(size);
    const { cells } = this;
    // What is run most often comes first.
    const cellOf = (step: number) =>
      block + STEP * (step < restSteps ? restSteps - 1 - step : steps.length - 1 - (step - restSteps));
    const entry = (step: number) => (step < 0 ? wayOut(step) : cellOf(step));
    let free = block + STEP * steps.length;
    for (const [index, { test, holds, fails }] of steps.entries()) {
      const at = cellOf(index);
      const way = (step: number) => (step < 0 ? wayOut(step) : cellOf(step) - at);
      cells.set([((free - at) << KIND_BITS) | KINDS[test.type], this.#subject(test), way(holds), way(fails)], at);
      cells.set(packedOf(test), free);
      free += packedOf(test).length;
    }
    return { at: block, size, steps: steps.length, whole: entry(whole), rest: entry(rest) };
  }

  delete({ at, size, steps }: Block): void {
    for (let step = at; step < at + STEP * steps; step += STEP) {
      if (((this.cells[step + KIND] as number) & KIND_MASK) === OTHER) this.#forget(this.cells[step + SUBJECT] as number);
    }
    this.#arena.free(at, size);
  }

  /** `entry`: the cell of a step. */
  run(entry: number, document: QueryDocument, words: Reading): boolean {
    const { cells } = this;
    let at = entry;
    for (;;) {
      const way = cells[at + (this.#holds(at, document, words) ? HOLDS : FAILS)] as number;
      if (way === YES || way === NO) return way === YES;
      at += way;
    }
  }

  #holds(at: number, document: QueryDocument, words: Reading): boolean {
    const { cells } = this;
    const kind = cells[at + KIND] as number;
    const subject = cells[at + SUBJECT] as number;
    const packed = at + (kind >> KIND_BITS);
    switch (kind & KIND_MASK) {
      case RUN:
        return words.holds(subject, cells, packed);
      case NEAR:
        return nearHolds(cells, packed, words);
      case FACT:
        return factHolds(cells, packed, document);
      default:
        return this.#others[subject]?.(document) ?? false;
    }
  }

  #subject(test: Test): number {
    if (test.type === 'run') return test.key;
    return test.type === 'other' ? this.#remember(otherTest(test.node)) : 0;
  }

  #remember(test: OtherTest): number {
    const number = this.#freeOthers.pop() ?? this.#others.length;
    this.#others[number] = test;
    return number;
  }

  #forget(number: number): void {
    this.#others[number] = undefined;
    this.#freeOthers.push(number);
  }
}

function packedOf(test: Test): readonly number[] {
  return test.type === 'other' ? [] : test.packed;
}

function wayOut(step: number): number {
  return step === ACCEPT ? YES : NO;
}
