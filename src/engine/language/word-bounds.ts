/** Where words, links and entities of markup begin and end. */
import { unitAt } from '../text/unit-at.ts';
import { SCRIPT, scriptOf } from './scripts.ts';

export const APOSTROPHE = 0x27;
export const CURLY_APOSTROPHE = 0x2019;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const LOWER_H = 0x68;
const LOWER_W = 0x77;

/** Digits (gr8) and an apostrophe before a letter (don't) belong to the word. */
export function goesOn(text: string, unit: number, at: number): boolean {
  if (unit >= DIGIT_0 && unit <= DIGIT_9) return true;
  return (unit === APOSTROPHE || unit === CURLY_APOSTROPHE) && scriptOf(unitAt(text, at + 1)) === SCRIPT.latin;
}

export function isLink(text: string, at: number): boolean {
  const unit = unitAt(text, at) | 0x20;
  if (unit === LOWER_H) return text.startsWith('http://', at) || text.startsWith('https://', at);
  return unit === LOWER_W && text.startsWith('www.', at);
}

/** `&amp;`, as some sources leave it in their texts. */
export function isEntity(text: string, start: number, end: number): boolean {
  return unitAt(text, start - 1) === AMPERSAND && unitAt(text, end) === SEMICOLON;
}

/** Where a run of visible ASCII that goes on at `at` ends. */
export function asciiEnd(text: string, at: number, to: number): number {
  let end = at;
  while (end < to && unitAt(text, end) > 0x20 && unitAt(text, end) < 0x7f) end++;
  return end;
}
