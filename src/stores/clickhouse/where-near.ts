/** NEAR as a condition over `posts`, asked only of posts that have the terms of both sides. */
import type { NearNode, NearSide } from '../../engine/query/ast.ts';
import type { BoundValues } from './bound-values.ts';
import { narrowed } from './index-looks.ts';
import { nearCondition } from './near-arrays.ts';
import { nearPattern, reachOf } from './near-pattern.ts';
import { titleText } from './where-term.ts';

/** Measured on a million posts: level at 20 tokens, three times as fast at 5, three times as slow at 50. */
const PATTERN_REACH = 15;

export function whereNear(node: NearNode, values: BoundValues): string {
  const text = node.field === 'title' ? titleText(values) : 'tokens';
  const found =
    reachOf(node) <= PATTERN_REACH ? `match(${text}, ${values.text(nearPattern(node))})` : nearCondition(node, text, values);
  return `(${holds(node, values)} AND ${found})`;
}

/** True of every post in which the side is found. */
function holds(side: NearSide, values: BoundValues): string {
  if (side.type === 'near') return `${holds(side.left, values)} AND ${holds(side.right, values)}`;
  if (side.type === 'term') return narrowed([side], values);
  const terms = side.children.filter((child) => child.type === 'term');
  const others = side.children.filter((child) => child.type !== 'term').map((child) => `(${holds(child, values)})`);
  return `(${[...(terms.length > 0 || others.length === 0 ? [narrowed(terms, values)] : []), ...others].join(' OR ')})`;
}
