/** How many keywords of a plan a query uses: its terms, each as often as it is written. */
import { childrenOf, type SyntaxNode } from './syntax.ts';

export function countTerms(node: SyntaxNode): number {
  const children = childrenOf(node);
  return children.length === 0 ? 1 : children.reduce((sum, child) => sum + countTerms(child), 0);
}
