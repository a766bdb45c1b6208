/** Rows of operands that are legal, but hardly say what was meant: AND beside OR without parentheses, and a term that stands twice. */
import { LIMITS } from '../../../contract/limits.ts';
import { applyFix, type Edit, type Fix } from '../problems.ts';
import type { SyntaxNode } from '../syntax.ts';
import { insertion, removeOperand } from './fix-edits.ts';
import { type Joint, type Operand, readingOf, type Source } from './source.ts';

/**
 * Precedence reads it, but not everybody knows precedence. One warning for a level, at the operator with which the mixing
 * begins; the fixes write down either reading.
 */
export function reportMixed(source: Source, joints: readonly Joint[]): void {
  const operators = joints.filter(({ join }) => join === 'and' || join === 'or');
  const [first] = operators;
  const other = operators.find(({ join }) => join !== first?.join);
  if (!first || !other) return;
  const place = other.operator ?? other.nots[0] ?? other.operand;
  const fixes = () => [grouped(source, joints, 'or'), grouped(source, joints, 'and')];
  // Parentheses around what is legal are legal, as long as there is room for them.
  source.report.warning('queryMixedOperators', place, fixes, source.groups < LIMITS.queryDepth);
}

/** Cut at one operator, with parentheses around each part in which the other stands. */
function grouped({ text }: Source, joints: readonly Joint[], cut: 'and' | 'or'): Fix {
  const edits: Edit[] = [];
  let part: Joint[] = [];
  const close = () => {
    const isMixed = part.slice(1).some(({ join }) => join !== 'near');
    const [first] = part;
    const last = part.at(-1);
    // Parentheses need the AND that a NOT alone only implies.
    const open = first?.join === 'and' && !first.operator ? 'AND (' : '(';
    if (isMixed && first && last) edits.push(insertion(startOf(first), open), insertion(last.operand.end, ')'));
  };
  for (const joint of joints) {
    if (joint.join === cut) {
      close();
      part = [];
    }
    part.push(joint);
  }
  close();
  const [first] = joints;
  const start = first ? startOf(first) : 0;
  const end = joints.at(-1)?.operand.end ?? start;
  const within = edits.map((edit) => ({ start: edit.start - start, end: edit.end - start, text: edit.text }));
  return { kind: 'group', edits, values: { text: applyFix(text.slice(start, end), { kind: 'group', edits: within }) } };
}

/** An understood AND has the NOT behind it inside the next operand. */
function startOf({ nots, operand }: Joint): number {
  return nots[0]?.start ?? operand.start;
}

/** It changes nothing. */
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
