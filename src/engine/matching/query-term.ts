/**
 * A term of the index of queries: what a document is looked up by (a word, two adjacent words, the prefix of a word, words
 * of the author, a site, a language, a source), and the text that the document must really hold there.
 */
import type { AttributeNode, TermNode } from '../query/ast.ts';
import { type Kind, SEEDS, textHash } from './hashing.ts';
import { keysOf, type Run } from './run-keys.ts';
import { shinglesOf } from './shingles.ts';
import type { TermFrequencies } from './term-frequencies.ts';

export interface QueryTerm {
  kind: Kind;
  /** The hash that documents are looked up by. */
  key: number;
  /** Tokens of the run before the one that the key begins with. */
  lead: number;
  /** The run with a space behind each token, none behind a prefix; or the whole value of an attribute. */
  text: string;
  titleOnly: boolean;
  /** Expected per document, in verified hits: those, and the checks that only find another text under the key. */
  cost: number;
}

/** What it costs to verify a hit that turns out to be another text, in verified hits. */
const FALSE_HIT_COST = 0.2;
/** Share of documents that is expected to have an attribute before any was counted. */
const PRIORS = { site: 0.02, language: 0.4, source: 0.2 };

/** null where there is no key to look the leaf up by. */
export function queryTermOf(leaf: TermNode | AttributeNode, frequencies: TermFrequencies): QueryTerm | null {
  switch (leaf.type) {
    case 'term':
      return termOfRun(leaf, 'words', leaf.field === 'title', frequencies);
    case 'author':
      return termOfRun(leaf, 'author', false, frequencies);
    case 'site':
      return termOfAttribute('site', leaf.domain, frequencies);
    case 'language':
      return termOfAttribute('language', leaf.code, frequencies);
    case 'source':
      return termOfAttribute('source', leaf.mediaType, frequencies);
  }
}

function termOfAttribute(kind: 'site' | 'language' | 'source', text: string, frequencies: TermFrequencies): QueryTerm {
  const key = textHash(text, SEEDS[kind]);
  return { kind, key, lead: 0, text, titleOnly: false, cost: frequencies.of(key, PRIORS[kind]) };
}

/** By the rarest of the keys that the run offers. */
function termOfRun(run: Run, kind: 'words' | 'author', titleOnly: boolean, frequencies: TermFrequencies): QueryTerm | null {
  let best: { key: number; lead: number } | null = null;
  let hits = Number.POSITIVE_INFINITY;
  for (const { key, lead, prior } of keysOf(run, SEEDS[kind])) {
    const frequency = frequencies.of(key, prior);
    if (frequency >= hits) continue;
    hits = frequency;
    best = { key, lead };
  }
  if (best === null) return null;
  let verified = hits;
  for (const shingle of shinglesOf(run, SEEDS[kind])) verified = Math.min(verified, frequencies.of(shingle, hits));
  return { ...best, kind, text: runText(run), titleOnly, cost: verified + FALSE_HIT_COST * hits };
}

function runText({ tokens, prefix }: Run): string {
  return prefix ? tokens.join(' ') : `${tokens.join(' ')} `;
}
