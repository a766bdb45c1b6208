/** A NEAR of two lists of terms as integers, so that its test reads one piece of memory. */
import type { NearNode, NearSide, TermNode } from '../query/ast.ts';
import { packRun } from './document-terms.ts';
import type { QueryTerm } from './query-term.ts';

/** Cells of a packed NEAR: its distance, its flags, how many cells the terms of each side take; then they, left ones first. */
export const DISTANCE = 0;
export const FLAGS = 1;
export const LEFT_SIZE = 2;
export const RIGHT_SIZE = 3;
export const TERMS = 4;
/** Flags. */
export const ORDERED = 1;
export const TITLE_ONLY = 2;
/** Cells of a term: how many it takes, its key, its tokens, its run. */
export const SIZE = 0;
export const KEY = 1;
export const TOKENS = 2;
export const RUN = 3;

type TermOf = (term: TermNode) => QueryTerm | null;

/** null where a side is more than terms that can be looked up. */
export function packNear(node: NearNode, termOf: TermOf): number[] | null {
  const left = packSide(node.left, termOf);
  const right = left && packSide(node.right, termOf);
  if (!left || !right) return null;
  const flags = (node.ordered ? ORDERED : 0) | (node.field === 'title' ? TITLE_ONLY : 0);
  return [node.distance, flags, left.length, right.length].concat(left, right);
}

function packSide(side: NearSide, termOf: TermOf): number[] | null {
  const packed: number[] = [];
  for (const node of side.type === 'or' ? side.children : [side]) {
    const term = node.type === 'term' ? termOf(node) : null;
    if (node.type !== 'term' || term === null) return null;
    const run = packRun(term);
    packed.push(RUN + run.length, term.key, node.tokens.length, ...run);
  }
  return packed;
}
