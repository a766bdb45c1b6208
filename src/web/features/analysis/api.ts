/** The calls of the analysis pages. What is asked follows from the address alone; see filter-search.ts. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Overview } from '../../../contract/analysis/overview.ts';
import type { RawData } from '../../../contract/analysis/posts.ts';
import { hasFigures, type Topic } from '../../../contract/topics.ts';
import { type Called, callOptions, refreshCalls, useCall } from '../../lib/call.ts';
import { dayOf, startOfDay } from '../../lib/days.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { ARRIVAL_POLL, topicPoll } from '../../lib/polling.ts';
import { useNow } from '../../lib/use-now.ts';
import { type AnalysisSearch, DEFAULT_ROWS, DEFAULT_SORT, filterFromSearch } from './filter-search.ts';

/** The topic; asked again every second while its posts are being searched. */
export function useAnalysedTopic(id: string): Called<Topic | null> {
  return useCall('get_topic', { id }, { neutral: null, refetchInterval: (topic) => topicPoll(topic ? [topic] : []) });
}

/** Asks again for what the topic counts whenever it was rebuilt. Once for all tabs: each use would ask again. */
export function useFollowRebuilds(topic: Topic | null): void {
  const client = useQueryClient();
  const version = topic && `${topic.id} ${topic.revision} ${topic.state}`;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current && version && seen.current !== version) {
      void refreshCalls(client, ['get_topic_analysis_overview', 'get_topic_analysis_posts', 'get_topics']);
    }
    seen.current = version;
  }, [client, version]);
}

/** Nothing is asked of a topic whose first search still runs, or has failed: it would answer 0, which is not known yet. */
export function useOverview(id: string, search: AnalysisSearch, topic: Topic | null): Called<Overview | null> {
  return useCall('get_topic_analysis_overview', useOverviewInput(id, search), {
    neutral: null,
    enabled: topic !== null && hasFigures(topic),
    refetchInterval: ARRIVAL_POLL,
  });
}

export function usePosts(id: string, search: AnalysisSearch): Called<RawData> {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const input = useMemo(() => postsInput(id, search, now, timezone), [id, search, now, timezone]);
  return useCall('get_topic_analysis_posts', input, { neutral: NO_POSTS, staleTime: POSTS_FRESH });
}

/** Asks for what another tab will show, when the pointer comes near it. */
export function usePrefetch(id: string, search: AnalysisSearch): { overview(): void; posts(): void } {
  const client = useQueryClient();
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const overview = useOverviewInput(id, search);
  return {
    overview: () => void client.prefetchQuery(callOptions('get_topic_analysis_overview', overview)),
    posts: () => void client.prefetchQuery(callOptions('get_topic_analysis_posts', postsInput(id, search, now, timezone))),
  };
}

const NO_POSTS: RawData = { count: 0, posts: [] };
/** Milliseconds. A list opened from a figure must be about as new as the figure, or the two would differ. */
const POSTS_FRESH = 5000;

function useOverviewInput(id: string, search: AnalysisSearch) {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => ({ id, filter: filterFromSearch(search, now, timezone) }), [id, search, now, timezone]);
}

function postsInput(id: string, search: AnalysisSearch, now: Date, timezone: string) {
  const { granularity: _, ...filter } = filterFromSearch(search, now, timezone);
  const rows = search.rows ?? DEFAULT_ROWS;
  return { id, filter: { ...filter, sort: search.sort ?? DEFAULT_SORT, skip: ((search.page ?? 1) - 1) * rows, limit: rows } };
}

/** The clock as far as shortcuts need it: the day that is, so that a question stays the same question until midnight. */
export function useToday(): Date {
  const timezone = useTimezone((organisation) => organisation.timezone);
  const day = dayOf(new Date(useNow()).toISOString(), timezone);
  return useMemo(() => new Date(startOfDay(day, timezone)), [day, timezone]);
}
