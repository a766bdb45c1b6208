/**
 * What tells how often a run of tokens occurs better than the keys that it is looked up by: three neighbours, and longer
 * beginnings of words. Posts are not looked up by these, there are too many of them; frequencies are learned of some posts.
 */
import { mixed, SHORTEST_STEM, stemHash, textHash, tripleHash } from './hashing.ts';
import type { Reading } from './reading.ts';
import type { Run } from './run-keys.ts';

const LONGEST = 10;

export function tracesOf({ tokens, prefix }: Run, seed: number): number[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const hashes = whole.map((token) => textHash(token, seed));
  const traces: number[] = [];
  for (let at = 2; at < hashes.length; at++) {
    traces.push(tripleHash(hashes[at - 2] as number, hashes[at - 1] as number, hashes[at] as number));
  }
  const beginning = prefix ? (tokens.at(-1) ?? '') : '';
  if (beginning.length > SHORTEST_STEM) traces.push(stemHash(textHash(beginning.slice(0, LONGEST), seed)));
  return traces;
}

/** All traces that any run standing in the text has. */
export function visitTraces({ seed, text, starts, count }: Reading, visit: (trace: number) => void): void {
  let [first, second] = [0, 0];
  for (let place = 0; place < count; place++) {
    const end = (place + 1 < count ? (starts[place + 1] as number) : text.length) - 1;
    let hash = seed;
    for (let at = starts[place] as number, units = 1; at < end; at++, units++) {
      hash = mixed(hash, text.charCodeAt(at));
      if (units > SHORTEST_STEM && units <= LONGEST) visit(stemHash(hash));
    }
    if (place >= 2) visit(tripleHash(first, second, hash));
    [first, second] = [second, hash];
  }
}
