/** Where an analysis page stands: which topic, what the address says, and the ways to change it. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type AnalysisSearch, NO_FILTER } from './filter-search.ts';

export interface Analysis {
  id: string;
  search: AnalysisSearch;
  /** Another filter begins again with the first page. */
  change(changes: Partial<AnalysisSearch>): void;
  clear(): void;
}

export function useAnalysis(): Analysis {
  const { id } = useParams({ from: '/topics/$id' });
  const search = useSearch({ from: '/topics/$id' });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Partial<AnalysisSearch>) => {
      void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...changes }), resetScroll: false });
    },
    [navigate],
  );
  const clear = useCallback(() => change(NO_FILTER), [change]);
  return { id, search, change, clear };
}
