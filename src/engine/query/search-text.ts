/**
 * What somebody types to search among results: the keyword language; but plain words side by side, which a topic would be asked
 * about, all have to occur.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { QueryError } from '../../contract/query.ts';
import type { QueryNode } from './ast.ts';
import { compile } from './compile.ts';
import { groupsToSyntax } from './compile-groups.ts';
import { parse } from './parse.ts';
import { isReadable, readTerm } from './read-term.ts';

export type SearchText = { query: QueryNode } | { error: QueryError };

/** Signs and words that mean something in the keyword language. */
const LANGUAGE = /["“”「」(){}（）:：*#＃@＠]|(?:^|\s)(?:AND|OR|NOT|O?NEAR\/\d+)(?:\s|$)/u;

/** Several words, none of which means more than itself. */
export function isPlainWords(text: string): boolean {
  return /\S\s+\S/u.test(text) && !LANGUAGE.test(text);
}

export function searchText(text: string): SearchText {
  if (isPlainWords(text)) {
    const words = text.trim().split(/\s+/u);
    if (words.length > LIMITS.queryTerms) return { error: 'queryTooManyTerms' };
    const readable = words.filter((word) => isReadable(readTerm(word)));
    const syntax = groupsToSyntax({ operator: 'AND', groups: readable.map((word) => [word]) });
    return syntax ? { query: compile(syntax) } : { error: 'queryUnreadableTerm' };
  }
  const { tree, problems } = parse(text, { fixes: false });
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) return { error: wrong.code as QueryError };
  return tree ? { query: compile(tree) } : { error: 'queryEmpty' };
}
