/**
 * The inverted index of queries: from the terms of a document to the postings of the queries that need one of them. A term
 * is found where its key is found and its text really stands. A change costs no more than the terms that change.
 */
import type { DocumentTerms } from './document-terms.ts';
import { KINDS, type Kind } from './hashing.ts';
import { IntList } from './int-list.ts';
import { filterBits, KeyTable } from './key-table.ts';
import { standsIn } from './packed-text.ts';
import { COUNT, KIND, LIST, MORE, NEXT, POSTING, PostingLists, RUN, SEEN, TEXT } from './posting-lists.ts';
import type { QueryTerm } from './query-term.ts';

export class QueryIndex {
  /** Postings of the terms found since `begin`, some of them twice. */
  readonly candidates = new IntList();
  /** Keys found whose text was another one, until somebody sets it back, and a posting of the last of those terms. */
  falseHits = 0;
  lastFalseHit = 0;
  readonly #keys = new KeyTable();
  readonly #lists = new PostingLists();
  /** How many terms there are of each kind. */
  readonly #terms = new Int32Array(KINDS.length);
  readonly #lastDocument: number;
  #document = 0;
  #passed = new Int32Array(256);
  #found = new Int32Array(256);

  /** `lastDocument`: documents are numbered from 1 to this one, and then anew. */
  constructor(lastDocument: number) {
    this.#lastDocument = lastDocument;
  }

  /** Whether there are terms of that kind. */
  hasAny(kind: Kind): boolean {
    return (this.#terms[KINDS.indexOf(kind)] as number) > 0;
  }

  /** `posting`: any number from 0. */
  add(term: QueryTerm, posting: number): void {
    const first = this.#keys.get(term.key);
    const known = this.#lists.find(first, term);
    if (known !== 0) {
      this.#lists.add(known, posting);
      return;
    }
    this.#keys.set(term.key, this.#lists.create(term, posting, first));
    (this.#terms[KINDS.indexOf(term.kind)] as number)++;
  }

  /** Removes the postings of which `isRemoved` says so from all terms of the key. */
  remove(key: number, isRemoved: (posting: number) => boolean): void {
    const { cells } = this.#lists;
    let first = 0;
    let last = 0;
    let next = 0;
    for (let record = this.#keys.get(key); record !== 0; record = next) {
      next = cells[record + NEXT] as number;
      const kind = cells[record + KIND] as number;
      if (!this.#lists.remove(record, isRemoved)) {
        (this.#terms[kind] as number)--;
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

  /** A new document. */
  begin(): void {
    this.candidates.clear();
    if (this.#document++ === this.#lastDocument) this.#restart();
  }

  /** In three passes, because loads from memory that do not depend on each other overlap. */
  lookUp(terms: DocumentTerms, kind: Kind): void {
    const number = KINDS.indexOf(kind);
    const passed = this.#filter(terms);
    const found = this.#find(terms, passed, number);
    for (let at = 0; at < found; at++) {
      this.#verify(this.#found[at] as number, terms.places[this.#passed[at] as number] as number, terms, number);
    }
  }

  /** Keys that may be there; their indexes go to #passed. */
  #filter({ keys, keyCount }: DocumentTerms): number {
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
      // Adds 1 where none is missing: a branch would be mispredicted too often.
      count += 1 ^ ((missing | -missing) >>> 31);
    }
    return count;
  }

  /** Keys that are there; their first records go to #found. */
  #find({ keys }: DocumentTerms, passedCount: number, kind: number): number {
    const { cells } = this.#lists;
    const passed = this.#passed;
    const found = this.#found;
    let count = 0;
    for (let index = 0; index < passedCount; index++) {
      const at = passed[index] as number;
      const record = this.#keys.get(keys[at] as number);
      // Reads the kind of the first record already here, so that it is in the cache when it is verified.
      if (record === 0 || (cells[record + KIND] !== kind && cells[record + NEXT] === 0)) continue;
      passed[count] = at;
      found[count++] = record;
    }
    return count;
  }

  /** `value` from `from` to `to` is an attribute of the document. */
  lookUpAttribute(key: number, kind: Kind, value: string, [from, to]: readonly [number, number]): void {
    const { cells } = this.#lists;
    for (let record = this.#keys.get(key); record !== 0; record = cells[record + NEXT] as number) {
      const same = cells[record + KIND] === KINDS.indexOf(kind) && cells[record + TEXT] === to - from;
      if (same && standsIn(cells, record + TEXT, value, from)) this.#addCandidates(record);
    }
  }

  #verify(first: number, place: number, terms: DocumentTerms, kind: number): void {
    const { cells } = this.#lists;
    for (let record = first; record !== 0; record = cells[record + NEXT] as number) {
      if (cells[record + SEEN] === this.#document || cells[record + KIND] !== kind) continue;
      if (terms.standsAt(place, cells, record + RUN)) this.#addCandidates(record);
      else {
        this.falseHits++;
        this.lastFalseHit = cells[record + POSTING] as number;
      }
    }
  }

  #addCandidates(record: number): void {
    const { cells } = this.#lists;
    cells[record + SEEN] = this.#document;
    this.candidates.push(cells[record + POSTING] as number);
    const more = cells[record + MORE] as number;
    if (more === 0) return;
    const end = more + LIST + (cells[more + COUNT] as number);
    for (let at = more + LIST; at < end; at++) this.candidates.push(cells[at] as number);
  }

  /** Documents are numbered anew, and no term was seen yet. */
  #restart(): void {
    this.#document = 1;
    const { cells } = this.#lists;
    this.#keys.update((first) => {
      for (let record = first; record !== 0; record = cells[record + NEXT] as number) cells[record + SEEN] = 0;
      return first;
    });
  }
}
