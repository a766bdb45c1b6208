/** The calls of the analysis pages. What is asked follows from the address alone; see filter-search.ts. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { getPeaks, getWhen, getWhere } from '../../../contract/analysis/endpoints.ts';
import type { Overview } from '../../../contract/analysis/overview.ts';
import type { PostOverview, RawData } from '../../../contract/analysis/posts.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { AskedFilter, FilterBucket } from '../../../contract/filter.ts';
import { hasFigures } from '../../../contract/topic-state.ts';
import type { Topic } from '../../../contract/topics.ts';
import { addressInput } from '../../lib/address-input.ts';
import { filterFromSearch } from '../../lib/asked-filter.ts';
import { browserOffset } from '../../lib/browser-offset.ts';
import { type Called, requestOptions, useRequest } from '../../lib/call.ts';
import { callOptions, useCall } from '../../lib/function-call.ts';
import { useArrivalPoll } from '../../lib/live.ts';
import { useTimezone } from '../../lib/organisation.ts';
import { topicPoll } from '../../lib/polling.ts';
import { refreshTopics } from '../../lib/topic-list.ts';
import { useToday } from '../../lib/use-today.ts';
import { type AnalysisSearch, DEFAULT_ROWS, DEFAULT_SORT, LISTED_AT_ONCE, type Rows, type ShownSearch } from './filter-search.ts';
import { skippedBefore } from './list-pages.ts';
import { refreshAnalysis } from './refresh-analysis.ts';
import { useAnalysis, useReadListPlace } from './use-analysis.ts';

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
      void refreshAnalysis(client);
      void refreshTopics(client);
    }
    seen.current = version;
  }, [client, version]);
}

/** Nothing is asked of a topic whose first search still runs, or has failed: it would answer 0, which is not known yet. */
export function useOverview(id: string, search: ShownSearch, topic: Topic | null): Called<Overview | null> {
  const refetchInterval = useArrivalPoll();
  return useCall('get_topic_analysis_overview', useOverviewInput(id, search), {
    neutral: null,
    enabled: topic !== null && hasFigures(topic),
    refetchInterval,
    inPieces: true,
  });
}

/** An endpoint that answers with the figures of a tab; its input is an address. */
export type FigureEndpoint<Figures extends z.ZodType = z.ZodType> = Endpoint<z.ZodType, z.ZodObject<{ data: Figures }>>;

/** The figures of a tab, for the topic and the filter of the page; null until they are there, and while the topic has none. */
export function useFigures<Figures extends z.ZodType>(endpoint: FigureEndpoint<Figures>): Called<z.output<Figures> | null> {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const { filter } = useOverviewInput(id, search);
  const poll = useArrivalPoll();
  const input = useMemo(() => addressInput(id, askedBy(endpoint, filter)), [endpoint, id, filter]);
  const answer = useRequest(endpoint, topic !== null && hasFigures(topic) ? input : null, {
    neutral: null,
    keepLast: true,
    refetchInterval: () => poll,
    inPieces: true,
  });
  return { ...answer, data: answer.data === null ? null : (answer.data as { data: z.output<Figures> }).data };
}

export function usePosts(id: string, search: ShownSearch, page: number): Called<RawData> {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const input = useMemo(() => postsInput(id, { ...search, page }, now, timezone), [id, search, page, now, timezone]);
  return useCall('get_topic_analysis_posts', input, { neutral: NO_POSTS, staleTime: POSTS_FRESH });
}

/** The newest posts of the filter, and the hottest. */
export function usePostOverview(): Called<PostOverview | null> {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const { filter } = useOverviewInput(id, search);
  const refetchInterval = useArrivalPoll();
  return useCall(
    'get_topic_post_overview',
    { id, filter: withoutGranularity(filter), timezoneOffsetMinutes: browserOffset() },
    { neutral: null, enabled: topic !== null && hasFigures(topic), refetchInterval },
  );
}

