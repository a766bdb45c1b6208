/** Where a page of posts stands: of which topic, or a search; what the address says, and the ways to change it. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { NO_FILTER } from '../../lib/filter-search.ts';
import { PERIOD_KEYS } from '../../lib/period-search.ts';
import { type AnalysisSearch, analysisSearch } from './filter-search.ts';

export interface Analysis {
  /** Of the topic; empty on the page of searches. */
  id: string;
  search: AnalysisSearch;
  /** Another filter begins again with the first page, another period with the granularity that suits it. */
  change(changes: Partial<AnalysisSearch>, step?: HistoryStep): void;
  /** Mends an address that asks for what cannot be, without a step in the history. */
  mend(changes: Partial<AnalysisSearch>): void;
  clear(): void;
}

/** `same`: Back goes to where it would have gone before. */
type HistoryStep = 'new' | 'same';

const FIRST_POST = { page: undefined, at: undefined };

export function useAnalysis(): Analysis {
  const { id = '' } = useParams({ strict: false });
  const address = useSearch({ strict: false });
  const search = useMemo(() => analysisSearch(address), [address]);
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Partial<AnalysisSearch>, step: HistoryStep = 'new') => {
      const anew = PERIOD_KEYS.some((key) => key in changes) ? { ...FIRST_POST, granularity: undefined } : FIRST_POST;
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ...anew, ...changes }),
        replace: step === 'same',
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(() => change(NO_FILTER), [change]);
  const mend = useCallback(
    (changes: Partial<AnalysisSearch>) => {
      void navigate({ to: '.', search: (now) => ({ ...now, ...changes }), replace: true, resetScroll: false, state: true });
    },
    [navigate],
  );
  return { id, search, change, mend, clear };
}
