/**
 * How the operands of a level are joined. Where the operators between two of them make no sense, that is one problem, and the
 * first operator that does is taken; where there is none, AND.
 */
import type { Fix } from '../problems.ts';
import type { Span } from '../syntax.ts';
import { quote, remove, rewrite } from './fix-edits.ts';
import { operatorInCapitals, operatorKind } from './lexer-operators.ts';
import type { Token } from './lexer-token.ts';
import { reportMissingOperators } from './missing-operators.ts';
import { reportNoise } from './noise.ts';
import { isBinary, isOperator, type Joint, type Level, type Operator, type Source, textAt } from './source.ts';

export interface Joints {
  joints: readonly Joint[];
  /** Whether the operators are as they were written; otherwise part of the joining is a guess. */
  sound: boolean;
}

export function readJoints(source: Source, { items, tail }: Level): Joints {
  const errors = source.report.errors;
  const joints = items.map(({ operand, gap }, index) => {
    const before = items[index - 1]?.operand;
    reportSigns(source, gap, before === undefined ? 'before' : 'between');
    const operators = gap.filter(isOperator);
    const { join, operator, nots } = before ? between(source, operators) : atStart(source, operators);
    return { operand, join, operator, nots };
  });
  const last = items.at(-1)?.operand;
  reportSigns(source, tail, 'behind');
  atEnd(source, tail.filter(isOperator), last ?? null);
  const apart = items.map(({ gap }, index) => index > 0 && gap.length === 0);
  reportMissingOperators(source, joints, apart);
  reportLowercase(source, joints, apart);
  return { joints, sound: source.report.errors === errors };
}

function reportSigns(source: Source, gap: readonly Token[], place: 'before' | 'between' | 'behind'): void {
  const hasOperator = gap.some(isOperator);
  for (const token of gap) {
    if (!isOperator(token)) reportNoise(source, token, place === 'between' && hasOperator ? 'before' : place);
  }
}

/** In a row of words without operators such a word is hardly one; reportMissingOperators has judged it already. */
function reportLowercase(source: Source, joints: readonly Joint[], apart: readonly boolean[]): void {
  for (const [index, { operand }] of joints.entries()) {
    const operator = operand.fielded || operand.term?.sign !== 'word' ? undefined : operatorInCapitals(textAt(source, operand));
    if (operator === undefined || operand.node === null || apart[index] || apart[index + 1]) continue;
    const fixes = () => [rewrite(operatorKind(operator), operand, operator), quote(source, operand)];
    source.report.warning('queryLowercaseOperator', operand, fixes);
  }
}

type Joining = Omit<Joint, 'operand'>;

function atStart(source: Source, operators: readonly Token[]): Joining {
  if (operators.length === 0) return { join: null, operator: null, nots: [] };
  const wrong = operators.slice(0, operators.findLastIndex(isBinary) + 1);
  const [first] = wrong;
  if (first) {
    const next = operators[wrong.length]?.start;
    source.report.error('queryMissingOperand', spanOf(first, wrong), () => [
      remove({ start: first.start, end: next ?? endOfSpace(source, wrong.at(-1)?.end ?? first.end) }),
      wrong.length === 1 ? quote(source, first) : null,
    ]);
  }
  return { join: null, operator: null, nots: operators.slice(wrong.length) };
}

function between(source: Source, operators: readonly Operator[]): Joining {
  const first = operators[0];
  if (!first) return { join: 'and', operator: null, nots: [] };
  if (operators.length === 1 && isBinary(first)) return { join: first.sign, operator: first, nots: [] };
  const wrong = operators.slice(1, operators.findLastIndex(isBinary) + 1);
  const [second] = wrong;
  if (second) {
    source.report.error('queryMissingOperand', spanOf(second, wrong), () => choices(source, first, wrong));
  }
  const nots = operators.slice(wrong.length + 1);
  if (isBinary(first)) return { join: first.sign, operator: first, nots };
  // `a NOT b` is `a AND NOT b`; of `a NOT AND b` the NOT is kept.
  return { join: 'and', operator: null, nots: [first, ...nots] };
}

/** Each operator that could be the one that was meant, in place of all. */
function choices(source: Source, first: Operator, wrong: readonly Operator[]): Fix[] {
  const kept = new Map([first, ...wrong].map((token) => [textAt(source, token), token]));
  const whole = spanOf(first, [first, ...wrong]);
  return [...kept].slice(0, 3).map(([text, { sign }]) => rewrite(sign, whole, text));
}

function atEnd(source: Source, operators: readonly Token[], last: Span | null): void {
  const [first] = operators;
  if (!first) return;
  const span = spanOf(first, operators);
  source.report.error('queryMissingOperand', span, () => [
    last ? remove({ start: last.end, end: span.end }) : null,
    last && operators.length > 1 ? null : quote(source, span),
  ]);
}

function spanOf(first: Token, tokens: readonly Token[]): Span {
  return { start: first.start, end: tokens.at(-1)?.end ?? first.end };
}

function endOfSpace({ text }: Source, at: number): number {
  return at + text.slice(at).length - text.slice(at).trimStart().length;
}
