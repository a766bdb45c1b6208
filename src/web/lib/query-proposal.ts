/** Asks the language model for a query from plain words, and holds what it proposed until somebody has read it. Nothing here runs a query. */
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { proposeQuery, type QueryProposal, queryProposal } from '../../contract/query-proposals.ts';
import { isVisible } from '../../contract/text.ts';
import { request } from './call.ts';
import { CallError } from './call-error.ts';
import { usePreferences } from './preferences.ts';

/** A proposal in the editor, and what stood there before; as it is kept in a browser where the text of the editor is. */
export const heldProposal = z.object({
  answer: queryProposal,
  /** What it was made from. */
  words: z.string(),
  before: z.string(),
  /** Its time is wanted as well. */
  withPeriod: z.boolean(),
  /** The proposal that it was put in place of. */
  get over(): z.ZodNullable<typeof heldProposal> {
    return z.nullable(heldProposal);
  },
  /** Its text was taken out of the editor; it is back once the text is. */
  isAway: z.boolean(),
});
export type HeldProposal = z.infer<typeof heldProposal>;

/** An answer, and what it answers. */
export interface ReadyProposal {
  answer: QueryProposal;
  words: string;
}

export type ProposingState =
  | { at: 'rest' }
  | { at: 'asking'; asked: AbortController }
  /** Somebody went on writing meanwhile, there or elsewhere: it waits to be called. */
  | { at: 'ready'; ready: ReadyProposal }
  /** The words name nothing that can be searched for. */
  | { at: 'nothing'; note: string | null }
  | { at: 'failed'; error: unknown };

export interface Proposing {
  words: string;
  setWords(words: string): void;
  state: ProposingState;
  /** null while the text in the editor is nothing of it. */
  proposal: HeldProposal | null;
  /** That has been read, while the text in the editor is what it was then. */
  settled: HeldProposal | null;
  ask(editor: ProposingEditor): void;
  /** What is ready. */
  put(ready: ReadyProposal, editor: ProposingEditor): void;
  stop(): void;
  setWithPeriod(withPeriod: boolean): void;
  undo(editor: ProposingEditor): void;
  /** What stands there is a query like any other now; what is being asked for is not wanted any more. */
  settle(): void;
}

export interface ProposingEditor {
  /** null where it is not there any more. */
  text(): string | null;
  /** Nobody is at work elsewhere: to put something in takes the focus. */
  isFree(): boolean;
  put(query: string): void;
}

const REST: ProposingState = { at: 'rest' };

/** `text` is that of the editor; `kept` a proposal that stood there before the page was loaded anew. */
export function useProposing(text: string, kept: HeldProposal | null = null): Proposing {
  const language = usePreferences((preferences) => preferences.language);
  const [words, setWords] = useState('');
  const [state, setState] = useState<ProposingState>(REST);
  const [held, setHeld] = useState(kept);
  const [settled, setSettled] = useState<{ text: string; of: HeldProposal } | null>(null);
  // Whatever ends it, leaving the page too.
  useEffect(() => (state.at === 'asking' ? () => state.asked.abort() : undefined), [state]);
  const followed = held && followedTo(text, held);
  if (followed !== held) setHeld(followed);

  function put({ answer, words: from }: ReadyProposal, editor: ProposingEditor): void {
    const before = editor.text();
    if (before === null) return;
    setState(REST);
    editor.put(answer.query);
    const withPeriod = answer.period !== null;
    setHeld((over) => ({ answer, words: from, before, withPeriod, over: over?.isAway ? null : over, isAway: false }));
  }

  async function askFor(from: string, editor: ProposingEditor, { signal }: AbortController): Promise<void> {
    const stood = editor.text();
    try {
      const { data: answer } = await request(proposeQuery, { text: from, language }, { signal });
      if (signal.aborted) return;
      if (answer.query === '') setState({ at: 'nothing', note: answer.note });
      else if (editor.text() === stood && editor.isFree()) put({ answer, words: from }, editor);
      else setState({ at: 'ready', ready: { answer, words: from } });
    } catch (error) {
      if (!signal.aborted) setState({ at: 'failed', error });
    }
  }

  return {
    words,
    setWords,
    state,
    proposal: followed?.isAway ? null : followed,
    settled: settled?.text === text.trim() ? settled.of : null,
    ask(editor) {
      const from = words.trim();
      if (!isVisible(from)) return;
      const asked = new AbortController();
      setState({ at: 'asking', asked });
      void askFor(from, editor, asked);
    },
    put,
    stop: () => setState(REST),
    setWithPeriod: (withPeriod) => setHeld((now) => now && { ...now, withPeriod }),
    undo(editor) {
      if (!followed) return;
      editor.put(followed.before);
      setHeld(followed.over);
    },
    settle() {
      setState((now) => (now.at === 'asking' ? REST : now));
      if (followed && !followed.isAway) setSettled({ text: text.trim(), of: followed });
      setHeld(null);
    },
  };
}

/** With every key: undone or emptied it is away, and a redo brings it back; whatever else is written is a change of it. */
export function followedTo(text: string, held: HeldProposal): HeldProposal {
  const isWhole = text === held.answer.query;
  const isGone = !isWhole && (text === held.before || text.trim() === '');
  const isAway = isGone || (held.isAway && !isWhole);
  return isAway === held.isAway ? held : { ...held, isAway };
}

export interface ProposingFailure {
  said: 'nobody' | 'busy' | 'large' | 'ended' | 'upstream' | 'useless' | 'network' | 'unknown';
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
  const { configure = [], until, useless } = error.detail;
  return { said: useless ? 'useless' : (SAID[error.code] ?? 'unknown'), configure, until };
}
