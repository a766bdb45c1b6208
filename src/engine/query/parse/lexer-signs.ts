/** The signs that end a bare word, with their twins on Chinese keyboards. Everything else belongs to words. */
export const SIGN = {
  none: 0,
  space: 1,
  open: 2,
  close: 3,
  /** `"` and its twins open and close alike. */
  quote: 4,
  cornerOpen: 5,
  cornerClose: 6,
  whiteCornerOpen: 7,
  whiteCornerClose: 8,
  braceOpen: 9,
  braceClose: 10,
} as const;
export type SignClass = (typeof SIGN)[keyof typeof SIGN];

const SIGNS: readonly (readonly [string, SignClass])[] = [
  ['(（', SIGN.open],
  [')）', SIGN.close],
  ['"＂“”', SIGN.quote],
  ['「', SIGN.cornerOpen],
  ['」', SIGN.cornerClose],
  ['『', SIGN.whiteCornerOpen],
  ['』', SIGN.whiteCornerClose],
  ['{｛', SIGN.braceOpen],
  ['}｝', SIGN.braceClose],
];

const classes = new Uint8Array(65_536);
for (let unit = 0; unit < classes.length; unit++) if (/\s/.test(String.fromCharCode(unit))) classes[unit] = SIGN.space;
for (const [characters, sign] of SIGNS) for (const character of characters) classes[character.charCodeAt(0)] = sign;

/** What a UTF-16 unit is; `none` also for what lies behind the end of the text. */
export function signOf(text: string, at: number): SignClass {
  return at < text.length ? (classes[text.charCodeAt(at)] as SignClass) : SIGN.none;
}

/** The first sign of `wanted` from `at` on, or -1. */
export function findSign(text: string, at: number, wanted: SignClass): number {
  for (let index = at; index < text.length; index++) if (classes[text.charCodeAt(index)] === wanted) return index;
  return -1;
}
