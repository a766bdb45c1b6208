/**
 * The queries by place, each waiting for its calls and ready to run. Where a call is sure only the rest of the query is
 * run. Calls are chosen by what is known of frequencies, and anew for a query that was called in vain too often: that
 * changes what matching costs, never what it answers.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import type { Callers } from './callers.ts';
import type { Frequencies } from './frequencies.ts';
import { ACCEPT, Program, REJECT } from './program.ts';
import { Programs } from './programs.ts';
import type { Reading } from './reading.ts';
import { type Condition, conditionsOf, type Required, requiredCalls } from './required-calls.ts';

/** Cells of a place: the post it was last run for, where it runs as a whole, where without what its calls say, calls in vain left. */
const POST = 0;
const WHOLE = 1;
const REST = 2;
const PATIENCE = 3;
const ROW = 4;

const FIRST_PATIENCE = 32;
const MOST_PATIENCE = 1 << 24;
/** Other calls are worth the change if they come less often by this factor. */
const GAIN = 0.8;
const LAST_POST = 0x7fffffff;

interface Standing {
  query: QueryNode;
  piece: number;
  /** As it was when it was last given. */
  patience: number;
}

export class StandingQueries {
  /** Without calls: they have to be run for every post. */
  readonly uncalled = new Set<number>();
  evaluated = 0;
  readonly #callers: Callers;
  readonly #frequencies: Frequencies;
  readonly #programs: Programs;
  readonly #standing: (Standing | undefined)[] = [];
  #rows = new Int32Array(64 * ROW);
  #post = 0;
  /** A place without patience left; -1 where there is none. */
  #doubted = -1;

  constructor(callers: Callers, frequencies: Frequencies) {
    this.#callers = callers;
    this.#frequencies = frequencies;
    this.#programs = new Programs(frequencies);
  }

  /** `place`: a number from 0 at which nothing stands. */
  enter(place: number, query: QueryNode, patience = FIRST_PATIENCE): void {
    const { chosen, required, others } = this.#choose(query);
    const program = new Program(this.#frequencies);
    const rest = program.addAll(others, ACCEPT, REJECT);
    const whole = chosen ? program.add(chosen, rest, REJECT) : rest;
    const calls = required?.calls ?? [];
    const piece = this.#programs.add(program, [...new Set(calls.map((call) => call.key))]);
    this.#standing[place] = { query, piece, patience };
    this.#writeRow(place, [0, this.#programs.entry(piece, whole), this.#programs.entry(piece, rest), patience]);
    for (const call of calls) this.#callers.add(call, (place << 1) | (call.sure ? 1 : 0));
    if (!required) this.uncalled.add(place);
  }

  leave(place: number): void {
    const standing = this.#standing[place];
    if (!standing) return;
    for (const key of this.#programs.keys(standing.piece)) this.#callers.delete(key, (waiter) => waiter >> 1 === place);
    this.uncalled.delete(place);
    this.#programs.delete(standing.piece);
    this.#standing[place] = undefined;
    if (this.#programs.sparse) this.#compact();
  }

  /** A new post. */
  begin(): void {
    if (this.#post++ === LAST_POST) {
      this.#post = 1;
      for (let row = POST; row < this.#rows.length; row += ROW) this.#rows[row] = 0;
    }
  }

  /** Whether the query at a place is true of the post; false too if that has been asked since `begin`. */
  ask(place: number, sure: boolean, document: QueryDocument, words: Reading): boolean {
    const rows = this.#rows;
    const row = place * ROW;
    if (rows[row + POST] === this.#post) return false;
    rows[row + POST] = this.#post;
    this.evaluated++;
    if (this.#programs.run(rows[row + (sure ? REST : WHOLE)] as number, document, words)) return true;
    this.disappoint(place, 1);
    return false;
  }

  /** The query was called in vain so many times. */
  disappoint(place: number, times: number): void {
    const cell = place * ROW + PATIENCE;
    const left = (this.#rows[cell] as number) - times;
    this.#rows[cell] = left;
    if (left < 0) this.#doubted = place;
  }

  /** Looks for better calls of one query, if one is in doubt. */
  reconsider(): void {
    const place = this.#doubted;
    const standing = this.#standing[place];
    this.#doubted = -1;
    if (!standing) return;
    standing.patience = Math.min(2 * standing.patience, MOST_PATIENCE);
    this.#rows[place * ROW + PATIENCE] = standing.patience;
    const { required } = this.#choose(standing.query);
    let frequency = 0;
    for (const key of this.#programs.keys(standing.piece)) frequency += this.#frequencies.of(key, 0);
    if (!required || required.frequency >= GAIN * frequency) return;
    this.leave(place);
    this.enter(place, standing.query, standing.patience);
  }

  /** The condition whose calls come least often, and the others. */
  #choose(query: QueryNode): { chosen: Condition | null; required: Required | null; others: Condition[] } {
    const conditions = conditionsOf(query);
    let chosen: Condition | null = null;
    let required: Required | null = null;
    for (const condition of conditions) {
      const calls = requiredCalls(condition, this.#frequencies);
      if (calls === null || (required !== null && calls.frequency >= required.frequency)) continue;
      required = calls;
      chosen = condition;
    }
    return { chosen, required, others: conditions.filter((condition) => condition !== chosen) };
  }

  #writeRow(place: number, row: readonly number[]): void {
    if ((place + 1) * ROW > this.#rows.length) {
      const rows = new Int32Array(2 * (place + 1) * ROW);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#rows.set(row, place * ROW);
  }

  #compact(): void {
    this.#programs.compact((move) => {
      for (const [place, standing] of this.#standing.entries()) {
        if (!standing) continue;
        const by = move(standing.piece) - standing.piece;
        standing.piece += by;
        for (const cell of [place * ROW + WHOLE, place * ROW + REST]) {
          const entry = this.#rows[cell] as number;
          if (entry > 0) this.#rows[cell] = entry + by;
        }
      }
    });
  }
}
