/**
 * The regular expression of an exact spelling: the original characters, standing at the edges of whole tokens. One source
 * for JavaScript (flag `u`) and RE2 alike, so that memory and store agree on every text: only literals, ranges and groups.
 *
 * Promise: a text that matches holds the tokens of the spelling as one run (of one field, since it is asked of one). The
 * reverse is not promised for oddities: ㏂ before a letter, which is read as `a.m.`, is taken for a letter.
 */
import { KIND, type Kind } from './characters.ts';
import { isEmojiStart } from './emoji.ts';
import { escapePattern } from './escape-pattern.ts';
import { joiningRanges } from './joining-ranges.ts';
import { type PieceSink, readPiece } from './pieces.ts';

export interface ExactParts {
  /** What must stand before the spelling, as a pattern. */
  left: string;
  literal: string;
  right: string;
}

export function exactPattern(text: string): string {
  const { left, literal, right } = exactParts(text);
  return left + escapePattern(literal) + right;
}

export function exactRegExp(text: string): RegExp {
  return new RegExp(exactPattern(text), 'u');
}

/** The same answer for many texts: by search, then by trying the edges, which many spellings share. */
export function exactFinder(spelling: string): (text: string) => boolean {
  const { left, literal, right } = exactParts(spelling);
  if (literal === '') {
    const pattern = exactRegExp(spelling);
    return (text) => pattern.test(text);
  }
  const [before, behind] = [edgeOf(`(?<=${left})`), edgeOf(`(?=${right})`)];
  return (text) => {
    for (let start = text.indexOf(literal); start !== -1; start = text.indexOf(literal, start + 1))
      if (holdsAt(before, text, start) && holdsAt(behind, text, start + literal.length)) return true;
    return false;
  };
}

/** In UTF-16 units, end exclusive. */
export interface Place {
  start: number;
  end: number;
}

export interface Search {
  /** Places outside are not looked for; what stands around a place counts wherever it is. */
  within?: Place;
  /** Asked before each trial; where it says no, the rest is not looked at. */
  mayTry?: () => boolean;
}

/**
 * Every place of the spelling, without what stands around it; they may overlap. A text has one exactly where it matches.
 * Found by search and then tried, since a pattern that looks back would read a long run of marks once for each of them.
 */
export function exactPlaces(spelling: string, text: string, { within, mayTry }: Search = {}): Place[] {
  const { left, literal, right } = exactParts(spelling);
  const places: Place[] = [];
  const searched = text.slice(0, within?.end);
  let start = literal === '' ? -1 : searched.indexOf(literal, within?.start);
  if (start === -1) return places;
  const [before, behind] = [edgeOf(`(?<=${left})`), edgeOf(`(?=${right})`)];
  for (; start !== -1 && mayTry?.() !== false; start = searched.indexOf(literal, start + 1)) {
    const end = start + literal.length;
    if (holdsAt(before, text, start) && holdsAt(behind, text, end)) places.push({ start, end });
  }
  return places;
}

/** Of the few edges there are: made anew for each spelling, they would cost more than the search. */
const edges = new Map<string, RegExp>();

/** A pattern without width. */
function edgeOf(source: string): RegExp {
  const edge = edges.get(source) ?? new RegExp(source, 'uy');
  edges.set(source, edge);
  return edge;
}

/** Inside a surrogate pair no edge holds: a character is never found by its half. */
function holdsAt(edge: RegExp, text: string, at: number): boolean {
  if (at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff) return false;
  edge.lastIndex = at;
  return edge.test(text);
}

const JOINER = '\u200d';
const SELECTOR = '\ufe0f';
const KEYCAP = '\u20e3';
const TONES = '\u{1f3fb}-\u{1f3ff}';
const FLAG_LETTERS = '\u{1f1e6}-\u{1f1ff}';
const TAG_LETTERS = '\u{e0020}-\u{e007f}';
/** How many whole flags may stand directly before one that is looked for. */
const FLAGS_IN_A_ROW = 30;
const IS_TONE = /^[\u{1f3fb}-\u{1f3ff}]/u;
const IS_FLAG = /^[\u{1f1e6}-\u{1f1ff}]/u;

