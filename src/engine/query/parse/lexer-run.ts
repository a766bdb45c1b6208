/**
 * A run of characters without white space, parentheses, quotes or braces: an operator, or fields, words, tags and the signs
 * that other search languages write before, between and behind them.
 */
import { tokenise } from '../../text/tokens.ts';
import { QUERY_FIELDS } from '../syntax.ts';
import { operatorSign } from './lexer-operators.ts';
import { SIGN, signOf } from './lexer-signs.ts';
import type { Emit } from './lexer-token.ts';

const INVISIBLE = /^[\u200b\u200e\u200f\u2060]+$/;
const PLAIN = /^[\p{L}\p{N}]+$/u;
/** What is certainly a token; what is not may still be one, such as an emoji. Some letters are marks once they are folded. */
const TOKEN = /(?![\p{DI}\ufc5e-\ufc63\ufe70-\ufe7f\uff9e\uff9f])[\p{L}\p{N}]/u;
const ADDRESS = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;
/** Between words: `a&&b`, `a||b`, `a, b`, `甲、乙`; not within a number like 1,000. */
const BETWEEN = /&&+|[|｜]+|(?:[;、，；]|(?<!\d),|,(?!\d))+/g;

/** Returns the end of the run that begins at `start`. */
export function readRun(text: string, start: number, emit: Emit): number {
  let end = start + 1;
  while (end < text.length && signOf(text, end) === SIGN.none) end++;
  const run = text.slice(start, end);
  if (INVISIBLE.test(run)) {
    emit('space', 'space', start, end);
    return end;
  }
  if (readOperator(run, start, emit)) return end;
  if (PLAIN.test(run)) {
    emitWord(run, start, emit);
    return end;
  }
  const at = readFront(text, start, end, emit);
  if (at < end) readWords(text.slice(at, end), at, emit);
  return Math.max(at, end);
}

function readOperator(run: string, start: number, emit: Emit): boolean {
  const sign = operatorSign(run);
  if (sign !== undefined) emit('operator', sign, start, start + run.length);
  return sign !== undefined;
}

/** What stands before the words: a suffix of the term before, signs, brackets, fields. Returns where the words begin. */
function readFront(text: string, start: number, end: number, emit: Emit): number {
  let at = readSuffix(text, start, emit);
  for (let next = at; next < end; ) {
    next = readField(text, at, end, emit) ?? readRange(text, at, emit) ?? readSigns(text, at, end, emit) ?? at;
    if (next === at) break;
    at = next;
  }
  return at;
}

const SUFFIX = /[~^]+[\d.]*|[*＊]+/y;
const CLOSING: ReadonlySet<number> = new Set([SIGN.quote, SIGN.close, SIGN.braceClose, SIGN.cornerClose, SIGN.whiteCornerClose]);

function readSuffix(text: string, start: number, emit: Emit): number {
  if (start === 0 || !CLOSING.has(signOf(text, start - 1))) return start;
  SUFFIX.lastIndex = start;
  const suffix = SUFFIX.exec(text)?.[0];
  if (suffix === undefined) return start;
  emit('bad', 'suffix', start, start + suffix.length);
  return start + suffix.length;
}

const FIELDS: ReadonlySet<string> = new Set(QUERY_FIELDS);
const FIELD = /([A-Za-z]+)([:：])(?!\/\/)/y;
const BEFORE_TERM: ReadonlySet<number> = new Set([SIGN.open, SIGN.quote, SIGN.cornerOpen, SIGN.whiteCornerOpen, SIGN.braceOpen]);

/** A name that is no field of ours is one only where something follows, so that `Re: x` is words. */
function readField(text: string, at: number, end: number, emit: Emit): number | undefined {
  FIELD.lastIndex = at;
  const [all = '', name = '', colon] = FIELD.exec(text) ?? [];
  const next = at + all.length;
  if (all === '' || next > end) return undefined;
  const isBeforeTerm = next < end || BEFORE_TERM.has(signOf(text, next));
  if (!FIELDS.has(name.toLowerCase()) && !(colon === ':' && isBeforeTerm)) return undefined;
  emit('field', 'field', at, next);
  return next;
}

const RANGE = /\[\s*[^\s\]]{1,80}\s+TO\s+[^\s\]}]{1,80}\s*[\]}]/y;

/** The only thing here that reaches over white space. */
function readRange(text: string, at: number, emit: Emit): number | undefined {
  RANGE.lastIndex = at;
  const range = RANGE.exec(text)?.[0];
  if (range === undefined) return undefined;
  emit('bad', 'unsupported', at, at + range.length);
  return at + range.length;
}

const SIGNS = /[-+!＋－！]+|[[［【〔]/y;

function readSigns(text: string, at: number, end: number, emit: Emit): number | undefined {
  SIGNS.lastIndex = at;
  const sign = SIGNS.exec(text)?.[0];
  if (sign === undefined || at + sign.length > end) return undefined;
  if ('[［【〔'.includes(sign)) emit('bad', 'open', at, at + 1).foreign = true;
  else emit('bad', 'noise', at, at + sign.length);
  return at + sign.length;
}

function readWords(words: string, start: number, emit: Emit): void {
  if (ADDRESS.test(words)) {
    emitWord(words, start, emit);
    return;
  }
  let from = 0;
  for (const between of words.matchAll(BETWEEN)) {
    readWord(words.slice(from, between.index), start + from, emit);
    from = between.index + between[0].length;
    emit('bad', 'noise', start + between.index, start + from);
  }
  readWord(words.slice(from), start + from, emit);
}

const SUFFIX_BEHIND = /(?<=[\p{L}\p{N}*＊])[~^]+[\d.]*$/u;

function readWord(word: string, start: number, emit: Emit): void {
  const inside = /[[［【〔]/.test(word) ? word : withoutBrackets(word);
  const suffix = SUFFIX_BEHIND.exec(inside)?.[0] ?? '';
  const term = inside.slice(0, inside.length - suffix.length);
  let at = start + term.length;
  if (term !== '' && !readOperator(term, start, emit)) emitWord(term, start, emit);
  if (suffix !== '') emit('bad', 'suffix', at, at + suffix.length);
  at += suffix.length;
  while (at < start + word.length) emit('bad', 'close', at, ++at).foreign = true;
}

function withoutBrackets(word: string): string {
  let end = word.length;
  while (end > 0 && ']］】〕'.includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}

function emitWord(word: string, start: number, emit: Emit): void {
  const end = start + word.length;
  if (/^\/.+\/$/s.test(word)) emit('bad', 'unsupported', start, end);
  else if (!TOKEN.test(word) && tokenise(word).tokens.length === 0) emit('bad', 'noise', start, end);
  else emit(/^[#＃@＠]/.test(word) ? 'tag' : 'word', 'word', start, end);
}
