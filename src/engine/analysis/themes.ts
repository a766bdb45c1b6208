/**
 * Themes: keywords that stand in the same posts more often than chance would have it. How much more is told by the normalised
 * pointwise mutual information (Bouma 2009, "Normalized (pointwise) mutual information in collocation extraction"): 1 for
 * keywords that only occur together, 0 for independent ones, −1 for those that never meet. Keywords that are in nearly every
 * post of a topic are independent of all others and so in no theme. Says which keywords, not what a theme is called.
 */
import { type KeywordSet, members } from './keyword-sets.ts';

/** Themes are so closely knit on average; below it, themes of different things grow together. */
const LEAST_LIKENESS = 0.2;
const MOST_IN_THEME = 6;
/** What stands in one post together is that post. */
const LEAST_TOGETHER = 2;

/**
 * Groups of 2 to 6 of the `size` keywords, in no keyword twice. By average linkage: the two groups (at first: keywords) whose
 * members are most like each other on average are put together, as long as they are like enough and not too many; of equal ones
 * the first. `sets` are those of all mentions, that with no keyword included.
 */
export function themesOf(sets: readonly KeywordSet[], size: number): number[][] {
  const likeness = likenessOf(sets, size);
  let groups: number[][] = Array.from({ length: size }, (_, keyword) => [keyword]);
  for (let pair = closest(groups, likeness); pair; pair = closest(groups, likeness)) {
    const [into, from] = pair;
    groups = groups.filter((group) => group !== from).map((group) => (group === into ? [...into, ...from] : group));
  }
  return groups.filter((group) => group.length > 1).map((group) => group.toSorted((one, other) => one - other));
}

type Group = number[];

function closest(groups: readonly Group[], likeness: readonly (readonly number[])[]): [Group, Group] | undefined {
  let best: [Group, Group] | undefined;
  let most = LEAST_LIKENESS;
  for (const [place, one] of groups.entries()) {
    for (const other of groups.slice(place + 1)) {
      if (one.length + other.length > MOST_IN_THEME) continue;
      const found = average(one, other, likeness);
      if (found < most || (best && found === most)) continue;
      best = [one, other];
      most = found;
    }
  }
  return best;
}

function average(one: Group, other: Group, likeness: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const a of one) for (const b of other) sum += likeness[a]?.[b] ?? -1;
  // Equal averages of more or fewer numbers differ in their last bits, which must not decide.
  return Math.round((sum / (one.length * other.length)) * 1e9) / 1e9;
}

/** Of each two keywords. */
function likenessOf(sets: readonly KeywordSet[], size: number): number[][] {
  const together = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  let mentions = 0;
  for (const set of sets) {
    mentions += set.count;
    const keywords = members(set);
    for (const one of keywords) {
      const row = together[one];
      if (row) for (const other of keywords) row[other] = (row[other] ?? 0) + set.count;
    }
  }
  const countOf = (keyword: number) => together[keyword]?.[keyword] ?? 0;
  return together.map((row, one) => row.map((count, other) => information(count, countOf(one), countOf(other), mentions)));
}

function information(together: number, one: number, other: number, mentions: number): number {
  if (together < LEAST_TOGETHER) return -1;
  // Both in every mention: nothing is known from one of the other.
  if (together === mentions) return 0;
  return Math.log((together * mentions) / (one * other)) / -Math.log(together / mentions);
}
