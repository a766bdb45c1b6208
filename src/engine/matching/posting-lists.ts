/**
 * The terms of the index of queries as records in one array: the text of each, its postings (numbers that stand for
 * queries), and the next term under the same key.
 */
import { Arena } from './arena.ts';
import { runMeta } from './document-terms.ts';
import { KINDS } from './hashing.ts';
import { packedSize, sizeOfPacked, standsIn, writeText } from './packed-text.ts';
import type { QueryTerm } from './query-term.ts';

/** Cells of a record. Its last posting is here, because most terms have no more; the others are in a block of their own. */
export const NEXT = 0;
/** Number of the document that the term was last seen in. */
export const SEEN = 1;
export const POSTING = 2;
export const MORE = 3;
export const KIND = 4;
/** As DocumentTerms.standsAt reads it; the text follows. */
export const RUN = 5;
export const TEXT = 6;

/** Cells of a block of more postings: how many there is room for, how many there are, and the postings. */
const CAPACITY = 0;
export const COUNT = 1;
export const LIST = 2;

export class PostingLists {
  readonly #arena = new Arena();

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  /** The record of the term in the chain that begins with `first`; 0 where there is none. */
  find(first: number, term: QueryTerm): number {
    const { cells } = this;
    const kind = KINDS.indexOf(term.kind);
    const meta = runMeta(term);
    for (let record = first; record !== 0; record = cells[record + NEXT] as number) {
      const same = cells[record + KIND] === kind && cells[record + RUN] === meta && cells[record + TEXT] === term.text.length;
      if (same && standsIn(cells, record + TEXT, term.text, 0)) return record;
    }
    return 0;
  }

  create(term: QueryTerm, posting: number, next: number): number {
    const record = this.#arena.allocate(TEXT + packedSize(term.text));
    const { cells } = this;
    cells[record + NEXT] = next;
    cells[record + SEEN] = 0;
    cells[record + POSTING] = posting;
    cells[record + MORE] = 0;
    cells[record + KIND] = KINDS.indexOf(term.kind);
    cells[record + RUN] = runMeta(term);
    writeText(cells, record + TEXT, term.text);
    return record;
  }

  /** A query adds all its terms in a row, so a repeated one meets its own posting as the last. */
  add(record: number, posting: number): void {
    const last = this.cells[record + POSTING] as number;
    if (last === posting) return;
    const more = this.#withRoom(record);
    const { cells } = this;
    const count = cells[more + COUNT] as number;
    cells[more + LIST + count] = last;
    cells[more + COUNT] = count + 1;
    cells[record + POSTING] = posting;
  }

  /** Whether postings are left; a record without any is freed. */
  remove(record: number, isRemoved: (posting: number) => boolean): boolean {
    const { cells } = this;
    const more = cells[record + MORE] as number;
    if (more !== 0) this.#removeMore(more, isRemoved);
    if (!isRemoved(cells[record + POSTING] as number)) return true;
    if (more === 0) return this.#free(record);
    const count = (cells[more + COUNT] as number) - 1;
    if (count < 0) return this.#free(record);
    cells[record + POSTING] = cells[more + LIST + count] as number;
    cells[more + COUNT] = count;
    return true;
  }

  #removeMore(more: number, isRemoved: (posting: number) => boolean): void {
    const { cells } = this;
    const end = more + LIST + (cells[more + COUNT] as number);
    let kept = more + LIST;
    for (let at = kept; at < end; at++) {
      const posting = cells[at] as number;
      if (!isRemoved(posting)) cells[kept++] = posting;
    }
    cells[more + COUNT] = kept - more - LIST;
  }

  /** The block of more postings, with room for another one. */
  #withRoom(record: number): number {
    const old = this.cells[record + MORE] as number;
    const count = old === 0 ? 0 : (this.cells[old + COUNT] as number);
    if (old !== 0 && count < (this.cells[old + CAPACITY] as number)) return old;
    const capacity = 2 * count + 2;
    const more = this.#arena.allocate(LIST + capacity);
    const { cells } = this;
    cells[more + CAPACITY] = capacity;
    cells[more + COUNT] = count;
    if (old !== 0) {
      cells.copyWithin(more + LIST, old + LIST, old + LIST + count);
      this.#freeMore(old);
    }
    cells[record + MORE] = more;
    return more;
  }

  #freeMore(more: number): void {
    this.#arena.free(more, LIST + (this.cells[more + CAPACITY] as number));
  }

  #free(record: number): false {
    const more = this.cells[record + MORE] as number;
    if (more !== 0) this.#freeMore(more);
    this.#arena.free(record, TEXT + sizeOfPacked(this.cells, record + TEXT));
    return false;
  }
}
