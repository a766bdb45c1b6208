/**
 * Where the sentences of a text stand: English, Chinese and Cantonese, as posts write them: with emoji in place of full stops, with
 * line breaks for them, with addresses and abbreviations inside. Takes time in proportion to the text. It does not judge whether
 * a piece says anything.
 */
import { findLinks } from '../themes/links.ts';

/** UTF-16 offsets, end exclusive; without the blanks around it. */
export interface SentenceSpan {
  start: number;
  end: number;
}

/** A piece without any end is cut at a sign or a blank behind this many units. */
const LONGEST = 400;
/** Behind this many even inside a word. */
const LIMIT = 1000;
/** Of signs or emoji in a row no more are looked at. */
const MOST_SIGNS = 100;
const ENDS = /[.!?…。！？｡；⋯\n\r\u2028\u2029\u0085]/;
const ALWAYS_ENDS = /[。！？｡；\n\r\u2028\u2029\u0085]/;
const BREAK = /[\n\r\u2028\u2029\u0085]/;
const MORE_ENDS = /[.!?…。！？｡⋯~～]/;
const CLOSING = /["'”’」』）)\]】》]/;
const HAN = /[\p{Script=Han}\u3040-\u30ff]/u;
const UPPER = /^[\p{Lu}\p{Lt}]/u;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{RI})/u;
/** Selectors, joiners, tones. */
const EMOJI_PART = /\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\u20e3/u;
const SOFT_CUT = /[,，、;:：\s]/;
const LOW_SURROGATE = /[\udc00-\udfff]/;
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof sr jr st no nos vs etc inc ltd co corp dept est approx fig gen gov hon col sgt capt jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e a.m p.m u.s u.k h.k'.split(
    ' ',
  ),
);
const LAST_WORD = /[\p{L}.]+$/u;

export function splitSentences(text: string): SentenceSpan[] {
  const links = findLinks(text);
  const found: SentenceSpan[] = [];
  let start = 0;
  let link = 0;
  let at = 0;
  while (at < text.length) {
    while (link < links.length && (links[link + 1] as number) <= at) link += 2;
    if (link < links.length && (links[link] as number) <= at) {
      at = links[link + 1] as number;
      continue;
    }
    const end = sentenceEnd(text, start, at);
    if (end === -1) {
      at++;
      continue;
    }
    addTrimmed(found, text, start, end);
    start = end;
    at = end;
  }
  addTrimmed(found, text, start, text.length);
  return found;
}

/** Where the sentence ends that a sign at a place ends; -1 where it ends none. */
function sentenceEnd(text: string, start: number, at: number): number {
  const sign = text.charAt(at);
  if (ENDS.test(sign)) {
    if (BREAK.test(sign)) return at + 1;
    const end = behindSigns(text, at + 1);
    return ALWAYS_ENDS.test(sign) || isFullStop(text, start, at, end) ? end : -1;
  }
  const code = text.codePointAt(at) ?? 0;
  if (code > 0x203b && EMOJI.test(String.fromCodePoint(code))) return emojiEnds(text, start, at);
  if (at - start < LONGEST) return -1;
  return SOFT_CUT.test(sign) || (at - start >= LIMIT && !LOW_SURROGATE.test(text.charAt(at + 1))) ? at + 1 : -1;
}

/** Further signs and what closes a quotation belong to the sentence. */
function behindSigns(text: string, from: number): number {
  const limit = Math.min(text.length, from + MOST_SIGNS);
  let end = from;
  while (end < limit && (MORE_ENDS.test(text.charAt(end)) || CLOSING.test(text.charAt(end)))) end++;
  return end;
}

/** Whether a dot, `!`, `?` or an ellipsis of ASCII texts ends a sentence: not in 3.5, U.S., e.g. nor a name. */
function isFullStop(text: string, start: number, at: number, end: number): boolean {
  const next = text.charAt(end);
  if (next === '' || HAN.test(next)) return text.charAt(at) !== '…' || next === '' || end > at + 1;
  if (!/\s/.test(next)) return text.charAt(at) !== '.' && !/[\p{L}\p{N}]/u.test(next);
  if (text.charAt(at) !== '.' || end > at + 1)
    return text.charAt(at) !== '…' || UPPER.test(text.slice(end).trimStart().slice(0, 2));
  const word = LAST_WORD.exec(text.slice(Math.max(start, at - 12), at))?.[0] ?? '';
  const isInitial = word.length === 1 && /\p{Lu}/u.test(word) && word !== 'I';
  if (isInitial || ABBREVIATIONS.has(word.toLowerCase())) return false;
  const following = text.slice(end, end + 40).trimStart();
  return !/^\p{Ll}/u.test(following) || !/[.]\w/.test(word);
}

/** Emoji stand for a full stop before Chinese, and between sentences of a line; not before a word that goes on small. */
function emojiEnds(text: string, start: number, at: number): number {
  const limit = Math.min(text.length, at + MOST_SIGNS);
  let end = at;
  while (end < limit) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (!EMOJI.test(character) && !EMOJI_PART.test(character)) break;
    end += character.length;
  }
  if (text.slice(start, at).trim() === '') return -1;
  const rest = text.slice(end, end + 4).trimStart();
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return rest === '' || HAN.test(first) || (UPPER.test(first) && /\s/.test(text.charAt(end))) ? end : -1;
}

function addTrimmed(found: SentenceSpan[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (end > start) found.push({ start, end });
}
