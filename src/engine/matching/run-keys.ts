/** The keys under which a run of tokens can be indexed: one word, two adjacent words, or the prefix that it ends in. */
import type { TermNode } from '../query/ast.ts';
import { PREFIX_LENGTHS, pairHash, prefixHash, textHash } from './hashing.ts';

export type Run = Pick<TermNode, 'tokens' | 'prefix'>;

export interface RunKey {
  key: number;
  /** Tokens of the run before the one that the key begins with. */
  lead: number;
  /** Occurrences in a document, estimated before documents were counted. */
  prior: number;
}

/** Empty where nothing could be looked up: no token, or a prefix that is too short. */
export function keysOf({ tokens, prefix }: Run, seed: number): RunKey[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const hashes = whole.map((token) => textHash(token, seed));
  const keys: RunKey[] = [];
  for (let lead = 0; lead + 1 < hashes.length; lead++) {
    const prior = Math.min(priorOf(whole[lead] as string), priorOf(whole[lead + 1] as string)) / 20;
    keys.push({ key: pairHash(hashes[lead] as number, hashes[lead + 1] as number), lead, prior });
  }
  if (hashes.length === 1) keys.push({ key: hashes[0] as number, lead: 0, prior: priorOf(whole[0] as string) });
  const last = prefix ? (tokens.at(-1) ?? '') : '';
  const length = PREFIX_LENGTHS.findLast((one) => one <= last.length);
  if (length !== undefined) {
    const indexed = last.slice(0, length);
    keys.push({ key: prefixHash(textHash(indexed, seed)), lead: tokens.length - 1, prior: priorOf(indexed) });
  }
  return keys;
}

/** Without a corpus: long words are rare; a sign of a large script is as telling as a short word. */
function priorOf(token: string): number {
  const letters = token.charCodeAt(0) < 0x2e80 ? token.length : 3 * token.length;
  return 0.2 / letters ** 2;
}
