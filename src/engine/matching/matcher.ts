/**
 * All standing queries at once: which of them does a post match? The answer is that of evaluating every query, in the
 * order in which their keys were first set.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';

export interface MatcherCounters {
  posts: number;
  /** Queries that had to be looked at, over all posts. */
  evaluated: number;
  matched: number;
}

export interface Matcher<K> {
  /** Keys of the queries that are true of the document, in the order in which they were first set. */
  match(document: QueryDocument): K[];
  /** Adds a query, or replaces the one of this key, which keeps its place in the order. */
  set(key: K, query: QueryNode): void;
  /** Whether there was one. */
  delete(key: K): boolean;
  readonly size: number;
  readonly counters: Readonly<MatcherCounters>;
}

export function createMatcher<K>(entries: Iterable<readonly [K, QueryNode]> = []): Matcher<K> {
  const queries = new Map(entries);
  const counters: MatcherCounters = { posts: 0, evaluated: 0, matched: 0 };
  return {
    match(document) {
      const found: K[] = [];
      for (const [key, query] of queries) if (evaluate(query, document)) found.push(key);
      counters.posts += 1;
      counters.evaluated += queries.size;
      counters.matched += found.length;
      return found;
    },
    set: (key, query) => void queries.set(key, query),
    delete: (key) => queries.delete(key),
    get size() {
      return queries.size;
    },
    counters,
  };
}
