/**
 * Hashes by which documents are looked up among queries. Equal texts have equal hashes; unequal ones almost never, so whoever
 * finds equal hashes still compares the texts. The upper bits are the best mixed ones: tables take their index from there.
 */

const MULTIPLIER = 0x9e3779b1;
const OTHER_MULTIPLIER = 0x85ebca6b;
const PREFIX_SALT = 0x2c1b3c6d;

/**
 * Prefixes of a word are looked up if they have one of these lengths, in UTF-16 units: shorter ones would be found
 * everywhere.
 */
export const PREFIX_LENGTHS = [3, 5, 8, 12] as const;
export const SHORTEST_PREFIX = PREFIX_LENGTHS[0];

/** What a document is looked up by. */
export const KINDS = ['words', 'author', 'site', 'language', 'source'] as const;
export type Kind = (typeof KINDS)[number];

/** What the hashes of each kind begin with, so that a word and an author of that name differ. */
export const SEEDS: Record<Kind, number> = {
  words: 0x3d4d51cb,
  author: 0x1b873593,
  site: 0x52dce729,
  language: 0x6c62272e,
  source: 0x38495ab5,
};

/** One more UTF-16 unit. */
export function mixed(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, MULTIPLIER);
}

export function textHash(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed;
  for (let at = from; at < to; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** Of two adjacent tokens. */
export function pairHash(first: number, second: number): number {
  return Math.imul(Math.imul(first, OTHER_MULTIPLIER) ^ second, MULTIPLIER);
}

/** Of three. */
export function tripleHash(first: number, second: number, third: number): number {
  return pairHash(pairHash(first, second), third);
}

/** Of a prefix of words; `units` is the hash of its text. */
export function prefixHash(units: number): number {
  return Math.imul(units ^ PREFIX_SALT, OTHER_MULTIPLIER);
}
