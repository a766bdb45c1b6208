/**
 * The terms of which at least one must occur in any post that matches a query. They decide which posts the query is
 * tried on; null means that the query may match a post without any of its terms and has to be tried on all.
 */
import type { QueryNode } from '../query/ast.ts';

export type Cover = readonly (readonly string[])[];

export function coverOf(node: QueryNode): Cover | null {
  switch (node.type) {
    case 'term':
      return [node.tokens];
    case 'not':
      return null;
    case 'or':
      return coverOfAny(node.children);
    case 'and':
      return coverOfAll(node.children);
  }
}

/** Each alternative needs its own; one without a cover leaves none. */
function coverOfAny(children: readonly QueryNode[]): Cover | null {
  const terms: (readonly string[])[] = [];
  for (const child of children) {
    const cover = coverOf(child);
    if (cover === null) return null;
    terms.push(...cover);
  }
  return terms;
}

/** One part's cover is enough: the one that promises the fewest posts. */
function coverOfAll(children: readonly QueryNode[]): Cover | null {
  let best: Cover | null = null;
  for (const child of children) {
    const cover = coverOf(child);
    if (cover !== null && (best === null || commonness(cover) < commonness(best))) best = cover;
  }
  return best;
}

/** A guess without a corpus: long terms are rare, so the shortest ones of a cover tell how often it occurs. */
function commonness(cover: Cover): number {
  return cover.reduce((sum, term) => sum + 1 / term.join('').length ** 2, 0);
}
