/** The operators as they may be written: in capitals, of full width or not, and as words that only look like them. */
import type { TokenSign } from './lexer-token.ts';

const OPERATOR = /^(?:AND|OR|NOT|O?NEAR(?:[/~:].*|\d+f?)?)$/s;
/** With a distance nobody means; what is longer is a word. */
const LONGEST = 64;
const IGNORABLE = /\p{DI}+/gu;
const MAY_BE = /^(?:[AONＡＯＮ]|\p{DI})/u;

/** undefined for what is no operator. */
export function operatorSign(run: string): TokenSign | undefined {
  if (run.length > LONGEST || !MAY_BE.test(run)) return undefined;
  const name = plain(run);
  if (!OPERATOR.test(name)) return undefined;
  return name === 'AND' ? 'and' : name === 'OR' ? 'or' : name === 'NOT' ? 'not' : 'near';
}

export interface NearOperator {
  ordered: boolean;
  /** null where none is written, or not as `/n`. */
  distance: number | null;
  /** The first number that stands in it. */
  digits: number | null;
}

export function readNear(run: string): NearOperator {
  const name = plain(run);
  const digits = /\d+/.exec(name)?.[0];
  const distance = /^O?NEAR\/(\d+)$/.exec(name)?.[1];
  return {
    // `NEAR/3f` is how Brandwatch writes it.
    ordered: name.startsWith('O') || /\df$/.test(name),
    distance: distance === undefined ? null : Number(distance),
    digits: digits === undefined ? null : Number(digits),
  };
}

/** The operator that a word would be in capitals; undefined for other words. */
export function operatorInCapitals(word: string): string | undefined {
  if (word.length > LONGEST || operatorSign(word) !== undefined) return undefined;
  const name = plain(word).toUpperCase();
  return /^(?:AND|OR|NOT|O?NEAR(?:\/\d+)?)$/.test(name) ? name : undefined;
}

/** What a fix that writes the operator is called. */
export function operatorKind(operator: string): 'and' | 'or' | 'not' | 'near' {
  if (operator === 'AND') return 'and';
  if (operator === 'OR') return 'or';
  return operator === 'NOT' ? 'not' : 'near';
}

function plain(run: string): string {
  if (/^[\x20-\x7e]*$/.test(run)) return run;
  return run.normalize('NFKC').replace(IGNORABLE, '');
}
