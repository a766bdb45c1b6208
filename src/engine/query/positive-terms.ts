/** The leaves of a query whose truth speaks for a match: those under an even number of negations, each once, in order. */
import { phraseText } from '../text/token-text.ts';
import type { AttributeNode, ExactNode, NearNode, QueryNode, TermNode } from './ast.ts';

/** A NEAR is one: its words mean nothing apart. */
export type Leaf = TermNode | ExactNode | NearNode | AttributeNode;

export function positiveTerms(node: QueryNode): readonly Leaf[] {
  const found = new Map<string, Leaf>();
  collect(node, true, found);
  return [...found.values()];
}

function collect(node: QueryNode, positive: boolean, found: Map<string, Leaf>): void {
  switch (node.type) {
    case 'not':
      collect(node.child, !positive, found);
      break;
    case 'and':
    case 'or':
      for (const child of node.children) collect(child, positive, found);
      break;
    default:
      if (positive) keep(node, found);
  }
}

function keep(leaf: Leaf, found: Map<string, Leaf>): void {
  const key =
    leaf.type === 'term' ? `${leaf.field ?? ''}${leaf.prefix ? '*' : ''}${phraseText(leaf.tokens)}` : JSON.stringify(leaf);
  if (!found.has(key)) found.set(key, leaf);
}
