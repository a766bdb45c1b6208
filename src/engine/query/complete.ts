/**
 * What may be written next at a place in a query: operators behind a term, fields where a term may begin, the values of a
 * field that has few. What stands in quotes or braces is the writer's alone. It looks at the words and not at the tree, so it
 * works in a query that is not finished.
 */
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { COMMON_LANGUAGES } from './languages.ts';
import { fieldOf } from './parse/fields.ts';
import { lex } from './parse/lexer.ts';
import type { Token } from './parse/lexer-token.ts';
import { isOperator } from './parse/source.ts';
import { QUERY_FIELDS, type QueryField, type Span } from './syntax.ts';

/** `insert` takes the place of `start` to `end`; `key` names it for a description. */
export interface Completion extends Span {
  kind: 'operator' | 'field' | 'value';
  insert: string;
  key: string;
}

type Choice = Pick<Completion, 'kind' | 'insert' | 'key'>;

const FIELDS = QUERY_FIELDS.map((field): Choice => ({ kind: 'field', insert: `${field}:`, key: field }));
const NOT: Choice = { kind: 'operator', insert: 'NOT', key: 'NOT' };
const JOINING: readonly Choice[] = [
  { kind: 'operator', insert: 'AND', key: 'AND' },
  { kind: 'operator', insert: 'OR', key: 'OR' },
  NOT,
];
const NEAR: readonly Choice[] = [
  { kind: 'operator', insert: 'NEAR/5', key: 'NEAR' },
  { kind: 'operator', insert: 'ONEAR/5', key: 'ONEAR' },
];
const VALUES: Partial<Record<QueryField, readonly Choice[]>> = {
  source: MEDIA_TYPES.map((type) => ({ kind: 'value', insert: type, key: type })),
  lang: COMMON_LANGUAGES.map((code) => ({ kind: 'value', insert: code, key: code })),
};

/** Best first. `offset` is a place in UTF-16 units. */
export function complete(text: string, offset: number): Completion[] {
  const tokens = lex(text).filter(({ sign }) => sign !== 'space');
  const index = tokens.findLastIndex(({ start }) => start < offset);
  const token = tokens[index];
  if (token && isWritersOwn(token, offset)) return [];
  const word = token && offset <= token.end && mayBeUnfinished(token) ? token : null;
  const { start, end } = word ?? { start: offset, end: offset };
  const begun = text.slice(start, offset).toLowerCase();
  return choicesBehind(text, tokens.slice(0, word ? index : index + 1))
    .filter(({ insert }) => insert.toLowerCase().startsWith(begun) && insert !== text.slice(start, end))
    .map((choice) => ({ ...choice, insert: withSpace(choice, text.charAt(end)), start, end }));
}

/** Inside quotes or braces, or directly behind something that ends itself. */
function isWritersOwn({ sign, closed, end }: Token, offset: number): boolean {
  if (sign === 'phrase' || sign === 'exact') return !closed || offset <= end;
  return (sign === 'close' || sign === 'suffix' || sign === 'noise') && offset <= end;
}

function mayBeUnfinished(token: Token): boolean {
  return token.sign === 'word' || isOperator(token);
}

function choicesBehind(text: string, tokens: readonly Token[]): readonly Choice[] {
  const field = fieldAtEnd(text, tokens);
  const last = tokens.at(-1);
  const isTermPlace = last === undefined || last.sign === 'open' || last.sign === 'field' || isOperator(last);
  if (!isTermPlace) return field === null || field === 'title' ? [...JOINING, ...NEAR] : JOINING;
  if (field !== null) return VALUES[field] ?? [];
  return last && (last.sign === 'not' || last.sign === 'near') ? FIELDS : [...FIELDS, NOT];
}

/** The field that holds for what comes next: the one just named, or that of an open group. */
function fieldAtEnd(text: string, tokens: readonly Token[]): QueryField | null {
  const groups: (QueryField | null)[] = [];
  let named: QueryField | null = null;
  for (const token of tokens) {
    if (token.sign === 'open') groups.push(named ?? groups.at(-1) ?? null);
    else if (token.sign === 'close') groups.pop();
    named = token.sign === 'field' ? fieldOf({ text }, token) : null;
  }
  return named ?? groups.at(-1) ?? null;
}

function withSpace({ kind, insert }: Choice, next: string): string {
  return kind === 'operator' && !/\s/.test(next) ? `${insert} ` : insert;
}
