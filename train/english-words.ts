/** English words and two-word phrases by the share of texts that hold them, and whether a word is mostly written with a capital. */
import { KIND } from '../src/engine/text/characters.ts';
import { readTokens } from '../src/engine/themes/read-tokens.ts';
import { STOP_WORDS } from '../src/engine/themes/stop-words.ts';
import { GAP, type TokenTable } from '../src/engine/themes/token-table.ts';
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
  const stops = new Set(STOP_WORDS);
  const learned: LearnedWord[] = [];
  let total = 0;
  for (const { texts: times } of words.values()) total += times;
  for (const [word, { texts: times, inside, capital }] of words) {
    if (times >= LEAST_WORD) learned.push({ word, share: times / total, isProper: inside >= 4 && capital / inside >= PROPER_SHARE });
  }
  for (const [pair, times] of pairs) {
    if (times < LEAST_PHRASE) continue;
    const [first = '', second = ''] = pair.split(' ');
    if (stops.has(first) || stops.has(second) || first.length < 2 || second.length < 3) continue;
    const chance = ((words.get(first)?.texts ?? 1) / texts.length) * ((words.get(second)?.texts ?? 1) / texts.length);
    const share = times / texts.length;
    if (Math.log(share / chance) / -Math.log(share) >= LEAST_TOGETHER) learned.push({ word: pair, share: times / total, isProper: false });
  }
  return learned;
}

function countText(table: TokenTable, words: Map<string, Seen>, pairs: Map<string, number>): void {
  const mostlyCapitals = capitalShare(table) > 0.5;
  const seen = new Set<string>();
  let before = '';
  for (let token = 0; token < table.count; token++) {
    const key = table.kinds[token] === KIND.word && table.tagged[token] === 0 ? table.keyOf(token, token) : '';
    const isWord = LATIN.test(key) && key.length <= 24;
    const gap = table.gaps[token] as number;
    if (isWord) {
      const known = words.get(key) ?? { texts: 0, inside: 0, capital: 0 };
      words.set(key, known);
      if (!seen.has(key)) known.texts++;
      seen.add(key);
      if (!mostlyCapitals && gap === GAP.joint) {
        known.inside++;
        if (isCapital(table, token)) known.capital++;
      }
      const pair = before === '' || gap !== GAP.joint ? '' : `${before} ${key}`;
      if (pair !== '' && !seen.has(pair)) {
        seen.add(pair);
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
    before = isWord ? key : '';
  }
}

function capitalShare(table: TokenTable): number {
  let capitals = 0;
  for (let token = 0; token < table.count; token++) if (isCapital(table, token)) capitals++;
  return table.count === 0 ? 0 : capitals / table.count;
}

function isCapital(table: TokenTable, token: number): boolean {
  return /^\p{Lu}/u.test(table.textOf(token, token));
}
