/** Asks the language model for a query from plain words, and holds what it proposed until somebody has read it. Nothing here runs a query. */
import { useEffect, useRef, useState } from 'react';
import { proposeQuery, type QueryProposal } from '../../contract/query-proposals.ts';
import { request } from './call.ts';
import { CallError } from './call-error.ts';
import { usePreferences } from './preferences.ts';

/** A proposal in the editor, and what stood there before. */
export interface HeldProposal {
  answer: QueryProposal;
  /** What it was made from. */
  words: string;
  before: string;
  /** Its time is wanted as well. */
  withPeriod: boolean;
}

export type ProposingState =
  | { at: 'rest' }
  | { at: 'asking' }
  /** The words name nothing that can be searched for. */
  | { at: 'nothing'; note: string | null }
  | { at: 'failed'; error: unknown };

export interface Proposing {
  words: string;
  setWords(words: string): void;
  state: ProposingState;
  proposal: HeldProposal | null;
  ask(take: TakeQuery): void;
  stop(): void;
  setWithPeriod(withPeriod: boolean): void;
  /** It is a query like any other now: read, or taken back. */
  settle(): void;
}

/** Puts a query into the editor, and answers what stood there; null where there is no editor any more. */
export type TakeQuery = (query: string) => string | null;

const REST: ProposingState = { at: 'rest' };

export function useProposing(): Proposing {
  const language = usePreferences((preferences) => preferences.language);
  const [words, setWords] = useState('');
  const [state, setState] = useState<ProposingState>(REST);
  const [proposal, setProposal] = useState<HeldProposal | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function askFor(text: string, take: TakeQuery, { signal }: AbortController): Promise<void> {
    try {
      const { data } = await request(proposeQuery, { text, language }, { signal });
      if (signal.aborted) return;
      setState(data.query === '' ? { at: 'nothing', note: data.note } : REST);
      if (data.query === '') return;
      const before = take(data.query);
      if (before === null) return;
      setProposal((held) => ({ answer: data, words: text, before: held?.before ?? before, withPeriod: data.period !== null }));
    } catch (error) {
      if (!signal.aborted) setState({ at: 'failed', error });
    }
  }

  return {
    words,
    setWords,
    state,
    proposal,
    ask(take) {
      const text = words.trim();
      if (text === '') return;
      asked.current?.abort();
      asked.current = new AbortController();
      setState({ at: 'asking' });
      void askFor(text, take, asked.current);
    },
    stop() {
      asked.current?.abort();
      setState(REST);
    },
    setWithPeriod: (withPeriod) => setProposal((held) => held && { ...held, withPeriod }),
    settle: () => setProposal(null),
  };
}

export interface ProposingFailure {
  said: 'nobody' | 'busy' | 'large' | 'ended' | 'upstream' | 'network' | 'unknown';
  configure: readonly string[];
  until: string | undefined;
}

const SAID: Partial<Record<CallError['code'], ProposingFailure['said']>> = {
  not_configured: 'nobody',
  rate_limited: 'busy',
  forbidden: 'ended',
  upstream: 'upstream',
  too_large: 'large',
  network: 'network',
};

export function proposingFailure(error: unknown): ProposingFailure {
  if (!(error instanceof CallError)) return { said: 'unknown', configure: [], until: undefined };
  const { configure = [], until } = error.detail;
  return { said: SAID[error.code] ?? 'unknown', configure, until };
}
