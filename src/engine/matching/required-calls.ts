/**
 * Of which calls must a post hold one to match a query? Of the parts that all have to hold, the rarest is enough: that of
 * an `and` is its cheapest child's, an `or` needs those of all its children. This is the term filter of Lucene's monitor
 * (Presearcher, QueryTree), with frequencies instead of lengths of terms.
 */
import type { QueryNode } from '../query/ast.ts';
import { type Call, callOf } from './call.ts';
import type { Frequencies } from './frequencies.ts';
import { guardOf } from './guard.ts';

export interface RequiredCall extends Call {
  /** The whole condition holds as soon as this call does. */
  sure: boolean;
}

/** A node, or its opposite where `wanted` is false. */
export interface Condition {
  node: QueryNode;
  wanted: boolean;
}

export interface Required {
  calls: RequiredCall[];
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

/** null where the condition may hold in a post that holds none of its calls. */
export function requiredCalls({ node, wanted }: Condition, frequencies: Frequencies, sure = true): Required | null {
  switch (node.type) {
    case 'not':
      return requiredCalls({ node: node.child, wanted: !wanted }, frequencies, sure);
    case 'and':
    case 'or': {
      const parts = node.children.map((child) => ({ node: child, wanted }));
      if ((node.type === 'or') === wanted) return ofAny(parts, frequencies, sure);
      return ofAll(parts, frequencies, sure && parts.length === 1);
    }
    case 'near':
    case 'exact':
      return wanted ? requiredCalls({ node: guardOf(node), wanted }, frequencies, false) : null;
    default: {
      const call = wanted ? callOf(node, frequencies) : null;
      return call && { calls: [{ ...call, sure }], cost: call.cost };
    }
  }
}

function ofAny(parts: readonly Condition[], frequencies: Frequencies, sure: boolean): Required | null {
  const all: Required = { calls: [], cost: 0 };
  for (const part of parts) {
    const required = requiredCalls(part, frequencies, sure);
    if (required === null) return null;
    all.calls.push(...required.calls);
    all.cost += required.cost;
  }
  return all;
}

function ofAll(parts: readonly Condition[], frequencies: Frequencies, sure: boolean): Required | null {
  let best: Required | null = null;
  for (const part of parts) {
    const required = requiredCalls(part, frequencies, sure);
    if (required !== null && (best === null || required.cost < best.cost)) best = required;
  }
  return best;
}
