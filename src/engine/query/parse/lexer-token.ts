/** A lexeme with what the parser has to know of it. */
import type { Lexeme } from '../problems.ts';

export type TokenSign =
  | 'space'
  | 'open'
  | 'close'
  | 'and'
  | 'or'
  | 'not'
  | 'near'
  | 'field'
  | 'word'
  | 'phrase'
  | 'exact'
  /** `[a TO b]` and `/regex/`: stands where a term stands, and is none. */
  | 'unsupported'
  /** A sign that is no part of the language, or what holds nothing to search for. */
  | 'noise'
  /** `~2`, `^3`, or a star behind a quote, brace or parenthesis: clings to the term before it. */
  | 'suffix';

export interface Token extends Lexeme {
  sign: TokenSign;
  /** Among those that are no white space. */
  index: number;
  /** False for a phrase or exact spelling whose end is missing. */
  closed: boolean;
  /** `[` and `]`, with which other languages group. */
  foreign: boolean;
  /** Of a parenthesis: the one that closes or opens it. */
  mate: Token | null;
}

export type Emit = (kind: Lexeme['kind'], sign: TokenSign, start: number, end: number) => Token;

export function token(kind: Lexeme['kind'], sign: TokenSign, start: number, end: number): Token {
  return { kind, start, end, sign, index: -1, closed: true, foreign: false, mate: null };
}
