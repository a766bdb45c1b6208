/** What several topics have in common of what they speak of, and what tells each from the others. Counts in, choice out. */
import { overRepresented } from './over-represented.ts';

export interface CountedTerm {
  key: string;
  /** Mentions with it, of each topic. */
  counts: readonly number[];
}

export type Apart<Term extends CountedTerm> = Term & { expected: number; likelihood: number };

/** Of fewer mentions of any of the topics nothing is told. */
const FEWEST = 3;

/** `sizes`: all mentions of each topic. Of each topic the most telling first; what is alike in all of them tells nothing. */
export function termsApart<Term extends CountedTerm>(
  terms: readonly Term[],
  sizes: readonly number[],
  most: number,
): Apart<Term>[][] {
  const whole = sumOf(sizes);
  return sizes.map((part, place) => {
    const rows = terms.map((term) => ({ term, key: term.key, count: term.counts[place] ?? 0, total: sumOf(term.counts) }));
    const told = overRepresented(rows, { part, whole }).slice(0, most);
    return told.map(({ term, expected, likelihood }) => ({ ...term, expected, likelihood }));
  });
}

/**
 * What every topic speaks of, and none much more than the others: by the share of that topic's mentions in which it is rarest, most
 * first. Nothing of one topic alone, or where a topic has no mention.
 */
export function termsInCommon<Term extends CountedTerm>(terms: readonly Term[], sizes: readonly number[], most: number): Term[] {
  if (sizes.length < 2) return [];
  const apart = new Set(
    termsApart(terms, sizes, terms.length)
      .flat()
      .map(({ key }) => key),
  );
  const rarest = ({ counts }: Term) => Math.min(...sizes.map((size, place) => (size === 0 ? 0 : (counts[place] ?? 0) / size)));
  return terms
    .filter(({ key, counts }) => !apart.has(key) && sizes.every((_, place) => (counts[place] ?? 0) >= FEWEST))
    .toSorted((one, other) => rarest(other) - rarest(one) || one.key.localeCompare(other.key))
    .slice(0, most);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
