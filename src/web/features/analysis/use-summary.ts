/** What the posts under the filter of the page say in a few sentences. Quotations need no model; one is asked only where somebody wants it. */
import { useState } from 'react';
import { type Summary, summarisePeak, summariseTopic } from '../../../contract/summaries.ts';
import { hasFigures } from '../../../contract/topics.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { usePreferences } from '../../lib/preferences.ts';
import { useAnalysedTopic, useFilterInput } from './api.ts';
import { useAnalysis } from './use-analysis.ts';

type Window = { start: string; end: string };

export interface AskedSummary extends Called<Summary | null> {
  /** That the model was asked, for just these posts. */
  isAsked: boolean;
  /** Asks the model, or goes back to the quotations. */
  ask(isAsked: boolean): void;
}

/** Of all that the topic has found under the filter. */
export function useTopicSummary(): AskedSummary {
  const { input, isAsked, ask } = useSummaryInput(null);
  const answer = useRequest(summariseTopic, input, { neutral: null, keepLast: true, staleTime: FRESH });
  return { ...answer, data: answer.data?.data ?? null, isAsked, ask };
}

/** Of a peak; only when it is opened. */
export function usePeakSummary(window: Window): AskedSummary {
  const { input, isAsked, ask } = useSummaryInput(window);
  const answer = useRequest(summarisePeak, input, { neutral: null, staleTime: FRESH });
  return { ...answer, data: answer.data?.data ?? null, isAsked, ask };
}

/** Milliseconds. It is no figure that must agree with another, and would be another text at each new post. */
const FRESH = 300_000;

/** `input`: null while the topic has no posts that are known. */
function useSummaryInput(window: Window | null) {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const filter = useFilterInput(id, search);
  const language = usePreferences((preferences) => preferences.language);
  const of = { ...filter, ...window, language };
  const key = JSON.stringify(of);
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const isAsked = askedOf === key;
  return {
    input: topic !== null && hasFigures(topic) ? { ...of, ...(isAsked ? {} : { by: 'quotations' }) } : null,
    isAsked,
    ask: (wanted: boolean) => setAskedOf(wanted ? key : null),
  };
}
