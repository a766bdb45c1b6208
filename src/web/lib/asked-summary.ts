/**
 * What posts say in a few sentences. Quotations, and what a model wrote of just these posts before, are asked for like figures; a model is
 * asked only where somebody wants it, since that costs and sends posts away. What it wrote stays until they ask for quotations.
 */
import { useState } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Summary, summariseTopic } from '../../contract/summaries.ts';
import { type Called, useAskedRequest, useRequest } from './call.ts';
import type { CallError } from './call-error.ts';
import { usePreferences } from './preferences.ts';

export type SummaryEndpoint = Endpoint<z.ZodType, (typeof summariseTopic)['output']>;

export interface AskedSummary extends Called<Summary | null> {
  /** `data` is what came of asking the model, which may be quotations with a reason. */
  isAsked: boolean;
  /** The model has written of just this, now or before, whether or not that is what is shown: `ask` shows it, and asks nobody. */
  isWritten: boolean;
  /** The model is at it; `data` are quotations meanwhile. */
  writing: boolean;
  /** Why asking has come to nothing at all. */
  failed: CallError | null;
  ask(): void;
  stop(): void;
  /** Back to the quotations. */
  quote(): void;
}

/** `input`: without language and manner; null while it is not known, and then nothing is asked. */
export function useAskedSummary(endpoint: SummaryEndpoint, input: object | null): AskedSummary {
  const language = usePreferences((preferences) => preferences.language);
  const of = input && { ...input, language };
  const key = JSON.stringify(of);
  const [quotedOf, setQuotedOf] = useState<string | null>(null);
  const isQuoted = quotedOf === key;
  const kept = useRequest(endpoint, of && { ...of, by: 'kept' }, { neutral: null, keepLast: true });
  const isKept = kept.data?.data.by === 'model' && !kept.stale;
  const quotations = useRequest(endpoint, of && isQuoted && isKept ? { ...of, by: 'quotations' } : null, { neutral: null });
  const { data: written, asking, error, ask, stop } = useAskedRequest(endpoint, of);
  const isAsked = written !== null && !asking && !isQuoted && (written.data.by === 'model' || !isKept);
  const unasked = isQuoted && isKept ? quotations : kept;
  const shown = isAsked ? { data: written, pending: false, stale: false, error: null, retry: ask } : unasked;
  const isWritten = isKept || written?.data.by === 'model';
  return {
    ...shown,
    data: shown.data?.data ?? null,
    isAsked,
    isWritten,
    writing: asking,
    failed: asking || isQuoted || isWritten ? null : error,
    ask: () => {
      setQuotedOf(null);
      if (!isWritten) ask();
    },
    stop,
    quote: () => setQuotedOf(key),
  };
}
