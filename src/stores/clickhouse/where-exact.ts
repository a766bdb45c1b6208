/** Exact spelling as a condition over `posts`: the pattern that memory uses too, asked only of posts that have its words. */
import type { ExactNode } from '../../engine/query/ast.ts';
import { escapePattern } from '../../engine/text/escape-pattern.ts';
import { exactParts } from '../../engine/text/exact-pattern.ts';
import { tokenise } from '../../engine/text/tokens.ts';
import type { BoundValues } from './bound-values.ts';
import { holdsAll } from './index-looks.ts';
import { entriesOf } from './term-entries.ts';

export function whereExact(node: ExactNode, values: BoundValues): string {
  const narrowed = holdsAll(entriesOf(tokenise(node.text).tokens), values);
  const { left, literal, right } = exactParts(node.text);
  const spelling = values.text(literal);
  // Edges are long and few: put together here, each is bound once however many spellings a query has.
  const pattern = `concat(${values.text(left)}, ${values.text(escapePattern(literal))}, ${values.text(right)})`;
  const columns = node.field === 'title' ? ['title'] : ['title', 'content'];
  // A search first: it is several times faster than a pattern with all letters of the world around.
  const spelled = columns.map((column) => `position(${column}, ${spelling}) > 0`).join(' OR ');
  const standing = columns.map((column) => `match(${column}, ${pattern})`).join(' OR ');
  return `(${narrowed} AND (${spelled}) AND (${standing}))`;
}
