/**
 * Reads a field of a post into a token table: words folded as everywhere (engine/text), and besides what matching has no
 * use for and sentiment has: capitals, letters typed again and again, `!` and `?`, faces made of signs, ends of clauses.
 * Links and handles are one token each, whatever they say. One pass, no regular expression on ordinary text.
 */
import { foldOfUnit, KIND, kindOfFolded, kindOfUnit } from '../text/characters.ts';
import { emojiEnd, foldEmoji } from '../text/emoji.ts';
import { fold } from '../text/fold.ts';
import { unitAt } from '../text/unit-at.ts';
import { addUnit, EMPTY_HASH, hashText } from './hashing.ts';
import { signOfUnit } from './punctuation.ts';
import { CAPITALS, ELONGATED, TOKEN, type TokenTable } from './token-table.ts';
import { typedFaceAt } from './typed-faces.ts';

const LINK = hashText('<link>');
const HANDLE = hashText('<handle>');
const LONG_NUMBER = hashText('<number>');
/** 10/10 and 5 stars say something, 2,459 does not. */
const SHORT_NUMBER = 2;
const SPACE = 0x20;
const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

export function readField(text: string, table: TokenTable): void {
  const { length } = text;
  table.reserve(length);
  let at = 0;
  while (at < length) {
    const unit = unitAt(text, at);
    if (unit === SPACE) {
      at++;
      continue;
    }
    const kind = kindOfUnit(unit);
    if (kind === KIND.han) {
      addHan(table, unit, at);
      at++;
      continue;
    }
    const face = typedFaceAt(text, at, unit);
    if (face !== undefined) {
      table.add(TOKEN.face, face.hash, at, at + face.length);
      at += face.length;
    } else if (kind === KIND.word || kind === KIND.hangul) at = readLink(text, at, table) || readWord(text, at, table);
    else if (kind === KIND.complex) at = readComplex(text, at, table);
    else at = readSign(text, at, unit, table);
  }
}

function addHan(table: TokenTable, unit: number, at: number): void {
  table.add(TOKEN.han, addUnit(EMPTY_HASH, foldOfUnit(unit)), at, at + 1);
  if (unit >= 0x3041 && unit < 0x3100) table.kana++;
  else table.han++;
}

/** An emoji, a character of two units, or a letter that only folding makes one of ours. */
function readComplex(text: string, at: number, table: TokenTable): number {
  const end = emojiEnd(text, at);
  if (end > at) {
    const emoji = foldEmoji(text.slice(at, end)).replace(SKIN_TONES, '');
    table.add(TOKEN.emoji, hashText(emoji), at, end);
    return end;
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const folded = fold(character);
  const kind = kindOfFolded(Array.from(folded)[0] ?? ' ');
  if (kind === KIND.han) {
    table.add(TOKEN.han, hashText(folded), at, at + character.length);
    table.han++;
    return at + character.length;
  }
  return kind === KIND.word || kind === KIND.hangul ? readWord(text, at, table) : at + character.length;
}

/** Always goes on by one unit or more. */
function readWord(text: string, start: number, table: TokenTable): number {
  const { length } = text;
  let { letters, letterCount: to } = table;
  let capitals = 0;
  let at = start;
  while (at < length) {
    const unit = unitAt(text, at);
    const kind = kindOfUnit(unit);
    if (kind === KIND.word || kind === KIND.hangul) {
      const folded = foldOfUnit(unit);
      if (unit !== folded && unit < 0x250) capitals++;
      letters[to++] = folded;
    } else if (kind === KIND.complex) {
      const folded = foldedLetters(text, at);
      if (folded === undefined) break;
      table.letterCount = to;
      table.addLetters(folded, length - at);
      ({ letters, letterCount: to } = table);
      if (unit >= 0xd800 && unit < 0xdc00) at++;
    } else if (!isApostrophe(unit) || !isLetterAt(text, at + 1)) break;
    at++;
  }
  table.letterCount = to;
  addWord(table, capitals, start, at);
  return Math.max(at, start + 1);
}

/** The letters of the word are the last of the table; those typed again and again are shortened there. */
function addWord(table: TokenTable, capitals: number, start: number, end: number): void {
  const { letters, letterCount: to } = table;
  const from = table.lettersFrom[table.count] as number;
  if (from === to) return;
  table.letterCount = from;
  let hash = EMPTY_HASH;
  let kept = from;
  let digits = 0;
  let last = 0;
  let run = 0;
  for (let at = from; at < to; at++) {
    const letter = letters[at] as number;
    if (letter < 0x3a && letter > 0x2f) digits++;
    run = letter === last ? run + 1 : 1;
    last = letter;
    if (run > 2 && letter > 0x39) continue;
    hash = addUnit(hash, letter);
    letters[kept++] = letter;
  }
  if (digits === to - from) {
    table.add(TOKEN.number, digits > SHORT_NUMBER ? LONG_NUMBER : hash, start, end);
    return;
  }
  if ((letters[from] as number) < 0x250) table.latin++;
  else table.other++;
  table.letterCount = kept;
  table.add(TOKEN.word, hash, start, end);
  table.flags[table.count - 1] = (kept < to ? ELONGATED : 0) | (to - from > 1 && capitals === to - from ? CAPITALS : 0);
}

/** Marks say nothing here and are '', a letter of another form is what it folds to, anything else undefined. */
function foldedLetters(text: string, at: number): string | undefined {
  if (emojiEnd(text, at) > at) return undefined;
  const folded = fold(String.fromCodePoint(text.codePointAt(at) ?? 0));
  const kind = kindOfFolded(Array.from(folded)[0] ?? ' ');
  if (kind === KIND.mark) return '';
  return kind === KIND.word || kind === KIND.hangul ? folded : undefined;
}

/** Between two letters an apostrophe is none of a word's letters: don't, don’t and dont are one. */
function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019;
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && kindOfUnit(unitAt(text, at)) === KIND.word;
}

