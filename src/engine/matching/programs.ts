/**
 * The programs of all queries as blocks of one array: running one reads its own piece of memory and the keys of the post,
 * and texts only where a key was found.
 */
import type { QueryDocument } from '../query/document.ts';
import { Arena } from './arena.ts';
import { nearHolds } from './near-test.ts';
import { type OtherTest, otherTest } from './other-test.ts';
import { ACCEPT, type Program, type Test } from './program.ts';
import { packRun, type Reading } from './reading.ts';

/** Cells of a block: three for its owner, where to begin, how large it is, how many steps and keys it has; then the steps. */
export const STAMP = 0;
export const PATIENCE = 1;
export const PLACE = 2;
/** The cell of the first step, from the block on, or YES or NO: of the whole program, and of the rest when a sure call came. */
const WHOLE = 3;
const REST = 4;
const SIZE = 5;
const STEPS = 6;
const KEYS = 7;
const HEAD = 8;
/** Cells of a step: what kind it is, a key or the number of another test, where to go on. */
const KIND = 0;
const SUBJECT = 1;
const HOLDS = 2;
const FAILS = 3;
const STEP = 4;
/** Kinds. Of a run and of a NEAR it is two times the cell where it stands, and one more for a NEAR. */
const OTHER = 0;
/** Instead of the cell of a step. */
const YES = 0;
const NO = 1;

/** Where to begin with a program, and how many of its steps, the first ones made, are the rest. */
export interface Entries {
  whole: number;
  rest: number;
  restSteps: number;
}

export class Programs {
  readonly #arena = new Arena();
  readonly #others: (OtherTest | undefined)[] = [];
  readonly #freeOthers: number[] = [];

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  /** `keys`: of its calls, kept for whoever takes it away. Answers the block. */
  add({ steps }: Program, { whole, rest, restSteps }: Entries, keys: readonly number[]): number {
    const packed = steps.map(({ test }) => packedTest(test));
    const size = HEAD + STEP * steps.length + packed.reduce((sum, { length }) => sum + length, keys.length);
    const block = this.#arena.allocate(size);
    const { cells } = this;
    const cellOf = (step: number) => {
      if (step < 0) return step === ACCEPT ? YES : NO;
      // What is run most often comes first.
      return HEAD + STEP * (step < restSteps ? restSteps - 1 - step : steps.length - 1 - (step - restSteps));
    };
    cells.set([cellOf(whole), cellOf(rest), size, steps.length, keys.length], block + WHOLE);
    let free = HEAD + STEP * steps.length;
    for (const [index, { test, holds, fails }] of steps.entries()) {
      const data = packed[index] as readonly number[];
      const kind = test.type === 'other' ? OTHER : 2 * free + (test.type === 'near' ? 1 : 0);
      cells.set([kind, this.#subject(test), cellOf(holds), cellOf(fails)], block + cellOf(index));
      cells.set(data, block + free);
      free += data.length;
    }
    cells.set(keys, block + free);
    return block;
  }

  keys(block: number): Int32Array {
    const end = block + (this.cells[block + SIZE] as number);
    return this.cells.slice(end - (this.cells[block + KEYS] as number), end);
  }

  delete(block: number): void {
    const { cells } = this;
    const end = block + HEAD + STEP * (cells[block + STEPS] as number);
    for (let at = block + HEAD; at < end; at += STEP) {
      if (cells[at + KIND] === OTHER) this.#forget(cells[at + SUBJECT] as number);
    }
    this.#arena.free(block, cells[block + SIZE] as number);
  }

  /** `sure`: without what a sure call says already. */
  run(block: number, sure: boolean, document: QueryDocument, words: Reading): boolean {
    const { cells } = this;
    let step = cells[block + (sure ? REST : WHOLE)] as number;
    while (step > NO) step = cells[block + step + (this.#holds(block, step, document, words) ? HOLDS : FAILS)] as number;
    return step === YES;
  }

  #holds(block: number, step: number, document: QueryDocument, words: Reading): boolean {
    const { cells } = this;
    const kind = cells[block + step + KIND] as number;
    const subject = cells[block + step + SUBJECT] as number;
    if (kind === OTHER) return this.#others[subject]?.(document) ?? false;
    const at = block + (kind >> 1);
    return (kind & 1) === 0 ? words.holds(subject, cells, at) : nearHolds(cells, at, words);
  }

  #subject(test: Test): number {
    if (test.type === 'run') return test.call.key;
    return test.type === 'near' ? 0 : this.#remember(otherTest(test.node));
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

function packedTest(test: Test): readonly number[] {
  if (test.type === 'other') return [];
  return test.type === 'near' ? test.packed : packRun(test.call);
}
