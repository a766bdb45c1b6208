/** How much of what a claim says stands in a passage. */
import { alikeWords } from './alike.ts';
import type { Passage, ReadWord } from './read-passage.ts';

/** Both characters of a Chinese word stand there, but not side by side: 停業 and 停止營業. */
const IN_PARTS = 0.5;
const ONE_OF_TWO = 0.2;
/** English words of the same beginning: `compensation` and `compensatory`. */
const SAME_BEGINNING = 7;

/** 0…1. */
export function supportOf(word: ReadWord, passage: Passage): number {
  const { key, stem, isHan } = word;
  if (passage.stems.has(stem) || passage.stems.has(key)) return 1;
  if (isHan && key.length > 1 && passage.han.includes(key)) return 1;
  if (meaningsOf(word).some((meaning) => passage.meanings.has(meaning))) return 1;
  if (isHan) return shareOfParts(key, passage.han);
  return stem.length >= SAME_BEGINNING && passage.latin.includes(` ${stem.slice(0, SAME_BEGINNING)}`) ? 1 : 0;
}

export function meaningsOf({ stem }: ReadWord): readonly number[] {
  return alikeWords().byWord.get(stem) ?? [];
}

/** Of a word of two characters those that stand there, of a longer one its pairs. */
function shareOfParts(key: string, han: string): number {
  const characters = [...key];
  if (characters.length === 1) return 0;
  if (characters.length === 2) {
    const found = characters.filter((character) => han.includes(character)).length;
    return found === 2 ? IN_PARTS : found * ONE_OF_TWO;
  }
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return pairs.filter((pair) => han.includes(pair)).length / pairs.length;
}

/** The mean; 1 of no words. */
export function shareOf(words: readonly ReadWord[], passage: Passage): number {
  if (words.length === 0) return 1;
  return words.reduce((sum, word) => sum + Math.min(1, supportOf(word, passage)), 0) / words.length;
}
