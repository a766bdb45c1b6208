/**
 * The queries by place, each indexed under its required terms and compiled to a program. Where a sufficient term was found
 * only the rest of the query is run. Terms are chosen by the frequencies counted so far, and anew for a query that was a
 * false candidate too often: that changes what matching costs, never what it answers.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import type { DocumentTerms } from './document-terms.ts';
import { IntList } from './int-list.ts';
import { ACCEPT, Program, REJECT } from './program.ts';
import { type Block, NO, Programs, YES } from './programs.ts';
import type { QueryIndex } from './query-index.ts';
import { type Condition, conditionsOf, type Required, requiredTerms } from './required-terms.ts';
import type { TermFrequencies } from './term-frequencies.ts';

/** Cells of a place: the document it was last evaluated for, where rest and whole begin, false candidates left. */
const DOCUMENT = 0;
const REST = 1;
const WHOLE = 2;
const FALSE_CANDIDATES_LEFT = 3;
const ROW = 4;

/** How often a query may be a false candidate until its terms are chosen again; more each time. */
const FIRST_ALLOWANCE = 64;
const LARGEST_ALLOWANCE = 1 << 24;

interface Standing {
  query: QueryNode;
  block: Block;
  /** Of its required terms. */
  keys: ReadonlySet<number>;
  /** False candidates allowed when its terms were last looked at. */
  allowance: number;
}

export class StandingQueries {
  evaluated = 0;
  readonly #index: QueryIndex;
  readonly #frequencies: TermFrequencies;
  readonly #lastDocument: number;
  readonly #programs = new Programs();
  readonly #standing: (Standing | undefined)[] = [];
  /** Places of the queries without required terms: they have to be run for every document. */
  readonly #unfiltered = new Set<number>();
  /** For this document: places, each followed by the cell at which to run its program. */
  readonly #runs = new IntList();
  #rows = new Int32Array(64 * ROW);
  #document = 0;
  /** A place without allowance left; -1 where there is none. */
  #exhausted = -1;

  /** `lastDocument`: documents are numbered from 1 to this one, and then anew. */
  constructor(index: QueryIndex, frequencies: TermFrequencies, lastDocument: number) {
    this.#index = index;
    this.#frequencies = frequencies;
    this.#lastDocument = lastDocument;
  }

  /** `place`: a number from 0 at which nothing stands. */
  add(place: number, query: QueryNode, allowance = FIRST_ALLOWANCE): void {
    const { chosen, required, others } = this.#choose(query);
    const terms = required?.terms ?? [];
    const program = new Program(this.#frequencies);
    const rest = program.addAll(others, ACCEPT, REJECT);
    const restSteps = program.steps.length;
    // Where every term is sufficient, the condition that they decide is never run.
    const whole = chosen && terms.some((term) => !term.sufficient) ? program.add(chosen, rest, REJECT) : rest;
    const block = this.#programs.add(program, { whole, rest, restSteps });
    this.#standing[place] = { query, block, allowance, keys: new Set(terms.map((term) => term.key)) };
    this.#writeRow(place, [0, block.rest, block.whole, allowance]);
    for (const term of terms) this.#index.add(term, postingOf(place, term.sufficient));
    if (!required) this.#unfiltered.add(place);
  }

  remove(place: number): void {
    const standing = this.#standing[place];
    if (!standing) return;
    for (const key of standing.keys) this.#index.remove(key, (posting) => placeOf(posting) === place);
    this.#unfiltered.delete(place);
    this.#programs.delete(standing.block);
    this.#standing[place] = undefined;
  }

  /** Adds to `found` the places of the queries that are true of the document, which was looked up in the index before. */
  matchAll(document: QueryDocument, words: DocumentTerms, found: IntList): void {
    this.#nextDocument();
    const { candidates } = this.#index;
    this.#runs.clear();
    for (let at = 0; at < candidates.count; at++) this.#evaluate(candidates.at(at), found);
    for (const place of this.#unfiltered) this.#evaluate(postingOf(place, false), found);
    const runs = this.#runs;
    for (let at = 0; at < runs.count; at += 2) {
      const place = runs.at(at);
      if (this.#programs.run(runs.at(at + 1), document, words)) found.push(place);
      else this.countFalseCandidate(postingOf(place, false), 1);
    }
  }

  /** The query of the posting was a candidate, or nearly one, in vain so many times. */
  countFalseCandidate(posting: number, times: number): void {
    const cell = ROW * placeOf(posting) + FALSE_CANDIDATES_LEFT;
    const left = (this.#rows[cell] as number) - times;
    this.#rows[cell] = left;
    if (left < 0) this.#exhausted = placeOf(posting);
  }

  /** Chooses the terms of one query again, if one has no allowance left. */
  reindex(): void {
    const place = this.#exhausted;
    if (place < 0) return;
    this.#exhausted = -1;
    const standing = this.#standing[place];
    if (!standing) return;
    standing.allowance = Math.min(16 * standing.allowance, LARGEST_ALLOWANCE);
    this.#rows[ROW * place + FALSE_CANDIDATES_LEFT] = standing.allowance;
    const { required } = this.#choose(standing.query);
    if (!required || sameKeys(required, standing.keys)) return;
    this.remove(place);
    this.add(place, standing.query, standing.allowance);
  }

  /** Once for each document; at once where nothing is to be run. */
  #evaluate(posting: number, found: IntList): void {
    const rows = this.#rows;
    const place = placeOf(posting);
    const row = ROW * place;
    if (rows[row + DOCUMENT] === this.#document) return;
    rows[row + DOCUMENT] = this.#document;
    this.evaluated++;
    const entry = rows[row + (isSufficient(posting) ? REST : WHOLE)] as number;
    if (entry === YES) found.push(place);
    else if (entry !== NO) {
      this.#runs.push(place);
      this.#runs.push(entry);
    }
  }

  #nextDocument(): void {
    if (this.#document++ < this.#lastDocument) return;
    this.#document = 1;
    for (let row = DOCUMENT; row < this.#rows.length; row += ROW) this.#rows[row] = 0;
  }

  /** The condition whose required terms cost least, and the others. */
  #choose(query: QueryNode): { chosen: Condition | null; required: Required | null; others: Condition[] } {
    const conditions = conditionsOf(query);
    let chosen: Condition | null = null;
    let required: Required | null = null;
    for (const condition of conditions) {
      const terms = requiredTerms(condition, this.#frequencies);
      if (terms === null || (required !== null && terms.cost >= required.cost)) continue;
      required = terms;
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

/** The place of a query, and whether the term decides the condition it was chosen for. */
function postingOf(place: number, sufficient: boolean): number {
  return (place << 1) | (sufficient ? 1 : 0);
}

function placeOf(posting: number): number {
  return posting >> 1;
}

function isSufficient(posting: number): boolean {
  return (posting & 1) === 1;
}

function sameKeys({ terms }: Required, keys: ReadonlySet<number>): boolean {
  const chosen = new Set(terms.map((term) => term.key));
  return chosen.size === keys.size && [...chosen].every((key) => keys.has(key));
}
