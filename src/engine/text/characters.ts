/**
 * What a character is to the tokeniser, and what it folds to. Both are worked out once per character and kept in
 * tables by UTF-16 unit, because reading them is most of what an import does with text.
 */
import { isEmojiStart } from './emoji.ts';
import { fold } from './fold.ts';

export const KIND = {
  /** Spaces, controls and punctuation: ends a token. */
  separator: 0,
  /** Letters and digits of any alphabet: a run of them is one token. */
  word: 1,
  /** Han and kana: a token each. */
  han: 2,
  /** Hangul: a run is one token, apart from Latin letters and digits beside it. */
  hangul: 3,
  /** `#` and `@`: may begin a tag, see tags.ts; a separator otherwise. */
  marker: 4,
  /** Combining marks: belong to the run they stand in. */
  mark: 5,
  /** Cannot be judged alone: marks, zero-width characters, emoji, jamo, surrogates, and what folds to more than one unit. */
  complex: 6,
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Punctuation that tags may hold, as folded; that of hashtags by twitter-text. */
export const HASHTAG_SIGNS = '_\u00b7\u05be\u05f3\u05f4\u0f0b\u3003\u301c\u30a0\u30fb\ua67e';
export const HANDLE_SIGNS = '_.';
const TAG_SIGNS = HASHTAG_SIGNS + HANDLE_SIGNS;
/** Typed for 〜 on every second keyboard; NFKC would make it the `~` of ASCII, which ends a tag. */
const WIDE_TILDE = '\uff5e';
const WAVE_DASH = 0x301c;

const UNKNOWN = 255;
const kinds = new Uint8Array(65_536).fill(UNKNOWN);
const folds = new Uint16Array(65_536);

const COMPLEX = /[\p{M}\p{DI}\p{Cs}\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uff9e-\uffdc]/u;
const HAN_KANA = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
const LETTER = /[\p{L}\p{Nl}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const WORD = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
const IGNORABLE = /\p{DI}/u;

/** Whether characters of this kind join into one token. */
export function isRun(kind: Kind): boolean {
  return kind === KIND.word || kind === KIND.hangul;
}

/** The kind of one UTF-16 unit of an original text; anything but `complex` holds whatever stands beside it. */
export function kindOfUnit(unit: number): Kind {
  const known = kinds[unit] as number;
  return known === UNKNOWN ? learn(unit) : (known as Kind);
}

/**
 * The folded form, one unit again, of a unit whose kind has been asked for and is not `complex`. Of a separator: what it
 * is inside a tag, 0 where it ends one.
 */
export function foldOfUnit(unit: number): number {
  return folds[unit] as number;
}

/** The kind of one code point that has been folded already; never `complex`. */
export function kindOfFolded(character: string): Kind {
  if (character === '#' || character === '@') return KIND.marker;
  if (IGNORABLE.test(character)) return KIND.mark;
  if (MARK.test(character)) return KIND.mark;
  if (LETTER.test(character) && HAN_KANA.test(character)) return KIND.han;
  if (!WORD.test(character)) return KIND.separator;
  return HANGUL.test(character) ? KIND.hangul : KIND.word;
}

function learn(unit: number): Kind {
  const kind = judge(unit);
  kinds[unit] = kind;
  return kind;
}

function judge(unit: number): Kind {
  const character = String.fromCharCode(unit);
  if (COMPLEX.test(character) || isEmojiStart(character)) return KIND.complex;
  const folded = fold(character);
  if (Array.from(folded).every((part) => kindOfFolded(part) === KIND.separator)) {
    folds[unit] = character === WIDE_TILDE ? WAVE_DASH : tagSign(folded);
    return KIND.separator;
  }
  if (folded.length !== 1) return KIND.complex;
  folds[unit] = folded.charCodeAt(0);
  return kindOfFolded(folded);
}

function tagSign(folded: string): number {
  return folded.length === 1 && TAG_SIGNS.includes(folded) ? folded.charCodeAt(0) : 0;
}
