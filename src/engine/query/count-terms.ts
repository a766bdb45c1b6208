/** How many keywords of a plan a query uses: its terms, each as often as it is written. */
import type { SyntaxNode } from './syntax.ts';

export function countTerms(node: SyntaxNode): number {
  switch (node.type) {
    case 'and':
    case 'or':
      return node.children.reduce((sum, child) => sum + countTerms(child), 0);
    case 'near':
      return countTerms(node.left) + countTerms(node.right);
    case 'not':
    case 'field':
      return countTerms(node.child);
    default:
      return 1;
  }
}
