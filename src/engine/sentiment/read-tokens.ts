/**
 * Reads a field of a post into a token table: words folded as everywhere (engine/text), and besides what matching has no
 * use for and sentiment has: capitals, letters typed again and again, `!` and `?`, faces made of signs, ends of clauses.
 * Links and handles are one token each, whatever they say. One pass, no regular expression on ordinary text.
 */
import { foldOfUnit, KIND, kindOfFolded, kindOfUnit } from '../text/characters.ts';
import { emojiEnd, foldEmoji } from '../text/emoji.ts';
import { fold } from '../text/fold.ts';
import { addUnit, EMPTY_HASH, hashText } from './hashing.ts';
import { signOfUnit } from './punctuation.ts';
import { CAPITALS, ELONGATED, TOKEN, type TokenTable } from './token-table.ts';
import { typedFaceAt } from './typed-faces.ts';

const LINK = hashText('<link>');
const HANDLE = hashText('<handle>');
const LONG_NUMBER = hashText('<number>');
/** 10/10 and 5 stars say something, 2,459 does not. */
const SHORT_NUMBER = 2;
const SKIN_TONES = /[\u{1f3fb}-\u{1f3ff}]/gu;

export function readField(text: string, table: TokenTable): void {
  table.reserve(text.length);
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
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
    } else if (kind === KIND.word || kind === KIND.hangul) at = readWord(text, at, table);
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

/** Of the word being read. One object for all of them: a word is what most of a post is made of. */
const word = { hash: 0, last: 0, run: 0, count: 0, digits: 0, capitals: 0, elongated: false };

/** Always goes on by one unit or more. */
function readWord(text: string, start: number, table: TokenTable): number {
  const link = linkEnd(text, start);
  if (link > start) {
    table.add(TOKEN.link, LINK, start, link);
    return link;
  }
  word.hash = EMPTY_HASH;
  word.last = word.run = word.count = word.digits = word.capitals = 0;
  word.elongated = false;
  let at = start;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = kindOfUnit(unit);
    if (kind === KIND.word || kind === KIND.hangul) takeLetter(table, unit);
    else if (kind === KIND.complex) {
      const folded = foldedLetters(text, at);
      if (folded === undefined) break;
      for (let index = 0; index < folded.length; index++) takeLetter(table, folded.charCodeAt(index), folded.charCodeAt(index));
      if (unit >= 0xd800 && unit < 0xdc00) at++;
    } else if (!isApostrophe(unit) || !isLetterAt(text, at + 1)) break;
    at++;
  }
  addWord(table, start, at);
  return Math.max(at, start + 1);
}

function takeLetter(table: TokenTable, unit: number, folded = foldOfUnit(unit)): void {
  if (unit !== folded && unit < 0x250) word.capitals++;
  if (folded < 0x3a && folded > 0x2f) word.digits++;
  word.count++;
  word.run = folded === word.last ? word.run + 1 : 1;
  word.last = folded;
  if (word.run > 2 && folded > 0x39) {
    word.elongated = true;
    return;
  }
  word.hash = addUnit(word.hash, folded);
  table.letters[table.letterCount++] = folded;
}

function addWord(table: TokenTable, start: number, end: number): void {
  const { hash, count, digits, capitals, elongated } = word;
  if (count === 0) return;
  const from = table.lettersFrom[table.count] as number;
  if (digits === count) {
    table.letterCount = from;
    table.add(TOKEN.number, count > SHORT_NUMBER ? LONG_NUMBER : hash, start, end);
    return;
  }
  if ((table.letters[from] as number) < 0x250) table.latin++;
  else table.other++;
  table.add(TOKEN.word, hash, start, end);
  table.flags[table.count - 1] = (elongated ? ELONGATED : 0) | (count > 1 && capitals === count ? CAPITALS : 0);
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
  return at < text.length && kindOfUnit(text.charCodeAt(at)) === KIND.word;
}

function linkEnd(text: string, at: number): number {
  const first = text.charCodeAt(at) | 0x20;
  if (first !== 0x68 && first !== 0x77) return at;
  if (!text.startsWith('http', at) && !text.startsWith('www.', at)) return at;
  let end = at + 4;
  if (text.charCodeAt(end) === 0x73) end++;
  // `http` alone is what some data sets leave of a link.
  if (first === 0x68 && isLetterAt(text, end)) return at;
  while (end < text.length && text.charCodeAt(end) > 0x20 && text.charCodeAt(end) < 0x7f) end++;
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
    if (text.charCodeAt(at + 1) === 0x2e) return readEllipsis(text, at, table);
    if (isLetterAt(text, at + 1)) return at + 1;
  }
  table.add(sign.kind, sign.hash, at, at + 1);
  return at + 1;
}

const ELLIPSIS = hashText('…');

function readEllipsis(text: string, at: number, table: TokenTable): number {
  let end = at;
  while (text.charCodeAt(end) === 0x2e) end++;
  table.add(TOKEN.mark, ELLIPSIS, at, end);
  return end;
}

function readHandle(text: string, at: number, table: TokenTable): number {
  let end = at + 1;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit !== 0x5f && unit !== 0x2e && !(unit < 0x250 && kindOfUnit(unit) === KIND.word)) break;
  }
  if (end > at + 1) table.add(TOKEN.handle, HANDLE, at, end);
  return end;
}
