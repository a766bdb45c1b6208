/**
 * How central each of many sentences is: by the weight of its words in all of them (a centroid), and by how like it the others are
 * (LexRank: G. Erkan and D. Radev, "LexRank: Graph-based Lexical Centrality as Salience in Text Summarization", 2004), which looks only
 * at the best few hundred, so that the cost is bounded.
 */
import type { TermTable } from './find-candidates.ts';
import type { Said } from './join-copies.ts';

export interface Ranked extends Said {
  /** 0…1. */
  score: number;
  /** By place of its term: the share of each in the sentence, of length 1 together. */
  weights: readonly number[];
}

/** What the graph is made of. */
const MOST_RANKED = 400;
const ROUNDS = 25;
const DAMPING = 0.85;
/** Below, two sentences have nothing to do with each other. */
const LEAST_ALIKE = 0.12;
/** A longer sentence holds more words, but must not win by that alone. */
const LENGTH_POWER = 0.55;

/** By their words alone. `unusual`: by term how much more it is said than usual, as log-likelihood.ts counts it. In the order given. */
export function weighSentences(sentences: readonly Said[], terms: TermTable, unusual: ReadonlyMap<number, number>): Ranked[] {
  const termWeights = weighTerms(sentences, terms, unusual);
  return sentences.map((sentence) => {
    const own = sentence.terms.map((term) => termWeights[term] as number);
    const sum = own.reduce((total, weight) => total + weight, 0);
    const length = Math.sqrt(own.reduce((total, weight) => total + weight * weight, 0)) || 1;
    const score = (sum / sentence.terms.length ** LENGTH_POWER) * sentence.quality * said(sentence.posts);
    return { ...sentence, score, weights: own.map((weight) => weight / length) };
  });
}

/** The best of those that are weighed, by how like them the others are as well. Best first. */
export function rankSentences(weighed: readonly Ranked[]): Ranked[] {
  const best = weighed.toSorted((one, other) => other.score - one.score).slice(0, MOST_RANKED);
  const highest = best[0]?.score || 1;
  const centrality = lexRank(best);
  return best
    .map((sentence, at) => ({
      ...sentence,
      score: (sentence.score / highest + (centrality[at] as number) * sentence.quality) / 2,
    }))
    .toSorted((one, other) => other.score - one.score);
}

/** Said by many, rare elsewhere, and not by all: what everybody says tells nothing apart. */
function weighTerms(sentences: readonly Said[], { rarities }: TermTable, unusual: ReadonlyMap<number, number>): Float64Array {
  const counts = new Float64Array(rarities.length);
  let all = 0;
  for (const { terms, posts } of sentences) {
    const weight = said(posts);
    all += weight;
    for (const term of terms) counts[term] = (counts[term] as number) + weight;
  }
  return counts.map((count, term) => {
    const telling =
      Math.sqrt(count) *
      Math.log(1 + all / Math.max(count, 1)) *
      (1 - Math.min(1, count / all)) *
      (rarities[term] as number) ** 2;
    return telling * (count < 2 ? 0.3 : 1) * (1 + Math.log1p(Math.max(0, unusual.get(term) ?? 0)));
  });
}

/** A hundred copies say more than one, but not a hundred times as much. */
function said(posts: number): number {
  return 1 + Math.log(posts);
}

function lexRank(sentences: readonly { terms: readonly number[]; weights: readonly number[]; posts: number }[]): Float64Array {
  const size = sentences.length;
  const neighbours = neighboursOf(sentences);
  const start = sentences.map(({ posts }) => said(posts));
  const whole = start.reduce((sum, weight) => sum + weight, 0) || 1;
  let ranks = Float64Array.from(start, (weight) => weight / whole);
  for (let round = 0; round < ROUNDS; round++) {
    const next = Float64Array.from(start, (weight) => ((1 - DAMPING) * weight) / whole);
    for (let from = 0; from < size; from++) {
      const { places, alike, sum } = neighbours[from] as Neighbours;
      for (const [at, to] of places.entries())
        next[to] = (next[to] as number) + (DAMPING * (ranks[from] as number) * (alike[at] as number)) / sum;
    }
    ranks = next;
  }
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0) || 1;
  return ranks.map((rank) => rank / highest);
}

interface Neighbours {
  places: number[];
  alike: number[];
  sum: number;
}

/** By an index of the terms, so that sentences without a common word are never compared. */
function neighboursOf(sentences: readonly { terms: readonly number[]; weights: readonly number[] }[]): Neighbours[] {
  const index = new Map<number, { place: number; weight: number }[]>();
  for (const [place, { terms, weights }] of sentences.entries()) {
    for (const [at, term] of terms.entries()) {
      const postings = index.get(term) ?? [];
      postings.push({ place, weight: weights[at] as number });
      index.set(term, postings);
    }
  }
  return sentences.map(({ terms, weights }) => {
    const products = new Map<number, number>();
    for (const [at, term] of terms.entries())
      for (const { place, weight } of index.get(term) ?? [])
        products.set(place, (products.get(place) ?? 0) + weight * (weights[at] as number));
    const near = [...products].filter(([, product]) => product >= LEAST_ALIKE);
    return {
      places: near.map(([place]) => place),
      alike: near.map(([, product]) => product),
      sum: near.reduce((sum, [, one]) => sum + one, 0),
    };
  });
}

/** From here on two sentences say much the same. */
const SAY_ALIKE = 0.5;

/** In how many posts stands a sentence or one much like it. */
export function countAlike(sentence: Ranked, weighed: readonly Ranked[]): number {
  const places = new Set(sentence.places);
  for (const other of weighed) if (likeness(sentence, other) >= SAY_ALIKE) for (const place of other.places) places.add(place);
  return places.size;
}

/** The cosine of two sentences. */
export function likeness(one: Ranked, other: Ranked): number {
  let product = 0;
  for (let left = 0, right = 0; left < one.terms.length && right < other.terms.length; ) {
    const difference = (one.terms[left] as number) - (other.terms[right] as number);
    if (difference === 0) product += (one.weights[left] as number) * (other.weights[right] as number);
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return product;
}
