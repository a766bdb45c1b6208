/**
 * The programs of all queries, one behind the other in one array: running one touches its own piece of memory and the
 * hashes of the post, and texts only where a hash was found.
 */
import type { QueryDocument } from '../query/document.ts';
import { Arena } from './arena.ts';
import type { Frequencies } from './frequencies.ts';
import { type OtherTest, otherTest } from './other-test.ts';
import { packedSize, writeText } from './packed-text.ts';
import { ACCEPT, type Program, type Step } from './program.ts';
import { type Reading, runMeta } from './reading.ts';

/** Cells of a piece before its steps. */
const SIZE = 0;
const STEPS = 1;
const KEYS = 2;
const HEAD = 3;
/** Cells of a step: the key of a run or the number of another test; where the run stands, 0 for another test; where to go on. */
const SUBJECT = 0;
const RUN = 1;
const HOLDS = 2;
const FAILS = 3;
const STEP = 4;
/** Where a program ends instead of going on. */
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

  /** `keys`: what its calls are found by, kept for whoever takes the piece away. Answers the place of the piece. */
  add({ steps }: Program, keys: readonly number[]): number {
    const texts = steps.reduce((sum, { test }) => sum + ('key' in test ? 1 + packedSize(test.text) : 0), 0);
    const size = HEAD + STEP * steps.length + texts + keys.length;
    const piece = this.#arena.allocate(size);
    const { cells } = this.#arena;
    cells[piece + SIZE] = size;
    cells[piece + STEPS] = steps.length;
    cells[piece + KEYS] = keys.length;
    let end = piece + HEAD + STEP * steps.length;
    for (const [index, step] of steps.entries()) {
      const at = piece + HEAD + STEP * (steps.length - 1 - index);
      cells[at + HOLDS] = jump(index, step.holds);
      cells[at + FAILS] = jump(index, step.fails);
      end = this.#writeTest(step.test, at, end);
    }
    cells.set(keys, end);
    return piece;
  }

  /** Where to `run` from, for a step of the program or ACCEPT or REJECT. */
  entry(piece: number, step: number): number {
    const steps = this.#arena.cells[piece + STEPS] as number;
    return step < 0 ? (step === ACCEPT ? YES : NO) : piece + HEAD + STEP * (steps - 1 - step);
  }

  keys(piece: number): Int32Array {
    const { cells } = this.#arena;
    const end = piece + (cells[piece + SIZE] as number);
    return cells.slice(end - (cells[piece + KEYS] as number), end);
  }

  delete(piece: number): void {
    const { cells } = this.#arena;
    const steps = piece + HEAD;
    for (let at = steps; at < steps + STEP * (cells[piece + STEPS] as number); at += STEP) {
      if (cells[at + RUN] === 0) this.#forget(cells[at + SUBJECT] as number);
    }
    this.#arena.release(cells[piece + SIZE] as number);
  }

  get sparse(): boolean {
    return this.#arena.sparse;
  }

  /** `eachPiece` hands over every piece in use and takes its new place. */
  compact(eachPiece: (move: (piece: number) => number) => void): void {
    this.#arena.compact((keep) => eachPiece((piece) => keep(piece, this.#arena.cells[piece + SIZE] as number)));
  }

  run(entry: number, document: QueryDocument, words: Reading): boolean {
    const { cells } = this.#arena;
    let at = entry;
    while (at > 0) {
      const run = cells[at + RUN] as number;
      const subject = cells[at + SUBJECT] as number;
      const holds = run > 0 ? words.holds(subject, cells, at + run) : this.#other(subject, document, words);
      const by = cells[at + (holds ? HOLDS : FAILS)] as number;
      if (by <= 0) return by === YES;
      at += by;
    }
    return at === YES;
  }

  /** The text of a run goes to `end`; answers the end after it. */
  #writeTest(test: Step['test'], at: number, end: number): number {
    const { cells } = this.#arena;
    if (!('key' in test)) {
      cells[at + SUBJECT] = this.#remember(otherTest(test, this.#frequencies));
      cells[at + RUN] = 0;
      return end;
    }
    cells[at + SUBJECT] = test.key;
    cells[at + RUN] = end - at;
    cells[end] = runMeta(test);
    writeText(cells, end + 1, test.text);
    return end + 1 + packedSize(test.text);
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

/** Between the indexes of two steps, which count from the end. */
function jump(from: number, to: number): number {
  if (to < 0) return to === ACCEPT ? YES : NO;
  return STEP * (from - to);
}
