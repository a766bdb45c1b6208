/**
 * What stands there without meaning: signs of other languages, before, between and behind terms (`"a b"~3`, `word^3`), closers of
 * nothing, and what holds nothing to search for. Each is said once, where it stands.
 */
import { LIMITS } from '../../../contract/limits.ts';
import type { QueryError } from '../../../contract/query.ts';
import type { Fix } from '../problems.ts';
import { deletion, insertion, quote, remove, removeOperand, rewrite, rewriteApart } from './fix-edits.ts';
import type { Token } from './lexer-token.ts';
import { isOperator, type Operand, type Source, textAt } from './source.ts';

/** `between` two terms without an operator, `before` a term, `behind` one, or `alone` where a term should be. */
export type NoisePlace = 'between' | 'before' | 'behind' | 'alone';

/** `field`: the first of those that stand between the sign and what is before it. */
export function reportNoise(source: Source, token: Token, place: NoisePlace, field?: Token): void {
  const text = textAt(source, token);
  source.report.error(codeOf(text), token, () => [
    ...(place === 'between' ? operatorsFor(source, token, text) : []),
    ...(place === 'before' && /^[-!－！]/.test(text) ? [notBefore(token, field)] : []),
    ...(place === 'alone' ? [removeOperand(source, token.index, token.index)] : []),
    ...(place === 'before' || place === 'behind' ? [remove(token)] : []),
    ...openers(source, token, text),
    quoteAround(source, token.index),
  ]);
}

function codeOf(text: string): QueryError {
  if (/^[)）]/.test(text)) return 'queryUnopenedGroup';
  if (/^[}｝]/.test(text)) return 'queryUnopenedExact';
  if (/^[」』]/.test(text)) return 'queryUnclosedQuote';
  if (/^[~^]/.test(text)) return 'queryUnsupported';
  return /^[-+!&|,;、，；＋－！＆｜[\]［］【】〔〕]+$/.test(text) ? 'querySymbol' : 'queryUnreadableTerm';
}

/** What the sign means elsewhere comes first. */
function operatorsFor(source: Source, token: Token, text: string): Fix[] {
  const and = rewriteApart('and', source, token, 'AND');
  const or = rewriteApart('or', source, token, 'OR');
  if (/^[-!－！]/.test(text)) return [rewriteApart('not', source, token, 'NOT'), and];
  return /^[|｜,;、，；]/.test(text) ? [or, and] : [and, or];
}

function notBefore(token: Token, field: Token | undefined): Fix {
  if (!field) return rewrite('not', token, 'NOT ');
  return { kind: 'not', edits: [insertion(field.start, 'NOT '), deletion(token)] };
}

/** The opener that is missing, before the word or at the very beginning. */
function openers(source: Source, token: Token, text: string): Fix[] {
  if (/^[)）]/.test(text)) {
    const at = source.text.length - source.text.trimStart().length;
    return [{ kind: 'group', edits: [insertion(at, text === ')' ? '(' : '（')] }];
  }
  const word = source.tokens[token.index - 1];
  if (word?.sign !== 'word' || word.end !== token.start) return [];
  if (/^[}｝]/.test(text)) return [{ kind: 'replace', edits: [insertion(word.start, text === '}' ? '{' : '｛')] }];
  if (/^[」』]/.test(text)) return [{ kind: 'quote', edits: [insertion(word.start, text === '」' ? '「' : '『')] }];
  return [];
}

/** With the words that it touches: `AC|DC`, `-5`. */
function quoteAround(source: Source, index: number): Fix | null {
  const { tokens } = source;
  let [from, to] = [index, index];
  const joins = (left: Token | undefined, right: Token | undefined) =>
    left !== undefined && right !== undefined && left.end === right.start && isPlain(left) && isPlain(right);
  while (joins(tokens[from - 1], tokens[from])) from -= 1;
  while (joins(tokens[to], tokens[to + 1])) to += 1;
  const [first, last] = [tokens[from], tokens[to]];
  if (!first || !last || from === to) return null;
  return quote(source, { start: first.start, end: last.end });
}

function isPlain(token: Token): boolean {
  return token.sign === 'word' || token.sign === 'noise' || isOperator(token);
}

/** `operand` is the term or group that the suffix clings to. */
export function reportSuffix(source: Source, token: Token, operand: Operand): void {
  const code = /^[*＊]/.test(textAt(source, token)) ? 'queryWildcardPlace' : 'queryUnsupported';
  const { term } = operand;
  source.report.error(code, token, () => [
    term && distanceFor(source, token, term),
    remove(token),
    term?.sign === 'word' ? quote(source, { start: term.start, end: token.end }) : null,
  ]);
}

/** A phrase that may be loose is, for two words, what NEAR says. */
function distanceFor(source: Source, token: Token, phrase: Token): Fix | null {
  const distance = Number(/^~(\d+)$/.exec(textAt(source, token))?.[1] ?? Number.NaN);
  if (!(distance >= 1 && distance <= LIMITS.nearDistance) || phrase.sign !== 'phrase') return null;
  const [left, right, more] = source.text
    .slice(phrase.start + 1, phrase.end - 1)
    .trim()
    .split(/\s+/);
  if (!left || !right || more !== undefined) return null;
  return rewrite('near', { start: phrase.start, end: token.end }, `(${left} NEAR/${distance} ${right})`);
}
