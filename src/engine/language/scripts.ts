/**
 * What one UTF-16 unit says about language: its script, its folded form, and of a Han character which way of writing it
 * belongs to. Worked out once per unit and kept in tables. It knows no words.
 */
import { CHINESE_FORMS } from './chinese-forms.ts';

export const SCRIPT = {
  /** Spaces, digits, punctuation, emoji: ends a word. */
  none: 0,
  latin: 1,
  /** Bopomofo too, which Taiwan writes between them. */
  han: 2,
  hiragana: 3,
  katakana: 4,
  hangul: 5,
  /** Single letters of Hangul (ㅋㅋ, ㅠㅠ): laughter and tears, in any language. */
  jamo: 6,
  other: 7,
  /** Combining marks and the second halves of Han characters beyond the BMP: belong to what stands before. */
  mark: 8,
  /** First half of 𝓪 and the like: letters dressed up, see NFKC. */
  dressed: 9,
} as const;
type Script = (typeof SCRIPT)[keyof typeof SCRIPT];

const UNKNOWN = 255;
const scripts = new Uint8Array(65_536).fill(UNKNOWN);
const folds = new Uint16Array(65_536);
const forms = new Uint8Array(65_536);

const SCRIPTS: readonly (readonly [RegExp, Script])[] = [
  [/[\ud840-\ud88f]/, SCRIPT.han],
  [/\ud835/, SCRIPT.dressed],
  [/[\p{M}\p{Join_Control}\udc00-\udfff]/u, SCRIPT.mark],
  [/[\u1100-\u11ff\u3131-\u318e\uffa0-\uffdc]/, SCRIPT.jamo],
  [/[\p{Script=Han}\p{Script=Bopomofo}]/u, SCRIPT.han],
  [/\p{Script=Hangul}/u, SCRIPT.hangul],
  [/\p{Script=Hiragana}/u, SCRIPT.hiragana],
  [/\p{Script=Katakana}/u, SCRIPT.katakana],
  [/\p{Script=Latin}/u, SCRIPT.latin],
];
const LETTER = /\p{L}/u;

export function scriptOf(unit: number): Script {
  const known = scripts[unit] as number;
  return known === UNKNOWN ? learn(unit) : (known as Script);
}

/** Lower case, full-width letters as ASCII, Han as Traditional, of a unit whose script has been asked for. */
export function foldedUnit(unit: number): number {
  return folds[unit] as number;
}

/** Flags of `FORM` (chinese-forms.ts), of a unit whose script has been asked for. */
export function formOf(unit: number): number {
  return forms[unit] as number;
}

function learn(unit: number): Script {
  const character = String.fromCharCode(unit);
  const script = judge(character);
  scripts[unit] = script;
  const { fold, flags } = CHINESE_FORMS.get(character) ?? { fold: character, flags: 0 };
  const folded = script === SCRIPT.latin ? character.normalize('NFKC').toLowerCase() : fold;
  folds[unit] = folded.length === 1 ? folded.charCodeAt(0) : unit;
  forms[unit] = flags;
  return script;
}

function judge(character: string): Script {
  const script = SCRIPTS.find(([pattern]) => pattern.test(character))?.[1];
  if (script === undefined) return LETTER.test(character) ? SCRIPT.other : SCRIPT.none;
  return script;
}
