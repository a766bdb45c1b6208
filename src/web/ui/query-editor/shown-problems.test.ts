import { describe, expect, it } from 'vitest';
import type { QueryError } from '../../../contract/query.ts';
import type { Problem } from '../../../engine/query/problems.ts';
import { shownProblems } from './shown-problems.ts';

function problem(code: QueryError, start: number, end: number): Problem {
  return { severity: 'error', code, start, end, fixes: [] };
}

describe('shownProblems', () => {
  const rows: [name: string, text: string, caret: number | null, problem: Problem, shown: boolean][] = [
    ['a word being typed', 'hong kon', 8, problem('queryMissingOperator', 5, 8), false],
    ['the same after a pause', 'hong kon', null, problem('queryMissingOperator', 5, 8), true],
    ['the same with the caret elsewhere', 'hong kon', 0, problem('queryMissingOperator', 5, 8), true],
    ['an operator being typed at the end', 'a AND', 5, problem('queryMissingOperand', 2, 5), false],
    ['an operator and a space at the end', 'a AND ', 6, problem('queryMissingOperand', 2, 5), false],
    ['an operator with more behind the caret', '(a AND ) OR b', 7, problem('queryMissingOperand', 3, 6), true],
    ['a quote that is still open', '"hong kong', 10, problem('queryUnclosedQuote', 0, 10), false],
    ['a parenthesis that is still open', '(a OR b', 7, problem('queryUnclosedGroup', 0, 1), false],
    ['a parenthesis left open, the caret before it', 'a AND (b', 1, problem('queryUnclosedGroup', 6, 7), true],
    ['a wrong word that was left behind', 'foo:x AND a', 11, problem('queryUnknownField', 0, 4), true],
    ['nothing typed', '  ', null, problem('queryEmpty', 0, 2), false],
  ];
  it.each(rows)('%s', (_name, text, caret, one, shown) => {
    expect(shownProblems([one], text, caret)).toEqual(shown ? [one] : []);
  });
});
