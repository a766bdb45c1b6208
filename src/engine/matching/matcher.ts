/**
 * All standing queries at once: which of them does a post match? Every query waits under one token of each term of its
 * cover; the post's tokens are read once, and only queries whose term is really there are evaluated. So the cost grows
 * with the text and hardly with the number of queries. The answer is that of evaluating every query, in their order.
 */
import type { QueryNode } from '../query/ast.ts';
import { evaluate } from '../query/evaluate.ts';
import { phraseText } from '../text/token-text.ts';
import { coverOf } from './cover.ts';

export interface Matcher<K> {
  /** Keys of the queries that match, in the order of the queries. `tokens` is the token text of one post. */
  match(tokens: string): K[];
}

interface Waiting {
  /** The whole term as it stands in a token text, and where in it the awaited token begins. */
  phrase: string;
  offset: number;
  /** Places of the queries that wait for it, ascending. */
  queries: number[];
}

export function createMatcher<K>(queries: Iterable<readonly [K, QueryNode]>): Matcher<K> {
  const entries = [...queries];
  const always: number[] = [];
  const waiting = new Map<string, Waiting[]>();
  for (const [place, [, query]] of entries.entries()) {
    const cover = coverOf(query);
    if (cover === null) always.push(place);
    else for (const term of cover) enlist(waiting, term, place);
  }

  function match(tokens: string): K[] {
    const places = candidates(tokens, waiting, always);
    const found: K[] = [];
    for (const place of places) {
      const entry = entries[place];
      if (entry && evaluate(entry[1], tokens)) found.push(entry[0]);
    }
    return found;
  }
  return { match };
}

function enlist(waiting: Map<string, Waiting[]>, term: readonly string[], place: number): void {
  const phrase = phraseText(term);
  const { token, offset } = rarestToken(term);
  const terms = waiting.get(token) ?? [];
  waiting.set(token, terms);
  const known = terms.find((other) => other.phrase === phrase);
  if (!known) terms.push({ phrase, offset, queries: [place] });
  else if (known.queries.at(-1) !== place) known.queries.push(place);
}

/** The longest token stands for the term; `offset` counts from the space that opens the phrase to the one before the token. */
function rarestToken(term: readonly string[]): { token: string; offset: number } {
  let best = { token: term[0] ?? '', offset: 0 };
  let offset = 0;
  for (const token of term) {
    if (token.length > best.token.length) best = { token, offset };
    offset += token.length + 1;
  }
  return best;
}

function candidates(tokens: string, waiting: ReadonlyMap<string, Waiting[]>, always: readonly number[]): Iterable<number> {
  const found = new Set<number>(always);
  let space = 0;
  for (let next = tokens.indexOf(' ', 1); next !== -1; next = tokens.indexOf(' ', next + 1)) {
    for (const term of waiting.get(tokens.slice(space + 1, next)) ?? []) {
      if (tokens.startsWith(term.phrase, space - term.offset)) for (const place of term.queries) found.add(place);
    }
    space = next;
  }
  return found.size > 1 ? [...found].sort((one, other) => one - other) : found;
}
