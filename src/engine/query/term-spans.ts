/** Where the tokens of one field hold a term: runs from a first to a last token, both inclusive. */
import type { WordIndex } from '../text/word-index.ts';
import type { TermNode } from './ast.ts';

export interface TokenSpan {
  first: number;
  last: number;
}

type Run = Pick<TermNode, 'tokens' | 'prefix'>;

/** Ascending. The field of the term is the caller's to obey. */
export function termSpans(term: Run, index: WordIndex): TokenSpan[] {
  const spans: TokenSpan[] = [];
  for (const first of startsOf(term, index)) {
    if (standsAt(term, index.words, first)) spans.push({ first, last: first + term.tokens.length - 1 });
  }
  return spans;
}

function startsOf({ tokens, prefix }: Run, { places }: WordIndex): readonly number[] {
  const [lead] = tokens;
  if (lead === undefined) return [];
  if (!prefix || tokens.length > 1) return places.get(lead) ?? [];
  const found: number[] = [];
  for (const [word, where] of places) if (word.startsWith(lead)) found.push(...where);
  return found.sort((one, other) => one - other);
}

function standsAt({ tokens, prefix }: Run, words: readonly string[], first: number): boolean {
  return tokens.every((token, at) => {
    const word = words[first + at];
    return prefix && at === tokens.length - 1 ? word?.startsWith(token) : word === token;
  });
}
