/**
 * Back from what Chinese characters are compared as (engine/text/traditional.ts) to all the ways they are written. An API does
 * not compare 渡輪 with 渡轮, so each spelling of a run is asked for; a person who mixes both in one word is found too.
 */
import { toTraditional } from '../text/traditional.ts';

/** The blocks of Han characters that text holds after normalisation. */
const BLOCKS = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0x20000, 0x323af],
] as const;
/** How many spellings of a run are asked for: 臺灣 has ten, 乾淨 twelve. */
const SPELLINGS = 12;

let forms: ReadonlyMap<string, readonly string[]> | undefined;

/** What folds to the character, itself first; at most six. */
export function formsOf(character: string): readonly string[] {
  forms ??= readForms();
  return forms.get(character) ?? [character];
}

function readForms(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code++) {
      const character = String.fromCodePoint(code);
      const folded = toTraditional(character);
      if (folded !== character) found.set(folded, [...(found.get(folded) ?? [folded]), character]);
    }
  }
  return found;
}

/**
 * All spellings of a run of characters, each given by the ways it is written. A run with more than can be asked for is cut
 * into pieces, each of which a post with the run holds too.
 */
export function spellings(run: readonly (readonly string[])[]): string[][] {
  const pieces: string[][] = [];
  let piece = [''];
  for (const ways of run) {
    if (piece[0] !== '' && piece.length * ways.length > SPELLINGS) {
      pieces.push(piece);
      piece = [''];
    }
    piece = piece.flatMap((start) => ways.map((way) => start + way));
  }
  return [...pieces, piece];
}
