/**
 * What calls a query: something a post is looked up by (a word, two neighbouring words, the beginning of a word, a word of
 * the author, a site, a language, a source) and the text that must then really stand there.
 */
import type { AttributeNode, TermNode } from '../query/ast.ts';
import type { Frequencies } from './frequencies.ts';
import { type Kind, pairHash, SEEDS, STEM, stemHash, textHash } from './hashing.ts';

export interface Call {
  kind: Kind;
  /** What a post is looked up by. */
  key: number;
  /** Tokens of the run before the one that the key begins with. */
  lead: number;
  /** The run with a space behind each token, none behind a prefix; or the whole value of a fact. */
  text: string;
  titleOnly: boolean;
  /** Occurrences of the key in a post. */
  frequency: number;
}

/** Shares of posts by which facts are expected before any post was seen. */
const GUESSES = { site: 0.02, language: 0.4, source: 0.2 };

type Run = Pick<TermNode, 'tokens' | 'prefix'>;

/** null where nothing in a post could be looked up: no token, or the beginning of a word that is too short. */
export function callOf(leaf: TermNode | AttributeNode, frequencies: Frequencies): Call | null {
  switch (leaf.type) {
    case 'term':
      return callOfRun(leaf, 'words', leaf.field === 'title', frequencies);
    case 'author':
      return callOfRun(leaf, 'author', false, frequencies);
    case 'site':
      return callOfFact('site', leaf.domain, frequencies);
    case 'language':
      return callOfFact('language', leaf.code, frequencies);
    case 'source':
      return callOfFact('source', leaf.mediaType, frequencies);
  }
}

function runText({ tokens, prefix }: Run): string {
  return prefix ? tokens.join(' ') : `${tokens.join(' ')} `;
}

function callOfFact(kind: 'site' | 'language' | 'source', text: string, frequencies: Frequencies): Call {
  const key = textHash(text, SEEDS[kind]);
  return { kind, key, lead: 0, text, titleOnly: false, frequency: frequencies.of(key, GUESSES[kind]) };
}

/** The rarest of the keys that the run offers. */
function callOfRun(run: Run, kind: 'words' | 'author', titleOnly: boolean, frequencies: Frequencies): Call | null {
  let best: Call | null = null;
  for (const { key, lead, guess } of keysOf(run, SEEDS[kind])) {
    const frequency = frequencies.of(key, guess);
    if (best === null || frequency < best.frequency) best = { kind, key, lead, text: runText(run), titleOnly, frequency };
  }
  return best;
}

interface Offer {
  key: number;
  lead: number;
  guess: number;
}

function keysOf({ tokens, prefix }: Run, seed: number): Offer[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const hashes = whole.map((token) => textHash(token, seed));
  const offers: Offer[] = [];
  for (let lead = 0; lead + 1 < hashes.length; lead++) {
    const guess = Math.min(guessOf(whole[lead] as string), guessOf(whole[lead + 1] as string)) / 20;
    offers.push({ key: pairHash(hashes[lead] as number, hashes[lead + 1] as number), lead, guess });
  }
  if (hashes.length === 1) offers.push({ key: hashes[0] as number, lead: 0, guess: guessOf(whole[0] as string) });
  const stem = prefix ? tokens.at(-1) : undefined;
  if (stem !== undefined && stem.length >= STEM) {
    const key = stemHash(textHash(stem.slice(0, STEM), seed));
    offers.push({ key, lead: tokens.length - 1, guess: guessOf(stem.slice(0, STEM)) });
  }
  return offers;
}

/** Without a corpus: long words are rare; a sign of a large script is as telling as a short word. */
function guessOf(token: string): number {
  const letters = token.charCodeAt(0) < 0x2e80 ? token.length : 3 * token.length;
  return 0.2 / letters ** 2;
}
