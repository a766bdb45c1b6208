/** The tokens of one field with the places of each, so that thousands of terms can be looked for without reading it thousands of times. */
export interface WordIndex {
  readonly words: readonly string[];
  /** Ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export function indexWords(words: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
  return { words, places };
}
