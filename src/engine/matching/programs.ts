/**
 * The programs of all queries as blocks of one array: running one touches its own piece of memory and the keys of the
 * post, and texts only where a key was found.
 */
import type { QueryDocument } from '../query/document.ts';
import { Arena } from './arena.ts';
import type { Frequencies } from './frequencies.ts';
import { type OtherTest, otherTest } from './other-test.ts';
import { packedSize, writeText } from './packed-text.ts';
import { ACCEPT, type Program, type Step } from './program.ts';
import { type Reading, runMeta } from './reading.ts';

/** Cells of a block: two for its owner, where to begin, how large it is, how many steps and keys it has; then the steps. */
export const STAMP = 0;
export const PATIENCE = 1;
export const PLACE = 2;
/** The whole program, and the rest of it when a sure call came: the way to the first step, or YES or NO. */
const WHOLE = 3;
const REST = 4;
const SIZE = 5;
const STEPS = 6;
const KEYS = 7;
const HEAD = 8;
/** Cells of a step: the key of a run or the number of another test; the way to the run, 0 for another test; the ways on. */
const SUBJECT = 0;
const RUN = 1;
const HOLDS = 2;
const FAILS = 3;
const STEP = 4;
/** Ways that lead nowhere. */
const YES = 0;
const NO = -1;

export class Programs {
  readonly #arena = new Arena();
  readonly #others: (OtherTest | undefined)[] = [];
  readonly #freeOthers: number[] = [];
  readonly #frequencies: Frequencies;

  constructor(frequencies: Frequencies) {
    this.#frequencies = frequencies;
  }

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  /** `whole` and `rest`: steps of the program. `keys`: of its calls, kept for whoever takes it away. Answers the block. */
  add({ steps }: Program, whole: number, rest: number, keys: readonly number[]): number {
    const texts = steps.reduce((sum, { test }) => sum + ('key' in test ? 1 + packedSize(test.text) : 0), 0);
    const size = HEAD + STEP * steps.length + texts + keys.length;
    const block = this.#arena.allocate(size);
    const { cells } = this;
    // One step behind the last one, from which the way to a step is the longer the earlier it comes.
    const end = block + HEAD + STEP * steps.length;
    cells[block + WHOLE] = whole < 0 ? wayOut(whole) : end - STEP * (whole + 1) - block;
    cells[block + REST] = rest < 0 ? wayOut(rest) : end - STEP * (rest + 1) - block;
    cells[block + SIZE] = size;
    cells[block + STEPS] = steps.length;
    cells[block + KEYS] = keys.length;
    let free = end;
    for (const [index, { test, holds, fails }] of steps.entries()) {
      const at = end - STEP * (index + 1);
      cells[at + HOLDS] = holds < 0 ? wayOut(holds) : STEP * (index - holds);
      cells[at + FAILS] = fails < 0 ? wayOut(fails) : STEP * (index - fails);
      free = this.#writeTest(test, at, free);
    }
    cells.set(keys, free);
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
      if (cells[at + RUN] === 0) this.#forget(cells[at + SUBJECT] as number);
    }
    this.#arena.free(block, cells[block + SIZE] as number);
  }

  /** `sure`: without what a sure call says already. */
  run(block: number, sure: boolean, document: QueryDocument, words: Reading): boolean {
    const { cells } = this;
    let at = block;
    let way = cells[block + (sure ? REST : WHOLE)] as number;
    while (way > 0) {
      at += way;
      const run = cells[at + RUN] as number;
      const subject = cells[at + SUBJECT] as number;
      const holds = run > 0 ? words.holds(subject, cells, at + run) : this.#other(subject, document, words);
      way = cells[at + (holds ? HOLDS : FAILS)] as number;
    }
    return way === YES;
  }

  /** The text of a run goes to `free`; answers what is free behind it. */
  #writeTest(test: Step['test'], at: number, free: number): number {
    const { cells } = this;
    if (!('key' in test)) {
      cells[at + SUBJECT] = this.#remember(otherTest(test, this.#frequencies));
      cells[at + RUN] = 0;
      return free;
    }
    cells[at + SUBJECT] = test.key;
    cells[at + RUN] = free - at;
    cells[free] = runMeta(test);
    writeText(cells, free + 1, test.text);
    return free + 1 + packedSize(test.text);
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

  #other(number: number, document: QueryDocument, words: Reading): boolean {
    return this.#others[number]?.(document, words) ?? false;
  }
}

function wayOut(step: number): number {
  return step === ACCEPT ? YES : NO;
}
