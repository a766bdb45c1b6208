/**
 * NEAR as a condition over `posts`: a regular expression over the token text, asked only of posts that have the terms of both
 * sides. RE2 and its syntax, in which repetition and alternation cost no backtracking.
 */
import type { NearNode, NearSide } from '../../engine/query/ast.ts';
import { BOUNDARY, TAGS } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';
import { entriesOf, entryOf } from './term-entries.ts';
import { beginning, holdsAll, holdsAny } from './where-term.ts';

export function whereNear(node: NearNode, values: BoundValues): string {
  const pattern = values.text(` ${patternOf(node)} `);
  const text = node.field === 'title' ? `substring(tokens, 1, position(tokens, ${values.text(BOUNDARY)}))` : 'tokens';
  return `(${narrowed(node, values)} AND match(${text}, ${pattern}))`;
}

/** Without the spaces around it. */
function patternOf(side: NearSide): string {
  if (side.type === 'term') return `${side.tokens.map(literal).join(' ')}${side.prefix ? '[^ ]*' : ''}`;
  if (side.type === 'or') return `(?:${side.children.map(patternOf).join('|')})`;
  const left = patternOf(side.left);
  const right = patternOf(side.right);
  // Signs have spaces around them like tokens, and nothing is near across them.
  const gap = ` (?:[^ ${BOUNDARY}${TAGS}]+ ){0,${side.distance}}`;
  return side.ordered ? `${left}${gap}${right}` : `(?:${left}${gap}${right}|${right}${gap}${left})`;
}

function literal(token: string): string {
  return token.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
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
