/**
 * The programs of all queries as blocks of one array: running one reads its own block and the keys of the document, and
 * texts only where a key was found.
 */
import type { QueryDocument } from '../query/document.ts';
import { Arena } from './arena.ts';
import { attributeHolds } from './attribute-test.ts';
import { type Confirmation, confirmationOf } from './confirmation.ts';
import type { DocumentTerms } from './document-terms.ts';
import { nearHolds } from './near-test.ts';
import { ACCEPT, type Program, type Test } from './program.ts';

/** Cells of a step: what kind it is, a key or the number of a confirmation, the two jumps. */
const KIND = 0;
const SUBJECT = 1;
const HOLDS = 2;
const FAILS = 3;
const STEP = 4;
/** Kinds: the lowest bits; above them the offset of what is packed. */
const RUN = 0;
const NEAR = 1;
const ATTRIBUTE = 2;
const CONFIRMATION = 3;
const KIND_BITS = 2;
const KIND_MASK = 3;
const KINDS = { run: RUN, near: NEAR, attribute: ATTRIBUTE, confirmation: CONFIRMATION };
/** Jumps are offsets in cells, always a multiple of STEP, or one of these results. */
export const YES = 0;
export const NO = 1;

/** Steps at which running a program begins. */
export interface Entries {
  /** Of all of it. */
  whole: number;
  /** Of what is left when a sufficient term was found, and how many steps that is: the first ones built. */
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
  readonly #confirmations: (Confirmation | undefined)[] = [];
  readonly #freeNumbers: number[] = [];

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
    const entry = (step: number) => (step < 0 ? resultOf(step) : cellOf(step));
    let free = block + STEP * steps.length;
    for (const [index, { test, holds, fails }] of steps.entries()) {
      const at = cellOf(index);
      const jump = (step: number) => (step < 0 ? resultOf(step) : cellOf(step) - at);
      cells.set([((free - at) << KIND_BITS) | KINDS[test.type], this.#subject(test), jump(holds), jump(fails)], at);
      cells.set(packedOf(test), free);
      free += packedOf(test).length;
    }
    return { at: block, size, steps: steps.length, whole: entry(whole), rest: entry(rest) };
  }

  delete({ at, size, steps }: Block): void {
    for (let step = at; step < at + STEP * steps; step += STEP) {
      if (((this.cells[step + KIND] as number) & KIND_MASK) === CONFIRMATION) this.#drop(this.cells[step + SUBJECT] as number);
    }
    this.#arena.free(at, size);
  }

  /** `entry`: the cell of a step. */
  run(entry: number, document: QueryDocument, words: DocumentTerms): boolean {
    const { cells } = this;
    let at = entry;
    for (;;) {
      const jump = cells[at + (this.#holds(at, document, words) ? HOLDS : FAILS)] as number;
      if (jump === YES || jump === NO) return jump === YES;
      at += jump;
    }
  }

  #holds(at: number, document: QueryDocument, words: DocumentTerms): boolean {
    const { cells } = this;
    const kind = cells[at + KIND] as number;
    const subject = cells[at + SUBJECT] as number;
    const packed = at + (kind >> KIND_BITS);
    switch (kind & KIND_MASK) {
      case RUN:
        return words.holds(subject, cells, packed);
      case NEAR:
        return nearHolds(cells, packed, words);
      case ATTRIBUTE:
        return attributeHolds(cells, packed, document);
      default:
        return this.#confirmations[subject]?.(document) ?? false;
    }
  }

  #subject(test: Test): number {
    if (test.type === 'run') return test.key;
    return test.type === 'confirmation' ? this.#keep(confirmationOf(test.node)) : 0;
  }

  #keep(confirmation: Confirmation): number {
    const number = this.#freeNumbers.pop() ?? this.#confirmations.length;
    this.#confirmations[number] = confirmation;
    return number;
  }

  #drop(number: number): void {
    this.#confirmations[number] = undefined;
    this.#freeNumbers.push(number);
  }
}

function packedOf(test: Test): readonly number[] {
  return test.type === 'confirmation' ? [] : test.packed;
}

function resultOf(step: number): number {
  return step === ACCEPT ? YES : NO;
}
