/** Numbers of a text that its translation must have as well. */
import type { Piece } from './kept-pieces.ts';

const NUMBER = /\d+(?:[.,:]\d+)*/g;
/** Of what follows: 12月 is December, 3萬 is 30,000, and 2 million may be 200萬. */
const SAID_OTHERWISE = /^\s*(?:[月萬万億亿千百十]|thousand|million|billion|trillion|k\b|m\b|bn\b)/i;

/** Of two digits or more: 3 is often written as a word. */
export function lastingNumbers(text: string): Piece[] {
  return [...text.matchAll(NUMBER)].flatMap(({ index, 0: number }) => {
    const end = index + number.length;
    return digitsOf(number).length < 2 || SAID_OTHERWISE.test(text.slice(end, end + 12)) ? [] : [{ start: index, end }];
  });
}

/** Whether the digits of each stand in the translation, as often as in the text. */
export function areNumbersKept(text: string, translated: string): boolean {
  const left = new Map<string, number>();
  for (const [number] of translated.matchAll(NUMBER)) {
    const digits = digitsOf(number);
    left.set(digits, (left.get(digits) ?? 0) + 1);
  }
  return lastingNumbers(text).every(({ start, end }) => {
    const digits = digitsOf(text.slice(start, end));
    const count = left.get(digits) ?? 0;
    left.set(digits, count - 1);
    return count > 0;
  });
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
