/** What other languages write behind a term: `"a b"~3`, `word~2`, `word^3`. */
import { LIMITS } from '../../../contract/limits.ts';
import type { Fix } from '../problems.ts';
import { quote, remove, rewrite } from './fix-edits.ts';
import type { Token } from './lexer-token.ts';
import { type Operand, type Source, wordsAt } from './source.ts';

/** `operand` is the term or group that the suffix clings to. */
export function reportSuffix(source: Source, token: Token, operand: Operand): void {
  const code = /^[*＊]/.test(wordsAt(source, token)) ? 'queryWildcardPlace' : 'queryUnsupported';
  const { term } = operand;
  source.report.error(code, token, () => [
    term && distanceFor(source, token, term),
    remove(token),
    term?.sign === 'word' ? quote(source, { start: term.start, end: token.end }) : null,
  ]);
}

/** A phrase that may be loose is, for two words, what NEAR says. */
function distanceFor(source: Source, token: Token, phrase: Token): Fix | null {
  const distance = Number(/^~(\d+)$/.exec(wordsAt(source, token))?.[1] ?? Number.NaN);
  if (!(distance >= 1 && distance <= LIMITS.nearDistance) || phrase.sign !== 'phrase') return null;
  const [left, right, more] = source.text
    .slice(phrase.start + 1, phrase.end - 1)
    .trim()
    .split(/\s+/);
  if (!left || !right || more !== undefined) return null;
  return rewrite('near', { start: phrase.start, end: token.end }, `(${left} NEAR/${distance} ${right})`);
}
