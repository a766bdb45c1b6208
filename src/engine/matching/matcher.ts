/**
 * All standing queries at once: which of them does a post match? Every query waits for a few calls of which any post that
 * matches holds one; the post is read once, and only queries that it calls are run. So the cost grows with the text and
 * hardly with the number of queries. The answer is that of evaluating every query.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { Callers } from './callers.ts';
import { Frequencies } from './frequencies.ts';
import { IntList } from './int-list.ts';
import { PostReader } from './post-reader.ts';
import { StandingQueries } from './standing-queries.ts';

export interface MatcherCounters {
  posts: number;
  /** Queries that had to be looked at, over all posts. */
  evaluated: number;
  matched: number;
}

export interface Matcher<K> {
  /**
   * Keys of the queries that are true of the document, each once, in the order of their places: a new key takes the place
   * of one that was deleted, the newest such place first, and otherwise a place behind all others.
   */
  match(document: QueryDocument): K[];
  /** Adds a query, or replaces the one of this key, which keeps its place. */
  set(key: K, query: QueryNode): void;
  /** Whether there was one. */
  delete(key: K): boolean;
  readonly size: number;
  readonly counters: Readonly<MatcherCounters>;
}

/** A key whose text turned out to be another one so many times is a reason to look for better calls. */
const MISHEARINGS = 32;

export function createMatcher<K>(entries: Iterable<readonly [K, QueryNode]> = []): Matcher<K> {
  const callers = new Callers();
  const frequencies = new Frequencies();
  const queries = new StandingQueries(callers, frequencies);
  const reader = new PostReader(callers);
  const places = new Map<K, number>();
  const keys: (K | undefined)[] = [];
  const free: number[] = [];
  const found = new IntList();
  let posts = 0;
  let matched = 0;

  function match(document: QueryDocument): K[] {
    posts++;
    if (places.size === 0) return [];
    found.clear();
    reader.read(document);
    queries.answer(document, reader.words, found);
    matched += found.count;
    if (frequencies.takes()) reader.teach(frequencies, document);
    if (callers.misheard >= MISHEARINGS) {
      queries.disappoint(callers.misheardBy, callers.misheard);
      callers.misheard = 0;
    }
    queries.reconsider();
    sort(found);
    return keysOf(found);
  }

  function keysOf({ cells, count }: IntList): K[] {
    const answer: K[] = [];
    for (let at = 0; at < count; at++) answer.push(keys[cells[at] as number] as K);
    return answer;
  }

  function set(key: K, query: QueryNode): void {
    const place = places.get(key) ?? free.pop() ?? keys.length;
    queries.leave(place);
    keys[place] = key;
    places.set(key, place);
    queries.enter(place, query);
  }

  function remove(key: K): boolean {
    const place = places.get(key);
    if (place === undefined) return false;
    queries.leave(place);
    places.delete(key);
    keys[place] = undefined;
    free.push(place);
    return true;
  }

  for (const [key, query] of entries) set(key, query);
  return {
    match,
    set,
    delete: remove,
    get size() {
      return places.size;
    },
    get counters() {
      return { posts, evaluated: queries.evaluated, matched };
    },
  };
}

/** Most posts match a few queries, for which nothing is faster. */
function sort({ cells, count }: IntList): void {
  if (count > 64) {
    cells.subarray(0, count).sort();
    return;
  }
  for (let at = 1; at < count; at++) {
    const place = cells[at] as number;
    let to = at;
    for (; to > 0 && (cells[to - 1] as number) > place; to--) cells[to] = cells[to - 1] as number;
    cells[to] = place;
  }
}
