/** The keywords of a topic as one tree, whichever way they were written; with mistakes in them, as far as they can be read. */
import type { KeywordGroups } from '../../contract/topics.ts';
import { groupsToSyntax } from '../../engine/query/compile-groups.ts';
import { parse } from '../../engine/query/parse.ts';
import type { SyntaxNode } from '../../engine/query/syntax.ts';

/** What the topic includes without what it excludes. */
export function topicSyntax(inclusion: KeywordGroups | string, exclusion: KeywordGroups | string): SyntaxNode | null {
  const included = sideSyntax(inclusion);
  const excluded = sideSyntax(exclusion);
  if (!included || !excluded) return included;
  const { start, end } = excluded;
  const children = included.type === 'and' ? included.children : [included];
  return { type: 'and', start, end, children: [...children, { type: 'not', start, end, child: excluded }] };
}

function sideSyntax(side: KeywordGroups | string): SyntaxNode | null {
  return typeof side === 'string' ? parse(side).tree : groupsToSyntax(side);
}
