/** The terms whose presence speaks for a match: those under an even number of negations, each once. */
import { phraseText } from '../text/token-text.ts';
import type { QueryNode } from './ast.ts';

export function positiveTerms(node: QueryNode): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  collect(node, true, found);
  return [...found.values()];
}

function collect(node: QueryNode, positive: boolean, found: Map<string, readonly string[]>): void {
  if (node.type === 'not') {
    collect(node.child, !positive, found);
  } else if (node.type === 'term') {
    if (positive) found.set(phraseText(node.tokens), node.tokens);
  } else {
    for (const child of node.children) collect(child, positive, found);
  }
}
