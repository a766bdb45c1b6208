/** Where the page of searches stands, and the ways to change it. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PERIOD_KEYS } from '../../lib/period-search.ts';
import type { QuerySearch } from './query-search.ts';

export interface QueryPlace {
  search: QuerySearch;
  /** Another search begins again with the first page, another period with the granularity that suits it. `same`: without a step of the history. */
  change(changes: Partial<QuerySearch>, step?: 'new' | 'same'): void;
}

export function useQueryPlace(): QueryPlace {
  const search = useSearch({ from: '/query' });
  const navigate = useNavigate({ from: '/query' });
  const change = useCallback(
    (changes: Partial<QuerySearch>, step: 'new' | 'same' = 'new') => {
      const isOther = PERIOD_KEYS.some((key) => key in changes);
      void navigate({
        search: (now) => ({ ...now, page: undefined, ...(isOther && { granularity: undefined }), ...changes }),
        replace: step === 'same',
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { search, change };
}
