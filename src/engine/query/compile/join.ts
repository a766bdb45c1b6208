/** Nodes under one `and` or `or`, without saying anything twice. */
import type { NearSide, QueryNode } from '../ast.ts';

/** What is of the same type is taken in, what says the same is kept once; one node needs no join, none is undefined. */
export function joinNodes(type: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined {
  const children = distinct(nodes.flatMap((node) => (node.type === type ? node.children : [node])));
  return children.length > 1 ? { type, children } : children[0];
}

export function joinSides(sides: readonly NearSide[]): NearSide | undefined {
  const children = distinct(sides.flatMap((side) => (side.type === 'or' ? side.children : [side])));
  return children.length > 1 ? { type: 'or', children } : children[0];
}

export function negate(node: QueryNode): QueryNode {
  return node.type === 'not' ? node.child : { type: 'not', child: node };
}

function distinct<Node>(nodes: readonly Node[]): Node[] {
  return nodes.length < 2 ? [...nodes] : [...new Map(nodes.map((node) => [JSON.stringify(node), node])).values()];
}
