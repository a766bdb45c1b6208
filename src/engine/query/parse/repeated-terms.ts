/** The same term twice in one row: it changes nothing, and was hardly meant. */
import type { SyntaxNode } from '../syntax.ts';
import { removeOperand } from './fix-edits.ts';
import { type Operand, readingOf, type Source } from './source.ts';

export function reportRepeated(source: Source, parts: readonly Operand[]): void {
  const met = new Set<string>();
  for (const { node, first, last } of parts) {
    const key = node && keyOf(source, node);
    if (!key || !node) continue;
    // Its twin stays in the row, so nothing can go wrong.
    if (met.has(key)) source.report.warning('queryRepeatedTerm', node, () => [removeOperand(source, first, last)], true);
    met.add(key);
  }
}

/** The same for terms that find the same; null for what is more than a term. */
function keyOf(source: Source, node: SyntaxNode): string | null {
  if (node.type === 'not' || node.type === 'field') {
    const inner = keyOf(source, node.child);
    return inner && `${node.type === 'field' ? node.field : 'not'} ${inner}`;
  }
  if (node.type === 'exact') return `exact ${node.text}`;
  if (node.type !== 'word' && node.type !== 'phrase') return null;
  const { words, tags } = readingOf(source, node.text);
  return `${node.prefix ? 'prefix' : 'term'} ${[...words, ...tags].join(' ')}`;
}
