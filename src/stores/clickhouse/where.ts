/**
 * A query tree as a condition over `posts`, values bound. It means exactly what engine/query/evaluate means in memory,
 * with the text index or without it (a property test compares them). It does not check periods or media types.
 */
import type { QueryNode } from '../../engine/query/ast.ts';
import type { Params } from './client.ts';

export interface Condition {
  sql: string;
  params: Params;
}

/** Parameters are named `q0`, `q1`, … */
export function whereQuery(query: QueryNode): Condition {
  const params: Params = {};
  const bind = (value: string | string[], type: string) => {
    const name = `q${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };

  /** A term of up to two tokens is itself an entry of `terms`; a longer one is narrowed by its pairs, then verified. */
  function term(tokens: readonly string[]): string {
    if (tokens.length <= 2) return `has(terms, ${bind(tokens.join(' '), 'String')})`;
    const pairs = tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);
    return `(hasAll(terms, ${bind([...new Set(pairs)], 'Array(String)')}) AND position(tokens, ${bind(` ${tokens.join(' ')} `, 'String')}) > 0)`;
  }

  /** Short terms side by side become one lookup. */
  function join(type: 'and' | 'or', children: readonly QueryNode[]): string {
    const short: string[] = [];
    const rest: QueryNode[] = [];
    for (const child of children) {
      if (child.type === 'term' && child.tokens.length <= 2) short.push(child.tokens.join(' '));
      else rest.push(child);
    }
    const parts = rest.map(compile);
    if (short.length > 0)
      parts.unshift(`${type === 'and' ? 'hasAll' : 'hasAny'}(terms, ${bind([...new Set(short)], 'Array(String)')})`);
    if (parts.length === 0) return type === 'and' ? 'true' : 'false';
    return `(${parts.join(type === 'and' ? ' AND ' : ' OR ')})`;
  }

  function compile(node: QueryNode): string {
    if (node.type === 'term') return term(node.tokens);
    if (node.type === 'not') return `NOT ${compile(node.child)}`;
    return join(node.type, node.children);
  }

  return { sql: compile(query), params };
}
