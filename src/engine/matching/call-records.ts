/** Calls as records in one array: the text of each, who waits for it, and the next call of the same key. */
import { Arena } from './arena.ts';
import type { Call } from './call.ts';
import { Chains } from './chains.ts';
import { KINDS } from './hashing.ts';
import { packedSize, sizeOfPacked, standsIn, writeText } from './packed-text.ts';
import { runMeta } from './reading.ts';

/** Cells of a record. Who waits: the first here, because most calls have no more, the others in a chain. */
export const NEXT = 0;
export const HEARD = 1;
export const WAITER = 2;
export const OTHERS = 3;
export const KIND = 4;
/** As Reading.standsAt reads it; the text follows. */
export const RUN = 5;
export const TEXT = 6;

export class CallRecords {
  readonly others = new Chains();
  readonly #arena = new Arena();

  get cells(): Int32Array {
    return this.#arena.cells;
  }

  get sparse(): boolean {
    return this.#arena.sparse;
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
    const { cells } = this;
    const first = cells[record + WAITER] as number;
    if (first === waiter) return;
    cells[record + OTHERS] = this.others.push(first, cells[record + OTHERS] as number);
    cells[record + WAITER] = waiter;
  }

  /** Whether somebody still waits; a record without waiters is gone. */
  leave(record: number, leaves: (waiter: number) => boolean): boolean {
    const { cells, others } = this;
    const rest = others.without(cells[record + OTHERS] as number, leaves);
    cells[record + OTHERS] = rest;
    if (!leaves(cells[record + WAITER] as number)) return true;
    if (rest === 0) {
      this.#arena.release(this.#sizeOf(record));
      return false;
    }
    cells[record + WAITER] = others.value(rest);
    cells[record + OTHERS] = others.dropFirst(rest);
    return true;
  }

  /** `eachRow` hands over the beginning of every row of records and takes its new place. */
  compact(eachRow: (move: (first: number) => number) => void): void {
    this.#arena.compact((keep) => {
      eachRow((first) => this.#moveRow(first, keep));
    });
  }

  /** The last record first, so that each knows where its next one went. */
  #moveRow(first: number, keep: (at: number, size: number) => number): number {
    const row: number[] = [];
    for (let record = first; record !== 0; record = this.cells[record + NEXT] as number) row.push(record);
    return row.reduceRight((next, record) => {
      this.cells[record + NEXT] = next;
      return keep(record, this.#sizeOf(record));
    }, 0);
  }

  #sizeOf(record: number): number {
    return TEXT + sizeOfPacked(this.cells, record + TEXT);
  }
}
