/**
 * Who waits for which call, and who is called by a post. A call is heard where its key is found and its text really
 * stands. A change costs no more than its own calls.
 */
import type { Call } from './call.ts';
import { CallRecords, COUNT, HEARD, KIND, LIST, NEXT, OTHERS, RUN, TEXT, WAITER } from './call-records.ts';
import { KINDS, type Kind } from './hashing.ts';
import { IntList } from './int-list.ts';
import { filterBits, KeyTable } from './key-table.ts';
import { standsIn } from './packed-text.ts';
import type { Reading } from './reading.ts';

const LAST_POST = 0x7fffffff;

export class Callers {
  /** Those called since `begin`, some of them twice. */
  readonly called = new IntList();
  /** Since the start: keys found whose text was another, and the last who was named in vain by one. */
  misheard = 0;
  misheardBy = 0;
  readonly #keys = new KeyTable();
  readonly #records = new CallRecords();
  /** How many calls there are of each kind. */
  readonly #calls = new Int32Array(KINDS.length);
  #post = 0;
  #passed = new Int32Array(256);
  #found = new Int32Array(256);

  /** Whether anybody waits for calls of that kind. */
  hasAny(kind: Kind): boolean {
    return (this.#calls[KINDS.indexOf(kind)] as number) > 0;
  }

  /** `waiter`: any number from 0. */
  add(call: Call, waiter: number): void {
    const first = this.#keys.get(call.key);
    const known = this.#records.find(first, call);
    if (known !== 0) {
      this.#records.join(known, waiter);
      return;
    }
    this.#keys.set(call.key, this.#records.create(call, waiter, first));
    (this.#calls[KINDS.indexOf(call.kind)] as number)++;
  }

  /** Takes the waiters that `leaves` says away from all calls of the key. */
  delete(key: number, leaves: (waiter: number) => boolean): void {
    const { cells } = this.#records;
    let first = 0;
    let last = 0;
    let next = 0;
    for (let record = this.#keys.get(key); record !== 0; record = next) {
      next = cells[record + NEXT] as number;
      const kind = cells[record + KIND] as number;
      if (!this.#records.leave(record, leaves)) {
        (this.#calls[kind] as number)--;
        continue;
      }
      if (last === 0) first = record;
      else cells[last + NEXT] = record;
      last = record;
    }
    if (last !== 0) cells[last + NEXT] = 0;
    if (first === 0) this.#keys.delete(key);
    else this.#keys.set(key, first);
  }

  /** A new post. */
  begin(): void {
    this.called.clear();
    if (this.#post++ === LAST_POST) this.#restart();
  }

  /** In three rounds, because memory answers many questions at once faster than one after the other. */
  listen(reading: Reading, kind: Kind): void {
    const number = KINDS.indexOf(kind);
    const passed = this.#filter(reading);
    const found = this.#look(reading, passed, number);
    for (let at = 0; at < found; at++) {
      this.#hear(this.#found[at] as number, reading.places[this.#passed[at] as number] as number, reading, number);
    }
  }

  /** Keys that may be there; their indexes go to #passed. */
  #filter({ keys, keyCount }: Reading): number {
    if (this.#passed.length <= keyCount) {
      this.#passed = new Int32Array(2 * keyCount);
      this.#found = new Int32Array(2 * keyCount);
    }
    const { filter, shift } = this.#keys;
    const passed = this.#passed;
    let count = 0;
    for (let at = 0; at < keyCount; at++) {
      const key = keys[at] as number;
      const bits = filterBits(key);
      const missing = bits & ~(filter[key >>> shift] as number);
      passed[count] = at;
      // Adds 1 where none is missing: a branch would be guessed wrong too often.
      count += 1 ^ ((missing | -missing) >>> 31);
    }
    return count;
  }

  /** Keys that are there; their first records go to #found. */
  #look({ keys }: Reading, passedCount: number, kind: number): number {
    const { cells } = this.#records;
    const passed = this.#passed;
    const found = this.#found;
    let count = 0;
    for (let index = 0; index < passedCount; index++) {
      const at = passed[index] as number;
      const record = this.#keys.get(keys[at] as number);
      // Asks for the first kind already here, so that the records are on their way when they are read.
      if (record === 0 || (cells[record + KIND] !== kind && cells[record + NEXT] === 0)) continue;
      passed[count] = at;
      found[count++] = record;
    }
    return count;
  }

  /** `value` from `from` to `to` is a fact of the post. */
  hearFact(key: number, kind: Kind, value: string, [from, to]: readonly [number, number]): void {
    const { cells } = this.#records;
    for (let record = this.#keys.get(key); record !== 0; record = cells[record + NEXT] as number) {
      const same = cells[record + KIND] === KINDS.indexOf(kind) && cells[record + TEXT] === to - from;
      if (same && standsIn(cells, record + TEXT, value, from)) this.#callAll(record);
    }
  }

  #hear(first: number, place: number, reading: Reading, kind: number): void {
    const { cells } = this.#records;
    for (let record = first; record !== 0; record = cells[record + NEXT] as number) {
      if (cells[record + HEARD] === this.#post || cells[record + KIND] !== kind) continue;
      if (reading.standsAt(place, cells, record + RUN)) this.#callAll(record);
      else {
        this.misheard++;
        this.misheardBy = cells[record + WAITER] as number;
      }
    }
  }

  #callAll(record: number): void {
    const { cells } = this.#records;
    cells[record + HEARD] = this.#post;
    this.called.push(cells[record + WAITER] as number);
    const others = cells[record + OTHERS] as number;
    if (others === 0) return;
    const end = others + LIST + (cells[others + COUNT] as number);
    for (let at = others + LIST; at < end; at++) this.called.push(cells[at] as number);
  }

  /** Posts are numbered anew, and nothing was heard yet. */
  #restart(): void {
    this.#post = 1;
    const { cells } = this.#records;
    this.#keys.update((first) => {
      for (let record = first; record !== 0; record = cells[record + NEXT] as number) cells[record + HEARD] = 0;
      return first;
    });
  }
}