/** Where the link that begins here ends, 0 where none does. */
function readLink(text: string, start: number, table: TokenTable): number {
  const first = unitAt(text, start) | 0x20;
  if (first !== 0x68 && first !== 0x77) return 0;
  const second = unitAt(text, start + 1);
  if (second !== 0x74 && second !== 0x77) return 0;
  if (!text.startsWith('http', start) && !text.startsWith('www.', start)) return 0;
  let end = start + 4;
  if (unitAt(text, end) === 0x73) end++;
  // `http` alone is what some data sets leave of a link.
  if (first === 0x68 && isLetterAt(text, end)) return 0;
  while (end < text.length && unitAt(text, end) > 0x20 && unitAt(text, end) < 0x7f) end++;
  table.add(TOKEN.link, LINK, start, end);
  return end;
}

const ENTITIES = ['&amp;', '&lt;', '&gt;', '&quot;', '&#39;', '&apos;', '&nbsp;'];

function readSign(text: string, at: number, unit: number, table: TokenTable): number {
  if (unit === 0x26) return at + (ENTITIES.find((entity) => text.startsWith(entity, at))?.length ?? 1);
  if (unit === 0x40 || unit === 0xff20) return readHandle(text, at, table);
  const sign = signOfUnit(unit);
  if (sign === undefined) return at + 1;
  // A point inside a number or an abbreviation ends nothing.
  if (sign.kind === TOKEN.end && unit === 0x2e) {
    if (unitAt(text, at + 1) === 0x2e) return readEllipsis(text, at, table);
    if (isLetterAt(text, at + 1)) return at + 1;
  }
  table.add(sign.kind, sign.hash, at, at + 1);
  return at + 1;
}

const ELLIPSIS = hashText('…');

function readEllipsis(text: string, at: number, table: TokenTable): number {
  let end = at;
  while (unitAt(text, end) === 0x2e) end++;
  table.add(TOKEN.mark, ELLIPSIS, at, end);
  return end;
}

function readHandle(text: string, at: number, table: TokenTable): number {
  let end = at + 1;
  for (; end < text.length; end++) {
    const unit = unitAt(text, end);
    if (unit !== 0x5f && unit !== 0x2e && !(unit < 0x250 && kindOfUnit(unit) === KIND.word)) break;
  }
  if (end > at + 1) table.add(TOKEN.handle, HANDLE, at, end);
  return end;
}
