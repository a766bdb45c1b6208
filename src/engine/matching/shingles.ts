/**
 * Longer n-grams than the keys, by which the frequency of a run of tokens is estimated better: shingles of three tokens,
 * and of one word prefixes of four to ten units. Documents are not looked up by these, there are too many of them;
 * term-frequencies.ts counts them on its sample.
 */
import type { DocumentTerms } from './document-terms.ts';
import { mixed, prefixHash, SHORTEST_PREFIX, textHash, tripleHash } from './hashing.ts';
import type { Run } from './run-keys.ts';

const LONGEST = 10;

export function shinglesOf({ tokens, prefix }: Run, seed: number): number[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const hashes = whole.map((token) => textHash(token, seed));
  const shingles: number[] = [];
  for (let at = 2; at < hashes.length; at++) {
    shingles.push(tripleHash(hashes[at - 2] as number, hashes[at - 1] as number, hashes[at] as number));
  }
  const last = prefix ? (tokens.at(-1) ?? '') : '';
  if (last.length > SHORTEST_PREFIX) shingles.push(prefixHash(textHash(last.slice(0, LONGEST), seed)));
  return shingles;
}

/** All shingles that any run in the text has. */
export function visitShingles({ seed, text, starts, count }: DocumentTerms, visit: (shingle: number) => void): void {
  let [first, second] = [0, 0];
  for (let place = 0; place < count; place++) {
    const end = (place + 1 < count ? (starts[place + 1] as number) : text.length) - 1;
    let hash = seed;
    for (let at = starts[place] as number, units = 1; at < end; at++, units++) {
      hash = mixed(hash, text.charCodeAt(at));
      if (units > SHORTEST_PREFIX && units <= LONGEST) visit(prefixHash(hash));
    }
    if (place >= 2) visit(tripleHash(first, second, hash));
    [first, second] = [second, hash];
  }
}
