/** What the sides of a NEAR are made of. */
import type { NearSide, TermNode } from './ast.ts';

/** Every term of the side, from left to right. */
export function termsOf(side: NearSide): TermNode[] {
  if (side.type === 'term') return [side];
  return side.type === 'or' ? side.children.flatMap(termsOf) : [...termsOf(side.left), ...termsOf(side.right)];
}

/** From the first to the last token of the longest span that the side can have. */
export function mostTokens(side: NearSide): number {
  if (side.type === 'term') return side.tokens.length;
  if (side.type === 'near') return mostTokens(side.left) + side.distance + mostTokens(side.right);
  return side.children.reduce((most, child) => Math.max(most, mostTokens(child)), 0);
}
