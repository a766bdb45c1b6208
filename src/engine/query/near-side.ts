/** What the sides of a NEAR are made of. */
import type { NearSide, TermNode } from './ast.ts';

/** Every term of the side, from left to right. */
export function termsOf(side: NearSide): TermNode[] {
  if (side.type === 'term') return [side];
  return side.type === 'or' ? side.children.flatMap(termsOf) : [...termsOf(side.left), ...termsOf(side.right)];
}
