/** The organisation's topics, one question for all pages that show them: newest first, with totals. */
import type { TopicSummary } from '../../contract/topics.ts';
import { browserOffset } from './browser-offset.ts';
import { type Called, useCall } from './call.ts';
import { topicPoll } from './polling.ts';

export function useTopics(): Called<TopicSummary[]> {
  return useCall(
    'get_topics',
    { timezoneOffsetMinutes: browserOffset() },
    { neutral: [], refetchInterval: (topics) => topicPoll(topics ?? []) },
  );
}
