/**
 * The tokens of one field with the places of each, so that thousands of terms can be looked for without reading it thousands
 * of times.
 */
export interface WordIndex {
  readonly words: readonly string[];
  /** Ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** The different words that begin so, sorted. */
  beginningWith(prefix: string): readonly string[];
}

export function indexWords(words: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
  // Most queries have no prefixes.
  let sorted: readonly string[] | undefined;
  const beginningWith = (prefix: string) => {
    sorted ??= [...places.keys()].sort();
    const from = firstNotBefore(sorted, prefix);
    let to = from;
    while (sorted[to]?.startsWith(prefix)) to++;
    return sorted.slice(from, to);
  };
  return { words, places, beginningWith };
}

function firstNotBefore(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