/** The posts of the filter that are also in the bucket. */
export function useBucketPosts(
  id: string,
  search: ShownSearch,
  bucket: FilterBucket,
  { page, rows }: { page: number; rows: Rows },
): Called<RawData> {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const input = useMemo(() => {
    const asked = postsInput(id, { ...search, page, rows }, now, timezone);
    return { ...asked, filter: { ...asked.filter, bucket } };
  }, [id, search, bucket, page, rows, now, timezone]);
  return useCall('get_topic_analysis_posts_chartbox', input, { neutral: NO_POSTS, staleTime: POSTS_FRESH });
}

/** Asks for what another tab will show, when the pointer comes near it. */
export function usePrefetch(id: string, search: ShownSearch): (of: FigureEndpoint | 'overview' | 'posts') => void {
  const client = useQueryClient();
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const overview = useOverviewInput(id, search);
  const listed = useListedInput(id, search);
  const place = useReadListPlace();
  return (of) => {
    if (of === 'overview') void client.prefetchQuery(callOptions('get_topic_analysis_overview', overview));
    else if (of === 'posts') {
      const paged = { ...search, page: place().page };
      const posts = inPages(paged) ? postsInput(id, paged, now, timezone) : listedPage(listed, 0);
      void client.prefetchQuery(callOptions('get_topic_analysis_posts', posts));
    } else void client.prefetchQuery(requestOptions(of, addressInput(id, askedBy(of, overview.filter))));
  };
}

/** What depends on the filter alone is asked with this, in an address. */
export function useFilterInput(id: string, search: ShownSearch): Record<string, string | number> {
  const { filter } = useOverviewInput(id, search);
  return useMemo(() => addressInput(id, withoutGranularity(filter)), [id, filter]);
}

export const NO_POSTS: RawData = { count: 0, posts: [] };
/** Milliseconds. A list opened from a figure must be about as new as the figure, or the two would differ. */
export const POSTS_FRESH = 5000;

function useOverviewInput(id: string, search: ShownSearch) {
  const now = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  return useMemo(() => ({ id, filter: filterFromSearch(search, now, timezone) }), [id, search, now, timezone]);
}

/** Which posts are listed, in which order; without the page. The same value as long as it says the same. */
export function useListedInput(id: string, search: ShownSearch) {
  const { filter } = useOverviewInput(id, search);
  const { sort = DEFAULT_SORT } = search;
  const listed = { id, filter: { ...withoutGranularity(filter), sort } };
  const key = JSON.stringify(listed);
  return useMemo(() => JSON.parse(key) as typeof listed, [key]);
}

export function listedPage(listed: ReturnType<typeof useListedInput>, page: number) {
  return { ...listed, filter: { ...listed.filter, skip: page * LISTED_AT_ONCE, limit: LISTED_AT_ONCE } };
}

/** Whether the address means the posts a page at a time. */
export function inPages({ rows, page }: Pick<AnalysisSearch, 'rows' | 'page'>): boolean {
  return rows !== undefined || page !== undefined;
}

function postsInput(id: string, search: AnalysisSearch, now: Date, timezone: string) {
  const filter = withoutGranularity(filterFromSearch(search, now, timezone));
  const rows = search.rows ?? DEFAULT_ROWS;
  return {
    id,
    filter: { ...filter, sort: search.sort ?? DEFAULT_SORT, skip: skippedBefore(search.page ?? 1, rows), limit: rows },
  };
}

const BY_GRANULARITY: ReadonlySet<FigureEndpoint> = new Set([getWhen, getWhere, getPeaks]);

/** What does not depend on the granularity is not asked again for another. */
function askedBy(endpoint: FigureEndpoint, filter: AskedFilter): AskedFilter {
  return BY_GRANULARITY.has(endpoint) ? filter : withoutGranularity(filter);
}

function withoutGranularity({ granularity: _, ...filter }: AskedFilter): AskedFilter {
  return filter;
}
