/** Words that are never what a post is about, in all languages, folded as tokens are. */
import { readTokens } from './read-tokens.ts';
import { CHINESE_STOP_WORDS } from './stop-words-chinese.ts';
import { ENGLISH_STOP_WORDS } from './stop-words-english.ts';
import { JAPANESE_STOP_WORDS, KOREAN_STOP_WORDS } from './stop-words-others.ts';

export const STOP_WORDS: readonly string[] = [
  ...new Set([ENGLISH_STOP_WORDS, CHINESE_STOP_WORDS, JAPANESE_STOP_WORDS, KOREAN_STOP_WORDS].flatMap(readList)),
];

/** Each list is words parted by white space. */
function readList(list: string): string[] {
  return list.split(/\s+/).filter(Boolean).map(foldedKey);
}

function foldedKey(word: string): string {
  const table = readTokens('', word);
  return table.count === 0 ? word : table.keyOf(0, table.count - 1);
}
