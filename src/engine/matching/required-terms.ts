/**
 * Of which terms must a document hold one to match a query? Of the parts that all have to hold, the rarest is enough: that
 * of an `and` is its cheapest child's, an `or` needs those of all its children. This is the term extraction of Lucene's
 * monitor (Presearcher, QueryTree), weighted by counted frequencies instead of lengths of terms.
 */
import type { QueryNode } from '../query/ast.ts';
import { approximationOf } from './approximation.ts';
import { type QueryTerm, queryTermOf } from './query-term.ts';
import type { TermFrequencies } from './term-frequencies.ts';

export interface RequiredTerm extends QueryTerm {
  /** The whole condition holds as soon as this term is found. */
  sufficient: boolean;
}

/** A node, or its opposite where `wanted` is false. */
export interface Condition {
  node: QueryNode;
  wanted: boolean;
}

export interface Required {
  terms: RequiredTerm[];
  /** Of all of them together. */
  cost: number;
}

/** The conditions that all have to hold, none of them an `and` again. */
export function conditionsOf(node: QueryNode, wanted = true): Condition[] {
  if (node.type === 'not') return conditionsOf(node.child, !wanted);
  const all = node.type === (wanted ? 'and' : 'or');
  if (all || ((node.type === 'and' || node.type === 'or') && node.children.length === 1)) {
    return node.children.flatMap((child) => conditionsOf(child, wanted));
  }
  return [{ node, wanted }];
}

/** null where the condition may hold in a document that holds none of its terms. */
export function requiredTerms({ node, wanted }: Condition, frequencies: TermFrequencies, sufficient = true): Required | null {
  switch (node.type) {
    case 'not':
      return requiredTerms({ node: node.child, wanted: !wanted }, frequencies, sufficient);
    case 'and':
    case 'or': {
      const parts = node.children.map((child) => ({ node: child, wanted }));
      if ((node.type === 'or') === wanted) return ofAny(parts, frequencies, sufficient);
      return ofAll(parts, frequencies, sufficient && parts.length === 1);
    }
    case 'near':
    case 'exact':
      return wanted ? requiredTerms({ node: approximationOf(node), wanted }, frequencies, false) : null;
    default: {
      const term = wanted ? queryTermOf(node, frequencies) : null;
      return term && { terms: [{ ...term, sufficient }], cost: term.cost };
    }
  }
}

function ofAny(parts: readonly Condition[], frequencies: TermFrequencies, sufficient: boolean): Required | null {
  const all: Required = { terms: [], cost: 0 };
  for (const part of parts) {
    const required = requiredTerms(part, frequencies, sufficient);
    if (required === null) return null;
    all.terms.push(...required.terms);
    all.cost += required.cost;
  }
  return all;
}

function ofAll(parts: readonly Condition[], frequencies: TermFrequencies, sufficient: boolean): Required | null {
  let best: Required | null = null;
  for (const part of parts) {
    const required = requiredTerms(part, frequencies, sufficient);
    if (required !== null && (best === null || required.cost < best.cost)) best = required;
  }
  return best;
}
