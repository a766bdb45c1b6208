/** Where the tokens of one field hold a term. */
import type { WordIndex } from '../text/word-index.ts';
import type { TermNode } from './ast.ts';
import type { MayTry } from './place-budget.ts';
import { union } from './sorted-places.ts';

/** A run of tokens, both inclusive. */
export interface TokenSpan {
  first: number;
  last: number;
}

type Run = Pick<TermNode, 'tokens' | 'prefix'>;

/** The first token of each place, ascending. The field of the term is the caller's to obey. */
export function termStarts(term: Run, index: WordIndex, mayTry?: MayTry): readonly number[] {
  const { places, offset } = rarest(term, index);
  if (term.tokens.length === 1 && !mayTry) return places;
  const starts: number[] = [];
  for (const place of places) {
    if (mayTry && !mayTry()) break;
    if (standsAt(term, index.words, place - offset)) starts.push(place - offset);
  }
  return starts;
}

export interface Anchor {
  places: readonly number[];
  /** Which token of the term stands there. */
  offset: number;
}

/** Of the tokens of the term the one with the fewest places; a beginning of a word only where there is nothing else. */
export function rarest({ tokens, prefix }: Run, index: WordIndex): Anchor {
  const whole = prefix ? tokens.length - 1 : tokens.length;
  if (whole === 0)
    return { places: union(index.beginningWith(tokens[0] ?? '').map((word) => index.places.get(word) ?? [])), offset: 0 };
  let best: Anchor | undefined;
  for (let offset = 0; offset < whole; offset++) {
    const places = index.places.get(tokens[offset] as string) ?? [];
    if (!best || places.length < best.places.length) best = { places, offset };
  }
  return best ?? { places: [], offset: 0 };
}

function standsAt({ tokens, prefix }: Run, words: readonly string[], first: number): boolean {
  const lead = tokens.length - 1;
  const last = tokens[lead];
  for (let at = 0; at < lead; at++) if (words[first + at] !== tokens[at]) return false;
  const word = words[first + lead];
  return last !== undefined && (prefix ? word?.startsWith(last) === true : word === last);
}
