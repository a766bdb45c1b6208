/** NEAR as a condition over `posts`, asked only of posts that have the terms of both sides. */
import type { NearNode, NearSide } from '../../engine/query/ast.ts';
import type { BoundValues } from './bound-values.ts';
import { nearCondition } from './near-arrays.ts';
import { nearPattern, reachOf } from './near-pattern.ts';
import { entriesOf, entryOf } from './term-entries.ts';
import { beginning, holdsAll, holdsAny, titleText } from './where-term.ts';

/** Measured on a million posts: level at 20 tokens, three times as fast at 5, three times as slow at 50. */
const PATTERN_REACH = 15;

export function whereNear(node: NearNode, values: BoundValues): string {
  const text = node.field === 'title' ? titleText(values) : 'tokens';
  const found =
    reachOf(node) <= PATTERN_REACH ? `match(${text}, ${values.text(nearPattern(node))})` : nearCondition(node, text, values);
  return `(${narrowed(node, values)} AND ${found})`;
}

function narrowed(side: NearSide, values: BoundValues): string {
  if (side.type === 'near') return `${narrowed(side.left, values)} AND ${narrowed(side.right, values)}`;
  if (side.type === 'term') return side.prefix ? beginning(side.tokens, values) : holdsAll(entriesOf(side.tokens), values);
  const single: string[] = [];
  const parts: string[] = [];
  for (const child of side.children) {
    const entry = child.type === 'term' && !child.prefix ? entryOf(child.tokens) : undefined;
    if (entry === undefined) parts.push(narrowed(child, values));
    else single.push(entry);
  }
  if (single.length > 0 || parts.length === 0) parts.unshift(holdsAny([...new Set(single)], values));
  return `(${parts.join(' OR ')})`;
}
