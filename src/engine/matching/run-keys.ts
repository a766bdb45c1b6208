/** By which keys a run of tokens can be looked up in a post. */
import type { TermNode } from '../query/ast.ts';
import { pairHash, STEM_LENGTHS, stemHash, textHash } from './hashing.ts';

export type Run = Pick<TermNode, 'tokens' | 'prefix'>;

export interface RunKey {
  key: number;
  /** Tokens of the run before the one that the key begins with. */
  lead: number;
  /** Occurrences in a post, as long as nothing was seen. */
  guess: number;
}

/** Empty where nothing could be looked up: no token, or the beginning of a word that is too short. */
export function keysOf({ tokens, prefix }: Run, seed: number): RunKey[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const hashes = whole.map((token) => textHash(token, seed));
  const keys: RunKey[] = [];
  for (let lead = 0; lead + 1 < hashes.length; lead++) {
    const guess = Math.min(guessOf(whole[lead] as string), guessOf(whole[lead + 1] as string)) / 20;
    keys.push({ key: pairHash(hashes[lead] as number, hashes[lead + 1] as number), lead, guess });
  }
  if (hashes.length === 1) keys.push({ key: hashes[0] as number, lead: 0, guess: guessOf(whole[0] as string) });
  const beginning = prefix ? (tokens.at(-1) ?? '') : '';
  const length = STEM_LENGTHS.findLast((one) => one <= beginning.length);
  if (length !== undefined) {
    const stem = beginning.slice(0, length);
    keys.push({ key: stemHash(textHash(stem, seed)), lead: tokens.length - 1, guess: guessOf(stem) });
  }
  return keys;
}

/** Without a corpus: long words are rare; a sign of a large script is as telling as a short word. */
function guessOf(token: string): number {
  const letters = token.charCodeAt(0) < 0x2e80 ? token.length : 3 * token.length;
  return 0.2 / letters ** 2;
}
