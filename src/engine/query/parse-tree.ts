/** Joints into a tree by precedence: NEAR before NOT before AND before OR. Spans are without the parentheses around them. */
import { LIMITS } from '../../contract/limits.ts';
import { removeOperand } from './fix-edits.ts';
import type { Token } from './lexer-token.ts';
import { reportMixed } from './parse-mixed.ts';
import { joinNear } from './parse-near.ts';
import { reportRepeated } from './parse-repeated.ts';
import type { Joint, Operand, Source } from './parse-source.ts';
import type { SyntaxNode } from './syntax.ts';

/** null where there is no operand at all. */
export function buildTree(source: Source, joints: readonly Joint[]): Operand | null {
  if (joints.length === 0) return null;
  reportMixed(source, joints);
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
    alternatives.map((parts) => join(source, 'and', parts)),
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

function join(source: Source, type: 'and' | 'or', parts: readonly Operand[]): Operand {
  const [first, ...rest] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new RangeError('A join of nothing.');
  if (rest.length === 0) return first;
  reportRepeated(source, parts);
  const children = parts.flatMap(({ node }) => (node === null ? [] : node.type === type ? node.children : [node]));
  const [only] = children;
  const span = { start: first.start, end: last.end };
  const node: SyntaxNode | null = children.length > 1 ? { type, children, ...span } : (only ?? null);
  const height = Math.max(...parts.map((part) => part.height)) + 1;
  return limited(source, { ...span, node, height, first: first.first, last: last.last, term: null, fielded: false });
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
