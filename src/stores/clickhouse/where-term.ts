/**
 * Runs of tokens as conditions over `posts`, alternatives together. A term of one or two words is itself an entry of the text
 * index over `terms`; a longer one is narrowed by its entries, then looked for in the token text.
 */
import type { TermNode } from '../../engine/query/ast.ts';
import { BOUNDARY, phraseText } from '../../engine/text/token-text.ts';
import type { BoundValues } from './bound-values.ts';
import { entriesTellPrefix, narrowed } from './index-looks.ts';
import { searchAny } from './search-any.ts';
import { entryOf } from './term-entries.ts';

/** True of a post that has any of them. */
export function whereTerms(terms: readonly TermNode[], values: BoundValues): string {
  const anywhere = terms.filter(({ field }) => !field);
  const told = anywhere.filter(entriesTell);
  const parts = told.length > 0 ? [narrowed(told, values)] : [];
  parts.push(
    ...readTexts(
      anywhere.filter((term) => !entriesTell(term)),
      'tokens',
      values,
    ),
  );
  parts.push(
    ...readTexts(
      terms.filter(({ field }) => field === 'title'),
      titleText(values),
      values,
    ),
  );
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`;
}

/** Whether the entries of a post alone tell if it has the term. */
function entriesTell({ tokens, prefix }: TermNode): boolean {
  return prefix ? entriesTellPrefix(tokens) : entryOf(tokens) !== undefined;
}

/** Whichever is found in a text has its own entries too, so the entries need not be told apart. */
function readTexts(terms: readonly TermNode[], text: string, values: BoundValues): string[] {
  if (terms.length === 0) return [];
  const phrases = terms.map(({ tokens, prefix }) => phraseText(tokens, prefix));
  return [`(${narrowed(terms, values)} AND ${searchAny(text, phrases, values)})`];
}

/** The token text of the title. */
export function titleText(values: BoundValues): string {
  return `substring(tokens, 1, position(tokens, ${values.text(BOUNDARY)}))`;
}
