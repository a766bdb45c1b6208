/** What is said more than usual, as numbers of the terms of candidates. */
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import type { TermTable } from './find-candidates.ts';
import { isTelling } from './find-candidates.ts';
import { wordsIn } from './read-passage.ts';

/** Words, phrases or names with their log-likelihood; hashtags with or without their sign. */
export type Unusual = ReadonlyMap<string, number>;

/** Each word of a phrase gets the likelihood of the phrase, and the highest of all it stands in. */
export function unusualTerms(unusual: Unusual | undefined, terms: TermTable, knowledge: ThemesKnowledge): Map<number, number> {
  const found = new Map<number, number>();
  for (const [phrase, likelihood] of unusual ?? []) {
    const direct = terms.idOf(phrase);
    const ids =
      direct === undefined
        ? wordsIn(phrase, knowledge)
            .filter(isTelling)
            .map(({ stem }) => terms.idOf(stem))
        : [direct];
    for (const id of ids) if (id !== undefined) found.set(id, Math.max(likelihood, found.get(id) ?? 0));
  }
  return found;
}
