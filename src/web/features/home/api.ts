/** The topics at a glance: one call for the page. Asked again every second while a topic is being searched. */
import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '../../../contract/home.ts';
import { type Called, requestOptions, useRequest } from '../../lib/call.ts';
import { FIRST } from '../../lib/first-calls.ts';
import { topicPoll } from '../../lib/polling.ts';

const NOTHING: Home = { topics: [], total: 0, completeTo: null, coverage: [] };
const ALL = {};
const FEATURED = { featured: 'true' } as const;

/** All topics, before the page that shows them is there. */
export function prefetchHome(client: QueryClient): Promise<void> {
  return client.prefetchQuery(requestOptions(FIRST.home, ALL));
}

/** `which`: all topics, those in front first, or only those. */
export function useHome(which: 'all' | 'featured'): Called<Home> {
  const answer = useRequest(FIRST.home, which === 'all' ? ALL : FEATURED, {
    neutral: null,
    refetchInterval: (last) => topicPoll(last?.data.topics ?? []),
  });
  return { ...answer, data: answer.data?.data ?? NOTHING };
}
