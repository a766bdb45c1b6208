/**
 * NEAR, whose sides are words. A hashtag or handle has no place among the words, its words have: `#tea NEAR/3 cup` is the
 * words of `#tea` near `cup` in a post that has the tag. Alternatives with tags are therefore taken apart from the others.
 */
import type { NearNode, NearSide, QueryNode, TermNode } from '../ast.ts';
import type { SyntaxNear, SyntaxNode } from '../syntax.ts';
import { joinNodes, joinSides } from './join.ts';
import { wordsOf } from './term.ts';

/** A side, and the tags that must stand in the text besides. */
interface Sided {
  side: NearSide;
  tags: readonly TermNode[];
}

export function compileNear(near: SyntaxNear, field: 'title' | null): QueryNode {
  const nodes = sidesOf(near, field).flatMap(({ side, tags }) => {
    const placed: QueryNode = side.type === 'near' && field ? { ...side, field } : side;
    return joinNodes('and', [placed, ...tags]) ?? [];
  });
  const [first] = nodes;
  if (!first) throw new RangeError('NEAR without sides.');
  return joinNodes('or', nodes) ?? first;
}

/** At most one of them is without tags. */
function sidesOf(node: SyntaxNode, field: 'title' | null): Sided[] {
  if (node.type === 'near') {
    const near: Pick<NearNode, 'type' | 'ordered' | 'distance'> = {
      type: 'near',
      ordered: node.ordered,
      distance: node.distance,
    };
    const rights = sidesOf(node.right, field);
    return sidesOf(node.left, field).flatMap((left) =>
      rights.map((right) => ({ side: { ...near, left: left.side, right: right.side }, tags: [...left.tags, ...right.tags] })),
    );
  }
  if (node.type === 'or') return joinAlternatives(node.children.flatMap((child) => sidesOf(child, field)));
  if (node.type !== 'word' && node.type !== 'phrase') throw new RangeError(`No side of NEAR: ${node.type}`);
  const { words, tags } = wordsOf(node, null);
  return [{ side: words, tags: field ? tags.map((tag) => ({ ...tag, field })) : tags }];
}

function joinAlternatives(sides: readonly Sided[]): Sided[] {
  const plain = joinSides(sides.flatMap(({ side, tags }) => (tags.length === 0 ? [side] : [])));
  const tagged = sides.filter(({ tags }) => tags.length > 0);
  return plain ? [{ side: plain, tags: [] }, ...tagged] : tagged;
}
