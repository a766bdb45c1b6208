/** What can be said only of a query as a whole: how much it is, and whether anything must occur. */
import { LIMITS } from '../../../contract/limits.ts';
import { countTerms } from '../count-terms.ts';
import { childrenOf, type SyntaxJoin, type SyntaxNode } from '../syntax.ts';
import { remove, rewrite } from './fix-edits.ts';
import { type Operand, readingOf, type Source } from './source.ts';

export function checkWhole(source: Source, { node, first }: Operand): void {
  if (node === null) return;
  if (countTerms(node) > LIMITS.queryTerms) source.report.error('queryTooManyTerms', node);
  else checkDistribution(source, node);
  // What is missing or misread could be what must occur.
  if (source.report.errors > 0) return;
  if (!hasPositive(node, true)) {
    const not = source.tokens.slice(first).find(({ sign }) => sign === 'not') ?? node;
    const next = source.text.slice(not.end).search(/\S/);
    source.report.error('queryOnlyNot', not, () => [remove({ start: not.start, end: not.end + Math.max(next, 0) })]);
  } else {
    const broad = findBroad(node);
    if (broad) reportBroad(source, broad);
  }
}

/** Whether a term stands under an even number of negations. */
function hasPositive(node: SyntaxNode, positive: boolean): boolean {
  const children = childrenOf(node);
  if (children.length === 0) return positive;
  return children.some((child) => hasPositive(child, node.type === 'not' ? !positive : positive));
}

/** Whether whatever matches holds a term; for `wanted` false, whether whatever does not match does. */
function isNarrow(node: SyntaxNode, wanted: boolean): boolean {
  const children = childrenOf(node);
  if (children.length === 0) return wanted;
  const one = (child: SyntaxNode) => isNarrow(child, node.type === 'not' ? !wanted : wanted);
  return (node.type === 'or') === wanted ? children.every(one) : children.some(one);
}

interface Broad {
  node: SyntaxNode;
  parent: SyntaxJoin | null;
}

/** The innermost part that lets posts without any term through; null where none does. */
function findBroad(node: SyntaxNode, parent: SyntaxJoin | null = null): Broad | null {
  if (isNarrow(node, true)) return null;
  if (node.type === 'field') return findBroad(node.child, parent);
  if (node.type !== 'and' && node.type !== 'or') return { node, parent };
  for (const child of node.children) {
    const found = findBroad(child, node);
    if (found) return found;
  }
  return { node, parent };
}

function reportBroad(source: Source, { node, parent }: Broad): void {
  source.report.warning('queryBroad', node, () => {
    if (parent?.type !== 'or' || parent.children.length !== 2) return [];
    const between = source.tokens.filter(({ sign, start }) => sign === 'or' && parent.start <= start && start < parent.end);
    const [or] = between;
    return or && between.length === 1 ? [rewrite('and', or, 'AND')] : [];
  });
}

/** Tags inside NEAR are written out, each with everything it may stand beside (see compile/near.ts): a short text may mean much. */
function checkDistribution(source: Source, node: SyntaxNode): void {
  if (node.type === 'near') {
    const { plain, tagged } = alternativesOf(source, node);
    if (plain + tagged.terms > LIMITS.queryTerms) source.report.error('queryNearTags', node);
  } else {
    for (const child of childrenOf(node)) checkDistribution(source, child);
  }
}

/** What compile/near.ts makes of a side: one alternative with all that has no tags, and others with tags. */
interface Alternatives {
  /** Terms of the one without tags; 0 where there is none. */
  plain: number;
  tagged: { count: number; terms: number };
}

function alternativesOf(source: Source, node: SyntaxNode): Alternatives {
  if (node.type === 'near') return pairsOf(alternativesOf(source, node.left), alternativesOf(source, node.right));
  const all: Alternatives = { plain: 0, tagged: { count: 0, terms: 0 } };
  if (node.type === 'or') {
    for (const { plain, tagged } of node.children.map((child) => alternativesOf(source, child))) {
      all.plain += plain;
      all.tagged.count += tagged.count;
      all.tagged.terms += tagged.terms;
    }
  } else if ((node.type === 'word' || node.type === 'phrase') && readingOf(source, node.text).tags.length > 0) {
    all.tagged = { count: 1, terms: 1 };
  } else {
    all.plain = 1;
  }
  return all;
}

/** Every alternative of one side beside every one of the other. */
function pairsOf(left: Alternatives, right: Alternatives): Alternatives {
  const isPlain = left.plain > 0 && right.plain > 0;
  const plain = isPlain ? left.plain + right.plain : 0;
  const lefts = left.tagged.count + Math.sign(left.plain);
  const rights = right.tagged.count + Math.sign(right.plain);
  const terms = (left.plain + left.tagged.terms) * rights + (right.plain + right.tagged.terms) * lefts;
  return { plain, tagged: { count: lefts * rights - (isPlain ? 1 : 0), terms: terms - plain } };
}
