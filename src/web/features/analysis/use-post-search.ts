/** The answer of a search of all that is collected: asked as the address says, and given up where somebody does not want to wait. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PostSearch } from '../../../contract/post-search.ts';
import { hasErrors } from '../../../engine/query/parse.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import type { Called } from '../../lib/call.ts';
import { useCall } from '../../lib/function-call.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import { useToday } from '../../lib/use-today.ts';
import { DEFAULT_ROWS, DEFAULT_SORT } from './filter-search.ts';
import { skippedBefore } from './list-pages.ts';
import type { QuerySearch } from './query-search.ts';

const CALL = 'query';

export interface SearchedPosts extends Called<PostSearch | null> {
  /** Somebody has given it up. */
  stopped: boolean;
  stop(): void;
  again(): void;
}

/** Nothing is asked of a query that means nothing. */
export function usePostSearch(search: QuerySearch): SearchedPosts {
  const client = useQueryClient();
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { q = '', sort = DEFAULT_SORT, rows = DEFAULT_ROWS, page = 1 } = search;
  const input = useMemo(
    () => ({
      query: q,
      params: { ...filterFromSearch(search, now, timezone), sort, skip: skippedBefore(page, rows), limit: rows },
    }),
    [q, search, now, timezone, sort, page, rows],
  );
  const key = JSON.stringify(input);
  const [stopped, setStopped] = useState<string | null>(null);
  const isStopped = stopped === key;
  const enabled = q !== '' && !hasErrors(parsedQuery(q)) && !isStopped;
  const answer = useCall(CALL, input, { neutral: null, enabled });
  return {
    ...answer,
    stopped: isStopped && (answer.pending || answer.stale),
    stop: () => {
      setStopped(key);
      void client.cancelQueries({ queryKey: ['call', CALL] });
    },
    again: () => setStopped(null),
  };
}
