/**
 * What must hold wherever a node holds that is dear to test: a condition of plain terms, which can be looked up. Promised
 * by exact-pattern.ts (a text that matches holds the tokens of the spelling as one run) and by what NEAR means.
 */
import type { ExactNode, NearNode, NearSide, QueryNode } from '../query/ast.ts';
import { tokenise } from '../text/tokens.ts';

export function guardOf(node: ExactNode | NearNode): QueryNode {
  const field = node.field === undefined ? {} : { field: node.field };
  if (node.type === 'near') return { type: 'and', children: [sideGuard(node.right, field), sideGuard(node.left, field)] };
  const { tokens } = tokenise(node.text);
  return tokens.length === 0 ? { type: 'and', children: [] } : { type: 'term', tokens, ...field };
}

function sideGuard(side: NearSide, field: { field?: 'title' }): QueryNode {
  if (side.type === 'term') return { ...side, ...field };
  if (side.type === 'near') return guardOf({ ...side, ...field });
  return { type: 'or', children: side.children.map((child) => sideGuard(child, field)) };
}
