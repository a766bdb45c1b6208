/**
 * An alternative too long for one query becomes several: its longest choice is dealt out over them. Where even that would
 * be too many, it is asked for less, the longest condition going first; a text is never cut.
 */

import { alternativesOf, type Conjunction } from './alternatives.ts';
import { type AskedNode, branchText, joinAsked } from './asked-node.ts';
import type { Dialect } from './dialect.ts';
import { branchSize, EMPTY, fitsAlone, grown } from './query-text.ts';

/** Nothing where one word alone is longer than a query. */
export function fitLimits(conjunction: Conjunction, dialect: Dialect): Conjunction[] {
  if (fitsAlone(conjunction, dialect)) return [conjunction];
  const [only] = conjunction;
  if (only && conjunction.length === 1) {
    if (only.type === 'atom') return [];
    return alternativesOf(only, dialect).flatMap((alternative) => fitLimits(alternative, dialect));
  }
  const dealt = dealOut(conjunction, dialect);
  if (dealt) return dealt.flatMap((piece) => fitLimits(piece, dialect));
  const longest = longestOf(conjunction);
  return fitLimits(
    conjunction.filter((node) => node !== longest),
    dialect,
  );
}

function longestOf(nodes: readonly AskedNode[]): AskedNode | undefined {
  return nodes.reduce<AskedNode | undefined>(
    (best, node) => (best && best.text.length >= node.text.length ? best : node),
    undefined,
  );
}

/** The others beside as many branches of the longest choice as fit, as often as it takes; null where that is too often. */
function dealOut(conjunction: Conjunction, dialect: Dialect): Conjunction[] | null {
  const choice = longestOf(conjunction.filter(({ type }) => type === 'or'));
  if (!choice) return null;
  const others = conjunction.filter((node) => node !== choice);
  if (!fitsAlone(others, dialect)) return null;
  const pieces: Conjunction[] = [];
  let branches: AskedNode[] = [];
  const close = () => {
    if (branches.length > 0) pieces.push(joined([...others, joinAsked('or', branches, dialect)], dialect));
    branches = [];
  };
  let room = 0;
  let words = 0;
  for (const branch of choice.children) {
    const length = branchText(branch, dialect).length;
    room -= length + dialect.or.length;
    words -= branch.words + 1;
    if (branches.length === 0 || room < 0 || words < 0) {
      close();
      const taken = grown(EMPTY, branchSize(others, dialect), dialect);
      // Parentheses around the choice and, at most, around the conjunction, and the space between.
      room = dialect.length - taken.length - 5 - length;
      words = dialect.words - taken.words - branch.words;
    }
    branches.push(branch);
    if (pieces.length >= dialect.spread) return null;
  }
  close();
  return pieces.length > 1 ? pieces : null;
}

function joined(conjunction: Conjunction, dialect: Dialect): Conjunction {
  const node = joinAsked('and', conjunction, dialect);
  return node.type === 'and' ? node.children : [node];
}
