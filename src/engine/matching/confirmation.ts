/**
 * The second phase of a two-phase match: the exact test of a node on the whole document, after its approximation, or alone
 * where a node has none (words of the author, prefixes too short for a key). Says what `evaluate` says of the node.
 */
import type { ExactNode, QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';
import { exactFinder } from '../text/exact-pattern.ts';

export type Confirmation = (document: QueryDocument) => boolean;

export function confirmationOf(node: QueryNode): Confirmation {
  return node.type === 'exact' ? exactConfirmation(node) : (document) => evaluate(node, document);
}

function exactConfirmation({ text, field }: ExactNode): Confirmation {
  const standsIn = exactFinder(text);
  return ({ title, content }) => standsIn(title) || (field !== 'title' && standsIn(content));
}
