/** NEAR and ONEAR: their distance, what may stand beside them, and how many may stand in a row. */
import { LIMITS } from '../../../contract/limits.ts';
import type { Fix } from '../problems.ts';
import { childrenOf, type SyntaxNear, type SyntaxNode } from '../syntax.ts';
import { deletion, insertion, rewrite } from './fix-edits.ts';
import { readNear } from './lexer-operators.ts';
import type { Token } from './lexer-token.ts';
import { type Joint, type Operand, type Source, textAt } from './source.ts';

/** Distance for somebody who named none. */
const USUAL = 5;

/** From left to right: `a NEAR/1 b NEAR/2 c` is `(a NEAR/1 b) NEAR/2 c`. */
export function joinNear(source: Source, chain: readonly Joint[]): Operand {
  const first = chain[0];
  if (!first) throw new RangeError('A chain of nothing.');
  if (chain.length === 1) return first.operand;
  const rest = chain.slice(1);
  let whole = first.operand;
  checkSide(source, whole, rest[0]?.operator ?? null, []);
  for (const { operand, operator, nots } of rest) whole = joinTwo(source, whole, { operand, operator, nots });
  return whole;
}

function joinTwo(source: Source, left: Operand, { operand: right, operator, nots }: Omit<Joint, 'join'>): Operand {
  checkSide(source, right, operator, nots);
  const span = { start: left.start, end: right.end };
  const whole = { ...span, first: left.first, last: right.last, term: null, fielded: false, guess: false };
  const only = { ...whole, node: left.node ?? right.node, height: Math.max(left.height, right.height) };
  if (!operator) return only;
  const { ordered, distance, digits } = readNear(textAt(source, operator));
  const isValid = distance !== null && 1 <= distance && distance <= LIMITS.nearDistance;
  if (!isValid) reportDistance(source, operator, ordered, digits);
  if (!left.node || !right.node) return only;
  if (sidesOf(left.node) + sidesOf(right.node) > LIMITS.nearSides) {
    source.report.error('queryNearChain', operator, () => [rewrite('and', operator, 'AND')]);
    return { ...only, node: left.node };
  }
  const place = { start: operator.start, end: operator.end };
  const sides = { left: left.node, right: right.node };
  const node: SyntaxNear = { type: 'near', ordered, distance: isValid ? distance : USUAL, ...sides, operator: place, ...span };
  return { ...whole, node, height: only.height + 1 };
}

function reportDistance(source: Source, operator: Token, ordered: boolean, digits: number | null): void {
  const wanted = digits === null ? USUAL : Math.min(Math.max(digits, 1), LIMITS.nearDistance);
  const name = ordered ? 'ONEAR' : 'NEAR';
  source.report.error('queryNearDistance', operator, () => [rewrite('near', operator, `${name}/${wanted}`)]);
}

/** How many words or phrases stand in a row; of alternatives the longest counts. */
function sidesOf(node: SyntaxNode): number {
  if (node.type === 'near') return sidesOf(node.left) + sidesOf(node.right);
  if (node.type === 'or') return node.children.reduce((most, child) => Math.max(most, sidesOf(child)), 1);
  return 1;
}

/** `operator` is the NEAR beside which the side stands. */
function checkSide(source: Source, side: Operand, operator: Token | null, nots: readonly Token[]): void {
  const [not] = nots;
  if (not && operator) {
    const both = { start: operator.start, end: nots.at(-1)?.end ?? not.end };
    source.report.error('queryNearOperand', not, () => [rewrite('not', both, 'AND NOT')]);
    return;
  }
  const wrong = side.node && !side.guess && misfit(side.node);
  if (!wrong || !operator) return;
  const isField = wrong.type === 'field' && wrong === side.node;
  source.report.error('queryNearOperand', isField ? (source.tokens[side.first] ?? wrong) : wrong, () => [
    wrong.type === 'exact' ? rewrite('quote', wrong, `"${wrong.text}"`) : null,
    isField ? fieldAround(source, operator, side) : null,
    rewrite('and', operator, 'AND'),
  ]);
}

/** The first node inside that has no place among the words. */
function misfit(node: SyntaxNode): SyntaxNode | null {
  if (node.type === 'word' || node.type === 'phrase') return null;
  if (node.type !== 'or' && node.type !== 'near') return node;
  return (
    childrenOf(node)
      .map(misfit)
      .find((found) => found !== null) ?? null
  );
}

/** `title:a NEAR/3 b` as `title:(a NEAR/3 b)`, where one side is a term and the other is beside it. */
function fieldAround(source: Source, operator: Token, side: Operand): Fix | null {
  const name = source.tokens[side.first];
  const term = side.term;
  if (!name || !term || !/^title[:：]$/i.test(textAt(source, name))) return null;
  if (side.end > operator.start) {
    const before = source.tokens[operator.index - 1];
    if (!before || !isTerm(before) || source.tokens[operator.index - 2]?.sign === 'field') return null;
    return {
      kind: 'group',
      edits: [insertion(before.start, 'title:('), deletion({ start: name.start, end: term.start }), insertion(term.end, ')')],
    };
  }
  const [next, value] = [source.tokens[operator.index + 1], source.tokens[operator.index + 2]];
  if (!next) return null;
  const isTitle = next.sign === 'field' && /^title[:：]$/i.test(textAt(source, next));
  const last = isTitle ? value : next;
  if (!last || !isTerm(last)) return null;
  const edits = [insertion(term.start, '(')];
  if (isTitle) edits.push(deletion(next));
  return { kind: 'group', edits: [...edits, insertion(last.end, ')')] };
}

function isTerm(token: Token): boolean {
  return token.sign === 'word' || token.sign === 'phrase';
}
