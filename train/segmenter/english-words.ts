/** English words and two-word phrases by the share of texts that hold them, and whether a word is mostly written with a capital. */
import { KIND } from '../../src/engine/text/characters.ts';
import { readTokens } from '../../src/engine/themes/read-tokens.ts';
import { STOP_WORDS } from '../../src/engine/themes/stop-words.ts';
import { GAP, type TokenTable } from '../../src/engine/themes/token-table.ts';
import type { LearnedWord } from './word-model-file.ts';

/** Texts that must hold a word, or a phrase. */
const LEAST_WORD = 5;
const LEAST_PHRASE = 12;
/** Least normalised pointwise mutual information of a phrase (Bouma 2009): 1 is always together, 0 is chance. */
const LEAST_TOGETHER = 0.42;
const PROPER_SHARE = 0.75;
const LATIN = /^[a-z][a-z\d]*$/;

interface Seen {
  texts: number;
  /** Inside a sentence of a text that is not in capitals. */
  inside: number;
  capital: number;
}

export function learnEnglishWords(texts: readonly string[]): LearnedWord[] {
  const words = new Map<string, Seen>();
  const pairs = new Map<string, number>();
  for (const text of texts) countText(readTokens('', text), words, pairs);
  let total = 0;
  for (const { texts: times } of words.values()) total += times;
  const learned: LearnedWord[] = [];
  for (const [word, { texts: times, inside, capital }] of words) {
    const isProper = inside >= 4 && capital / inside >= PROPER_SHARE;
    if (times >= LEAST_WORD) learned.push({ word, share: times / total, isProper });
  }
  const stops = new Set(STOP_WORDS);
  const shareOf = (word: string): number => (words.get(word)?.texts ?? 1) / texts.length;
  for (const [pair, times] of pairs) {
    const parts = pair.split(' ');
    if (times < LEAST_PHRASE || parts.some((part) => stops.has(part) || part.length < 3)) continue;
    const share = times / texts.length;
    const chance = parts.reduce((product, part) => product * shareOf(part), 1);
    if (Math.log(share / chance) / -Math.log(share) < LEAST_TOGETHER) continue;
    learned.push({ word: pair, share: times / total, isProper: false });
  }
  return learned;
}

function countText(table: TokenTable, words: Map<string, Seen>, pairs: Map<string, number>): void {
  const isShouted = capitalShare(table) > 0.5;
  const seen = new Set<string>();
  let before = '';
  for (let token = 0; token < table.count; token++) {
    const key = wordAt(table, token);
    const isInside = table.gaps[token] === GAP.joint;
    if (key !== '') {
      const known = words.get(key) ?? { texts: 0, inside: 0, capital: 0 };
      words.set(key, known);
      if (!seen.has(key)) known.texts++;
      seen.add(key);
      if (!isShouted && isInside) countCase(known, isCapital(table, token));
      if (before !== '' && isInside) countOnce(pairs, `${before} ${key}`, seen);
    }
    before = key;
  }
}

/** Empty where the token is no word of Latin letters, or a part of a hashtag. */
function wordAt(table: TokenTable, token: number): string {
  if (table.kinds[token] !== KIND.word || table.tagged[token] === 1) return '';
  const key = table.keyOf(token, token);
  return LATIN.test(key) && key.length <= 24 ? key : '';
}

function countCase(seen: Seen, isCapital: boolean): void {
  seen.inside++;
  if (isCapital) seen.capital++;
}

function countOnce(counts: Map<string, number>, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function capitalShare(table: TokenTable): number {
  let capitals = 0;
  for (let token = 0; token < table.count; token++) if (isCapital(table, token)) capitals++;
  return table.count === 0 ? 0 : capitals / table.count;
}

function isCapital(table: TokenTable, token: number): boolean {
  return /^\p{Lu}/u.test(table.textOf(token, token));
}
