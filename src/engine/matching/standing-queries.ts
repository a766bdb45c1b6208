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
import { PATIENCE, PLACE, Programs, STAMP } from './programs.ts';
import type { Reading } from './reading.ts';
import { type Condition, conditionsOf, type Required, requiredCalls } from './required-calls.ts';

/** Calls in vain until a query is looked at again; more each time. */
const FIRST_PATIENCE = 64;
const MOST_PATIENCE = 1 << 24;
const LAST_POST = 0x7fffffff;

interface Standing {
  query: QueryNode;
  block: number;
  /** As it was when it was last given. */
  patience: number;
}

export class StandingQueries {
  evaluated = 0;
  readonly #callers: Callers;
  readonly #frequencies: Frequencies;
  readonly #programs = new Programs();
  readonly #standing: (Standing | undefined)[] = [];
  /** Blocks of those without calls: they have to be run for every post. */
  readonly #uncalled = new Set<number>();
  /** Waiters to be run for this post. */
  readonly #asked: number[] = [];
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
    const program = new Program(this.#frequencies);
    const rest = program.addAll(others, ACCEPT, REJECT);
    const restSteps = program.steps.length;
    const whole = chosen ? program.add(chosen, rest, REJECT) : rest;
    const calls = required?.calls ?? [];
    const block = this.#programs.add(program, { whole, rest, restSteps }, [...new Set(calls.map((call) => call.key))]);
    const { cells } = this.#programs;
    cells[block + STAMP] = 0;
    cells[block + PATIENCE] = patience;
    cells[block + PLACE] = place;
    this.#standing[place] = { query, block, patience };
    for (const call of calls) this.#callers.add(call, waiterOf(block, call.sure));
    if (!required) this.#uncalled.add(block);
  }

  leave(place: number): void {
    const standing = this.#standing[place];
    if (!standing) return;
    const { block } = standing;
    for (const key of this.#programs.keys(block)) this.#callers.delete(key, (waiter) => blockOf(waiter) === block);
    this.#uncalled.delete(block);
    this.#programs.delete(block);
    this.#standing[place] = undefined;
  }

  /** Adds to `found` the places of the queries that are true of the post that the callers have read. */
  answer(document: QueryDocument, words: Reading, found: number[]): void {
    this.#gather();
    const { cells } = this.#programs;
    for (const waiter of this.#asked) {
      const block = blockOf(waiter);
      if (this.#programs.run(block, isSure(waiter), document, words)) found.push(cells[block + PLACE] as number);
      else this.disappoint(waiter, 1);
    }
    this.evaluated += this.#asked.length;
  }

  /** Whoever waits so was called in vain so many times. */
  disappoint(waiter: number, times: number): void {
    const { cells } = this.#programs;
    const block = blockOf(waiter);
    const left = (cells[block + PATIENCE] as number) - times;
    cells[block + PATIENCE] = left;
    if (left < 0) this.#doubted = cells[block + PLACE] as number;
  }

  /** Looks for better calls of one query, if one is in doubt. */
  reconsider(): void {
    const place = this.#doubted;
    const standing = this.#standing[place];
    this.#doubted = -1;
    if (!standing) return;
    standing.patience = Math.min(4 * standing.patience, MOST_PATIENCE);
    this.#programs.cells[standing.block + PATIENCE] = standing.patience;
    const { required } = this.#choose(standing.query);
    if (!required || sameKeys(required, this.#programs.keys(standing.block))) return;
    this.leave(place);
    this.enter(place, standing.query, standing.patience);
  }

  /** Everybody who was called, once. */
  #gather(): void {
    const { cells } = this.#programs;
    const { called, count } = this.#callers;
    const asked = this.#asked;
    this.#nextPost();
    asked.length = 0;
    for (let at = 0; at < count; at++) {
      const waiter = called[at] as number;
      const block = blockOf(waiter);
      if (cells[block + STAMP] === this.#post) continue;
      cells[block + STAMP] = this.#post;
      asked.push(waiter);
    }
    for (const block of this.#uncalled) asked.push(waiterOf(block, false));
  }

  #nextPost(): void {
    if (this.#post++ < LAST_POST) return;
    this.#post = 1;
    for (const standing of this.#standing) if (standing) this.#programs.cells[standing.block + STAMP] = 0;
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
}

/** Who waits is the block of a query, and whether the call makes its condition sure. */
function waiterOf(block: number, sure: boolean): number {
  return (block << 1) | (sure ? 1 : 0);
}

function blockOf(waiter: number): number {
  return waiter >> 1;
}

function isSure(waiter: number): boolean {
  return (waiter & 1) === 1;
}

function sameKeys({ calls }: Required, keys: Int32Array): boolean {
  const called = new Set(calls.map((call) => call.key));
  return called.size === keys.length && keys.every((key) => called.has(key));
}
