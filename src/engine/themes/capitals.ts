/** Which words of a post are written with a capital, and whether that says anything: a headline capitalises all of them. */
import { isRun, type Kind } from '../text/characters.ts';
import type { TokenTable } from './token-table.ts';

export const CASE = { none: 0, capital: 1, allCapitals: 2 } as const;

/** From this share of its words on, a field writes everything so. */
const HEADLINE = 0.55;

export interface Capitals {
  /** CASE by token; `none` for Han. */
  cases: Uint8Array;
  /** Whether the words of a field with a capital are most of them. */
  isTitleHeadline: boolean;
  isContentHeadline: boolean;
}

const UPPER = /^\p{Lu}/u;

let cases = new Uint8Array(512);

/** The answer is good until the next post. */
export function readCapitals(table: TokenTable): Capitals {
  if (cases.length < table.count) cases = new Uint8Array(2 * table.count);
  return {
    cases,
    isTitleHeadline: readField(table, table.title, 0, table.titleCount),
    isContentHeadline: readField(table, table.content, table.titleCount, table.count),
  };
}

/** Notes the cases of the tokens of one field; answers whether it is a headline. */
function readField({ kinds, starts, ends, froms, tos }: TokenTable, text: string, from: number, to: number): boolean {
  let words = 0;
  let capitals = 0;
  for (let token = from; token < to; token++) {
    const isWord = isRun(kinds[token] as Kind);
    const found = isWord ? caseOf(text, starts[token] as number, ends[token] as number) : CASE.none;
    cases[token] = found;
    if (!isWord || (tos[token] as number) - (froms[token] as number) < 3) continue;
    words++;
    if (found !== CASE.none) capitals++;
  }
  return words >= 4 && capitals / words > HEADLINE;
}

function caseOf(text: string, start: number, end: number): number {
  if (!isUpper(text, start)) return CASE.none;
  return end > start + 1 && isUpper(text, start + 1) ? CASE.allCapitals : CASE.capital;
}

function isUpper(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x80 ? unit >= 0x41 && unit <= 0x5a : UPPER.test(text.charAt(at));
}
