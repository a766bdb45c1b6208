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
  for (let token = 0; token < table.count; token++) cases[token] = caseOf(table, token);
  return {
    cases,
    isTitleHeadline: isHeadline(table, 0, table.titleCount),
    isContentHeadline: isHeadline(table, table.titleCount, table.count),
  };
}

function caseOf(table: TokenTable, token: number): number {
  if (!isRun(table.kinds[token] as Kind)) return CASE.none;
  const field = table.fieldOf(token);
  const start = table.starts[token] as number;
  if (!isUpper(field, start)) return CASE.none;
  return (table.ends[token] as number) > start + 1 && isUpper(field, start + 1) ? CASE.allCapitals : CASE.capital;
}

function isUpper(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x80 ? unit >= 0x41 && unit <= 0x5a : UPPER.test(text.charAt(at));
}

function isHeadline(table: TokenTable, from: number, to: number): boolean {
  let words = 0;
  let capitals = 0;
  for (let token = from; token < to; token++) {
    if (!isRun(table.kinds[token] as Kind) || (table.tos[token] as number) - (table.froms[token] as number) < 3) continue;
    words++;
    if (cases[token] !== CASE.none) capitals++;
  }
  return words >= 4 && capitals / words > HEADLINE;
}
