/** Exact spelling as a condition over `posts`: the pattern that memory uses too, asked only of posts that have its words. */
import type { ExactNode } from '../../engine/query/ast.ts';
import { exactPattern } from '../../engine/text/exact-pattern.ts';
import { tokenise } from '../../engine/text/tokens.ts';
import type { BoundValues } from './bound-values.ts';
import { entriesOf } from './term-entries.ts';
import { holdsAll } from './where-term.ts';

export function whereExact(node: ExactNode, values: BoundValues): string {
  const narrowed = holdsAll(entriesOf(tokenise(node.text).tokens), values);
  const pattern = values.text(exactPattern(node.text));
  const spelled =
    node.field === 'title' ? `match(title, ${pattern})` : `(match(title, ${pattern}) OR match(content, ${pattern}))`;
  return `(${narrowed} AND ${spelled})`;
}
