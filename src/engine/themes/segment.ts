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

let best = new Float64Array(512);
let back = new Int32Array(512);

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
  const length = end - first;
  if (best.length <= length) {
    best = new Float64Array(2 * length);
    back = new Int32Array(2 * length);
  }
  best.fill(Number.POSITIVE_INFINITY, 0, length + 1);
  best[0] = 0;
  for (let at = 0; at < length; at++) {
    const before = best[at] as number;
    reach(at + 1, before + UNKNOWN_COST, at);
    tryWords(table, first, at, length, before, model);
    for (const trie of names) tryNames(table, first, at, length, before, trie);
  }
  table.wordStarts.fill(0, first, end);
  for (let at = length; at > 0; at = back[at] as number) table.wordStarts[first + (back[at] as number)] = 1;
}

function tryWords(table: TokenTable, first: number, at: number, length: number, before: number, model: WordModel): void {
  const { trie, costs } = model;
  let node = trie.root;
  const limit = Math.min(length, at + MAX_WORD);
  for (let next = at; next < limit; next++) {
    node = stepToken(table, first + next, trie, node);
    if (node === 0) return;
    const id = trie.valueAt(node);
    if (id !== -1) reach(next + 1, before + (costs[id] as number), at);
  }
}

function tryNames(table: TokenTable, first: number, at: number, length: number, before: number, trie: WordTrie): void {
  let node = trie.root;
  for (let next = at; next < length; next++) {
    node = stepToken(table, first + next, trie, node);
    if (node === 0) return;
    if (next > at && trie.valueAt(node) !== -1) reach(next + 1, before + NAME_COST, at);
  }
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

function reach(place: number, cost: number, from: number): void {
  if (cost >= (best[place] as number)) return;
  best[place] = cost;
  back[place] = from;
}
