/** Calls as records in one array: the text of each, who waits for it, and the next call of the same key. */
import { Arena } from './arena.ts';
import type { Call } from './call.ts';
import { KINDS } from './hashing.ts';
import { packedSize, sizeOfPacked, standsIn, writeText } from './packed-text.ts';
import { runMeta } from './reading.ts';

/** Cells of a record. One who waits is here, because most calls have no more; the others are in a block of their own. */
export const NEXT = 0;
export const HEARD = 1;
export const WAITER = 2;
export const OTHERS = 3;
export const KIND = 4;
/** As Reading.standsAt reads it; the text follows. */
export const RUN = 5;
export const TEXT = 6;

/** Cells of a block of others: how many there is room for, how many there are, and they. */
const ROOM = 0;
export const COUNT = 1;
export const LIST = 2;

export class CallRecords {
  readonly #arena = new Arena();

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  /** The record of the call in the row that begins with `first`; 0 where there is none. */
  find(first: number, call: Call): number {
    const { cells } = this;
    const kind = KINDS.indexOf(call.kind);
    const meta = runMeta(call);
    for (let record = first; record !== 0; record = cells[record + NEXT] as number) {
      const same = cells[record + KIND] === kind && cells[record + RUN] === meta && cells[record + TEXT] === call.text.length;
      if (same && standsIn(cells, record + TEXT, call.text, 0)) return record;
    }
    return 0;
  }

  create(call: Call, waiter: number, next: number): number {
    const record = this.#arena.allocate(TEXT + packedSize(call.text));
    const { cells } = this;
    cells[record + NEXT] = next;
    cells[record + HEARD] = 0;
    cells[record + WAITER] = waiter;
    cells[record + OTHERS] = 0;
    cells[record + KIND] = KINDS.indexOf(call.kind);
    cells[record + RUN] = runMeta(call);
    writeText(cells, record + TEXT, call.text);
    return record;
  }

  /** Whoever adds several calls does so in a row: a repeated one finds himself in front. */
  join(record: number, waiter: number): void {
    const first = this.cells[record + WAITER] as number;
    if (first === waiter) return;
    const others = this.#withRoom(record);
    const { cells } = this;
    const count = cells[others + COUNT] as number;
    cells[others + LIST + count] = first;
    cells[others + COUNT] = count + 1;
    cells[record + WAITER] = waiter;
  }

  /** Whether somebody still waits; a record without waiters is gone. */
  leave(record: number, leaves: (waiter: number) => boolean): boolean {
    const { cells } = this;
    const others = cells[record + OTHERS] as number;
    if (others !== 0) this.#leaveOthers(others, leaves);
    if (!leaves(cells[record + WAITER] as number)) return true;
    if (others === 0) return this.#drop(record);
    const count = (cells[others + COUNT] as number) - 1;
    if (count < 0) return this.#drop(record);
    cells[record + WAITER] = cells[others + LIST + count] as number;
    cells[others + COUNT] = count;
    return true;
  }

  #leaveOthers(others: number, leaves: (waiter: number) => boolean): void {
    const { cells } = this;
    const end = others + LIST + (cells[others + COUNT] as number);
    let kept = others + LIST;
    for (let at = kept; at < end; at++) {
      const waiter = cells[at] as number;
      if (!leaves(waiter)) cells[kept++] = waiter;
    }
    cells[others + COUNT] = kept - others - LIST;
  }

  /** The block of others, with room for one more. */
  #withRoom(record: number): number {
    const old = this.cells[record + OTHERS] as number;
    const count = old === 0 ? 0 : (this.cells[old + COUNT] as number);
    if (old !== 0 && count < (this.cells[old + ROOM] as number)) return old;
    const room = 2 * count + 2;
    const others = this.#arena.allocate(LIST + room);
    const { cells } = this;
    cells[others + ROOM] = room;
    cells[others + COUNT] = count;
    if (old !== 0) {
      cells.copyWithin(others + LIST, old + LIST, old + LIST + count);
      this.#freeOthers(old);
    }
    cells[record + OTHERS] = others;
    return others;
  }

  #freeOthers(others: number): void {
    this.#arena.free(others, LIST + (this.cells[others + ROOM] as number));
  }

  #drop(record: number): false {
    const others = this.cells[record + OTHERS] as number;
    if (others !== 0) this.#freeOthers(others);
    this.#arena.free(record, TEXT + sizeOfPacked(this.cells, record + TEXT));
    return false;
  }
}
