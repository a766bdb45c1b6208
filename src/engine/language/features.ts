/**
 * Where the language model keeps the weight of a feature: words and runs of three letters of Latin script, characters and
 * pairs of Han. Hashed; what falls on the same place shares its weight.
 */
export const PLACES_BITS = 16;
const SHIFT = 32 - PLACES_BITS;
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const SPREAD = 0x9e3779b1;

export const WORD_START = START;

/** The hash of a word that goes on with `unit`. */
export function wordHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

export function wordPlace(hash: number): number {
  return Math.imul(hash, SPREAD) >>> SHIFT;
}

/** Three neighbouring letters; 0 stands for the edge of the word. */
export function lettersPlace(first: number, second: number, third: number): number {
  return Math.imul((first << 18) ^ (second << 9) ^ third ^ 0x5bd1e995, SPREAD) >>> SHIFT;
}

export function hanPlace(unit: number): number {
  return Math.imul(unit ^ 0x27d4eb2f, SPREAD) >>> SHIFT;
}

/** Two neighbours; 0 stands for the edge of a run of Han. */
export function pairPlace(first: number, second: number): number {
  return Math.imul(Math.imul(first, PRIME) ^ second, SPREAD) >>> SHIFT;
}
