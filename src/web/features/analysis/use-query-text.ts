/**
 * What is written in the field of the page of searches: the same on both its tabs, whether it was searched or not, and, where a model has
 * proposed it, that proposal.
 */
import { createContext, useContext, useState } from 'react';
import { type Proposing, useProposing } from '../../lib/query-proposal.ts';
import { useQueryPlace } from './use-query.ts';

export interface QueryText {
  text: string;
  setText(text: string): void;
  /** What is written is not what was searched last. */
  isAhead: boolean;
  proposing: Proposing;
}

export const QueryTextContext = createContext<QueryText | null>(null);

export function useQueryText(): QueryText {
  const held = useContext(QueryTextContext);
  if (!held) throw new Error('useQueryText needs the page of searches above it');
  return held;
}

/** For the page, which hands it to whatever is below. */
export function useWrittenText(): QueryText {
  const { q = '' } = useQueryPlace().search;
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const proposing = useProposing();
  if (seen !== q) {
    // Searched, by Back, or an example.
    setSeen(q);
    setText(q);
    proposing.settle();
  }
  return { text, setText, isAhead: text.trim() !== q, proposing };
}
