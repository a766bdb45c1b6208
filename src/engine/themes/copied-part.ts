/**
 * Which tokens of a post stay the same when it is copied: of the content, where that says enough by itself, else of title and
 * content. Left out are what others put around a text they pass on: `RT`, 轉發, hashtags and `via` at its end, the name of a
 * site behind a headline. Handles, links, emoji and punctuation are no tokens of the table in the first place.
 */
import { KIND } from '../text/characters.ts';
import { hashOfWord, type TokenTable } from './token-table.ts';

/** Tokens of the table, `to` exclusive. */
export interface TokenSpan {
  from: number;
  to: number;
}

/** A word says about as much as two Han characters. */
export function tokenSize(table: TokenTable, token: number): number {
  return table.kinds[token] === KIND.han ? 1 : 2;
}

/** From this size on the content alone is compared, so that another headline makes no difference. */
export const LONG_CONTENT = 60;
/** A text below is a copy only of the same words; a headline may lose the name of a site only down to here. */
export const SHORT_TEXT = 24;
const LONGEST_SITE = 14;
/** `Headline | Site | Place`. */
const MOST_SITES = 2;

const PREFIXES = [
  ...['rt', 'fwd', 'repost'].map((word) => [hashOfWord(word)]),
  ...['轉發', '轉載', '轉貼', '轉錄'].map((word) => Array.from(word, (character) => hashOfWord(character))),
];
const VIA = hashOfWord('via');

/** A bar, or a dash by itself; the long one stands between halves of a sentence. */
const BEFORE_SITE = /[|｜]|\s[-–_]\s/;
/** So goes a sentence on. */
const SMALL_LETTER = /\p{Ll}/u;

/** In order; empty where the post has no word. */
export function copiedParts(table: TokenTable): TokenSpan[] {
  const content = withoutFrame(table, { from: table.titleCount, to: table.count });
  if (isAtLeast(table, content, LONG_CONTENT)) return [content];
  const title = withoutFrame(table, { from: 0, to: table.titleCount });
  const parts = [title, content].filter(({ from, to }) => from < to);
  if (parts.length > 0) return parts.map((part) => withoutSite(table, part));
  // Nothing but hashtags.
  return table.count > 0 ? [{ from: 0, to: table.count }] : [];
}

function withoutFrame(table: TokenTable, { from, to }: TokenSpan): TokenSpan {
  const { hashes, tagged } = table;
  let end = to;
  while (end > from && (tagged[end - 1] === 1 || hashes[end - 1] === VIA)) end--;
  let start = from;
  for (let length = prefixLength(table, start, end); length > 0; length = prefixLength(table, start, end)) start += length;
  return { from: start, to: end };
}

/** 0 where none is, or nothing follows it. */
function prefixLength({ hashes }: TokenTable, start: number, end: number): number {
  const found = PREFIXES.find((prefix) => start + prefix.length < end && prefix.every((hash, at) => hashes[start + at] === hash));
  return found?.length ?? 0;
}

function withoutSite(table: TokenTable, { from, to }: TokenSpan): TokenSpan {
  let end = to;
  for (let sites = 0; sites < MOST_SITES; sites++) {
    const start = siteStart(table, from, end);
    if (start === end || !isAtLeast(table, { from, to: start }, SHORT_TEXT)) break;
    end = start;
  }
  return { from, to: end };
}

/** Where the last few words begin that a bar or a lone dash sets apart, and that hold no number; `end` where nothing does. */
function siteStart(table: TokenTable, from: number, end: number): number {
  let size = 0;
  for (let token = end - 1; token > from; token--) {
    size += tokenSize(table, token);
    if (size > LONGEST_SITE || isNumber(table, token)) break;
    const field = table.fieldOf(token);
    const start = table.starts[token] as number;
    const between = field.slice(table.ends[token - 1], start);
    if (between !== ' ' && BEFORE_SITE.test(between) && !SMALL_LETTER.test(field.charAt(start))) return token;
  }
  return end;
}

export function isNumber(table: TokenTable, token: number): boolean {
  const unit = table.units[table.froms[token] as number] as number;
  return unit >= 0x30 && unit <= 0x39;
}

function isAtLeast(table: TokenTable, { from, to }: TokenSpan, least: number): boolean {
  let size = 0;
  for (let token = from; token < to && size < least; token++) size += tokenSize(table, token);
  return size >= least;
}
