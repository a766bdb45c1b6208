/**
 * A search of the web: asked when somebody presses the button, since each may cost. An address says what is looked for and asks nothing;
 * what was asked on this page is shown again without asking.
 */
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryGoogle, type WebResult, type WebResults } from '../../../contract/web-search.ts';
import { type AskedRequest, changeAsked, useAskedRequest } from '../../lib/call.ts';
import { periodOf } from '../../lib/filter-period.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { useToday } from '../../lib/use-today.ts';
import { type QuerySearch, WEB_ROWS } from './query-search.ts';
import { useQueryPlace } from './use-query.ts';

export interface WebSearch extends Pick<AskedRequest<{ data: WebResults } | null>, 'data' | 'error' | 'asking'> {
  /** What the address says, with these changes; the very same is asked anew. */
  ask(changes?: Partial<QuerySearch>): void;
}

export function useWebSearch(): WebSearch {
  const { search, change } = useQueryPlace();
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const input = useMemo(() => questionOf(search, now, timezone), [search, now, timezone]);
  const { data, error, asking, ask } = useAskedRequest(queryGoogle, input);
  return {
    data,
    error,
    asking,
    ask: (changes = {}) => {
      const next = questionOf({ ...search, ...changes }, now, timezone);
      ask(JSON.stringify(next) === JSON.stringify(input) ? undefined : next);
      change({ page: search.page, ...changes });
    },
  };
}

function questionOf({ q = '', urls, page = 1, period, from, to }: QuerySearch, now: Date, timezone: string) {
  const { startDate, endDate } = periodOf({ period, from, to }, now, timezone);
  return {
    query: q,
    ...(startDate && { start: startDate }),
    ...(endDate && { end: endDate }),
    ...(urls && { urls }),
    skip: (page - 1) * WEB_ROWS,
    limit: WEB_ROWS,
  };
}

/** What was kept says so on whichever page of results it stands. */
export function markKept(client: QueryClient, id: string, kept: Pick<WebResult, 'publishedAt' | 'dated'>): void {
  changeAsked(client, queryGoogle, ({ data }) => ({
    data: { ...data, posts: data.posts.map((post) => (post.id === id ? { ...post, ...kept, kept: true } : post)) },
  }));
}
