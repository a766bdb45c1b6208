/** Runs of tokens from a first to a last one, both inclusive, as sets that stay small where a text repeats itself. */

/** The runs that begin at one token. */
export interface SpanGroup {
  first: number;
  /** Ascending, each once, none empty. */
  lasts: number[];
}

/** Ascending by `first`, each once. */
export type Spans = readonly SpanGroup[];

/**
 * Collects spans in any order, of at most `width` tokens each. One byte for every span there could be: in a text that says
 * one word thousands of times, spans meet by the million.
 */
export class SpanSet {
  readonly #width: number;
  readonly #marks = new Map<number, Uint8Array>();

  constructor(width: number) {
    this.#width = width;
  }

  add(first: number, lasts: readonly number[]): void {
    const marks = this.#marks.get(first) ?? new Uint8Array(this.#width);
    this.#marks.set(first, marks);
    for (const last of lasts) marks[last - first] = 1;
  }

  /** Those of the lasts that stand in the set with this first. */
  kept(first: number, lasts: readonly number[]): number[] {
    const marks = this.#marks.get(first);
    return marks ? lasts.filter((last) => marks[last - first] === 1) : [];
  }

  spans(): Spans {
    const groups = Array.from(this.#marks, ([first, marks]) => {
      const lasts: number[] = [];
      for (let offset = marks.indexOf(1); offset !== -1; offset = marks.indexOf(1, offset + 1)) lasts.push(first + offset);
      return { first, lasts };
    });
    return groups.sort((one, other) => one.first - other.first);
  }
}

/**
 * For each group of earlier spans that can be followed: the groups of later spans that begin behind one of them, with at
 * most `distance` tokens between. Every pair is met once, however many of the earlier spans reach it.
 */
export function follow(
  earlier: Spans,
  later: Spans,
  distance: number,
  visit: (group: SpanGroup, followers: SpanGroup[]) => void,
): void {
  for (const group of earlier) {
    const followers = followersOf(group, later, distance);
    if (followers.length > 0) visit(group, followers);
  }
}

function followersOf({ lasts }: SpanGroup, later: Spans, distance: number): SpanGroup[] {
  const followers: SpanGroup[] = [];
  // Of the earlier spans the one that ends closest before the later one decides.
  let closest = 0;
  for (let at = firstBehind(later, lasts[0] as number); at < later.length; at++) {
    const next = later[at] as SpanGroup;
    while (closest + 1 < lasts.length && (lasts[closest + 1] as number) < next.first) closest++;
    if (next.first - (lasts[closest] as number) - 1 <= distance) followers.push(next);
    else if (closest + 1 === lasts.length) break;
  }
  return followers;
}

/** Index of the first group that begins behind the token. */
function firstBehind(spans: Spans, token: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle] as SpanGroup).first > token) high = middle;
    else low = middle + 1;
  }
  return low;
}
