/** Joints into a tree by precedence: NEAR before NOT before AND before OR. Spans are without the parentheses around them. */
import { LIMITS } from '../../../contract/limits.ts';
import type { SyntaxNode } from '../syntax.ts';
import { removeOperand } from './fix-edits.ts';
import type { Joints } from './joints.ts';
import type { Token } from './lexer-token.ts';
import { joinNear } from './near.ts';
import { reportMixed, reportRepeated } from './row-warnings.ts';
import type { Joint, Operand, Source } from './source.ts';

/** null where there is no operand at all. */
export function buildTree(source: Source, { joints, sound }: Joints): Operand | null {
  if (joints.length === 0) return null;
  if (sound) reportMixed(source, joints);
  const whole = buildRows(source, joints, sound);
  return sound ? whole : { ...whole, guess: true };
}

function buildRows(source: Source, joints: readonly Joint[], sound: boolean): Operand {
  if (joints.length === 1) return negate(source, joints[0]?.nots ?? [], joinNear(source, joints));
  const alternatives: Operand[][] = [];
  let row: Operand[] = [];
  for (const chain of chains(joints)) {
    if (chain[0]?.join !== 'and') {
      row = [];
      alternatives.push(row);
    }
    row.push(negate(source, chain[0]?.nots ?? [], joinNear(source, chain)));
  }
  return join(
    source,
    'or',
    alternatives.map((parts) => join(source, 'and', parts, sound)),
    sound,
  );
}

/** Runs that NEAR joins. */
function chains(joints: readonly Joint[]): Joint[][] {
  const found: Joint[][] = [];
  for (const joint of joints) {
    const chain = joint.join === 'near' ? found.at(-1) : undefined;
    if (chain) chain.push(joint);
    else found.push([joint]);
  }
  return found;
}

function negate(source: Source, nots: readonly Token[], operand: Operand): Operand {
  const [first] = nots;
  if (!first) return operand;
  const whole = { ...operand, start: first.start, first: operand.first - nots.length, term: null };
  const height = operand.height + nots.length;
  if (operand.node === null || height > LIMITS.queryDepth) return limited(source, { ...whole, height });
  let node = operand.node;
  for (const not of nots.toReversed()) node = { type: 'not', child: node, start: not.start, end: operand.end };
  return { ...whole, node, height };
}

function join(source: Source, type: 'and' | 'or', parts: readonly Operand[], sound: boolean): Operand {
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (!first || !last) throw new RangeError('A join of nothing.');
  if (parts.length === 1) return first;
  if (sound) reportRepeated(source, parts);
  const { start } = first;
  const { end } = last;
  const children: SyntaxNode[] = [];
  let height = 0;
  for (const { node, height: below } of parts) {
    if (below > height) height = below;
    if (node?.type === type) for (const child of node.children) children.push(child);
    else if (node) children.push(node);
  }
  const node = children.length > 1 ? { type, children, start, end } : (children[0] ?? null);
  const range = { first: first.first, last: last.last };
  return limited(source, { start, end, node, height: height + 1, ...range, term: null, fielded: false, guess: !sound });
}

/** What is too deep is left out, so that nobody who walks a tree has to fear for the stack. */
function limited(source: Source, operand: Operand): Operand {
  if (operand.height <= LIMITS.queryDepth) return operand;
  if (!source.tooDeep) {
    const first = source.tokens[operand.first] ?? operand;
    source.report.error('queryNestedTooDeep', first, () => [removeOperand(source, operand.first, operand.last)]);
  }
  source.tooDeep = true;
  return { ...operand, node: null, height: 0 };
}
