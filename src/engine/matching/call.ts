/**
 * What calls a query: something a post is looked up by (a word, two neighbouring words, the beginning of a word, a word of
 * the author, a site, a language, a source) and the text that must then really stand there.
 */
import type { AttributeNode, TermNode } from '../query/ast.ts';
import type { Frequencies } from './frequencies.ts';
import { type Kind, SEEDS, textHash } from './hashing.ts';
import { keysOf, type Run } from './run-keys.ts';
import { tracesOf } from './traces.ts';

export interface Call {
  kind: Kind;
  /** What a post is looked up by. */
  key: number;
  /** Tokens of the run before the one that the key begins with. */
  lead: number;
  /** The run with a space behind each token, none behind a prefix; or the whole value of a fact. */
  text: string;
  titleOnly: boolean;
  /** What it costs per post, in calls: those that come, and what it takes to tell that others do not. */
  cost: number;
}

/** Telling that a text is another one, in the cost of a call. */
const MISHEARING = 0.2;
/** Shares of posts by which facts are expected before any post was seen. */
const GUESSES = { site: 0.02, language: 0.4, source: 0.2 };

/** null where nothing in a post could be looked up. */
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

function callOfFact(kind: 'site' | 'language' | 'source', text: string, frequencies: Frequencies): Call {
  const key = textHash(text, SEEDS[kind]);
  return { kind, key, lead: 0, text, titleOnly: false, cost: frequencies.of(key, GUESSES[kind]) };
}

/** By the rarest of the keys that the run offers. */
function callOfRun(run: Run, kind: 'words' | 'author', titleOnly: boolean, frequencies: Frequencies): Call | null {
  let best: { key: number; lead: number } | null = null;
  let found = Number.POSITIVE_INFINITY;
  for (const { key, lead, guess } of keysOf(run, SEEDS[kind])) {
    const frequency = frequencies.of(key, guess);
    if (frequency >= found) continue;
    found = frequency;
    best = { key, lead };
  }
  if (best === null) return null;
  let called = found;
  for (const trace of tracesOf(run, SEEDS[kind])) called = Math.min(called, frequencies.of(trace, found));
  return { ...best, kind, text: runText(run), titleOnly, cost: called + MISHEARING * found };
}

function runText({ tokens, prefix }: Run): string {
  return prefix ? tokens.join(' ') : `${tokens.join(' ')} `;
}
