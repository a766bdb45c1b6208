/** The organisation's topics, one question for all pages that show them: newest first, with totals. */
import type { QueryClient } from '@tanstack/react-query';
import { getAlerts } from '../../contract/alerts.ts';
import { getComparison } from '../../contract/analysis/comparison.ts';
import { getHome } from '../../contract/home.ts';
import type { TopicSummary } from '../../contract/topics.ts';
import { getUserInfo } from '../../contract/user-info.ts';
import { browserOffset } from './browser-offset.ts';
import { type Called, refreshRequests } from './call.ts';
import { refreshCalls, useCall } from './function-call.ts';
import { topicPoll } from './polling.ts';

export function useTopics(): Called<TopicSummary[]> {
  return useCall(
    'get_topics',
    { timezoneOffsetMinutes: browserOffset() },
    { neutral: [], refetchInterval: (topics) => topicPoll(topics ?? []) },
  );
}

/** Marks everything that lists topics as outdated: Home, the comparison, alerts and the plan meter included. */
export async function refreshTopics(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshCalls(client, ['get_topics', 'get_topic_ids']),
    refreshRequests(client, getHome),
    refreshRequests(client, getComparison),
    refreshRequests(client, getAlerts),
    refreshRequests(client, getUserInfo),
  ]);
}
