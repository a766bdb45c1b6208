/**
 * A query tree as a condition over `posts`, values bound. It means exactly what engine/query/evaluate means in memory,
 * with the text index or without it (a property test compares them). It does not check periods or media types.
 */
import type { QueryNode, TermNode } from '../../engine/query/ast.ts';
import { BoundValues } from './bound-values.ts';
import type { Params } from './client.ts';
import { entryOf } from './term-entries.ts';
import { whereExact } from './where-exact.ts';
import { whereFact } from './where-facts.ts';
import { whereNear } from './where-near.ts';
import { holdsAll, holdsAny, whereAnyTerm, whereTerm } from './where-term.ts';

export interface Condition {
  sql: string;
  params: Params;
}

/** Parameters are named `q0`, `q1`, … */
export function whereQuery(query: QueryNode): Condition {
  const values = new BoundValues();
  return { sql: where(query, values), params: values.params };
}

function where(node: QueryNode, values: BoundValues): string {
  switch (node.type) {
    case 'and':
    case 'or':
      return join(node.type, node.children, values);
    case 'not':
      return `NOT ${where(node.child, values)}`;
    case 'term':
      return whereTerm(node, values);
    case 'near':
      return whereNear(node, values);
    case 'exact':
      return whereExact(node, values);
    default:
      return whereFact(node, values);
  }
}

/** Terms that are entries of the index become one look, longer ones that are alternatives one reading of the text. */
function join(type: 'and' | 'or', children: readonly QueryNode[], values: BoundValues): string {
  const entries = new Set<string>();
  const longer: TermNode[] = [];
  const parts: string[] = [];
  for (const child of children) {
    const plain = child.type === 'term' && !child.prefix && !child.field;
    const entry = plain ? entryOf(child.tokens) : undefined;
    if (entry !== undefined) entries.add(entry);
    else if (plain && type === 'or') longer.push(child);
    else parts.push(where(child, values));
  }
  if (longer.length > 0) parts.unshift(whereAnyTerm(longer, values));
  const holds = type === 'and' ? holdsAll : holdsAny;
  if (entries.size > 0 || parts.length === 0) parts.unshift(holds([...entries], values));
  return `(${parts.join(type === 'and' ? ' AND ' : ' OR ')})`;
}
