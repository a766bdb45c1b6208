/**
 * Sets of characters that would join the token beside them, written as the inside of a character class: `a-zª…`, only
 * characters and ranges, the same for every regular-expression engine whatever version of Unicode it was built with.
 * Worked out on first use from the tables of the tokeniser (some 60 ms).
 */
import { KIND, type Kind, kindOfFolded } from './characters.ts';
import { fold } from './fold.ts';

export interface JoiningRanges {
  /** Whatever folds to a letter or digit in part, marks, and what is never seen. */
  word: string;
  /** Whatever folds to Hangul in part, marks, and what is never seen. */
  hangul: string;
  /** Combining marks, those of half-width kana among them, and what is never seen. */
  mark: string;
  /** Zero-width characters, selectors of emoji, soft hyphens. */
  unseen: string;
}

let built: JoiningRanges | undefined;

export function joiningRanges(): JoiningRanges {
  built ??= build();
  return built;
}

const WORD = 1;
const HANGUL = 2;
const MARK = 4;
const UNSEEN = 8;
/** Belongs to nothing yet, so ranges may run across it: they get fewer, and a later Unicode is met with care. */
const UNASSIGNED = 16;

/** Han characters and Hangul syllables need no look each; beyond the last plane of Han only tags and selectors are text. */
const LAST_TEXT = 0x3_23af;
const FIRST_TAG = 0xe_0000;
const LAST_TAG = 0xe_0fff;
const IS_HAN = /^\p{Ideographic}$/u;
const IS_UNASSIGNED = /^\p{Cn}$/u;
const IS_UNSEEN = /^\p{DI}$/u;
const IS_MARK = /^[\p{M}\uff9e\uff9f]$/u;
const BIT: Partial<Record<Kind, number>> = { [KIND.word]: WORD, [KIND.hangul]: HANGUL };

function build(): JoiningRanges {
  const traits = new Uint8Array(LAST_TAG + 1).fill(UNASSIGNED);
  for (let code = 0; code <= LAST_TAG; code++) {
    if (code === LAST_TEXT + 1) code = FIRST_TAG;
    if (code === 0xd800) code = 0xe000;
    traits[code] = traitsOf(code);
  }
  const write = (bits: number) => writeRanges(traits, bits);
  return {
    word: write(WORD | MARK | UNSEEN),
    hangul: write(HANGUL | MARK | UNSEEN),
    mark: write(MARK | UNSEEN),
    unseen: write(UNSEEN),
  };
}

function traitsOf(code: number): number {
  if (code >= 0xac00 && code <= 0xd7a3) return HANGUL;
  const character = String.fromCodePoint(code);
  if (IS_HAN.test(character)) return 0;
  if (IS_UNSEEN.test(character)) return UNSEEN;
  if (IS_UNASSIGNED.test(character)) return UNASSIGNED;
  if (IS_MARK.test(character)) return MARK;
  const kinds = Array.from(fold(character), kindOfFolded);
  // A few vowel signs (ำ) fold to a mark and a letter: the mark would join Hangul.
  return kinds.reduce<number>((bits, kind) => bits | (BIT[kind] ?? 0), kinds[0] === KIND.mark ? HANGUL : 0);
}

function writeRanges(traits: Uint8Array, bits: number): string {
  let out = '';
  let first = -1;
  let last = -1;
  for (let code = 0; code <= traits.length; code++) {
    const trait = traits[code] ?? 0;
    if ((trait & bits) !== 0) {
      if (first === -1) first = code;
      last = code;
    } else if (trait !== UNASSIGNED && first !== -1) {
      out += writeRange(first, last);
      first = -1;
    }
  }
  return out;
}

function writeRange(first: number, last: number): string {
  if (first === last) return String.fromCodePoint(first);
  return `${String.fromCodePoint(first)}${last === first + 1 ? '' : '-'}${String.fromCodePoint(last)}`;
}
