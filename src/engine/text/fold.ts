/**
 * How a piece of text is compared: NFKC, full case fold, diacritics dropped from Latin letters (and from no others:
 * й is not и, が is not か), Simplified onto Traditional. Pieces must be cut where normalisation cannot reach across
 * (see tokens.ts); zero-width characters are dropped by the caller.
 */
import { toTraditional } from './traditional.ts';

/** Latin letters that carry their mark inside, so that no decomposition takes it off. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ƀ: 'b',
  ɨ: 'i',
  ʉ: 'u',
  ƶ: 'z',
  ɇ: 'e',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/** NFKC writes these as letters, which would glue them to the name they stand behind. */
const TRADE_MARKS = /[™℠]/g;

const NOT_ASCII = /[^\0-\x7f]/;
const LATIN = /\p{Script=Latin}/u;
const LATIN_WITH_MARKS = /(\p{Script=Latin})\p{M}+/gu;
const HAN = /\p{Script=Han}/u;

export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  let folded = foldCase(text.replace(TRADE_MARKS, ' ').normalize('NFKC')).normalize('NFKC');
  if (LATIN.test(folded)) folded = foldLatin(folded);
  if (HAN.test(folded)) folded = Array.from(folded, toTraditional).join('');
  return folded;
}

/** Lower case alone leaves ß beside ss and ς beside σ; by way of upper case they meet. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase();
}

function foldLatin(text: string): string {
  const bare = text.normalize('NFD').replace(LATIN_WITH_MARKS, '$1').normalize('NFC');
  return Array.from(bare, (letter) => LATIN_LETTERS[letter] ?? letter).join('');
}
