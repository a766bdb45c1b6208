/** Writes what src/engine/themes/word-model.ts reads. */
import { COST_STEPS, PROPER } from '../../src/engine/themes/word-model.ts';

export interface LearnedWord {
  /** Folded. */
  word: string;
  /** Its share among all words of its script. */
  share: number;
  /** Mostly written with a capital. */
  isProper: boolean;
}

export function encodeWordModel(words: readonly LearnedWord[]): Uint8Array {
  const sorted = words.toSorted((one, other) => (one.word < other.word ? -1 : 1));
  const bytes: number[] = [0x45, 0x57, 0x4d, 0x31, ...be32(sorted.length)];
  let before = '';
  for (const { word, share, isProper } of sorted) {
    let common = 0;
    while (common < word.length && common < before.length && word[common] === before[common]) common++;
    bytes.push(common, word.length - common);
    for (let at = common; at < word.length; at++) bytes.push(word.charCodeAt(at) >> 8, word.charCodeAt(at) & 0xff);
    const cost = Math.min(PROPER - 1, Math.max(1, Math.round(-Math.log(share) * COST_STEPS)));
    bytes.push(cost | (isProper ? PROPER : 0));
    before = word;
  }
  return Uint8Array.from(bytes);
}

function be32(value: number): number[] {
  return [(value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}
