/**
 * Chinese into words: of all ways to cut a run of Han characters into known words the likeliest, each word with the
 * probability of its own (a unigram model, found by Viterbi's algorithm). Characters that no word covers stay alone. Where the words
 * begin is written into the token table.
 */
import { KIND } from '../text/characters.ts';
import { GAP, type TokenTable } from './token-table.ts';
import type { WordModel } from './word-model.ts';
import type { WordTrie } from './word-trie.ts';

/** Characters of the longest word. */
const MAX_WORD = 12;
/** A character by itself that the model does not know. */
const UNKNOWN_COST = 17;
/** A name of a gazetteer: likelier than its parts, so that it stays whole. */
const NAME_COST = 10;

/** The cheapest way to each place of one run; used again for the next run. */
class Lattice {
  #best = new Float64Array(512);
  #back = new Int32Array(512);
  #table: TokenTable | undefined;
  #first = 0;
  #length = 0;

  begin(table: TokenTable, first: number, length: number): void {
    if (this.#best.length <= length) {
      this.#best = new Float64Array(2 * length);
      this.#back = new Int32Array(2 * length);
    }
    this.#table = table;
    this.#first = first;
    this.#length = length;
    this.#best.fill(Number.POSITIVE_INFINITY, 0, length + 1);
    this.#best[0] = 0;
  }

  tryAlone(at: number): void {
    this.#reach(at, at + 1, UNKNOWN_COST);
  }

  tryWords(at: number, { trie, costs }: WordModel): void {
    let node = trie.root;
    // Without a word that begins so only the character itself is left.
    const limit = this.#mayBegin(at, trie) ? Math.min(this.#length, at + MAX_WORD) : at + 1;
    for (let next = at; next < limit; next++) {
      node = this.#step(next, trie, node);
      if (node === 0) return;
      const id = trie.valueAt(node);
      if (id !== -1) this.#reach(at, next + 1, costs[id] as number);
    }
  }

  tryNames(at: number, trie: WordTrie): void {
    if (!this.#mayBegin(at, trie)) return;
    let node = trie.root;
    for (let next = at; next < this.#length; next++) {
      node = this.#step(next, trie, node);
      if (node === 0) return;
      if (next > at && trie.valueAt(node) !== -1) this.#reach(at, next + 1, NAME_COST);
    }
  }

  /** Writes where the words of the cheapest way begin. */
  end(): void {
    const { wordStarts } = this.#table as TokenTable;
    wordStarts.fill(0, this.#first, this.#first + this.#length);
    for (let at = this.#length; at > 0; at = this.#back[at] as number) wordStarts[this.#first + (this.#back[at] as number)] = 1;
  }

  /** Whether a word of two characters or more may begin at a place. */
  #mayBegin(at: number, trie: WordTrie): boolean {
    if (at + 1 === this.#length) return false;
    const { hashes } = this.#table as TokenTable;
    return trie.mayBegin(hashes[this.#first + at] as number, hashes[this.#first + at + 1] as number);
  }

  #step(place: number, trie: WordTrie, node: number): number {
    return stepToken(this.#table as TokenTable, this.#first + place, trie, node);
  }

  #reach(from: number, to: number, more: number): void {
    const cost = (this.#best[from] as number) + more;
    if (cost >= (this.#best[to] as number)) return;
    this.#best[to] = cost;
    this.#back[to] = from;
  }
}

const lattice = new Lattice();

/** `names`: tries whose words stay whole though the model may not know them. */
export function segmentTable(table: TokenTable, model: WordModel, names: readonly WordTrie[]): void {
  let first = 0;
  while (first < table.count) {
    if (table.kinds[first] !== KIND.han) {
      first++;
      continue;
    }
    let end = first + 1;
    while (end < table.count && table.kinds[end] === KIND.han && table.gaps[end] === GAP.none) end++;
    if (end - first > 1) segmentRun(table, first, end, model, names);
    first = end;
  }
}

function segmentRun(table: TokenTable, first: number, end: number, model: WordModel, names: readonly WordTrie[]): void {
  lattice.begin(table, first, end - first);
  for (let at = 0; at < end - first; at++) {
    lattice.tryAlone(at);
    lattice.tryWords(at, model);
    for (const trie of names) lattice.tryNames(at, trie);
  }
  lattice.end();
}

/** Whether a word of the trie may begin at a token: false, which it is of nearly all, is certain. */
export function mayHoldAt({ hashes, count }: TokenTable, token: number, trie: WordTrie): boolean {
  const hash = hashes[token] as number;
  return trie.mayBe(hash) || (token + 1 < count && trie.mayBegin(hash, hashes[token + 1] as number));
}

/** The value of the word that tokens make (inclusive), −1 where they make none. */
export function wordAt({ units, froms, tos }: TokenTable, first: number, last: number, trie: WordTrie): number {
  const to = tos[last] as number;
  let node = trie.root;
  for (let unit = froms[first] as number; unit < to && node !== 0; unit++) node = trie.step(node, units[unit] as number);
  return node === 0 ? -1 : trie.valueAt(node);
}

/** The node behind a whole token, 0 where no word goes on so. */
export function stepToken(table: TokenTable, token: number, trie: WordTrie, from: number): number {
  const to = table.tos[token] as number;
  let node = from;
  for (let unit = table.froms[token] as number; unit < to; unit++) {
    node = trie.step(node, table.units[unit] as number);
    if (node === 0) return 0;
  }
  return node;
}
