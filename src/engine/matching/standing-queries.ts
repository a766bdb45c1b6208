/**
 * The queries by place, each waiting for its calls and ready to run. Where a call is sure only the rest of the query is
 * run. Calls are chosen by what is known of frequencies, and anew for a query that was called in vain too often: that
 * changes what matching costs, never what it answers.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import type { Callers } from './callers.ts';
import type { Frequencies } from './frequencies.ts';
import { IntList } from './int-list.ts';
import { ACCEPT, Program, REJECT } from './program.ts';
import { type Block, NO, Programs, YES } from './programs.ts';
import type { Reading } from './reading.ts';
import { type Condition, conditionsOf, type Required, requiredCalls } from './required-calls.ts';

/** Cells of a place: the post it was last asked for, where the rest and the whole begin, calls in vain left. */
const POST = 0;
const REST = 1;
const WHOLE = 2;
const PATIENCE = 3;
const ROW = 4;

/** Calls in vain until a query is looked at again; more each time. */
const FIRST_PATIENCE = 64;
const MOST_PATIENCE = 1 << 24;
const LAST_POST = 0x7fffffff;

interface Standing {
  query: QueryNode;
  block: Block;
  /** Of its calls. */
  keys: ReadonlySet<number>;
  /** As it was when it was last given. */
  patience: number;
}

export class StandingQueries {
  evaluated = 0;
  readonly #callers: Callers;
  readonly #frequencies: Frequencies;
  readonly #programs = new Programs();
  readonly #standing: (Standing | undefined)[] = [];
  /** Places of those without calls: they have to be run for every post. */
  readonly #uncalled = new Set<number>();
  /** Places, and where each is to be run, for this post. */
  readonly #asked = new IntList();
  #rows = new Int32Array(64 * ROW);
  #post = 0;
  /** A place without patience left; -1 where there is none. */
  #doubted = -1;

  constructor(callers: Callers, frequencies: Frequencies) {
    this.#callers = callers;
    this.#frequencies = frequencies;
  }

  /** `place`: a number from 0 at which nothing stands. */
  enter(place: number, query: QueryNode, patience = FIRST_PATIENCE): void {
    const { chosen, required, others } = this.#choose(query);
    const calls = required?.calls ?? [];
    const program = new Program(this.#frequencies);
    const rest = program.addAll(others, ACCEPT, REJECT);
    const restSteps = program.steps.length;
    // Where every call is sure, what it is sure of is never run.
    const whole = chosen && calls.some((call) => !call.sure) ? program.add(chosen, rest, REJECT) : rest;
    const block = this.#programs.add(program, { whole, rest, restSteps });
    this.#standing[place] = { query, block, patience, keys: new Set(calls.map((call) => call.key)) };
    this.#writeRow(place, [0, block.rest, block.whole, patience]);
    for (const call of calls) this.#callers.add(call, waiterOf(place, call.sure));
    if (!required) this.#uncalled.add(place);
  }

  leave(place: number): void {
    const standing = this.#standing[place];
    if (!standing) return;
    for (const key of standing.keys) this.#callers.delete(key, (waiter) => placeOf(waiter) === place);
    this.#uncalled.delete(place);
    this.#programs.delete(standing.block);
    this.#standing[place] = undefined;
  }

  /** Adds to `found` the places of the queries that are true of the post that the callers have read. */
  answer(document: QueryDocument, words: Reading, found: IntList): void {
    this.#nextPost();
    const { called } = this.#callers;
    this.#asked.clear();
    for (let at = 0; at < called.count; at++) this.#ask(called.at(at), found);
    for (const place of this.#uncalled) this.#ask(waiterOf(place, false), found);
    const asked = this.#asked;
    for (let at = 0; at < asked.count; at += 2) {
      const place = asked.at(at);
      if (this.#programs.run(asked.at(at + 1), document, words)) found.push(place);
      else this.disappoint(waiterOf(place, false), 1);
    }
  }

  /** Whoever waits so was called in vain so many times. */
  disappoint(waiter: number, times: number): void {
    const cell = ROW * placeOf(waiter) + PATIENCE;
    const left = (this.#rows[cell] as number) - times;
    this.#rows[cell] = left;
    if (left < 0) this.#doubted = placeOf(waiter);
  }

  /** Looks for better calls of one query, if one is in doubt. */
  reconsider(): void {
    const place = this.#doubted;
    if (place < 0) return;
    this.#doubted = -1;
    const standing = this.#standing[place];
    if (!standing) return;
    standing.patience = Math.min(16 * standing.patience, MOST_PATIENCE);
    this.#rows[ROW * place + PATIENCE] = standing.patience;
    const { required } = this.#choose(standing.query);
    if (!required || sameKeys(required, standing.keys)) return;
    this.leave(place);
    this.enter(place, standing.query, standing.patience);
  }

  /** Once for each post; at once where nothing is to be run. */
  #ask(waiter: number, found: IntList): void {
    const rows = this.#rows;
    const place = placeOf(waiter);
    const row = ROW * place;
    if (rows[row + POST] === this.#post) return;
    rows[row + POST] = this.#post;
    this.evaluated++;
    const entry = rows[row + (isSure(waiter) ? REST : WHOLE)] as number;
    if (entry === YES) found.push(place);
    else if (entry !== NO) {
      this.#asked.push(place);
      this.#asked.push(entry);
    }
  }

  #nextPost(): void {
    if (this.#post++ < LAST_POST) return;
    this.#post = 1;
    for (let row = POST; row < this.#rows.length; row += ROW) this.#rows[row] = 0;
  }

  /** The condition whose calls cost least, and the others. */
  #choose(query: QueryNode): { chosen: Condition | null; required: Required | null; others: Condition[] } {
    const conditions = conditionsOf(query);
    let chosen: Condition | null = null;
    let required: Required | null = null;
    for (const condition of conditions) {
      const calls = requiredCalls(condition, this.#frequencies);
      if (calls === null || (required !== null && calls.cost >= required.cost)) continue;
      required = calls;
      chosen = condition;
    }
    return { chosen, required, others: conditions.filter((condition) => condition !== chosen) };
  }

  #writeRow(place: number, row: readonly number[]): void {
    if (ROW * (place + 1) > this.#rows.length) {
      const rows = new Int32Array(2 * ROW * (place + 1));
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#rows.set(row, ROW * place);
  }
}

/** Who waits: the place of a query, and whether the call makes sure what it stands for. */
function waiterOf(place: number, sure: boolean): number {
  return (place << 1) | (sure ? 1 : 0);
}

function placeOf(waiter: number): number {
  return waiter >> 1;
}

function isSure(waiter: number): boolean {
  return (waiter & 1) === 1;
}

function sameKeys({ calls }: Required, keys: ReadonlySet<number>): boolean {
  const called = new Set(calls.map((call) => call.key));
  return called.size === keys.size && [...called].every((key) => keys.has(key));
}
