/** Whether a post matches: the reference meaning of a query, on the token text of the post (see text/token-text). */
import { phraseText } from '../text/token-text.ts';
import type { QueryNode } from './ast.ts';

/** `tokens` is the token text of one post. An `and` without children is true, an `or` without children false. */
export function evaluate(node: QueryNode, tokens: string): boolean {
  switch (node.type) {
    case 'term':
      return tokens.includes(phraseText(node.tokens));
    case 'and':
      return node.children.every((child) => evaluate(child, tokens));
    case 'or':
      return node.children.some((child) => evaluate(child, tokens));
    case 'not':
      return !evaluate(node.child, tokens);
  }
}
