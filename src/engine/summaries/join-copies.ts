/**
 * Sentences that many posts hold, word for word or nearly: one of them stands for all. Found by min-hash of their words, so that the time
 * is in proportion to their number.
 */
import type { Candidate } from './find-candidates.ts';

export interface Said extends Candidate {
  /** In how many posts it stands. */
  posts: number;
  /** Their places in what was handed in. */
  places: ReadonlySet<number>;
}

/** Of the words of both. */
const ALIKE = 0.7;
const BANDS = 4;
const MOST_COMPARED = 12;

export function joinCopies(candidates: readonly Candidate[]): Said[] {
  const groups: { best: Candidate; posts: Set<number> }[] = [];
  const buckets = new Map<string, number[]>();
  for (const candidate of candidates) {
    const keys = bandsOf(candidate.terms);
    const near = keys.flatMap((key) => buckets.get(key) ?? []);
    let group = near.find((place) => similarity((groups[place] as { best: Candidate }).best.terms, candidate.terms) >= ALIKE);
    if (group === undefined) {
      group = groups.push({ best: candidate, posts: new Set() }) - 1;
      for (const key of keys) {
        const bucket = buckets.get(key) ?? [];
        if (bucket.length < MOST_COMPARED) bucket.push(group);
        buckets.set(key, bucket);
      }
    }
    const found = groups[group] as { best: Candidate; posts: Set<number> };
    found.posts.add(candidate.post);
    if (candidate.quality > found.best.quality) found.best = candidate;
  }
  return groups.map(({ best, posts }) => ({ ...best, posts: posts.size, places: posts }));
}

/** Two smallest hashes together, for each of some orders. */
function bandsOf(terms: readonly number[]): string[] {
  return Array.from({ length: BANDS }, (_, band) => {
    let first = Number.POSITIVE_INFINITY;
    let second = Number.POSITIVE_INFINITY;
    for (const term of terms) {
      const hash = Math.imul((term + 1) ^ (band * 0x9e3779b1), 0x85ebca6b) >>> 0;
      const mixed = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) >>> 0;
      if (mixed < first) [first, second] = [mixed, first];
      else if (mixed < second) second = mixed;
    }
    return `${band} ${first} ${second}`;
  });
}

/** Shared of all (Jaccard); both ascending. */
function similarity(one: readonly number[], other: readonly number[]): number {
  let shared = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const difference = (one[left] as number) - (other[right] as number);
    if (difference === 0) shared++;
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return shared / (one.length + other.length - shared || 1);
}
