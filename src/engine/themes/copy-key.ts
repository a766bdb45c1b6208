/**
 * One key for a post and all its copies, from its text alone: posts are copies of each other where their keys are equal.
 * A short text has the hash of its words. Of a longer one the key is made of two runs of some four words, those with the
 * smallest hashes of its beginning (min-hash: A. Broder, "On the resemblance and containment of documents", 1997): an edit
 * elsewhere leaves them as they are, and a sentence that two posts share rarely holds both. What is measured of it, and which
 * copies it misses: docs/decisions/0023.
 */
import { KIND } from '../text/characters.ts';
import { copiedParts, isNumber, LONG_CONTENT, SHORT_TEXT, type TokenSpan, tokenSize } from './copied-part.ts';
import { hashOfPair, hashOfWord, type TokenTable } from './token-table.ts';

/** Rises whenever some post gets another key, be it by another folding or another hash of its words. */
export const COPY_KEY_VERSION = 1;

/** Of a post without any word: nothing to compare, and so a copy of none. */
const NO_KEY = '0';
/** So much of a text is looked at; sizes are those of `tokenSize`. */
const LEAD = 96;
const RUN = 8;
/** Runs begin at words of some length: those of short words alone ("all of the") stand in every second text. */
const LONG_WORD = 5;
/** 係 is folded apart from 系, but converted to Simplified they are one. */
const APART = hashOfWord('係');
const TOGETHER = hashOfWord('系');

const OF_DATES = new Set(Array.from('年月日時', (character) => hashOfWord(character)));

/** What is looked at, for one post at a time. */
const hashes = new Int32Array(LEAD);
const sizes = new Uint8Array(LEAD);
const mayBegin = new Uint8Array(LEAD);
let count = 0;
let size = 0;
/** Of the numbers, and of those in dates, whatever their order. */
let numbers = 0;
let dates = 0;

/** UInt64 in decimal; `'0'` where the post has no word. Takes the same time for every length. */
export function copyKey(table: TokenTable): string {
  readLead(table, copiedParts(table));
  if (count === 0) return NO_KEY;
  if (size < SHORT_TEXT) return keyOf([{ from: 0, to: count }], 0);
  readRuns();
  const first = smallestRun();
  const second = first && smallestRun(first);
  // The next part of a series, another offer on the same form: the same words with other numbers are no copy. Dates stand in
  // front of any news that one paper takes from another.
  const seed = size < LONG_CONTENT ? numbers + dates : numbers;
  return keyOf(first && second ? [first, second] : [{ from: 0, to: count }], seed);
}

function readLead(table: TokenTable, parts: readonly TokenSpan[]): void {
  count = size = numbers = dates = 0;
  for (const { from, to } of parts) {
    for (let token = from; token < to && size < LEAD; token++) {
      const hash = table.hashes[token] as number;
      const isDigits = isNumber(table, token);
      if (isDigits && token + 1 < to && OF_DATES.has(table.hashes[token + 1] as number)) dates = (dates + hash) | 0;
      else if (isDigits) numbers = (numbers + hash) | 0;
      hashes[count] = hash === APART ? TOGETHER : hash;
      sizes[count] = tokenSize(table, token);
      const letters = (table.tos[token] as number) - (table.froms[token] as number);
      mayBegin[count] = table.kinds[token] !== KIND.word || isDigits || letters >= LONG_WORD ? 1 : 0;
      size += sizes[count] as number;
      count++;
    }
  }
}

/** Where a run ends that begins at a token, 0 where none does, and its hash. */
const runEnds = new Uint8Array(LEAD);
const runHashes = new Int32Array(LEAD);

function readRuns(): void {
  let to = 0;
  let length = 0;
  for (let from = 0; from < count; from++) {
    while (to < count && length < RUN) length += sizes[to++] as number;
    const isRun = length >= RUN && mayBegin[from] === 1;
    runEnds[from] = isRun ? to : 0;
    if (isRun) runHashes[from] = hashOfRun(from, to);
    length -= sizes[from] as number;
  }
}

function hashOfRun(from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = hashOfPair(hash, hashes[at] as number);
  return hash;
}

/** Of those that share no token with `other` and say something else. */
function smallestRun(other?: TokenSpan): TokenSpan | undefined {
  let best = -1;
  for (let from = 0; from < count; from++) {
    const to = runEnds[from] as number;
    if (to === 0 || (best !== -1 && (runHashes[from] as number) >= (runHashes[best] as number))) continue;
    if (other && (runHashes[from] === runHashes[other.from] || (from < other.to && to > other.from))) continue;
    best = from;
  }
  return best === -1 ? undefined : { from: best, to: runEnds[best] as number };
}

const MULTIPLIERS = [0x9e3779b1, 0xc2b2ae3d] as const;

function keyOf(runs: readonly TokenSpan[], seed: number): string {
  const upper = half(runs, seed, MULTIPLIERS[0]);
  const lower = half(runs, seed, MULTIPLIERS[1]);
  const key = ((BigInt(upper) << 32n) | BigInt(lower)).toString();
  return key === NO_KEY ? '1' : key;
}

/** 32 bits of the tokens of all runs; the two halves differ by their multiplier. */
function half(runs: readonly TokenSpan[], seed: number, multiplier: number): number {
  let hash = seed;
  for (const { from, to } of runs) {
    hash = Math.imul(hash ^ (to - from), multiplier);
    for (let at = from; at < to; at++) {
      const mixed = Math.imul(hash ^ (hashes[at] as number), multiplier);
      hash = mixed ^ (mixed >>> 15);
    }
  }
  return hashOfPair(hash, multiplier) >>> 0;
}
