/**
 * A query tree as a condition over `posts`, values bound. It means exactly what engine/query/evaluate means in memory,
 * with the text index or without it (a property test compares them). It does not check periods or media types.
 */
import type { AttributeNode, QueryNode, TermNode } from '../../engine/query/ast.ts';
import { BoundValues } from './bound-values.ts';
import { holdsAll } from './index-looks.ts';
import type { Params } from './params.ts';
import { entryOf } from './term-entries.ts';
import { whereExact } from './where-exact.ts';
import { whereAuthors, whereLanguage, whereSites, whereSource } from './where-facts.ts';
import { whereNear } from './where-near.ts';
import { whereTerms } from './where-term.ts';

export interface Condition {
  sql: string;
  params: Params;
}

/** Parameters are named `q0`, `q1`, …, or as `values` names them, which then may hold others too. */
export function whereQuery(query: QueryNode, values = new BoundValues()): Condition {
  return { sql: where(query, values), params: values.params };
}

function where(node: QueryNode, values: BoundValues): string {
  switch (node.type) {
    case 'and':
      return whereAll(node.children, values);
    case 'or':
      return whereAny(node.children, values);
    case 'not':
      return `NOT ${where(node.child, values)}`;
    case 'near':
      return whereNear(node, values);
    case 'exact':
      return whereExact(node, values);
    case 'language':
      return whereLanguage(node, values);
    case 'source':
      return whereSource(node, values);
    default:
      return whereAny([node], values);
  }
}

/** Terms that are entries of the index become one look. */
function whereAll(children: readonly QueryNode[], values: BoundValues): string {
  const entries = new Set<string>();
  const parts: string[] = [];
  for (const child of children) {
    const entry = child.type === 'term' && !child.prefix && !child.field ? entryOf(child.tokens) : undefined;
    if (entry === undefined) parts.push(where(child, values));
    else entries.add(entry);
  }
  if (entries.size > 0 || parts.length === 0) parts.unshift(holdsAll([...entries], values));
  return `(${parts.join(' AND ')})`;
}

type Author = Extract<AttributeNode, { type: 'author' }>;
type Site = Extract<AttributeNode, { type: 'site' }>;

/** Hundreds of alternatives are as many looks or readings, unless those of a kind become one. */
function whereAny(children: readonly QueryNode[], values: BoundValues): string {
  const terms: TermNode[] = [];
  const authors: Author[] = [];
  const sites: Site[] = [];
  const others: string[] = [];
  for (const child of children) {
    if (child.type === 'term') terms.push(child);
    else if (child.type === 'author') authors.push(child);
    else if (child.type === 'site') sites.push(child);
    else others.push(where(child, values));
  }
  const parts = [
    ...(terms.length > 0 ? [whereTerms(terms, values)] : []),
    ...(authors.length > 0 ? [whereAuthors(authors, values)] : []),
    ...(sites.length > 0 ? [whereSites(sites, values)] : []),
    ...others,
  ];
  return parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`;
}
