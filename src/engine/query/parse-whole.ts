/** What can be said only of a query as a whole: how much it is, and whether anything must occur. */
import { LIMITS } from '../../contract/limits.ts';
import { countTerms } from './count-terms.ts';
import { remove, rewrite } from './fix-edits.ts';
import { type Operand, readingOf, type Source } from './parse-source.ts';
import type { SyntaxJoin, SyntaxNode } from './syntax.ts';

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
  switch (node.type) {
    case 'and':
    case 'or':
      return node.children.some((child) => hasPositive(child, positive));
    case 'not':
      return hasPositive(node.child, !positive);
    case 'field':
      return hasPositive(node.child, positive);
    default:
      return positive;
  }
}

/** Whether whatever matches holds a term; for `wanted` false, whether whatever does not match does. */
function isNarrow(node: SyntaxNode, wanted: boolean): boolean {
  switch (node.type) {
    case 'and':
    case 'or': {
      const one = (child: SyntaxNode) => isNarrow(child, wanted);
      return (node.type === 'and') === wanted ? node.children.some(one) : node.children.every(one);
    }
    case 'not':
      return isNarrow(node.child, !wanted);
    case 'field':
      return isNarrow(node.child, wanted);
    default:
      return wanted;
  }
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

/** Tags inside NEAR are written out, each with everything it may stand beside (see compile-near.ts). */
function checkDistribution(source: Source, node: SyntaxNode): void {
  if (node.type === 'near') {
    if (alternatives(source, node) > LIMITS.queryTerms) source.report.error('queryTooManyTerms', node);
  } else if (node.type === 'and' || node.type === 'or') {
    for (const child of node.children) checkDistribution(source, child);
  } else if (node.type === 'not' || node.type === 'field') {
    checkDistribution(source, node.child);
  }
}

function alternatives(source: Source, node: SyntaxNode): number {
  if (node.type === 'near') return alternatives(source, node.left) * alternatives(source, node.right);
  if (node.type === 'or') return node.children.reduce((sum, child) => sum + alternatives(source, child), 0);
  return node.type === 'word' && readingOf(source, node.text).tags.length > 0 ? 1 : 0;
}