/** Marks before the first character belong to what stands before it; a joiner at the end would tie on what follows. */
const LOOSE_START = /^[\p{M}\p{DI}\uff9e\uff9f]+/u;
const LOOSE_END = /\u200d+$/;

export function exactParts(text: string): ExactParts {
  const literal = text.replace(LOOSE_START, '').replace(LOOSE_END, '');
  const ends = readEnds(literal);
  return { left: leftOf(ends.first), literal, right: rightOf(ends) };
}

interface Piece {
  text: string;
  /** undefined: an emoji. */
  kind: Kind | undefined;
}

interface Ends {
  first: Piece | undefined;
  /** The last that is more than a mark. */
  last: Piece | undefined;
  /** Whether marks or unseen characters follow it. */
  trailed: boolean;
}

function readEnds(literal: string): Ends {
  const ends: Ends = { first: undefined, last: undefined, trailed: false };
  let lastEnd = 0;
  const take = (kind: Kind | undefined, start: number, end: number) => {
    const piece = { text: literal.slice(start, end), kind };
    ends.first ??= piece;
    ends.last = piece;
    lastEnd = end;
  };
  const sink: PieceSink = {
    add: (kind, _folded, start, end) => {
      // Of a piece that folds to several, the outermost decide; the first counts once for the whole spelling.
      if (kind !== KIND.mark) take(kind, start, end);
    },
    addEmoji: (_folded, start, end) => take(undefined, start, end),
  };
  let at = 0;
  while (at < literal.length) at = readPiece(literal, at, sink);
  ends.trailed = lastEnd < literal.length;
  return ends;
}

/** What may stand before the first character. */
function leftOf(first: Piece | undefined): string {
  const { word, hangul, mark } = joiningRanges();
  if (!first) return '';
  // A swatch would colour almost any picture before it.
  if (IS_TONE.test(first.text)) return '(?:^|[\\x00-\\x7f])';
  if (IS_FLAG.test(first.text)) return `(?:^|[^${FLAG_LETTERS}${JOINER}])(?:[${FLAG_LETTERS}]{2}){0,${FLAGS_IN_A_ROW}}`;
  if (isEmojiStart(first.text)) return first.kind === KIND.word ? `(?:^|[^${word}])` : `(?:^|[^${JOINER}])`;
  // Marks of something else may lie between: the selector of an emoji, the cap of a key.
  if (first.kind === KIND.word) return `(?:^|[^${word}]|[0-9]${SELECTOR}?${KEYCAP})[${mark}]*`;
  if (first.kind === KIND.hangul) return `(?:^|[^${hangul}])[${mark}]*`;
  return '';
}

/** What may stand behind the last character. */
function rightOf({ last, trailed }: Ends): string {
  const { word, hangul, mark, unseen } = joiningRanges();
  if (!last) return '';
  if (last.kind === undefined) return trailed ? '' : rightOfEmoji(last.text);
  // Letters that are pictures too (ℹ): what asks for the picture makes another token of them.
  const picture = isEmojiStart(last.text) && !trailed;
  const skipped = picture ? '' : `[${unseen}]*`;
  const tones = picture ? TONES : '';
  if (last.kind === KIND.word) return `${skipped}(?:$|[^${word}${tones}])`;
  if (last.kind === KIND.hangul) return `${skipped}(?:$|[^${hangul}${tones}])`;
  if (last.kind === KIND.han) return `${skipped}(?:$|[^${mark}${tones}])`;
  return '';
}

function rightOfEmoji(emoji: string): string {
  if (!IS_FLAG.test(emoji)) return `(?:$|[^${TONES}${TAG_LETTERS}${JOINER}${SELECTOR}])`;
  return Array.from(emoji).length === 2 ? '' : `(?:$|[^${FLAG_LETTERS}])`;
}
