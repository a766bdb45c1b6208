/**
 * Words as a trie over UTF-16 units, in one hash table of (node, unit) → node: built in milliseconds, read without
 * allocating. An entry is two numbers side by side, so that a step touches one line of the cache: 20 bits of node and 16 of
 * unit, then 20 of the next node. A value is a number of the caller's, at least 0.
 */
import { HashBits } from './hash-bits.ts';
import { hashOfPair } from './token-table.ts';

const ROOT = 1;
const DEAD = 0;
const MAX_NODES = 2 ** 20;
const NODE = MAX_NODES - 1;

export class WordTrie {
  readonly #entries: Int32Array;
  readonly #mask: number;
  readonly #values: Int32Array;
  #count = ROOT;
  /** By the hash of each token that is a word, and of each two that a longer one begins with: nearly all others are told at once. */
  readonly #alone = new HashBits();
  readonly #beginnings: HashBits;

  /**
   * `units`: how many units all words have together, at most; fewer where they share beginnings. `bits`: a power of two, well
   * above the number of words of several tokens. Throws RangeError beyond a million units.
   */
  constructor(units: number, bits?: number) {
    if (units + 2 >= MAX_NODES) throw new RangeError(`Too many words for one trie: ${units} of ${MAX_NODES} letters.`);
    this.#beginnings = new HashBits(bits);
    const size = 2 ** Math.ceil(Math.log2(2 * units + 16));
    this.#entries = new Int32Array(2 * size);
    this.#mask = size - 1;
    this.#values = new Int32Array(units + 2).fill(-1);
  }

  /** The node that words begin at. */
  get root(): number {
    return ROOT;
  }

  /** The node after one unit more, 0 where no word goes on so. */
  step(node: number, unit: number): number {
    const entries = this.#entries;
    const head = (node << 12) | (unit >>> 4);
    let slot = this.#slot(node, unit);
    for (;;) {
      const rest = entries[2 * slot + 1] as number;
      if (rest === DEAD) return DEAD;
      if (entries[2 * slot] === head && rest >>> 20 === (unit & 15)) return rest & NODE;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** That there is a word of these tokens, of whose hashes the first two count; to be told of each before it is asked. */
  begin(first: number, second: number | undefined): void {
    if (second === undefined) this.#alone.add(first);
    else this.#beginnings.add(hashOfPair(first, second));
  }

  /** Whether a token of this hash may be a word; false is certain. */
  mayBe(hash: number): boolean {
    return this.#alone.mayHave(hash);
  }

  /** Whether a word of several tokens may begin with these two; false is certain. */
  mayBegin(first: number, second: number): boolean {
    return this.#beginnings.mayHave(hashOfPair(first, second));
  }

  /** The value of the word that ends at a node, −1 where none does. */
  valueAt(node: number): number {
    return this.#values[node] as number;
  }

  /** The value of a word, −1 where it is not in. */
  find(word: string): number {
    let node: number = ROOT;
    for (let at = 0; at < word.length && node !== DEAD; at++) node = this.step(node, word.charCodeAt(at));
    return node === DEAD || word === '' ? -1 : this.valueAt(node);
  }

  /** The value that the word has from now on: that of the first who added it. */
  add(word: string, value: number): number {
    let node: number = ROOT;
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at);
      const known = this.step(node, unit);
      node = known === DEAD ? this.#make(node, unit) : known;
    }
    if (this.valueAt(node) === -1) this.#values[node] = value;
    return this.valueAt(node);
  }

  #make(node: number, unit: number): number {
    let slot = this.#slot(node, unit);
    while (this.#entries[2 * slot + 1] !== DEAD) slot = (slot + 1) & this.#mask;
    const next = ++this.#count;
    this.#entries[2 * slot] = (node << 12) | (unit >>> 4);
    this.#entries[2 * slot + 1] = ((unit & 15) << 20) | next;
    return next;
  }

  #slot(node: number, unit: number): number {
    const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}
