/** Whether a translation has all that its text has of what is kept, and no address that the text has not. */
import { findLinks } from '../themes/links.ts';
import { keptPieces } from './kept-pieces.ts';
import { areNumbersKept } from './numbers.ts';

export function arePiecesKept(text: string, translated: string): boolean {
  const pieces = keptPieces(text).map(({ start, end }) => text.slice(start, end));
  const wanted = new Map<string, number>();
  for (const piece of pieces) wanted.set(piece, (wanted.get(piece) ?? 0) + 1);
  for (const [piece, count] of wanted) if (translated.split(piece).length - 1 < count) return false;
  return areNumbersKept(text, translated);
}

/** An address in a translation that is in no text is somebody's who talked to the translator. */
export function hasNewLink(text: string, translated: string): boolean {
  const links = findLinks(translated);
  for (let at = 0; at < links.length; at += 2) if (!text.includes(translated.slice(links[at], links[at + 1]))) return true;
  return false;
}

/** As telephone numbers are: long, and not a round number that was said in words. */
const LONG_NUMBER = /\d(?:[\d .,-]{4,}\d)/g;

export function hasNewNumber(text: string, translated: string): boolean {
  const known = text.replace(/\D/g, '');
  return [...translated.matchAll(LONG_NUMBER)].some(([number]) => {
    const digits = number.replace(/\D/g, '');
    return digits.length >= 7 && !digits.endsWith('00') && !known.includes(digits);
  });
}
