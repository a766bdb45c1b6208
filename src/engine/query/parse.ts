/**
 * A query text into its tree, with everything that is wrong with it and how that could be mended. It never throws, takes time
 * in proportion to the text, and goes on after a mistake, so that two mistakes are two problems and one is one. What it reads
 * into a text with errors is a guess for the editor; only a tree without errors means anything.
 *
 * Whether a text fits a plan is not checked here.
 */

import { problemsOf } from './parse/fix-trial.ts';
import { lex } from './parse/lexer.ts';
import { readQuery } from './parse/query.ts';
import { openSource } from './parse/source.ts';
import type { Lexeme, Problem } from './problems.ts';
import type { TermReading } from './read-term.ts';
import type { SyntaxNode } from './syntax.ts';

export interface Parsed {
  /** null where there is nothing to make a tree of, and of a text that is too long. */
  tree: SyntaxNode | null;
  /** By place; errors before warnings where both begin at one. */
  problems: readonly Problem[];
  lexemes: readonly Lexeme[];
}

/** `fixes: false` leaves them out, which on a text full of mistakes is ten times faster: for whoever shows none. */
export function parse(text: string, { fixes = true }: { fixes?: boolean } = {}): Parsed {
  const tokens = lex(text);
  const readings = new Map<string, TermReading>();
  const source = openSource(text, tokens, readings);
  const tree = readQuery(source);
  return { tree, problems: problemsOf(source, fixes), lexemes: tokens };
}

export function hasErrors({ problems }: Pick<Parsed, 'problems'>): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
