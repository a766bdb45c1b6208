/** How alternatives stand in one query, and how much of what it may hold they take. */

import type { Conjunction } from './alternatives.ts';
import { branchText, joinAsked } from './asked-node.ts';
import type { Dialect } from './dialect.ts';

export function queryText(alternatives: readonly Conjunction[], dialect: Dialect): string {
  const nodes = alternatives.map((conjunction) => joinAsked('and', conjunction, dialect));
  const [first] = nodes;
  if (nodes.length === 1 && first) return first.text;
  const text = nodes.map((node) => branchText(node, dialect)).join(dialect.or);
  return dialect.parenthesised ? `(${text})` : text;
}

/** Whether it may stand beside others in one query. */
export function isMergeable(conjunction: Conjunction, { grammar }: Dialect): boolean {
  return grammar === 'nested' || (conjunction.length === 1 && conjunction[0]?.type === 'atom');
}

export interface Size {
  length: number;
  words: number;
}

/** Of one alternative among others, without what joins them. */
export function branchSize(conjunction: Conjunction, { andBindsFirst }: Dialect): Size {
  const parentheses = conjunction.length > 1 && !andBindsFirst ? 2 : 0;
  const size = { length: conjunction.length - 1 + parentheses, words: 0 };
  for (const { text, words } of conjunction) {
    size.length += text.length;
    size.words += words;
  }
  return size;
}

/** Of a query with these alternatives added to it. */
export function grown(query: Size, added: Size, { or, parenthesised }: Dialect): Size {
  const isFirst = query.length === 0;
  const joint = isFirst ? (parenthesised ? 2 : 0) : or.length;
  return { length: query.length + joint + added.length, words: query.words + added.words + (isFirst ? 0 : 1) };
}

export const EMPTY: Size = { length: 0, words: 0 };

export function fits(size: Size, dialect: Dialect): boolean {
  return size.length <= dialect.length && size.words <= dialect.words;
}

/** Whether a query can hold it at all. */
export function fitsAlone(conjunction: Conjunction, dialect: Dialect): boolean {
  return fits(grown(EMPTY, branchSize(conjunction, dialect), dialect), dialect);
}
