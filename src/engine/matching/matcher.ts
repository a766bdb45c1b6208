/**
 * All standing queries at once: which of them does a document match? Every query is indexed under a few required terms, of
 * which any document that matches holds one; the document is looked up once, and only the candidates are run. So the cost
 * grows with the text and hardly with the number of queries. The answer is that of evaluating every query.
 */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { DocumentReader } from './document-reader.ts';
import { IntList } from './int-list.ts';
import { QueryIndex } from './query-index.ts';
import { StandingQueries } from './standing-queries.ts';
import { TermFrequencies } from './term-frequencies.ts';

export interface MatcherCounters {
  posts: number;
  /** Candidates, over all posts. */
  evaluated: number;
  matched: number;
}

export interface Matcher<K> {
  /**
   * Keys of the queries that are true of the document, each once, in the order of their places: a new key takes the place
   * of one that was deleted, the newest such place first, and otherwise a place behind all others.
   */
  match(document: QueryDocument): K[];
  /**
   * Tells what documents are like before any is matched, so that queries added later are looked up by what is rare. A few
   * thousand do; it changes what matching costs, never what it answers.
   */
  learn(document: QueryDocument): void;
  /** Adds a query, or replaces the one of this key, which keeps its place. */
  set(key: K, query: QueryNode): void;
  /** Whether there was one. */
  delete(key: K): boolean;
  readonly size: number;
  readonly counters: Readonly<MatcherCounters>;
}

/** After so many keys found with another text, the query of the last one is charged with them. */
const FALSE_HITS = 32;
/** The largest number that a cell holds. */
const LAST_DOCUMENT = 0x7fffffff;

/** `lastDocument`: documents are numbered from 1 to this one and then anew, at some cost; tests hand in a small one. */
export function createMatcher<K>(entries: Iterable<readonly [K, QueryNode]> = [], lastDocument = LAST_DOCUMENT): Matcher<K> {
  const index = new QueryIndex(lastDocument);
  const frequencies = new TermFrequencies();
  const queries = new StandingQueries(index, frequencies, lastDocument);
  const reader = new DocumentReader(index);
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
    queries.matchAll(document, reader.words, found);
    matched += found.count;
    if (frequencies.sample()) reader.count(frequencies, document);
    if (index.falseHits >= FALSE_HITS) {
      queries.countFalseCandidate(index.lastFalseHit, index.falseHits);
      index.falseHits = 0;
    }
    queries.reindex();
    sort(found);
    return keysOf(found);
  }

  function learn(document: QueryDocument): void {
    reader.words.read(document.tokens);
    reader.count(frequencies, document);
  }

  function keysOf({ cells, count }: IntList): K[] {
    const answer: K[] = [];
    for (let at = 0; at < count; at++) answer.push(keys[cells[at] as number] as K);
    return answer;
  }

  function set(key: K, query: QueryNode): void {
    const place = places.get(key) ?? free.pop() ?? keys.length;
    queries.remove(place);
    keys[place] = key;
    places.set(key, place);
    queries.add(place, query);
  }

  function remove(key: K): boolean {
    const place = places.get(key);
    if (place === undefined) return false;
    queries.remove(place);
    places.delete(key);
    keys[place] = undefined;
    free.push(place);
    return true;
  }

  for (const [key, query] of entries) set(key, query);
  return {
    match,
    learn,
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
