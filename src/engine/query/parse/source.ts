/** What all parts of the parser share: the text, its tokens without the white space, and what has been found wrong so far. */
import { readTerm, type TermReading } from '../read-term.ts';
import type { Span, SyntaxNode } from '../syntax.ts';
import type { Token } from './lexer-token.ts';
import { Report } from './report.ts';

export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly report: Report;
  /** Of terms met already; also by the parses that try a fix on nearly the same text. */
  readonly readings: Map<string, TermReading>;
  /** How many parentheses open. */
  readonly groups: number;
  /** Index of the next token. */
  at: number;
  /** Whether something was left out because it lies too deep; what is not closed around it is then no news. */
  tooDeep: boolean;
}

export function openSource(text: string, tokens: readonly Token[], readings: Map<string, TermReading>): Source {
  const visible = tokens.filter(({ sign }) => sign !== 'space');
  const groups = visible.filter(({ sign }) => sign === 'open').length;
  return { text, tokens: visible, groups, report: new Report(), readings, at: 0, tooDeep: false };
}

export function readingOf({ readings }: Source, text: string): TermReading {
  const known = readings.get(text);
  if (known) return known;
  const reading = readTerm(text);
  readings.set(text, reading);
  return reading;
}

export function textAt({ text }: Source, { start, end }: Span): string {
  return text.slice(start, end);
}

/** A term or a group with its fields, as it stands among operators; its span has the parentheses that the node's has not. */
export interface Operand extends Span {
  /** null where nothing can be made of it. */
  node: SyntaxNode | null;
  /** Nodes on the longest way down. */
  height: number;
  /** Indexes of its tokens. */
  first: number;
  last: number;
  /** A word or phrase, with or without fields before it. */
  term: Token | null;
  fielded: boolean;
  /** Whether part of how it is joined was guessed: it is wrong already, and must not be wrong twice. */
  guess: boolean;
}

/** What stands between two parentheses, or in the whole text: operands, each with the operators and signs before it. */
export interface Level {
  items: readonly { operand: Operand; gap: readonly Token[] }[];
  tail: readonly Token[];
}

/** An operand with what joins it to the one before. */
export interface Joint {
  operand: Operand;
  /** null for the first. */
  join: 'and' | 'or' | 'near' | null;
  /** Left out where the joining is only understood: `a NOT b`. */
  operator: Token | null;
  nots: readonly Token[];
}

export type Operator = Token & { sign: 'and' | 'or' | 'not' | 'near' };

export function isBinary(token: Token | undefined): token is Operator & { sign: 'and' | 'or' | 'near' } {
  return token?.sign === 'and' || token?.sign === 'or' || token?.sign === 'near';
}

export function isOperator(token: Token | undefined): token is Operator {
  return token?.sign === 'not' || isBinary(token);
}
