/**
 * The first phase of a two-phase match: a condition of plain terms that holds wherever a costly node holds, and that can be
 * looked up. Guaranteed by exact-pattern.ts (a text that matches holds the tokens of the spelling as one run) and by the
 * meaning of NEAR. The second phase is confirmation.ts.
 */
import type { ExactNode, NearNode, NearSide, QueryNode } from '../query/ast.ts';
import { tokenise } from '../text/tokens.ts';

export function approximationOf(node: ExactNode | NearNode): QueryNode {
  const field = node.field === undefined ? {} : { field: node.field };
  if (node.type === 'near') return { type: 'and', children: [sideOf(node.right, field), sideOf(node.left, field)] };
  const { tokens } = tokenise(node.text);
  return tokens.length === 0 ? { type: 'and', children: [] } : { type: 'term', tokens, ...field };
}

function sideOf(side: NearSide, field: { field?: 'title' }): QueryNode {
  if (side.type === 'term') return { ...side, ...field };
  if (side.type === 'near') return approximationOf({ ...side, ...field });
  return { type: 'or', children: side.children.map((child) => sideOf(child, field)) };
}
